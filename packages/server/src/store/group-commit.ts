import { type StoreStats, StoreTrouble } from './store.ts';
import { assertWithinBounds, type ResultOf, type Settled, type Write } from './write.ts';

/** Commits some writes at once and tells how each ended. It is called again only after that. */
export type Commit = (writes: readonly Write[]) => Promise<readonly Settled[]>;

/** How many writes may share a commit, and how many may wait for one. */
const MOST_TOGETHER = 500;
const MOST_WAITING = 50_000;
/** How long a refused write is news, in ms: where nobody writes any more, nobody finds out that there is room again. */
const OF_LATE = 60_000;

export interface GroupCommit {
  /** Settles after the commit that holds the write. */
  write<W extends Write>(write: W): Promise<ResultOf<W>>;
  stats(): StoreStats;
  /** Why writes were refused of late, if none has succeeded since. */
  trouble(): StoreTrouble | null;
  /** When nothing waits any more. Nothing is taken from now on. */
  close(): Promise<void>;
}

interface Waiting {
  readonly write: Write;
  readonly settle: (settled: Settled) => void;
}

/**
 * What arrives while a commit is under way shares the next one. So one move alone waits for nobody, and under load the
 * price of a full sync is shared, without any clock.
 */
export function groupCommit(commit: Commit, committed: (write: Write, settled: Settled) => void): GroupCommit {
  let waiting: Waiting[] = [];
  let underWay: readonly Waiting[] = [];
  let running: Promise<void> | null = null;
  let isClosed = false;
  let refused: { readonly trouble: StoreTrouble; readonly at: number } | null = null;
  const count = { entries: 0, commits: 0, lost: 0 };

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      // Whatever else this turn of the event loop brings comes along.
      await new Promise<void>(resolve => setImmediate(resolve));
      underWay = waiting.slice(0, MOST_TOGETHER);
      waiting = waiting.slice(MOST_TOGETHER);
      const settled = await commit(underWay.map(({ write }) => write)).catch(allBugged);
      count.commits++;
      underWay.forEach(({ write, settle }, at) => {
        const one = settled[at] ?? { bug: 'store: a write was not settled' };
        tally(write, one);
        note(one);
        committed(write, one);
        settle(one);
      });
      underWay = [];
    }
    running = null;
  }

  const allBugged = (problem: unknown): readonly Settled[] =>
    underWay.map(() =>
      problem instanceof StoreTrouble ? { trouble: problem.code, message: problem.message } : { bug: String(problem) },
    );

  function note(settled: Settled): void {
    if ('done' in settled) refused = null;
    if ('trouble' in settled) {
      refused = { trouble: new StoreTrouble(settled.trouble, settled.message), at: performance.now() };
    }
  }

  function tally(write: Write, settled: Settled): void {
    if (!('done' in settled) || (write.kind !== 'append' && write.kind !== 'create')) return;
    if (settled.done === 'written') count.entries += write.entries.length;
    if (settled.done === 'lost') count.lost++;
  }

  return {
    write<W extends Write>(write: W): Promise<ResultOf<W>> {
      assertWithinBounds(write);
      if (isClosed) return Promise.reject(new StoreTrouble('away', 'the store is closed'));
      if (waiting.length >= MOST_WAITING) {
        return Promise.reject(new StoreTrouble('busy', `${waiting.length} writes are waiting for the disk already`));
      }
      return new Promise((resolve, reject) => {
        waiting.push({
          write,
          settle(settled) {
            if ('done' in settled) resolve(settled.done as ResultOf<W>);
            else if ('trouble' in settled) reject(new StoreTrouble(settled.trouble, settled.message));
            else reject(new Error(settled.bug));
          },
        });
        running ??= run();
      });
    },
    trouble: () => (refused && performance.now() - refused.at < OF_LATE ? refused.trouble : null),
    stats: () => ({ ...count, waiting: waiting.length + underWay.length }),
    async close() {
      isClosed = true;
      await running;
    },
  };
}
