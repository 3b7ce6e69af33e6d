import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killDrill } from '../packages/bench/src/server/kill.ts';
import { startPostgres } from './postgres.mjs';
import { SERVE } from './serve-command.ts';

// `npm run drill:kill`: kills the server under load, again and again, and looks for every move that was acknowledged.

const USAGE = `usage: npm run drill:kill -- [--kills 20] [--matches 8] [--store sqlite|postgres]

  --kills    how often the server is killed, on each store
  --matches  how many games are played at the same time
  --store    one store only; both without it`;
const STORES = ['sqlite', 'postgres'] as const;
type StoreKind = (typeof STORES)[number];

process.exitCode = await main(process.argv.slice(2));

async function main(parameters: string[]): Promise<number> {
  const options = optionsOf(parameters);
  if (options === null) {
    console.error(USAGE);
    return 2;
  }
  let isSound = true;
  for (const store of options.stores) {
    const { kills, moves, games, wrong } = await drill(store, options.kills, options.matches);
    console.log(
      `${store}: ${kills} kills, ${moves} moves acknowledged in ${games} games, ${wrong.length} of them wrong`,
    );
    for (const line of wrong.slice(0, 20)) console.log(`  ${line}`);
    isSound &&= wrong.length === 0;
  }
  return isSound ? 0 : 1;
}

async function drill(store: StoreKind, kills: number, matches: number): ReturnType<typeof killDrill> {
  const say = (line: string): void => console.error(`${store}: ${line}`);
  if (store === 'postgres') {
    const postgres = await startPostgres();
    try {
      return await killDrill({ command: [...SERVE, '--database', postgres.address], kills, matches, say });
    } finally {
      await postgres.stop();
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'sightline-drill-'));
  try {
    return await killDrill({ command: [...SERVE, '--data', folder], kills, matches, say });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function optionsOf(args: string[]): { kills: number; matches: number; stores: readonly StoreKind[] } | null {
  try {
    const { values } = parseArgs({
      args,
      options: {
        kills: { type: 'string', default: '20' },
        matches: { type: 'string', default: '8' },
        store: { type: 'string' },
      },
    });
    const [kills, matches] = [Number(values.kills), Number(values.matches)];
    const stores = STORES.filter(store => values.store === undefined || values.store === store);
    const isCount = (n: number): boolean => Number.isInteger(n) && n > 0;
    return isCount(kills) && isCount(matches) && stores.length > 0 ? { kills, matches, stores } : null;
  } catch {
    return null;
  }
}
