import type { ChildProcess } from 'node:child_process';

// No bot outlives this program, however it ends.

const running = new Set<ChildProcess>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let isWatching = false;

/** Starts a bot that will not outlive this program, not even if that is told to end while the bot is just starting. */
export function leashed(start: () => ChildProcess): ChildProcess {
  if (!isWatching) {
    process.on('exit', endAll);
    for (const signal of SIGNALS) process.on(signal, leave);
    isWatching = true;
  }
  const child = start();
  running.add(child);
  return child;
}

/** Ends a bot and whatever it started. */
export function end(child: ChildProcess): void {
  endGroup(child);
  running.delete(child);
}

function endAll(): void {
  for (const child of running) endGroup(child);
}

function leave(): void {
  process.exit(1);
}

function endGroup(child: ChildProcess): void {
  if (process.platform === 'win32') {
    child.kill('SIGKILL');
    return;
  }
  try {
    process.kill(-child.pid!, 'SIGKILL');
  } catch {
    // Nobody of the group is left, which is what was wanted.
  }
}
