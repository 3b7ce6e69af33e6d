import type { CueName } from './cues.ts';
import { CUES } from './cues.ts';
import { chances } from './studio.ts';

export interface CueOptions {
  /** Where on the board it happens: -1 at the left edge of the window, 1 at the right. */
  readonly pan?: number;
  /** A share of its usual level: what happens far off is less loud. */
  readonly level?: number;
  /** Seconds from now. */
  readonly after?: number;
}

/** Plays cues into a context, one that sounds or one that is measured. */
export interface Player {
  play(name: CueName, options?: CueOptions): void;
  /** From 0 to 1. */
  setVolume(volume: number): void;
}

interface Voice {
  readonly out: GainNode;
  readonly ends: number;
}

const MOST_VOICES = 12;
/** A cue that begins within so many seconds of its like is one with it. */
const MERGED = 0.04;
/** How long the room goes on after a cue. */
export const ROOM_LENGTH = 0.55;
/** Nobody sits inside the loudspeaker. */
const WIDEST_PAN = 0.8;
const NOISE_LENGTH = 2;

export function openPlayer(context: BaseAudioContext): Player {
  const noise = noiseOf(context, NOISE_LENGTH, 1, () => 1);
  const { mix, volume } = bus(context);
  const room = new ConvolverNode(context, { buffer: roomOf(context) });
  room.connect(mix);
  const begun = new Map<CueName, number>();
  const vary = chances(40);
  let voices: readonly Voice[] = [];

  return {
    setVolume(to) {
      volume.gain.value = Math.min(1, Math.max(0, to));
    },
    play(name, { pan = 0, level = 1, after = 0 } = {}) {
      const at = context.currentTime + after;
      const last = begun.get(name);
      if (last !== undefined && Math.abs(at - last) < MERGED) return;
      const pitch = last === undefined ? 1 : 0.95 + 0.1 * vary();
      begun.set(name, at);
      const cue = CUES[name];
      const out = new GainNode(context, { gain: cue.level * level });
      const place = new StereoPannerNode(context, { pan: Math.min(1, Math.max(-1, pan)) * WIDEST_PAN });
      out.connect(place).connect(mix);
      place.connect(new GainNode(context, { gain: cue.room })).connect(room);
      cue.play({ context, at, out, noise, pitch });
      voices = [...roomFor(voices, context.currentTime), { out, ends: at + cue.length + ROOM_LENGTH }];
    },
  };
}

/** Those that still sound, and no more than leave a place for one: the oldest goes. */
function roomFor(voices: readonly Voice[], now: number): readonly Voice[] {
  const sounding = voices.filter(voice => voice.ends > now);
  for (const voice of voices) if (voice.ends <= now) voice.out.disconnect();
  const surplus = sounding.length - MOST_VOICES + 1;
  for (const { out } of sounding.slice(0, Math.max(0, surplus))) out.gain.setTargetAtTime(0, now, 0.01);
  return sounding.slice(Math.max(0, surplus));
}

/** Everything goes one way: what is too much is held back, and nothing passes the ceiling. */
function bus(context: BaseAudioContext): { readonly mix: AudioNode; readonly volume: GainNode } {
  const mix = new GainNode(context);
  const limiter = new DynamicsCompressorNode(context, {
    threshold: -10,
    knee: 8,
    ratio: 8,
    attack: 0.003,
    release: 0.12,
  });
  const ceiling = new WaveShaperNode(context, { curve: ceilingCurve() });
  const volume = new GainNode(context);
  mix.connect(limiter).connect(ceiling).connect(volume).connect(context.destination);
  return { mix, volume };
}

/** Straight through for all that is quiet, bent for what is not; at its end nearly two decibels below the most. */
function ceilingCurve(): Float32Array<ArrayBuffer> {
  const [steps, straight, left] = [2048, 0.5, 0.36];
  return Float32Array.from({ length: 2 * steps + 1 }, (_, i) => {
    const x = i / steps - 1;
    const over = Math.abs(x) - straight;
    return over <= 0 ? x : Math.sign(x) * (straight + left * Math.tanh(over / left));
  });
}

/** A room of steel and plaster: noise that dies away. */
const roomOf = (context: BaseAudioContext): AudioBuffer =>
  noiseOf(context, ROOM_LENGTH, 2, share => Math.exp(-7 * share) * (1 - share));

/** The same noise every time, so that what was measured is what is heard. */
function noiseOf(
  context: BaseAudioContext,
  length: number,
  channels: number,
  envelope: (share: number) => number,
): AudioBuffer {
  const samples = Math.round(length * context.sampleRate);
  const buffer = new AudioBuffer({ length: samples, numberOfChannels: channels, sampleRate: context.sampleRate });
  for (let channel = 0; channel < channels; channel++) {
    const chance = chances(channel + 1);
    const data = buffer.getChannelData(channel);
    for (let i = 0; i < samples; i++) data[i] = (chance() * 2 - 1) * envelope(i / samples);
  }
  return buffer;
}
