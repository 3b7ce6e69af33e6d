import { parseArgs } from 'node:util';
import { asJson, asText, type Entry } from '../packages/bench/src/server/report.ts';
import {
  againstBoardgameIo,
  idleSeats,
  manyMoves,
  overPostgres,
  type ServerPlan,
} from '../packages/bench/src/server/subjects.ts';
import { startPostgres } from './postgres.mjs';
import { SERVE } from './serve-command.ts';

// `npm run bench:server`: how fast online play is, over real sockets, with the load in a process of its own.

const USAGE = `usage: npm run bench:server -- [--json] [--quick] [--only name]...

  --json    print { name: { ours, theirs, ratio, p99, unit } } instead of sentences
  --quick   few matches and short rounds: to see that it runs, not to quote
  --only    versus (with durable-sqlite), postgres, idle, or moves; may be given several times.
            moves, a million of them to see that memory stays flat, is left out unless it is named`;

const FULL = { rounds: 3, warmUp: 3_000, milliseconds: 8_000, matches: 200, seats: 10_000, moves: 1_000_000 };
const QUICK = { rounds: 1, warmUp: 500, milliseconds: 1_500, matches: 20, seats: 200, moves: 5_000 };

const SUBJECTS = {
  versus: againstBoardgameIo,
  postgres: onPostgres,
  idle: idleSeats,
  moves: manyMoves,
} as const satisfies Readonly<Record<string, (plan: ServerPlan) => Promise<Entry[]>>>;
type Name = keyof typeof SUBJECTS;
const USUAL: readonly Name[] = ['versus', 'postgres', 'idle'];

process.exitCode = await main(process.argv.slice(2));

async function main(parameters: string[]): Promise<number> {
  const options = optionsOf(parameters);
  if (options === null) {
    console.error(USAGE);
    return 2;
  }
  const say = (line: string): void => console.error(line);
  const plan: ServerPlan = { ...(options.quick ? QUICK : FULL), serve: SERVE, say };
  const entries: Entry[] = [];
  for (const name of options.only) {
    say(`measuring ${name} ...`);
    entries.push(...(await SUBJECTS[name](plan)));
  }
  console.log(options.json ? asJson(entries) : asText(entries));
  return 0;
}

function optionsOf(args: string[]): { json: boolean; quick: boolean; only: readonly Name[] } | null {
  try {
    const { values } = parseArgs({
      args,
      options: {
        json: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true },
      },
    });
    const only = values.only ?? USUAL;
    return only.every(isName) ? { json: values.json, quick: values.quick, only: only as readonly Name[] } : null;
  } catch {
    return null;
  }
}

function isName(name: string): name is Name {
  return Object.hasOwn(SUBJECTS, name);
}

async function onPostgres(plan: ServerPlan): Promise<Entry[]> {
  const postgres = await startPostgres();
  try {
    return await overPostgres(plan, postgres.address);
  } finally {
    await postgres.stop();
  }
}
