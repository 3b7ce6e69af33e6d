import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serve, withEnvironment } from '../packages/server/src/index.ts';
import { buildClient } from './client-build.ts';

// `npm start`: builds the client where it is stale, serves it together with online play, and opens it.

const USAGE =
  'usage: npm start [-- [--port <number>] [--host <name>] [--data <folder>] [--address <address>] [--no-open]]';
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
    const { open, ...asked } = options;
    const serving = await serve(withEnvironment({ ...asked, client: built.folder }, process.env));
    const wanted = withEnvironment(asked, process.env);
    const address = `http://${nameOf(wanted.host)}:${serving.server.port}/`;
    console.log(`Sightline is at ${address} (Ctrl-C ends it)`);
    const who = wanted.publicAddress === undefined ? 'Friends in your network' : 'Others';
    if (!serving.isAlone) console.log(`${who} reach it at ${serving.addresses.join(' or ')}`);
    console.log(`Games that are played online are kept in ${serving.place}`);
    if (open) openBrowser(address);
    await interrupted();
    await serving.close();
    return 0;
  } catch (problem) {
    return fail(problem instanceof Error ? problem.message : String(problem));
  }
}

/** What to call this machine where it listens: a server at one address of it is at no other. */
function nameOf(host = '0.0.0.0'): string {
  const isEverywhere = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' || host === '::1';
  return isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
}

function fail(why: string, code = 1): number {
  console.error(why);
  return code;
}

interface Options {
  readonly open: boolean;
  readonly port?: number;
  readonly host?: string;
  readonly data?: string;
  readonly publicAddress?: string;
}

function optionsOf(parameters: readonly string[]): Options | null {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({
      args: [...parameters],
      options: { port: text, host: text, data: text, address: text, open: { type: 'boolean', default: true } },
      allowNegative: true,
    });
    const { open, host, data, address } = values;
    const named = {
      open,
      ...(host === undefined ? {} : { host }),
      ...(data === undefined ? {} : { data }),
      ...(address === undefined ? {} : { publicAddress: address }),
    };
    if (values.port === undefined) return named;
    const port = Number(values.port);
    return Number.isInteger(port) && port >= 0 && port <= 65_535 ? { ...named, port } : null;
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
