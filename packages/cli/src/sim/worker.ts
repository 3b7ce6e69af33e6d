import { parentPort, workerData } from 'node:worker_threads';
import { systemNamed } from '../systems.ts';
import { playGames } from './games.ts';
import type { Plan } from './plan.ts';

/** A run of games that a worker is sent; it sends back the score. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

const plan = workerData as Plan;
const system = await systemNamed(plan.system, plan.edition);
if (!system.ok) throw new Error(system.problem);
if (!parentPort) throw new Error('worker: expected to be started by the pool');
const port = parentPort;

port.on('message', (run: Run) => port.postMessage(playGames(system.value, plan, run.from, run.to)));
