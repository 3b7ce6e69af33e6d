import { quantile } from '../measure.ts';
import type { LoadResult } from './load.ts';

/** One entry of `npm run bench:server -- --json`. */
export interface Entry {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly theirs?: number;
  readonly ratio?: number;
  /** How long the slowest of a hundred moves took, in ms. */
  readonly p99?: number;
  /** What a move takes of a processor, in microseconds, and the ratio by that: other programs do not change it much. */
  readonly processor?: number;
  readonly ratioByProcessor?: number;
  /** What a person wants to know besides. */
  readonly notes: readonly string[];
}

/** What came of several rounds of the same load, and what it cost the server. */
export interface Rounds {
  readonly rate: number;
  readonly rates: readonly number[];
  readonly p50: number;
  readonly p99: number;
  /** Of a processor, for each move, in microseconds, all threads of all processes together. */
  readonly processor: number;
  /** What the load took, which a real player's own machine would. */
  readonly load: number;
}

export function roundsOf(results: readonly LoadResult[]): Rounds {
  const wrong = results.flatMap(result => result.wrong);
  if (wrong.length > 0) throw new Error(`the load went wrong: ${wrong.join('; ')}`);
  const median = (of: (result: LoadResult) => number): number => quantile(results.map(of), 0.5);
  return {
    rate: median(({ perSecond }) => perSecond),
    rates: results.map(({ perSecond }) => perSecond),
    p50: median(({ p50 }) => p50),
    p99: median(({ p99 }) => p99),
    processor: median(({ processor }) => processor),
    load: median(({ load }) => load),
  };
}

const rounded = (value: number): number => Number(value.toPrecision(4));

export function asJson(entries: readonly Entry[]): string {
  const figures = entries.map(({ name, notes: _, ...rest }) => [
    name,
    Object.fromEntries(
      Object.entries(rest).map(([key, value]) => [key, typeof value === 'number' ? rounded(value) : value]),
    ),
  ]);
  return JSON.stringify(Object.fromEntries(figures), null, 2);
}

export function asText(entries: readonly Entry[]): string {
  return entries
    .map(({ name, unit, ours, theirs, ratio, p99, notes }) => {
      const parts = [
        `${name}: ${rounded(ours).toLocaleString('en')} ${unit}`,
        ...(theirs === undefined ? [] : [`theirs ${rounded(theirs).toLocaleString('en')}`]),
        ...(ratio === undefined ? [] : [`ratio ${ratio.toFixed(2)}`]),
        ...(p99 === undefined ? [] : [`p99 ${p99.toFixed(1)} ms`]),
      ];
      return [parts.join(', '), ...notes.map(note => `  ${note}`)].join('\n');
    })
    .join('\n\n');
}
