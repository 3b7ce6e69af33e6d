import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { type Household, MARK, processesOf } from './household.ts';

// No bot outlives this program, however it ends.

interface Leash extends Household {
  readonly child: ChildProcess;
  /** Ends the bot when this program is gone without having said so; where there is a shell to do it. */
  readonly keeper: ChildProcess | null;
}

const running = new Map<ChildProcess, Leash>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let isWatching = false;

/** Starts a bot that will not outlive this program, not even if that is told to end while the bot is just starting. */
export function startLeashed(program: string, words: readonly string[], stdio: SpawnOptions['stdio']): ChildProcess {
  if (!isWatching) {
    process.on('exit', endAll);
    for (const signal of SIGNALS) process.on(signal, leave);
    isWatching = true;
  }
  const mark = randomUUID();
  // A process group of its own, so that whatever it starts can be ended with it.
  const detached = process.platform !== 'win32';
  const child = spawn(program, words, { stdio, detached, env: { ...process.env, [MARK]: mark } });
  const group = child.pid ?? -1;
  running.set(child, { child, group, mark, keeper: detached && group > 0 ? keeperOf(group) : null });
  return child;
}

/** Waits for the end of its input, which comes when this program is gone; a line before it sends it home. */
function keeperOf(group: number): ChildProcess {
  const script = 'read -r line || kill -s KILL -- "-$1"';
  const keeper = spawn('/bin/sh', ['-c', script, 'sh', String(group)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  keeper.on('error', () => {});
  keeper.stdin?.on('error', () => {});
  keeper.unref();
  return keeper;
}

/** What a bot and all it started take of the memory. */
export function memoryOf(child: ChildProcess): number {
  const leash = running.get(child);
  return leash ? processesOf(leash).reduce((sum, { bytes }) => sum + bytes, 0) : 0;
}

/** Ends a bot and whatever it started. */
export function end(child: ChildProcess): void {
  const leash = running.get(child);
  if (!leash) return;
  endHousehold(leash);
  running.delete(child);
}

function endAll(): void {
  for (const leash of running.values()) endHousehold(leash);
}

function leave(): void {
  process.exit(1);
}

function endHousehold({ child, group, mark, keeper }: Leash): void {
  if (process.platform === 'win32') child.kill('SIGKILL');
  else if (group > 0) kill(-group);
  for (const { id } of processesOf({ group, mark })) kill(id);
  keeper?.stdin?.end('home\n');
}

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // Nobody is left, which is what was wanted.
  }
}
