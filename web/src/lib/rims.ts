/**
 * On dark ground an icon keeps its dark ink and gets a pale rim: its own lines, wider, below it. They are drawn into the
 * symbols, and only once the dark theme is used; a shadow as a filter would be computed anew in every frame.
 */
const WIDER = 2;

export function rimIcons(within: ParentNode = document): void {
  for (const inked of within.querySelectorAll('symbol > g[stroke="var(--icon-ink)"]:only-child')) {
    const rim = inked.cloneNode(true) as Element;
    rim.setAttribute('class', 'rim');
    for (const one of [rim, ...rim.querySelectorAll('*')]) {
      one.setAttribute('fill', 'none');
      if (one !== rim && one.getAttribute('stroke') !== 'none') one.removeAttribute('stroke');
      const width = one.getAttribute('stroke-width');
      if (width) one.setAttribute('stroke-width', String(Number(width) + WIDER));
    }
    inked.before(rim);
  }
}
