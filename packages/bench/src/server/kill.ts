import type { Json } from '@sightline/kernel';
import type { Watcher } from './desk.ts';
import { type Running, startServer } from './process.ts';
import { type Table, tableAt } from './table.ts';

export interface KillPlan {
  /** How the server is started, but for its port. */
  readonly command: readonly string[];
  readonly kills: number;
  readonly matches: number;
  readonly say?: (line: string) => void;
}

export interface KillReport {
  readonly kills: number;
  /** How many moves were acknowledged, in how many games; all of them were looked for afterwards. */
  readonly moves: number;
  readonly games: number;
  /** Whatever should not have happened: a move that is gone or another one, a stream with a gap. */
  readonly wrong: readonly string[];
}

interface ReplayFile {
  readonly inputs: readonly { readonly kind: string; readonly answer?: Json }[];
}

/** A moment that is the same for nobody. */
const MOST_MOVES = 60;

/**
 * Kills a server under load again and again, at moments of chance, and starts it anew. Every move that was ever
 * acknowledged to a player has to be in the record of its game, in its place.
 */
export async function killDrill({ command, kills, matches, say = () => {} }: KillPlan): Promise<KillReport> {
  const acknowledged = new Map<string, Map<number, string>>();
  const over = new Set<string>();
  const wrong: string[] = [];
  let moves = 0;
  const watcher: Watcher = {
    moved(match, n, answer) {
      moves++;
      const known = acknowledged.get(match) ?? new Map<number, string>();
      acknowledged.set(match, known);
      const before = known.get(n);
      if (before !== undefined)
        wrong.push(`${match}: answer ${n} was acknowledged twice: ${before}, ${JSON.stringify(answer)}`);
      known.set(n, JSON.stringify(answer));
    },
    over: match => void over.add(match),
    wrong: what => void wrong.push(what),
  };

  let server = await startServer([...command, '--port', '0']);
  const { address } = server;
  const port = new URL(address).port;
  const tables = await Promise.all(
    Array.from({ length: matches }, (_, at) => tableAt([address, address], `Guest ${at}`, watcher, true)),
  );
  for (let kill = 1; kill <= kills; kill++) {
    const enough = moves + 1 + Math.random() * MOST_MOVES;
    await until(() => moves >= enough, server);
    await server.kill();
    server = await startServer([...command, '--port', port]);
    say(`killed ${kill} times, ${moves} moves acknowledged`);
  }
  await until(
    () => [...acknowledged.keys()].every(match => over.has(match)),
    server,
    () => finish(tables),
  );
  for (const [match, known] of acknowledged) wrong.push(...(await missing(address, match, known)));
  for (const table of tables) table.close();
  await server.stop();
  return { kills, moves, games: acknowledged.size, wrong };
}

function finish(tables: readonly Table[]): void {
  for (const table of tables) table.finish();
}

/** What of the moves that were acknowledged is not in the record of the game. */
async function missing(address: string, match: string, known: ReadonlyMap<number, string>): Promise<string[]> {
  const reply = await fetch(`${address}/api/games/${match}/replay`);
  if (!reply.ok) return [`${match}: there is no record of it: ${reply.status} ${await reply.text()}`];
  const { inputs } = (await reply.json()) as ReplayFile;
  return [...known].flatMap(([n, answer]) => {
    const kept = JSON.stringify(inputs[n]?.answer);
    return kept === answer ? [] : [`${match}: answer ${n} was ${answer}, and is ${kept}`];
  });
}

/** Waits; nudges now and then; says so if the server ends by itself meanwhile. */
async function until(isSo: () => boolean, server: Running, nudge: () => void = () => {}): Promise<void> {
  for (let looks = 0; !isSo(); looks++) {
    if (server.child.exitCode !== null) throw new Error(`the server ended by itself with ${server.child.exitCode}`);
    if (looks % 100 === 0) nudge();
    await new Promise(resolve => setTimeout(resolve, 5));
  }
}
