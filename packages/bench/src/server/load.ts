import type { Watcher } from './desk.ts';
import { tableAt } from './table.ts';
import { type Rate, tally } from './tally.ts';
import { theirTable } from './their-load.ts';
import { processorOf } from './usage.ts';

// The process that makes the load: `node load.ts <plan as JSON>`; prints what came of it as JSON.

export interface LoadPlan {
  readonly side: 'ours' | 'theirs';
  /** The processes of one server; the two players of a match go to different ones. */
  readonly addresses: readonly string[];
  /** Their ids: what they take of a processor is counted while the moves are. */
  readonly processes: readonly number[];
  readonly matches: number;
  readonly warmUp: number;
  readonly milliseconds: number;
}

export interface LoadResult extends Rate {
  /** What the server took of a processor for each move, in microseconds, and what the load itself did. */
  readonly processor: number;
  readonly load: number;
  readonly wrong: readonly string[];
}

const plan = JSON.parse(process.argv[2] ?? '') as LoadPlan;
const counted = tally();
const wrong: string[] = [];
const tables = plan.side === 'ours' ? await ourTables() : theirTables();
await pause(plan.warmUp);
counted.begin();
const before = process.cpuUsage();
const theirsBefore = serverProcessor();
await pause(plan.milliseconds);
const rate = counted.end();
const { user, system } = process.cpuUsage(before);
const load = (user + system) / Math.max(1, rate.moves);
const processor = ((serverProcessor() - theirsBefore) * 1000) / Math.max(1, rate.moves);
for (const table of tables) table.close();
process.stdout.write(JSON.stringify({ ...rate, processor, load, wrong: wrong.slice(0, 10) } satisfies LoadResult), () =>
  process.exit(0),
);

function serverProcessor(): number {
  return plan.processes.reduce((sum, pid) => sum + processorOf(pid), 0);
}

async function ourTables(): Promise<readonly { close(): void }[]> {
  const watcher: Watcher = {
    moved: (_match, _n, _answer, waited) => counted.moved(waited),
    over() {},
    wrong: what => void wrong.push(what),
  };
  const { addresses } = plan;
  const pair = (at: number): [string, string] => [
    addresses[at % addresses.length]!,
    addresses[(at + 1) % addresses.length]!,
  ];
  // Some at a time, as people come in; the server is to play, not to be stormed.
  const tables: { close(): void }[] = [];
  for (let at = 0; at < plan.matches; at += 20) {
    const some = Array.from({ length: Math.min(20, plan.matches - at) }, (_, i) =>
      tableAt(pair(at + i), `Guest ${at + i}`, watcher, false),
    );
    tables.push(...(await Promise.all(some)));
  }
  return tables;
}

function theirTables(): readonly { close(): void }[] {
  return Array.from({ length: plan.matches }, (_, at) =>
    theirTable(plan.addresses[0]!, `match-${process.pid}-${at}`, counted),
  );
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
