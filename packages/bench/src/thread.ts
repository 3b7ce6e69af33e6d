import { on, once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type Contestant, type Side, subjectNamed } from './subject.ts';

/** A contestant at work elsewhere. */
export interface Hired {
  /** Works for so many milliseconds and says how much was done in a second. */
  rate(milliseconds: number): Promise<number>;
  results(): Promise<unknown>;
  dismiss(): Promise<unknown>;
}

type Order = { readonly kind: 'work'; readonly milliseconds: number } | { readonly kind: 'results' };

/**
 * Each side gets a thread, and with it an engine, to itself: functions that both call would otherwise be compiled for
 * the kinds of objects that the other passes, and neither would run as fast as it does alone.
 */
export function hire(name: string, side: Side): Hired {
  const worker = new Worker(new URL(import.meta.url), { workerData: { name, side } });
  const obey = async (order: Order): Promise<unknown> => {
    worker.postMessage(order);
    const [reply] = await once(worker, 'message');
    return reply;
  };
  return {
    rate: async milliseconds => (await obey({ kind: 'work', milliseconds })) as number,
    results: () => obey({ kind: 'results' }),
    dismiss: () => worker.terminate(),
  };
}

function rate(contestant: Contestant<unknown>, milliseconds: number): number {
  const start = spent();
  let done = 0;
  let passed = 0;
  do {
    done += contestant.work();
    passed = spent() - start;
  } while (passed < milliseconds);
  return (1000 * done) / passed;
}

/**
 * The milliseconds that processors have given to this program, garbage collection included. What other programs do makes
 * them pass no faster, and of its own threads this is the only one at work.
 */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

if (!isMainThread && parentPort) {
  const { name, side } = workerData as { name: string; side: Side };
  const subject = await subjectNamed(name);
  const contestant = subject[side]();
  // Not in a listener: there a throw, which is how the kernel suspends, takes the engine a microsecond longer.
  for await (const [order] of on(parentPort, 'message') as AsyncIterable<[Order]>) {
    parentPort.postMessage(order.kind === 'work' ? rate(contestant, order.milliseconds) : contestant.results());
  }
}
