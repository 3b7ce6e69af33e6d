import type { ChildProcess } from 'node:child_process';

// No bot outlives this program, however it ends.

const running = new Set<ChildProcess>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export function leash(child: ChildProcess): void {
  if (running.size === 0) {
    process.on('exit', endAll);
    for (const signal of SIGNALS) process.on(signal, leave);
  }
  running.add(child);
}

/** Ends a bot and whatever it started. */
export function end(child: ChildProcess): void {
  endGroup(child);
  running.delete(child);
  if (running.size > 0) return;
  process.off('exit', endAll);
  for (const signal of SIGNALS) process.off(signal, leave);
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
