/** Sounds, made as they are heard: no files. */
import type { Sound } from '../table/sounds.ts';
import { session } from './session.svelte.ts';

let context: AudioContext | null = null;

function tone(ctx: AudioContext, at: number, pitch: number, length: number, volume: number, kind: OscillatorType) {
  const gain = ctx.createGain();
  const source = ctx.createOscillator();
  source.type = kind;
  source.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(ctx.destination);
  source.start(at);
  source.stop(at + length);
}

function rustle(ctx: AudioContext, at: number, length: number, volume: number, pitch: number) {
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * length), ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = ctx.createBufferSource();
  const filter = ctx.createBiquadFilter();
  const gain = ctx.createGain();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = volume;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(ctx.destination);
  source.start(at);
}

/** Browsers allow sound only after the first click or key. */
export function play(sound: Sound): void {
  const { sound: level } = session.settings;
  if (level === 'off' || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const loud = level === 'full' ? 1 : 0.4;
  const at = context.currentTime + 0.01;
  if (sound === 'turn')
    for (const [ratio, part] of [[1, 0.5], [2.02, 0.2], [2.98, 0.1]] as const)
      tone(context, at, 196 * ratio, 1.6 / ratio, part * loud, 'sine');
  else if (sound === 'piece') rustle(context, at, 0.05, 0.5 * loud, 700);
  else if (sound === 'cube') tone(context, at, 520, 0.06, 0.25 * loud, 'triangle');
  else if (sound === 'card') rustle(context, at, 0.18, 0.25 * loud, 3200);
  else for (const pitch of [130.8, 196, 261.6, 329.6]) tone(context, at, pitch, 2.4, 0.12 * loud, 'sine');
}
