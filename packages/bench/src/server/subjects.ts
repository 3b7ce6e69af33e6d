import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quantile } from '../measure.ts';
import type { LoadResult } from './load.ts';
import { makeLoad, type Running, startServer } from './process.ts';
import { type Entry, type Rounds, roundsOf } from './report.ts';

export interface ServerPlan {
  /** How our server is started, but for its port and its store. */
  readonly serve: readonly string[];
  readonly rounds: number;
  readonly warmUp: number;
  readonly milliseconds: number;
  readonly matches: number;
  readonly seats: number;
  readonly moves: number;
  say(line: string): void;
}

const THEIRS = new URL('./their-server.ts', import.meta.url).pathname;
const IDLE = new URL('./idle.ts', import.meta.url).pathname;
const MOVES = 'moves/s';

/** Both servers in one run, by turns: whatever else the machine is doing slows both. */
export async function againstBoardgameIo(plan: ServerPlan): Promise<Entry[]> {
  return withFolder(async folder => {
    const ours = await startServer([...plan.serve, '--data', folder, '--port', '0']);
    const theirs = await startServer([THEIRS], { NODE_ENV: 'production' });
    try {
      const us: LoadResult[] = [];
      const them: LoadResult[] = [];
      for (let round = 0; round < plan.rounds; round++) {
        us.push(await load(plan, 'ours', [ours]));
        them.push(await load(plan, 'theirs', [theirs]));
        plan.say(
          `round ${round + 1}: ours ${Math.round(us.at(-1)!.perSecond)}, theirs ${Math.round(them.at(-1)!.perSecond)} moves/s`,
        );
      }
      const [mine, their] = [roundsOf(us), roundsOf(them)];
      const ratio = quantile(
        mine.rates.map((rate, round) => rate / their.rates[round]!),
        0.5,
      );
      const store = 'every move of ours is on the disk before it is acknowledged; boardgame.io keeps its in memory';
      return [
        {
          name: 'server-vs-boardgameio',
          unit: MOVES,
          ours: mine.rate,
          theirs: their.rate,
          ratio,
          p99: mine.p99,
          processor: mine.processor,
          ratioByProcessor: their.processor / mine.processor,
          notes: [store, costs(mine, 'ours'), costs(their, 'theirs'), byProcessor(mine, their)],
        },
        {
          name: 'durable-sqlite',
          unit: MOVES,
          ours: mine.rate,
          p99: mine.p99,
          processor: mine.processor,
          notes: [costs(mine, 'ours'), memoryNote(ours)],
        },
      ];
    } finally {
      await ours.stop();
      await theirs.stop();
    }
  });
}

/** Two processes over one PostgreSQL; the two players of each match sit at different ones. */
export async function overPostgres(plan: ServerPlan, database: string): Promise<Entry[]> {
  const start = (): Promise<Running> => startServer([...plan.serve, '--database', database, '--port', '0']);
  const servers = [await start(), await start()];
  try {
    const results: LoadResult[] = [];
    for (let round = 0; round < plan.rounds; round++) results.push(await load(plan, 'ours', servers));
    const rounds = roundsOf(results);
    const notes = ['two processes; the players of each match sit at different ones', costs(rounds, 'ours')];
    const { rate: ours, p99, processor } = rounds;
    return [{ name: 'durable-postgres', unit: MOVES, ours, p99, processor, notes }];
  } finally {
    await Promise.all(servers.map(server => server.stop()));
  }
}

/** How much memory a server takes while many sit there and wait. */
export async function idleSeats(plan: ServerPlan): Promise<Entry[]> {
  return withFolder(async folder => {
    const server = await startServer([...plan.serve, '--data', folder, '--port', '0']);
    const before = server.memory();
    const idle = spawn(process.execPath, [IDLE, server.address, String(plan.seats)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await new Promise<void>((resolve, reject) => {
        idle.stdout.once('data', () => resolve());
        idle.once('exit', code => reject(new Error(`the idle ended with ${code}`)));
      });
      const megabytes = server.memory() / 1e6;
      const notes = [`${plan.seats} seats connected; ${Math.round(before / 1e6)} MB with nobody there`];
      return [{ name: 'idle-seats', unit: 'MB', ours: megabytes, notes }];
    } finally {
      idle.kill('SIGKILL');
      await server.stop();
    }
  });
}

/** How the memory of a server grows over very many moves. */
export async function manyMoves(plan: ServerPlan): Promise<Entry[]> {
  return withFolder(async folder => {
    const server = await startServer([...plan.serve, '--data', folder, '--port', '0']);
    try {
      const sizes: number[] = [];
      let moves = 0;
      while (moves < plan.moves) {
        const { moves: more, wrong } = await load({ ...plan, warmUp: 0, milliseconds: 30_000 }, 'ours', [server]);
        if (wrong.length > 0) throw new Error(`the load went wrong: ${wrong.join('; ')}`);
        moves += more;
        sizes.push(server.memory() / 1e6);
        plan.say(`${moves} moves, ${Math.round(sizes.at(-1)!)} MB`);
      }
      // What is in use goes up and down with what was not collected yet, so the highest points are compared.
      const half = Math.ceil(sizes.length / 2);
      const growth = Math.max(...sizes.slice(-half)) - Math.max(...sizes.slice(0, half));
      const notes = [`over ${moves} moves; MB after each half minute: ${sizes.map(Math.round).join(' ')}`];
      return [
        { name: 'many-moves', unit: 'MB more at most in the second half than in the first', ours: growth, notes },
      ];
    } finally {
      await server.stop();
    }
  });
}

function load(plan: ServerPlan, side: 'ours' | 'theirs', servers: readonly Running[]): Promise<LoadResult> {
  const { matches, warmUp, milliseconds } = plan;
  const addresses = servers.map(({ address }) => address);
  const processes = servers.map(({ child }) => child.pid ?? 0);
  return makeLoad({ side, addresses, processes, matches, warmUp, milliseconds });
}

function costs({ p50, p99, processor, load, rates }: Rounds, whose: string): string {
  const each = rates.map(rate => Math.round(rate)).join(' ');
  return `${whose}: ${each} moves/s by round; half of the moves within ${p50.toFixed(1)} ms, 99 of 100 within ${p99.toFixed(1)} ms; ${Math.round(processor)} µs of a processor each, and ${Math.round(load)} µs for the load`;
}

/** On a machine that others use too, the clock tells how much of it one was given; this tells what was done with it. */
function byProcessor(ours: Rounds, theirs: Rounds): string {
  return `by time of the processor instead of the clock the ratio is ${(theirs.processor / ours.processor).toFixed(2)}`;
}

const memoryNote = (server: Running): string => `${Math.round(server.memory() / 1e6)} MB of memory after that`;

async function withFolder<R>(work: (folder: string) => Promise<R>): Promise<R> {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
