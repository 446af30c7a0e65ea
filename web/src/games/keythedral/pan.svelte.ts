/** The part of the map that is in sight: all of it, unless something small on it is asked for; it can be moved and zoomed. */
import { fit, held, PITCH, zoomed, type Lattice, type Point, type Span } from './geometry.ts';

export class Pan {
  width = $state(0);
  height = $state(0);
  span = $state.raw<Span>({ left: 0, top: 0, right: 0, bottom: 0 });
  most = $state(PITCH.most);
  /** Whether something on the map can be chosen. */
  asked = $state(false);
  /** Where the player has moved the map to; null: the whole of it, or as much as can be read. */
  private moved = $state.raw<Lattice | null>(null);

  /** All of the map, however small. */
  whole = $derived(fit(this.span, this.width, this.height, this.most));
  /** On the whole map a field would be too small a target for a finger. */
  small = $derived(this.whole.p < PITCH.least);
  lattice = $derived.by((): Lattice => {
    if (this.moved) return held(this.moved, this.span, this.width, this.height);
    if (!this.small || !this.asked) return this.whole;
    return held(zoomed(this.whole, PITCH.least, this.width / 2, this.height / 2), this.span, this.width, this.height);
  });
  /** Whether there is more of the map than is in sight. */
  larger = $derived(this.lattice.p > this.whole.p * 1.01);
  canGrow = $derived(this.lattice.p < this.most * 1.6 - 0.5);
  canShrink = $derived(this.lattice.p > this.whole.p * 1.01);

  move(dx: number, dy: number): void {
    const { p, ox, oy } = this.lattice;
    this.moved = held({ p, ox: ox + dx, oy: oy + dy }, this.span, this.width, this.height);
  }
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const p = Math.max(this.whole.p, Math.min(this.most * 1.6, this.lattice.p * factor));
    this.moved = p <= this.whole.p * 1.01 ? this.whole : held(zoomed(this.lattice, p, at.x, at.y), this.span, this.width, this.height);
  }
  /** Brings points of the lattice, in fields, into sight; nothing moves if they are. */
  show(points: Point[]): void {
    if (!this.larger || points.length === 0) return;
    const { p, ox, oy } = this.lattice;
    const xs = points.map((f) => ox + f.x * p);
    const ys = points.map((f) => oy + f.y * p);
    const shift = (low: number, high: number, room: number): number => {
      const margin = p * 0.6;
      if (high - low + 2 * margin > room) return room / 2 - (low + high) / 2;
      if (low < margin) return margin - low;
      if (high > room - margin) return room - margin - high;
      return 0;
    };
    const dx = shift(Math.min(...xs), Math.max(...xs), this.width);
    const dy = shift(Math.min(...ys), Math.max(...ys), this.height);
    if (dx || dy) this.move(dx, dy);
  }
  reset(): void {
    this.moved = null;
  }
}
