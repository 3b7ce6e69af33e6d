import pg from 'pg';
import { isGone } from './trouble.ts';

/** How long to wait for an answer of the database, and before another try to reach it, in ms. */
const ANSWER = 30_000;
const CONNECT = 5_000;
const RETRY = 100;

export const CONNECTION = {
  application_name: 'sightline',
  connectionTimeoutMillis: CONNECT,
  query_timeout: ANSWER,
  keepAlive: true,
} as const;

/** Connects, or throws; left to itself a client that is ended while it connects never says what came of it. */
export async function connect(client: pg.Client): Promise<void> {
  const ended = new Promise<never>((_, reject) => {
    client.once('end', () => reject(new Error('connection terminated before it was there')));
  });
  // Nobody waits for it once the connection is there.
  ended.catch(() => {});
  await Promise.race([client.connect(), ended]);
}

/** A connection of one's own, made anew when it broke. */
export interface Line {
  /** Uses it; whoever finds it broken gets the error, and the next one a new connection. */
  use<R>(what: (client: pg.Client) => Promise<R>): Promise<R>;
  close(): Promise<void>;
}

export function openLine(address: string, prepare: (client: pg.Client) => Promise<void>): Line {
  let client: pg.Client | null = null;

  async function connected(): Promise<pg.Client> {
    if (client) return client;
    const fresh = new pg.Client({ connectionString: address, ...CONNECTION });
    // Without a listener an idle connection that breaks would end the process.
    fresh.on('error', () => drop(fresh));
    fresh.on('end', () => drop(fresh));
    try {
      await connect(fresh);
      await prepare(fresh);
    } catch (problem) {
      drop(fresh);
      throw problem;
    }
    client = fresh;
    return fresh;
  }

  function drop(broken: pg.Client): void {
    if (client === broken) client = null;
    void broken.end().catch(() => {});
  }

  return {
    async use(what) {
      const used = await connected();
      try {
        return await what(used);
      } catch (problem) {
        if (isGone(problem)) drop(used);
        throw problem;
      }
    },
    async close() {
      const last = client;
      client = null;
      await last?.end();
    },
  };
}

/** Tries again while the database is away, until the time is up; then throws what it was told last. */
export async function patiently<R>(
  patience: number,
  attempt: () => Promise<R>,
  mayRetry: (problem: unknown) => boolean,
): Promise<R> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return await attempt();
    } catch (problem) {
      if (!mayRetry(problem) || performance.now() > end) throw problem;
      await pause();
    }
  }
}

/** How long anything may take that has no limit of its own, in ms: opening and closing what libraries keep open. */
const LIMIT = 20_000;

/** The same, or an error that names it where it takes too long: a library may wait for an answer that got lost. */
export async function withinLimit<R>(what: string, promise: Promise<R>): Promise<R> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`connection timeout: ${what}`)), LIMIT);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

export function pause(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, RETRY));
}
