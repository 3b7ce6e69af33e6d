import type { Move } from '@sightline/desk';
import type { Intent, Match, Odds, Question, Seat, Viewer, Wanted } from '@sightline/kernel';
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

// No bot waits until odds are counted, and no odds until every Threat has been thought of.
const move = hire();
const count = hire();
const foresee = hire();

export function think(match: Match): Promise<readonly Move[]> {
  return move({ kind: 'think', match });
}

/** What figures are about to do, by the rules of the game they stand in. */
export function foretell(
  wanted: Wanted,
  view: unknown,
  viewer: Viewer,
  figures: readonly number[],
): Promise<readonly Intent[]> {
  return foresee({ kind: 'intents', wanted, view, viewer, figures });
}

/** What a bot would do in a person's place. */
export function advise(wanted: Wanted, view: unknown, seat: Seat, question: Question): Promise<unknown> {
  return move({ kind: 'hint', wanted, view, seat, question });
}

/** Odds that wait to be counted, the newest last: it is what somebody looks at now. */
const waiting: { readonly count: () => Promise<void>; readonly drop: () => void }[] = [];
/** Nobody waits for the oldest of so many. */
const MOST_WAITING = 40;
let isCounting = false;

/** The odds of an answer, counted in a worker; whoever asked last is served first. Null also where nobody waits any more. */
export function countOdds(
  wanted: Wanted,
  view: unknown,
  seat: Seat,
  question: Question,
  answer: unknown,
): Promise<Odds | null> {
  return new Promise((resolve, reject) => {
    waiting.push({
      count: () => count<Odds | null>({ kind: 'odds', wanted, view, seat, question, answer }).then(resolve, reject),
      drop: () => resolve(null),
    });
    if (waiting.length > MOST_WAITING) waiting.shift()!.drop();
    if (!isCounting) void countAll();
  });
}

async function countAll(): Promise<void> {
  isCounting = true;
  for (let next = waiting.pop(); next; next = waiting.pop()) await next.count();
  isCounting = false;
}
