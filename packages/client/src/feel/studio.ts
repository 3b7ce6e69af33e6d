/** Where one cue is played: the same graph in a page that sounds and in a test that measures. */
export interface Studio {
  readonly context: BaseAudioContext;
  /** When the cue begins, in the time of the context. */
  readonly at: number;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
  /** About 1: twenty steps in a row are not one step twenty times. */
  readonly pitch: number;
}

/** From silence to its level, and away as things ring out. Times in seconds from the beginning of the cue. */
interface Envelope {
  readonly at?: number;
  readonly attack?: number;
  readonly hold?: number;
  readonly length: number;
  readonly level?: number;
}

export interface Burst extends Envelope {
  readonly filter: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly q?: number;
}

export interface Note extends Envelope {
  readonly shape?: OscillatorType;
  readonly from: number;
  readonly to?: number;
  /** How bright: the frequency above which little is left, at the attack and at the end. */
  readonly bright?: number;
  readonly dull?: number;
  /** Something that trembles: how often in a second, and how much of the level. */
  readonly tremble?: { readonly rate: number; readonly depth: number };
}

/** A thing that is struck: each part of its sound by frequency, level and how long it rings. */
export type Parts = readonly (readonly [frequency: number, level: number, length: number])[];

const ATTACK = 0.002;
/** What is left at the end of an envelope, before it is taken to nothing: sixty decibels down. */
const REST = 0.001;
const RELEASE = 0.01;

/** Air: wind, hiss, cloth, the crack of a shot, depending on the filter. */
export function burst(studio: Studio, { filter, from, to = from, q = 0.7, ...envelope }: Burst): void {
  const { context, noise, pitch } = studio;
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const colour = new BiquadFilterNode(context, { type: filter, frequency: from * pitch, Q: q });
  const { starts, ends } = times(studio, envelope);
  colour.frequency.setValueAtTime(from * pitch, starts);
  colour.frequency.exponentialRampToValueAtTime(to * pitch, ends);
  source.connect(colour).connect(shaped(studio, envelope)).connect(studio.out);
  // Another stretch of the noise for every burst, or two at once would be one twice as loud.
  source.start(starts, (from * 0.37 + (envelope.at ?? 0) * 7.3) % noise.duration);
  source.stop(ends + RELEASE);
}

/** Whatever has a pitch: a thump, a growl, a horn. */
export function note(studio: Studio, { shape = 'sine', from, to = from, bright, dull, tremble, ...rest }: Note): void {
  const { context, pitch } = studio;
  const { starts, ends } = times(studio, rest);
  const source = new OscillatorNode(context, { type: shape, frequency: from * pitch });
  source.frequency.setValueAtTime(from * pitch, starts);
  source.frequency.exponentialRampToValueAtTime(to * pitch, ends);
  let last: AudioNode = source;
  if (bright !== undefined) {
    const colour = new BiquadFilterNode(context, { type: 'lowpass', frequency: bright, Q: 0.7 });
    colour.frequency.setValueAtTime(bright, starts);
    colour.frequency.exponentialRampToValueAtTime(dull ?? bright, ends);
    last = last.connect(colour);
  }
  if (tremble !== undefined) last = last.connect(trembling(context, starts, ends, tremble));
  last.connect(shaped(studio, rest)).connect(studio.out);
  source.start(starts);
  source.stop(ends + RELEASE);
}

/** Wood, metal, bone, glass: what is struck tells itself by its parts. */
export function struck(studio: Studio, parts: Parts, { at = 0, level = 1 } = {}): void {
  for (const [frequency, share, length] of parts) {
    note(studio, { at, from: frequency, length, level: level * share, attack: 0.001 });
  }
}

/** Numbers between 0 and 1, always the same ones: for what is scattered, such as claps and pebbles. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function times({ at }: Studio, envelope: Envelope): { readonly starts: number; readonly ends: number } {
  const starts = at + (envelope.at ?? 0);
  return { starts, ends: starts + envelope.length };
}

function shaped(studio: Studio, envelope: Envelope): GainNode {
  const { attack = ATTACK, hold = 0, level = 1 } = envelope;
  const { starts, ends } = times(studio, envelope);
  const gain = new GainNode(studio.context, { gain: 0 });
  gain.gain.setValueAtTime(0, starts);
  gain.gain.linearRampToValueAtTime(level, starts + attack);
  gain.gain.setValueAtTime(level, starts + attack + hold);
  gain.gain.exponentialRampToValueAtTime(level * REST, ends);
  gain.gain.linearRampToValueAtTime(0, ends + RELEASE);
  return gain;
}

function trembling(
  context: BaseAudioContext,
  starts: number,
  ends: number,
  { rate, depth }: { readonly rate: number; readonly depth: number },
): GainNode {
  const gain = new GainNode(context, { gain: 1 - depth / 2 });
  const wave = new OscillatorNode(context, { type: 'sine', frequency: rate });
  wave.connect(new GainNode(context, { gain: depth / 2 })).connect(gain.gain);
  wave.start(starts);
  wave.stop(ends + RELEASE);
  return gain;
}
