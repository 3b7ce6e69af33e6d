import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { LIMITS, NO_LIMITS } from './door/limits.ts';
import { openServer, type RunningServer } from './server.ts';
import { FILE, openStore } from './store/open.ts';

/** How a group hosts its games: every option has a variable of the environment, for those who keep it in a container. */
export interface ServeOptions {
  readonly port?: number;
  readonly host?: string;
  /** The folder where games are kept; made if it is not there. */
  readonly data?: string;
  /** The address of a PostgreSQL instead. */
  readonly database?: string;
  readonly publicAddress?: string;
  readonly trustProxy?: boolean;
  readonly webhookHosts?: readonly string[];
  readonly threads?: number;
  /** How fast anybody may go has no bound: for those who measure. */
  readonly unlimited?: boolean;
  /** The built client. */
  readonly client?: string;
}

export interface Serving {
  readonly server: RunningServer;
  /** Where it can be reached, the address to open first. */
  readonly addresses: readonly string[];
  readonly isAlone: boolean;
  /** Where games are kept, in words. */
  readonly place: string;
  close(): Promise<void>;
}

const FIRST_PORT = 4173;
const PORTS_TRIED = 20;

/** The options that the environment names; what was asked for by name comes first. */
export function withEnvironment(asked: ServeOptions, environment: NodeJS.ProcessEnv): ServeOptions {
  const {
    SIGHTLINE_PORT: port,
    SIGHTLINE_HOST: host,
    SIGHTLINE_DATA: data,
    SIGHTLINE_DATABASE: database,
    SIGHTLINE_PUBLIC: publicAddress,
    SIGHTLINE_TRUST_PROXY: trustProxy,
    SIGHTLINE_WEBHOOK_HOSTS: hosts,
    SIGHTLINE_THREADS: threads,
  } = environment;
  return {
    ...(port ? { port: Number(port) } : {}),
    ...(host ? { host } : {}),
    ...(data ? { data } : {}),
    ...(database ? { database } : {}),
    ...(publicAddress ? { publicAddress } : {}),
    ...(trustProxy === '1' ? { trustProxy: true } : {}),
    ...(hosts === undefined
      ? {}
      : {
          webhookHosts: hosts
            .split(',')
            .map(name => name.trim())
            .filter(name => name !== ''),
        }),
    ...(threads ? { threads: Number(threads) } : {}),
    ...asked,
  };
}

/** Opens the store and serves online play, with the client where there is one, at a port that is free. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { port, data = join(homedir(), '.sightline'), database, client, unlimited } = options;
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65_535))
    throw new Error(`a port is a whole number up to 65535, not ${port}`);
  if (options.publicAddress !== undefined && URL.parse(options.publicAddress) === null)
    throw new Error(`the public address should be like https://play.example.org/, not ${options.publicAddress}`);
  if (database === undefined) mkdirSync(data, { recursive: true, mode: 0o700 });
  const place = database === undefined ? join(data, FILE) : hidden(database);
  const store = await openStore(database ?? place);
  const { host, publicAddress, trustProxy, webhookHosts, threads } = options;
  const asked = {
    store,
    limits: unlimited ? NO_LIMITS : LIMITS,
    ...(host === undefined ? {} : { host }),
    ...(publicAddress === undefined ? {} : { publicAddress }),
    ...(trustProxy === undefined ? {} : { trustProxy }),
    ...(webhookHosts === undefined ? {} : { webhookHosts }),
    ...(threads === undefined ? {} : { threads }),
    ...(client === undefined ? {} : { client }),
  };
  const server = await openAtFreePort(port, at => openServer({ ...asked, port: at })).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  return {
    server,
    ...server.here(),
    place,
    async close() {
      await server.close();
      await store.close();
    },
  };
}

/** At the port that was wished for, or else at the first free one. */
async function openAtFreePort(
  wished: number | undefined,
  open: (port: number) => Promise<RunningServer>,
): Promise<RunningServer> {
  const first = wished ?? FIRST_PORT;
  const last = wished ?? first + PORTS_TRIED;
  for (let port = first; ; port++) {
    try {
      return await open(port);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (port === last)
        throw new Error(`${first === last ? `port ${port} is` : `ports ${first} to ${last} are`} taken`);
    }
  }
}

/** The address of a database without its password. */
function hidden(database: string): string {
  const url = URL.parse(database);
  return url === null ? 'PostgreSQL' : `${url.protocol}//${url.host}${url.pathname}`;
}
