import type { Cue } from '../cue.ts';
import { burst, chances, note, type Parts, struck } from '../studio.ts';

// Cars and what becomes of them.

const BODYWORK: Parts = [
  [187, 0.8, 0.5],
  [311, 0.7, 0.42],
  [523, 0.5, 0.33],
  [839, 0.4, 0.25],
  [1433, 0.25, 0.16],
];

export const WHEELS = {
  engine: {
    loudness: 'plain',
    level: 0.099,
    length: 1.35,
    room: 0.06,
    play(studio) {
      const envelope = { length: 1.3, attack: 0.09, hold: 0.5 };
      note(studio, {
        ...envelope,
        shape: 'sawtooth',
        from: 58,
        to: 96,
        bright: 520,
        dull: 260,
        tremble: { rate: 24, depth: 0.5 },
      });
      note(studio, { ...envelope, shape: 'square', from: 29, to: 48, level: 0.6, bright: 380, dull: 200 });
      burst(studio, { ...envelope, level: 0.35, filter: 'bandpass', from: 520, to: 260, q: 0.7 });
    },
  },
  skid: {
    loudness: 'plain',
    level: 0.47,
    length: 0.95,
    room: 0.12,
    play(studio) {
      // Rubber sings on two notes that will not agree.
      for (const [from, to] of [
        [1180, 840],
        [1390, 1010],
      ] as const) {
        burst(studio, { length: 0.9, attack: 0.05, hold: 0.35, level: 1, filter: 'bandpass', from, to, q: 14 });
        note(studio, {
          length: 0.85,
          attack: 0.08,
          hold: 0.3,
          level: 0.2,
          shape: 'triangle',
          from,
          to,
          tremble: { rate: 33, depth: 0.6 },
        });
      }
      burst(studio, {
        length: 0.9,
        attack: 0.04,
        hold: 0.3,
        level: 0.3,
        filter: 'bandpass',
        from: 420,
        to: 260,
        q: 0.6,
      });
    },
  },
  crash: {
    loudness: 'loud',
    level: 0.91,
    length: 1.4,
    room: 0.5,
    play(studio) {
      burst(studio, { length: 0.07, attack: 0.0005, filter: 'highpass', from: 1300 });
      burst(studio, { length: 0.7, attack: 0.002, hold: 0.04, filter: 'lowpass', from: 2300, to: 160 });
      note(studio, { length: 0.4, attack: 0.001, from: 120, to: 38 });
      struck(studio, BODYWORK, { level: 0.4 });
      struck(studio, BODYWORK, { at: 0.17, level: 0.2 });
      const chance = chances(3);
      for (let i = 0; i < 18; i++) {
        const glass = 2600 + 3800 * chance();
        struck(
          studio,
          [
            [glass, 0.5, 0.07],
            [glass * 1.48, 0.3, 0.05],
          ],
          { at: 0.12 + 1.05 * chance() ** 1.6, level: 0.12 * chance() },
        );
      }
    },
  },
} as const satisfies Readonly<Record<string, Cue>>;
