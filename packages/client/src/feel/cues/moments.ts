import type { Cue } from '../cue.ts';
import { burst, chances, note, type Studio, struck } from '../studio.ts';

// Turns of the game: orders and phases, catastrophes, endings.

interface Horn {
  readonly at?: number;
  readonly from: number;
  readonly length: number;
  readonly level?: number;
}

/** Brass: two reeds a hair apart that open and close. */
function horn(studio: Studio, { at = 0, from, length, level = 1 }: Horn): void {
  for (const apart of [0.997, 1.003]) {
    const envelope = { at, length, attack: 0.05, hold: length * 0.4, level: level * 0.3 };
    note(studio, { ...envelope, shape: 'sawtooth', from: from * apart, bright: from * 4.5, dull: from * 1.4 });
  }
  note(studio, { at, length, attack: 0.03, hold: length * 0.3, level: level * 0.35, from });
}

function drum(studio: Studio, at: number, level: number): void {
  note(studio, { at, length: 0.3, level, from: 112, to: 62 });
  burst(studio, { at, length: 0.05, level: level * 0.35, filter: 'bandpass', from: 900, q: 0.7 });
}

function roll(studio: Studio, from: number, count: number, every: number): void {
  for (let i = 0; i < count; i++) {
    const at = from + i * every;
    burst(studio, { at, length: 0.07, level: 0.25 + (0.5 * i) / count, filter: 'bandpass', from: 1700, q: 0.5 });
    note(studio, { at, length: 0.07, level: 0.25, from: 210, to: 170 });
  }
}

/** A sergeant's whistle: the pea trembles in it. */
function whistle(studio: Studio, at: number, length: number): void {
  const tremble = { rate: 38, depth: 0.55 };
  const envelope = { at, length, attack: 0.02, hold: length * 0.6 };
  note(studio, { ...envelope, level: 0.5, from: 2080, to: 2140, tremble });
  note(studio, { ...envelope, level: 0.2, from: 2190, to: 2250, tremble });
  burst(studio, { ...envelope, level: 0.14, filter: 'bandpass', from: 2900, q: 1.5 });
}

const CLAPS = 90;

function applause(studio: Studio): void {
  const chance = chances(90);
  for (let i = 0; i < CLAPS; i++) {
    const when = chance();
    // It swells, stands, and thins out.
    const level = 0.5 * Math.sin(Math.PI * Math.min(1, 0.12 + when)) * (0.3 + 0.7 * chance());
    const hands = 750 + 1200 * chance();
    burst(studio, { at: 2.2 * when, length: 0.045, attack: 0.001, level, filter: 'bandpass', from: hands, q: 1.1 });
  }
  burst(studio, { length: 2.3, attack: 0.5, hold: 0.9, level: 0.06, filter: 'bandpass', from: 1300, q: 0.5 });
}

export const MOMENTS = {
  ping: {
    loudness: 'soft',
    level: 0.13,
    length: 0.95,
    room: 0.6,
    play(studio) {
      note(studio, { length: 0.9, attack: 0.004, level: 0.8, from: 1420, to: 1390 });
      note(studio, { length: 0.4, attack: 0.004, level: 0.2, from: 2840 });
    },
  },
  phase: {
    loudness: 'soft',
    level: 0.14,
    length: 1.1,
    room: 0.5,
    play(studio) {
      drum(studio, 0.02, 0.9);
      struck(
        studio,
        [
          [147, 0.5, 1],
          [221, 0.35, 0.8],
          [343, 0.18, 0.6],
          [508, 0.1, 0.4],
        ],
        { at: 0.02 },
      );
      burst(studio, { length: 0.5, attack: 0.02, level: 0.08, filter: 'bandpass', from: 2400, q: 0.7 });
    },
  },
  order: {
    loudness: 'soft',
    level: 0.13,
    length: 0.5,
    room: 0.12,
    play(studio) {
      whistle(studio, 0, 0.12);
      whistle(studio, 0.15, 0.3);
    },
  },
  rally: {
    loudness: 'plain',
    level: 0.18,
    length: 1.1,
    room: 0.4,
    play(studio) {
      roll(studio, 0, 6, 0.045);
      horn(studio, { at: 0.28, from: 294, length: 0.22 });
      horn(studio, { at: 0.46, from: 440, length: 0.6 });
    },
  },
  alarm: {
    loudness: 'loud',
    level: 0.39,
    length: 1.7,
    room: 0.4,
    play(studio) {
      for (const at of [0, 0.52, 1.04]) {
        const envelope = { at, length: 0.55, attack: 0.03, hold: 0.32 };
        note(studio, { ...envelope, level: 0.6, shape: 'sawtooth', from: 311, to: 392, bright: 1500, dull: 900 });
        note(studio, { ...envelope, level: 0.4, shape: 'sawtooth', from: 156, to: 196, bright: 700 });
      }
      drum(studio, 0, 1);
    },
  },
  win: {
    loudness: 'plain',
    level: 0.18,
    length: 2.1,
    room: 0.5,
    play(studio) {
      roll(studio, 0, 5, 0.05);
      for (const [at, from] of [
        [0.25, 294],
        [0.43, 370],
        [0.61, 440],
      ] as const)
        horn(studio, { at, from, length: 0.26 });
      for (const from of [147, 294, 370, 440, 587]) horn(studio, { at: 0.8, from, length: 1.25, level: 0.55 });
      drum(studio, 0.8, 0.9);
    },
  },
  lose: {
    loudness: 'plain',
    level: 0.18,
    length: 2.3,
    room: 0.5,
    play(studio) {
      for (const [at, from] of [
        [0, 294],
        [0.4, 277],
        [0.8, 247],
      ] as const)
        horn(studio, { at, from, length: 0.5, level: 0.8 });
      for (const from of [98, 147, 233]) horn(studio, { at: 1.2, from, length: 1.05, level: 0.6 });
      drum(studio, 1.2, 0.8);
    },
  },
  applause: { loudness: 'plain', level: 1.8, length: 2.4, room: 0.4, play: applause },
} as const satisfies Readonly<Record<string, Cue>>;
