import { Worker } from 'node:worker_threads';
import type { AnySystem } from '@sightline/kernel';
import { playGames } from './games.ts';
import type { Plan } from './plan.ts';
import { addScore, noScore, type Score } from './score.ts';
import type { Run } from './worker.ts';

/** Below this many games a worker would not be ready before the work is done. */
const WORTH_A_WORKER = 50;

/** Plays all games of a plan with so many workers, and tells how far it is. */
export async function playAll(
  system: AnySystem,
  plan: Plan,
  games: number,
  jobs: number,
  progress: (done: number) => void,
): Promise<Score> {
  const total = noScore(Object.keys(plan.bots));
  const runs = runsOf(games, jobs);
  const add = (score: Score): void => {
    addScore(total, score);
    progress(total.games);
  };
  const workers = games < WORTH_A_WORKER ? 1 : Math.min(jobs, runs.length);
  if (workers === 1) for (const { from, to } of runs) add(playGames(system, plan, from, to));
  else await Promise.all(Array.from({ length: workers }, () => work(plan, runs, add)));
  return total;
}

/** Small enough that no worker idles at the end, and that the progress bar moves. */
function runsOf(games: number, jobs: number): Run[] {
  const length = Math.max(1, Math.min(500, Math.ceil(games / (jobs * 16))));
  const starts = Array.from({ length: Math.ceil(games / length) }, (_, i) => 1 + i * length);
  return starts.map(from => ({ from, to: Math.min(games + 1, from + length) }));
}

/** One worker, which takes run after run until none is left. */
function work(plan: Plan, runs: Run[], add: (score: Score) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: plan });
    const next = (): void => {
      const run = runs.shift();
      if (run) worker.postMessage(run);
      else void worker.terminate().then(() => resolve());
    };
    worker.on('message', (score: Score) => {
      add(score);
      next();
    });
    worker.on('error', reject);
    next();
  });
}
