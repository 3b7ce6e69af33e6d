import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Here } from '@sightline/protocol';
import type { Shelf } from '@sightline/shelf';
import { folderShelf } from '@sightline/shelf/node';
import { ownNames, reachable } from './addresses.ts';
import { filesOf } from './door/files.ts';
import { handle } from './door/http.ts';
import { Buckets, LIMITS, type Limits } from './door/limits.ts';
import { openSockets } from './door/sockets.ts';
import { networkOf } from './door/who-calls.ts';
import { Hall } from './hall/hall.ts';
import { openPool } from './machine/pool.ts';
import { openMetrics } from './metrics.ts';
import { openPeople } from './people.ts';
import type { Store } from './store/store.ts';

export interface ServerOptions {
  /** Where games are kept. It stays the caller's: it is closed after the server. */
  readonly store: Store;
  readonly port: number;
  /** Where it listens: for everybody, unless it says. */
  readonly host?: string;
  /** The built client, to be served on the same port. */
  readonly client?: string;
  /** The address under which the world knows it, such as `https://play.example.org/`. */
  readonly publicAddress?: string;
  readonly trustProxy?: boolean;
  readonly webhookHosts?: readonly string[];
  readonly limits?: Limits;
  readonly shelf?: Shelf;
  /** Threads in which bots think. */
  readonly threads?: number;
  readonly now?: () => number;
  /** 32 hex digits that nobody can foresee. */
  readonly fresh?: () => string;
  readonly log?: (line: string) => void;
}

export interface RunningServer {
  readonly port: number;
  here(): Pick<Here, 'addresses' | 'isAlone'>;
  /** Says goodbye, takes nothing more, and ends when all that was begun is done. */
  close(): Promise<void>;
}

const HEADERS_MS = 10_000;
const REQUEST_MS = 60_000;
const WEBHOOK_HOSTS = ['discord.com', 'hooks.slack.com', 'chat.googleapis.com'] as const;

/** Serves online play, and the client beside it, on one port. */
export async function openServer(options: ServerOptions): Promise<RunningServer> {
  const { store, host = '0.0.0.0', limits = LIMITS, webhookHosts = WEBHOOK_HOSTS, publicAddress } = options;
  const now = options.now ?? Date.now;
  const fresh = options.fresh ?? (() => randomBytes(16).toString('hex'));
  const metrics = openMetrics(options.log ?? (line => console.error(line)));
  const pool = openPool(options.threads === undefined ? {} : { threads: options.threads });
  const people = openPeople(store, webhookHosts, now);
  let names: readonly string[] = [];
  // Whoever knows names may take his time; until then there are numbers.
  void ownNames().then(found => {
    names = found;
  });
  const here = (): Pick<Here, 'addresses' | 'isAlone'> => reachable(publicAddress, host, portOf(server), names);
  const address = (): string => here().addresses[0] ?? '';
  const shelf = options.shelf ?? folderShelf();
  const hall = new Hall({ store, shelf, pool, people, metrics, now, fresh, address });
  await hall.open();

  const buckets = {
    messages: new Buckets(limits.messages),
    requests: new Buckets(limits.requests),
    games: new Buckets(limits.games),
    chat: new Buckets(limits.chat),
  };
  const who = {
    publicOrigins: publicAddress === undefined ? [] : [new URL(publicAddress).origin],
    trustProxy: options.trustProxy ?? false,
  };
  const house = { hall, people, pool, store, metrics, limits, who, now, fresh, here, webhookHosts, ...buckets };
  const files = options.client === undefined ? null : filesOf(options.client);
  const server = createServer((request, response) => {
    handle({ ...house, files, health, metricsText }, request, response).catch((error: unknown) => {
      metrics.broke(error);
      response.destroy();
    });
  });
  // Who asks one letter at a time is not waited for.
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  if (!who.trustProxy) boundLines(server, limits.linesOfOne);
  const sockets = openSockets(server, house);

  async function health(): Promise<string | null> {
    const trouble = await store.trouble();
    return trouble && `${trouble.code}: ${trouble.message}`;
  }

  function metricsText(): string {
    const { entries, commits, lost, waiting } = store.stats();
    const { running, waiting: jobs, ended } = pool.stats();
    const awake = [...hall.held.values()].filter(held => held.awake !== null).length;
    return metrics.text({
      sockets: { help: 'Sockets open', value: sockets.size() },
      games_awake: { help: 'Games in memory', value: awake },
      store_entries: { help: 'Entries written since the start', value: entries },
      store_commits: { help: 'Commits since the start', value: commits },
      store_lost: { help: 'Appends that came second', value: lost },
      store_waiting: { help: 'Writes that wait for their commit', value: waiting },
      machine_running: { help: 'Jobs that are thought about', value: running },
      machine_waiting: { help: 'Jobs that wait to be', value: jobs },
      machine_ended: { help: 'Threads that had to be ended', value: ended },
      memory_bytes: { help: 'Memory of the process', value: process.memoryUsage.rss() },
    });
  }

  await listen(server, options.port, host);
  return {
    port: portOf(server),
    here,
    async close() {
      sockets.close();
      const closed = new Promise<void>(done => server.close(() => done()));
      server.closeIdleConnections();
      await hall.close();
      await pool.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Nobody keeps more lines open than that, whatever he does with them. */
function boundLines(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', line => {
    const from = networkOf(line.remoteAddress ?? 'nowhere');
    const before = open.get(from) ?? 0;
    if (before >= most) {
      line.destroy();
      return;
    }
    open.set(from, before + 1);
    line.once('close', () => {
      const left = (open.get(from) ?? 1) - 1;
      if (left > 0) open.set(from, left);
      else open.delete(from);
    });
  });
}

function portOf(server: Server): number {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('expected the server to listen at a port');
  return bound.port;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      done();
    });
  });
}
