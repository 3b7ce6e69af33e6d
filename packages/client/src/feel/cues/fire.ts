import type { Cue } from '../cue.ts';
import { burst, chances, note, type Studio } from '../studio.ts';

// Whatever is fired, thrown and burnt.

interface Round {
  readonly at?: number;
  readonly level?: number;
  /** Which way the air is pushed: a volley that pushed one way only would have a direct current in it. */
  readonly side?: 1 | -1;
  /** Where the crack lies, where its echo ends, and how low the push of the air is. */
  readonly crack: number;
  readonly echo: number;
  readonly push: number;
  readonly length: number;
}

/** A round: the crack of the muzzle, the air behind it, the push that is felt more than heard. */
function round(studio: Studio, { at = 0, level = 1, side = 1, crack, echo, push, length }: Round): void {
  burst(studio, { at, length: 0.045, attack: 0.0005, level: 0.9 * level, filter: 'highpass', from: crack });
  burst(studio, { at, length, attack: 0.001, level: level, filter: 'bandpass', from: crack * 0.8, to: echo, q: 0.6 });
  note(studio, { at, length: length * 0.6, attack: 0.001, level: level * side, from: push * 3, to: push });
}

function rounds(studio: Studio, count: number, every: number, each: Round): void {
  const chance = chances(count);
  for (let i = 0; i < count; i++) {
    const at = i * every * (0.94 + 0.12 * chance());
    round(studio, { ...each, at, level: 0.8 + 0.2 * chance(), side: i % 2 === 0 ? 1 : -1 });
  }
}

/** What falls down again after an explosion. */
function debris(studio: Studio, count: number, from: number, until: number): void {
  const chance = chances(count);
  for (let i = 0; i < count; i++) {
    const at = from + (until - from) * chance() ** 1.5;
    const level = 0.16 * (1 - at / (until * 1.3)) * (0.4 + chance());
    burst(studio, { at, length: 0.03, level, filter: 'bandpass', from: 700 + 2600 * chance(), q: 2.5 });
  }
}

/** A round that has missed a head by a hand's breadth, and one that has found a stone. */
function closeBy(studio: Studio): void {
  for (const at of [0, 0.13, 0.21]) {
    burst(studio, { at, length: 0.05, attack: 0.0005, level: 0.8, filter: 'highpass', from: 2600 });
    burst(studio, { at: at + 0.01, length: 0.12, level: 0.4, filter: 'bandpass', from: 1500, to: 500, q: 1 });
  }
  note(studio, {
    at: 0.22,
    length: 0.42,
    attack: 0.015,
    level: 0.16,
    from: 2700,
    to: 760,
    tremble: { rate: 61, depth: 0.7 },
  });
}

function flame(studio: Studio): void {
  burst(studio, { length: 1.2, attack: 0.1, hold: 0.35, filter: 'bandpass', from: 620, to: 260, q: 0.5 });
  burst(studio, { length: 1.1, attack: 0.15, hold: 0.3, level: 0.9, filter: 'lowpass', from: 170, to: 90 });
  burst(studio, { length: 0.8, attack: 0.06, hold: 0.2, level: 0.18, filter: 'highpass', from: 3200 });
  const chance = chances(11);
  for (let i = 0; i < 16; i++) {
    const at = 0.15 + 0.85 * chance();
    burst(studio, { at, length: 0.02, level: 0.35 * chance(), filter: 'bandpass', from: 1300 + 1900 * chance(), q: 3 });
  }
}

function blast(studio: Studio): void {
  burst(studio, { length: 0.06, attack: 0.0005, level: 0.8, filter: 'highpass', from: 1400 });
  burst(studio, { length: 1.3, attack: 0.004, hold: 0.05, filter: 'lowpass', from: 2600, to: 90 });
  burst(studio, { length: 1.5, attack: 0.03, level: 0.8, filter: 'lowpass', from: 220, to: 60 });
  note(studio, { length: 0.9, attack: 0.002, hold: 0.04, level: 1, from: 105, to: 31 });
  debris(studio, 22, 0.3, 1.4);
}

export const FIRE = {
  'shot-pistol': {
    loudness: 'plain',
    level: 1.3,
    length: 0.25,
    room: 0.4,
    play: studio => round(studio, { crack: 1500, echo: 340, push: 85, length: 0.2 }),
  },
  'shot-rifle': {
    loudness: 'plain',
    level: 0.9,
    length: 0.4,
    room: 0.6,
    play(studio) {
      round(studio, { crack: 2100, echo: 230, push: 62, length: 0.34 });
      // The bolt, after the shot.
      burst(studio, { at: 0.07, length: 0.02, level: 0.12, filter: 'bandpass', from: 3100, q: 4 });
    },
  },
  'shot-heavy': {
    loudness: 'loud',
    level: 1.2,
    length: 0.75,
    room: 0.5,
    play: studio => rounds(studio, 5, 0.105, { crack: 1100, echo: 160, push: 56, length: 0.24 }),
  },
  spray: {
    loudness: 'plain',
    level: 0.38,
    length: 0.8,
    room: 0.45,
    play: studio => rounds(studio, 9, 0.066, { crack: 1900, echo: 300, push: 78, length: 0.14 }),
  },
  flame: { loudness: 'plain', level: 0.49, length: 1.25, room: 0.15, play: flame },
  blast: { loudness: 'loud', level: 0.43, length: 1.6, room: 0.7, play: blast },
  smoke: {
    loudness: 'soft',
    level: 0.14,
    length: 1.35,
    room: 0.1,
    play(studio) {
      note(studio, { length: 0.08, level: 0.7, from: 260, to: 110 });
      burst(studio, {
        at: 0.03,
        length: 1.25,
        attack: 0.12,
        hold: 0.25,
        filter: 'bandpass',
        from: 3000,
        to: 900,
        q: 0.6,
      });
    },
  },
  suppressed: { loudness: 'plain', level: 0.91, length: 0.7, room: 0.5, play: closeBy },
} as const satisfies Readonly<Record<string, Cue>>;
