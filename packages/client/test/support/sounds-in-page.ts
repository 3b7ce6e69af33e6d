import { CUES, type CueName } from '../../src/feel/cues.ts';
import { type CueOptions, openPlayer, ROOM_LENGTH } from '../../src/feel/player.ts';

// Runs inside Chromium: renders cues as the page plays them and measures what came out.

export interface Sounded {
  readonly name: CueName;
  readonly options?: CueOptions;
}

/** Levels in decibels below the most a sample can hold, lengths in seconds. */
export interface Measured {
  readonly peak: number;
  /** Of the loudest tenth of a second, by its root mean square. */
  readonly loudness: number;
  /** Until the last sample above -60 dB. */
  readonly length: number;
  /** The mean of all samples. */
  readonly offset: number;
  /** The peak of the last twentieth of a second. */
  readonly end: number;
  readonly areNumbers: boolean;
  /** Left minus right, over the whole of it. */
  readonly leaning: number;
  readonly samples: readonly Float32Array[];
}

const RATE = 48_000;
const decibels = (level: number): number => 20 * Math.log10(Math.max(level, 1e-9));

async function render(sounded: readonly Sounded[]): Promise<readonly Float32Array[]> {
  const ends = sounded.map(({ name, options }) => (options?.after ?? 0) + CUES[name].length + ROOM_LENGTH + 0.15);
  const context = new OfflineAudioContext(2, Math.ceil(RATE * Math.max(...ends)), RATE);
  const player = openPlayer(context);
  for (const { name, options } of sounded) player.play(name, options);
  const rendered = await context.startRendering();
  return [rendered.getChannelData(0), rendered.getChannelData(1)];
}

async function measure(sounded: readonly Sounded[]): Promise<Measured> {
  const samples = await render(sounded);
  const [left = new Float32Array(), right = new Float32Array()] = samples;
  const peakOf = (from: number): number => Math.max(...samples.map(each => loudestOf(each.subarray(from))));
  let last = left.length - 1;
  while (last > 0 && Math.max(Math.abs(left[last] ?? 0), Math.abs(right[last] ?? 0)) < 1e-3) last--;
  return {
    peak: decibels(peakOf(0)),
    loudness: decibels(Math.max(...samples.map(loudestTenth))),
    length: last / RATE,
    offset: Math.max(...samples.map(each => Math.abs(each.reduce((sum, x) => sum + x, 0) / each.length))),
    end: decibels(peakOf(left.length - RATE / 20)),
    areNumbers: samples.every(each => each.every(Number.isFinite)),
    leaning: decibels(meanSquare(left) ** 0.5) - decibels(meanSquare(right) ** 0.5),
    samples,
  };
}

const loudestOf = (samples: Float32Array): number => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

const meanSquare = (samples: Float32Array): number => samples.reduce((sum, x) => sum + x * x, 0) / samples.length;

function loudestTenth(samples: Float32Array): number {
  const tenth = RATE / 10;
  const starts = Array.from({ length: Math.floor((samples.length - tenth) / (tenth / 4)) }, (_, i) => (i * tenth) / 4);
  return Math.max(...starts.map(start => meanSquare(samples.subarray(start, start + tenth)) ** 0.5));
}

/** How far two recordings are apart at the worst. The order in which a mixer adds is its own, so the last bit may differ. */
const difference = (a: Measured, b: Measured): number =>
  decibels(
    Math.max(
      Math.abs(a.samples[0]!.length - b.samples[0]!.length),
      ...a.samples.map((samples, i) => loudestOf(samples.map((x, j) => x - (b.samples[i]?.[j] ?? 0)))),
    ),
  );

export const SOUNDS = { cues: CUES, measure, difference };

Object.assign(globalThis, { SOUNDS });
