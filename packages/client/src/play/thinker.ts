import type { Move } from '@sightline/desk';
import type { Match, Odds, Question, Seat, Wanted } from '@sightline/kernel';
import type { Asked, Order, Reply } from './worker.ts';

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** A worker that is started when it is first given something to do. */
function hire(): <R>(order: Order) => Promise<R> {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let orders = 0;

  const start = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const asker = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.ok) asker?.resolve(data.result as never);
      else asker?.reject(new Error(data.why));
    });
    started.addEventListener('error', ({ message }) => {
      for (const { reject } of waiting.values()) reject(new Error(message || 'the worker did not start'));
      waiting.clear();
    });
    return started;
  };

  return <R>(order: Order) => {
    worker ??= start();
    const id = orders++;
    const asked: Asked = { id, order };
    worker.postMessage(asked);
    return new Promise<R>((resolve, reject) => waiting.set(id, { resolve, reject }));
  };
}

// No bot waits until odds are counted.
const move = hire();
const count = hire();

export function think(match: Match): Promise<readonly Move[]> {
  return move({ kind: 'think', match });
}

/** What is counted now, and who comes next. */
let counting: Promise<unknown> | null = null;
let turn = 0;

/** Of those who wait while others are counted the last one gets his; the others have looked elsewhere meanwhile. */
export async function countOdds(
  wanted: Wanted,
  view: unknown,
  seat: Seat,
  question: Question,
  answer: unknown,
): Promise<Odds | null> {
  const mine = ++turn;
  while (counting) await counting.catch(() => {});
  if (mine !== turn) return null;
  const counted = count<Odds | null>({ kind: 'odds', wanted, view, seat, question, answer });
  counting = counted;
  try {
    return await counted;
  } finally {
    counting = null;
  }
}
