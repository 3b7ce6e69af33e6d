import { parentPort, workerData } from 'node:worker_threads';
import { rulesNamed } from '../systems.ts';
import { playGames } from './games.ts';
import type { Plan } from './plan.ts';

/** A run of games that a worker is sent; it sends back the score. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

const plan = workerData as Plan;
const rules = await rulesNamed(plan.system, plan.edition);
if (!rules.ok) throw new Error(rules.problem);
if (!parentPort) throw new Error('worker: expected to be started by the pool');
const port = parentPort;

port.on('message', (run: Run) => port.postMessage(playGames(rules.value.system, plan, run.from, run.to)));
