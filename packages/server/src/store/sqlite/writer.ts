import { parentPort, workerData } from 'node:worker_threads';
import { StoreTrouble } from '../store.ts';
import type { Settled, Write } from '../write.ts';
import { applyTo } from './apply.ts';
import { lock, openToWrite } from './open-file.ts';
import { troubleOf } from './trouble.ts';

// The thread that writes. A full sync takes milliseconds, in which the others go on with their games.

export interface WriterData {
  readonly path: string;
  /** A bound on the size of the file in pages of 4 kB, for whoever has to share a disk. */
  readonly mostPages?: number;
}

/** To it: writes to commit together, or the end. From it: that it is open or why not, then how the writes ended. */
export type ToWriter = { readonly writes: readonly Write[]; readonly now: number } | 'close';
export type FromWriter = 'open' | 'closed' | { readonly settled: readonly Settled[] } | { readonly failed: Settled };

const { path, mostPages } = workerData as WriterData;
const port = parentPort;
if (port === null) throw new Error('the writer is a thread of a store');
const say = (message: FromWriter): void => port.postMessage(message);

try {
  run();
  say('open');
} catch (problem) {
  say({ failed: settledBy(problem) });
}

function run(): void {
  const locked = lock(path);
  const db = openToWrite(path);
  if (mostPages !== undefined) db.exec(`PRAGMA max_page_count = ${mostPages}`);
  const apply = applyTo(db);

  function together(writes: readonly Write[], now: number): readonly Settled[] {
    try {
      db.exec('BEGIN IMMEDIATE');
      const settled = writes.map(write => ({ done: apply(write, now) }));
      db.exec('COMMIT');
      return settled;
    } catch (problem) {
      if (db.isTransaction) db.exec('ROLLBACK');
      // Whoever was to blame, the others are to be written: each by itself, then.
      return writes.length === 1
        ? [settledBy(problem)]
        : writes.map(write => together([write], now)[0] ?? settledBy(problem));
    }
  }

  port?.on('message', (message: ToWriter) => {
    if (message !== 'close') return say({ settled: together(message.writes, message.now) });
    db.close();
    locked.close();
    say('closed');
    port?.close();
  });
}

function settledBy(problem: unknown): Settled {
  const trouble = troubleOf(problem, path);
  if (trouble instanceof StoreTrouble) return { trouble: trouble.code, message: trouble.message };
  return { bug: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) };
}
