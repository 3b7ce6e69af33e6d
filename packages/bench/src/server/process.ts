import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadPlan, LoadResult } from './load.ts';
import { memoryOf } from './usage.ts';

/** A server in a process of its own. */
export interface Running {
  readonly address: string;
  readonly child: ChildProcess;
  /** How much memory it takes just now, in bytes; 0 where the system does not say. */
  memory(): number;
  /** Ends it at once, as a loss of power would. */
  kill(): Promise<void>;
  /** Asks it to end. */
  stop(): Promise<number | null>;
}

const ADDRESS = /http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d+/;

/** Starts a server, and waits until it prints its address. */
export function startServer(parameters: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Running> {
  const child = spawn(process.execPath, parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // What was compiled once need not be compiled for every start.
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'sightline-compiled'), ...env },
  });
  const ended = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)));
  const end = (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text: string): void => {
      said = (said + text).slice(-10_000);
      const address = ADDRESS.exec(said)?.[0];
      if (address === undefined) return;
      resolve({
        address,
        child,
        memory: () => memoryOf(child.pid ?? 0),
        kill: async () => void (await end('SIGKILL')),
        stop: () => end('SIGTERM'),
      });
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-10_000);
    });
    child.once('error', reject);
    void ended.then(code => reject(new Error(`the server ended with ${code} before it listened: ${said}`)));
  });
}

/** Makes a load in a process of its own. */
export function makeLoad(plan: LoadPlan): Promise<LoadResult> {
  const load = new URL('./load.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [load, JSON.stringify(plan)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', code => {
      if (code === 0) resolve(JSON.parse(said) as LoadResult);
      else reject(new Error(`the load ended with ${code}`));
    });
  });
}
