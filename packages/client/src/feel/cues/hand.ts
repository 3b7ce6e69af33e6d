import type { Cue } from '../cue.ts';
import { burst, chances, note, type Parts, type Studio, struck } from '../studio.ts';

// What the player's own hand does at the table: a touch, a refusal, dice.

/** A fingernail on wood. */
const TAP: Parts = [
  [620, 1, 0.09],
  [1410, 0.35, 0.05],
  [2480, 0.15, 0.03],
];
/** A bar of a marimba, by its note. */
const bar = (frequency: number, length: number): Parts => [
  [frequency, 1, length],
  [frequency * 3.93, 0.22, length * 0.35],
  [frequency * 9.2, 0.06, length * 0.12],
];

const KNOCKS = 9;

/** A die on a table: each time it touches down sooner and more softly. */
function tumble(studio: Studio): void {
  const chance = chances(6);
  let at = 0.01;
  for (let i = 0; i < KNOCKS; i++) {
    const level = 0.9 * 0.84 ** i;
    const bone = 1500 + 900 * chance();
    burst(studio, { at, length: 0.025, level: level * 0.8, filter: 'bandpass', from: bone * 1.6, q: 1.2 });
    struck(
      studio,
      [
        [bone, 0.5, 0.035],
        [bone * 1.71, 0.3, 0.025],
        [310 + 60 * chance(), 0.6, 0.05],
      ],
      { at, level },
    );
    at += (0.105 - 0.0085 * i) * (0.75 + 0.5 * chance());
  }
}

export const HAND = {
  click: {
    loudness: 'soft',
    level: 1.7,
    length: 0.06,
    room: 0,
    play(studio) {
      burst(studio, { length: 0.02, level: 0.6, filter: 'bandpass', from: 2600, q: 1.4 });
      struck(studio, [[1750, 0.35, 0.035]]);
    },
  },
  select: {
    loudness: 'soft',
    level: 0.51,
    length: 0.12,
    room: 0.05,
    play(studio) {
      struck(studio, TAP);
      burst(studio, { length: 0.015, level: 0.25, filter: 'highpass', from: 3000 });
    },
  },
  refuse: {
    loudness: 'soft',
    level: 0.19,
    length: 0.26,
    room: 0.05,
    play(studio) {
      for (const at of [0, 0.11]) {
        note(studio, { at, length: 0.12, from: 205, to: 150, level: 0.9 });
        burst(studio, { at, length: 0.05, level: 0.5, filter: 'lowpass', from: 620 });
      }
    },
  },
  dice: { loudness: 'plain', level: 0.53, length: 0.8, room: 0.06, play: tumble },
  'die-good': {
    loudness: 'soft',
    level: 0.093,
    length: 0.75,
    room: 0.12,
    play(studio) {
      struck(studio, bar(587, 0.4), { level: 0.8 });
      struck(studio, bar(880, 0.6), { at: 0.09 });
    },
  },
  'die-bad': {
    loudness: 'soft',
    level: 0.1,
    length: 0.6,
    room: 0.12,
    play(studio) {
      struck(studio, bar(294, 0.3), { level: 0.8 });
      struck(studio, bar(220, 0.45), { at: 0.1 });
    },
  },
} as const satisfies Readonly<Record<string, Cue>>;
