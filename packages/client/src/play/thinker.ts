import type { Match, Odds, Question, Seat } from '@sightline/kernel';
import type { Move } from './machine.ts';
import type { Asked, Order, Reply } from './worker.ts';

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | null = null;
let orders = 0;

function send<R>(order: Order): Promise<R> {
  worker ??= start();
  const id = orders++;
  const asked: Asked = { id, order };
  worker.postMessage(asked);
  return new Promise<R>((resolve, reject) => waiting.set(id, { resolve, reject }));
}

function start(): Worker {
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
}

export function think(match: Match): Promise<readonly Move[]> {
  return send({ kind: 'think', match });
}

/** Odds hang on the table as it stands and on nothing that led there, so the past stays behind. */
export function countOdds(match: Match, seat: Seat, question: Question, answer: unknown): Promise<Odds | null> {
  return send({ kind: 'odds', match: { ...match, past: [], inputs: [] }, seat, question, answer });
}
