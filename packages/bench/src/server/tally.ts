import { quantile } from '../measure.ts';

/** What came of letting a load run for a while: moves a second, and how long a player waited for his, in ms. */
export interface Rate {
  readonly moves: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

export interface Tally {
  /** A move was acknowledged, so many milliseconds after it was sent. */
  moved(waited: number): void;
  /** From now on it counts. */
  begin(): void;
  end(): Rate;
}

export function tally(): Tally {
  let waits: number[] = [];
  let began = performance.now();
  return {
    moved: waited => void waits.push(waited),
    begin() {
      waits = [];
      began = performance.now();
    },
    end() {
      const perSecond = waits.length / ((performance.now() - began) / 1000);
      const [p50, p99] = waits.length === 0 ? [0, 0] : [quantile(waits, 0.5), quantile(waits, 0.99)];
      return { moves: waits.length, perSecond, p50, p99 };
    },
  };
}
