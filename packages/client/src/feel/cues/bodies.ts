import type { Cue } from '../cue.ts';
import { burst, note, type Parts, type Studio, struck } from '../studio.ts';

// What bodies do: people, beasts, and the doors they go through.

/** Kit that hits the deck after its owner. */
const KIT: Parts = [
  [1130, 0.5, 0.12],
  [1870, 0.4, 0.09],
  [3060, 0.25, 0.06],
];
/** An edge, drawn through the air and ringing still. */
const EDGE: Parts = [
  [2310, 0.5, 0.34],
  [3480, 0.35, 0.26],
  [5230, 0.2, 0.18],
];

function thud(studio: Studio, at: number, level: number, pitch = 1): void {
  note(studio, { at, length: 0.16, attack: 0.002, level, from: 150 * pitch, to: 52 * pitch });
  burst(studio, { at, length: 0.1, level: level * 0.7, filter: 'lowpass', from: 720 * pitch });
}

const cloth = (studio: Studio, at: number, length: number, level: number): void =>
  burst(studio, { at, length, attack: length * 0.4, level, filter: 'bandpass', from: 900, to: 2100, q: 0.9 });

/** A throat: a low rough note, heard through two hollows. */
function throat(studio: Studio, from: number, to: number, length: number, hollows: readonly number[]): void {
  const { context, at } = studio;
  for (const [i, hollow] of hollows.entries()) {
    const mouth = new BiquadFilterNode(context, { type: 'bandpass', frequency: hollow, Q: 4 });
    mouth.frequency.setValueAtTime(hollow, at);
    mouth.frequency.exponentialRampToValueAtTime(hollow * 0.6, at + length);
    mouth.connect(studio.out);
    const inside = { ...studio, out: mouth };
    const envelope = { length, attack: length * 0.18, hold: length * 0.3, level: i === 0 ? 1.6 : 0.9 };
    note(inside, { ...envelope, shape: 'sawtooth', from, to, tremble: { rate: 27, depth: 0.75 } });
    note(inside, {
      ...envelope,
      shape: 'sawtooth',
      from: from * 1.03,
      to: to * 0.98,
      tremble: { rate: 19, depth: 0.6 },
    });
    burst(inside, { ...envelope, level: 0.5, filter: 'bandpass', from: hollow * 1.2, q: 0.5 });
  }
}

export const BODIES = {
  step: {
    loudness: 'soft',
    level: 0.56,
    length: 0.14,
    room: 0.06,
    play(studio) {
      note(studio, { length: 0.08, level: 0.7, from: 105, to: 62 });
      burst(studio, { length: 0.06, level: 0.7, filter: 'lowpass', from: 480 });
      burst(studio, { at: 0.035, length: 0.07, attack: 0.02, level: 0.18, filter: 'bandpass', from: 2300, q: 0.8 });
    },
  },
  door: {
    loudness: 'plain',
    level: 0.26,
    length: 0.7,
    room: 0.18,
    play(studio) {
      burst(studio, {
        length: 0.5,
        attack: 0.05,
        hold: 0.15,
        level: 0.55,
        filter: 'bandpass',
        from: 1200,
        to: 2600,
        q: 0.8,
      });
      note(studio, {
        length: 0.45,
        attack: 0.06,
        hold: 0.2,
        level: 0.3,
        shape: 'sawtooth',
        from: 88,
        to: 126,
        bright: 420,
      });
      thud(studio, 0.43, 0.9, 0.9);
      struck(
        studio,
        [
          [247, 0.4, 0.16],
          [418, 0.3, 0.12],
          [691, 0.15, 0.08],
        ],
        { at: 0.43 },
      );
    },
  },
  duck: {
    loudness: 'soft',
    level: 0.26,
    length: 0.36,
    room: 0.06,
    play(studio) {
      cloth(studio, 0, 0.2, 0.9);
      thud(studio, 0.16, 0.55, 1.1);
    },
  },
  blade: {
    loudness: 'plain',
    level: 0.81,
    length: 0.55,
    room: 0.12,
    play(studio) {
      burst(studio, { length: 0.24, attack: 0.1, level: 0.9, filter: 'bandpass', from: 800, to: 4200, q: 1.6 });
      struck(studio, EDGE, { at: 0.12, level: 0.25 });
    },
  },
  hit: {
    loudness: 'plain',
    level: 1,
    length: 0.2,
    room: 0.08,
    play(studio) {
      thud(studio, 0, 1);
      burst(studio, { length: 0.035, attack: 0.0005, level: 0.7, filter: 'bandpass', from: 1700, q: 0.8 });
    },
  },
  fall: {
    loudness: 'plain',
    level: 0.35,
    length: 0.75,
    room: 0.2,
    play(studio) {
      cloth(studio, 0, 0.2, 0.35);
      thud(studio, 0.12, 0.8, 1.05);
      thud(studio, 0.26, 1, 0.8);
      struck(studio, KIT, { at: 0.33, level: 0.35 });
      struck(studio, KIT, { at: 0.44, level: 0.15 });
    },
  },
  grapple: {
    loudness: 'plain',
    level: 0.3,
    length: 0.65,
    room: 0.08,
    play(studio) {
      throat(studio, 128, 92, 0.3, [620, 1080]);
      for (const at of [0, 0.15, 0.29]) cloth(studio, at, 0.16, 0.5);
      thud(studio, 0.08, 0.6);
      thud(studio, 0.34, 0.8, 0.9);
    },
  },
  threat: {
    loudness: 'plain',
    level: 0.51,
    length: 1.1,
    room: 0.4,
    play: studio => throat(studio, 74, 47, 1.05, [430, 1010]),
  },
} as const satisfies Readonly<Record<string, Cue>>;
