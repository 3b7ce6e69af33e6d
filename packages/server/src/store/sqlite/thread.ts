import { Worker } from 'node:worker_threads';
import { StoreTrouble } from '../store.ts';
import type { Settled, Write } from '../write.ts';
import type { FromWriter, ToWriter, WriterData } from './writer.ts';

export interface WriterThread {
  commit(writes: readonly Write[]): Promise<readonly Settled[]>;
  close(): Promise<void>;
}

/** Starts the thread that writes to the file, and waits until it can. */
export async function startWriter(data: WriterData, now: () => number): Promise<WriterThread> {
  const worker = new Worker(new URL('./writer.ts', import.meta.url), { workerData: data });
  // One message at a time is under way, so the next one that comes is its reply.
  let reply: ((message: FromWriter) => void) | null = null;
  let fail: ((problem: Error) => void) | null = null;
  worker.on('message', (message: FromWriter) => reply?.(message));
  worker.on('error', problem => fail?.(problem));
  let hasEnded = false;
  const ended = (): StoreTrouble => new StoreTrouble('away', `the thread that writes to ${data.path} has ended`);
  worker.on('exit', () => {
    hasEnded = true;
    fail?.(ended());
  });

  function next(message?: ToWriter): Promise<FromWriter> {
    if (hasEnded) return Promise.reject(ended());
    return new Promise((resolve, reject) => {
      reply = resolve;
      fail = reject;
      if (message !== undefined) worker.postMessage(message);
    });
  }

  const opened = await next();
  if (typeof opened === 'object' && 'failed' in opened) {
    await worker.terminate();
    throw 'trouble' in opened.failed
      ? new StoreTrouble(opened.failed.trouble, opened.failed.message)
      : new Error(JSON.stringify(opened.failed));
  }
  return {
    async commit(writes) {
      const answer = await next({ writes, now: now() });
      if (typeof answer === 'object' && 'settled' in answer) return answer.settled;
      throw new Error(`store: expected its writer to settle writes, got ${JSON.stringify(answer)}`);
    },
    async close() {
      await next('close');
      await worker.terminate();
    },
  };
}
