import { Worker } from 'node:worker_threads';
import type { Answered, Job, ResultOf } from './job.ts';

/** A few threads with limits, which do what may take long. */
export interface Pool {
  /** Rejects when the job broke, took too long or too much memory, or when too many wait already. */
  run<J extends Job>(job: J): Promise<ResultOf<J>>;
  stats(): { readonly running: number; readonly waiting: number; readonly ended: number };
  close(): Promise<void>;
}

interface Waiting {
  readonly job: Job;
  done(result: unknown): void;
  failed(error: Error): void;
}

/** Bots come first: whoever wants many things looked up or judged waits for them, and is turned away before they are. */
const MOST_WAITING = 1_000;
const MOST_WISHES = 100;
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 } as const;

export function openPool({ threads = 1, patience = 30_000 } = {}): Pool {
  const thinking: Waiting[] = [];
  const wishes: Waiting[] = [];
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  let ended = 0;
  let isClosed = false;

  function next(): void {
    if (isClosed || thinking.length + wishes.length === 0) return;
    const worker = idle.pop() ?? (all.size < threads ? begin() : undefined);
    if (worker) work(worker, (thinking.shift() ?? wishes.shift())!);
  }

  function begin(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: LIMITS });
    worker.unref();
    all.add(worker);
    return worker;
  }

  function work(worker: Worker, { job, done, failed }: Waiting): void {
    let isOver = false;
    const finish = (after: () => void, isReusable: boolean): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      worker.off('message', heard).off('error', broke).off('exit', left);
      if (isReusable) idle.push(worker);
      else {
        ended++;
        all.delete(worker);
        worker.on('error', () => {});
        void worker.terminate();
      }
      after();
      next();
    };
    const heard = (answered: Answered): void =>
      finish(() => ('result' in answered ? done(answered.result) : failed(new Error(answered.error))), true);
    const broke = (error: Error): void => finish(() => failed(error), false);
    const left = (): void => finish(() => failed(new Error('the thread ended')), false);
    const timer = setTimeout(() => finish(() => failed(new Error('it took too long')), false), patience);
    worker.on('message', heard).on('error', broke).on('exit', left);
    worker.postMessage(job);
  }

  return {
    run<J extends Job>(job: J): Promise<ResultOf<J>> {
      const [waiting, most] = job.kind === 'think' ? [thinking, MOST_WAITING] : [wishes, MOST_WISHES];
      if (isClosed || waiting.length >= most) return Promise.reject(new Error('too much waits to be thought out'));
      return new Promise((done, failed) => {
        waiting.push({ job, done: done as (result: unknown) => void, failed });
        next();
      });
    },
    stats: () => ({ running: all.size - idle.length, waiting: thinking.length + wishes.length, ended }),
    async close() {
      isClosed = true;
      for (const { failed } of [...thinking.splice(0), ...wishes.splice(0)]) failed(new Error('the server stops'));
      await Promise.all([...all].map(worker => worker.terminate()));
    },
  };
}
