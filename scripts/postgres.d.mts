type Found = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly why: string };

/** A server of one's own. */
export interface PostgresServer {
  readonly address: string;
  crash(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function findPostgres(env?: NodeJS.ProcessEnv): string | undefined;
export function ensurePostgres(say?: (line: string) => void): Found;
export function startPostgres(): Promise<PostgresServer>;
