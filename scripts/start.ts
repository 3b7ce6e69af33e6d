import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildClient } from './client-build.ts';
import { serve } from './serve.ts';

// `npm start`: builds the client where it is stale, serves it and opens it.

const USAGE = 'usage: npm start [-- [--port <number>] [--no-open]]';
const root = join(import.meta.dirname, '..');
const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

process.exitCode = await start(process.argv.slice(2));

async function start(parameters: readonly string[]): Promise<number> {
  const options = optionsOf(parameters);
  if (options === null) return fail(USAGE, 2);
  const built = buildClient(root, line => console.log(line));
  if ('problem' in built) return fail(built.problem);
  try {
    const { address, close } = await serve(built.folder, options.port);
    console.log(`Sightline is at ${address} (Ctrl-C ends it)`);
    if (options.open) openBrowser(address);
    await interrupted();
    await close();
    return 0;
  } catch (problem) {
    return fail(problem instanceof Error ? problem.message : String(problem));
  }
}

function fail(why: string, code = 1): number {
  console.error(why);
  return code;
}

function optionsOf(parameters: readonly string[]): { open: boolean; port?: number } | null {
  try {
    const { values } = parseArgs({
      args: [...parameters],
      options: { port: { type: 'string' }, open: { type: 'boolean', default: true } },
      allowNegative: true,
    });
    if (values.port === undefined) return { open: values.open };
    const port = Number(values.port);
    return Number.isInteger(port) && port >= 0 && port <= 65_535 ? { open: values.open, port } : null;
  } catch {
    return null;
  }
}

/** Opens the browser where there is one to open: not in CI, not over SSH, not without a screen. */
function openBrowser(address: string): void {
  const { CI, SSH_CONNECTION, SSH_TTY, DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (CI || SSH_CONNECTION || SSH_TTY) return;
  if (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY) return;
  const [program, ...before] = OPENERS[process.platform] ?? ['xdg-open'];
  const opener = spawn(program, [...before, address], { stdio: 'ignore', detached: true });
  // Without such a program the printed address has to do.
  opener.on('error', () => {});
  opener.unref();
}

function interrupted(): Promise<void> {
  return new Promise(done => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
}
