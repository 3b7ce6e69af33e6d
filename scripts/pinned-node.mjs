// The Node that everything runs on, found and used from whatever Node the machine has: plain JavaScript, from Node 20 on.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(root, 'node_modules', '.bin');

/** The Node of the npm package `node`; undefined where it has not been installed. */
export function pinnedNode() {
  const home = join(root, 'node_modules', 'node', 'bin');
  return [join(home, 'node'), join(home, 'node.exe'), join(binaries, 'node')].find(existsSync);
}

/** Starts a script on it with the project's own tools first on the path; signals are passed on. */
export function startOn(node, parameters, options = {}) {
  const name = Object.keys(process.env).find(key => key.toUpperCase() === 'PATH') ?? 'PATH';
  const env = { ...process.env, [name]: [binaries, process.env[name]].filter(Boolean).join(delimiter) };
  const child = spawn(node, parameters, { stdio: 'inherit', env, ...options });
  // Ctrl-C at a terminal reaches the child as well; it is the one that decides how to end.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return child;
}

/** The exit code of what was started; of what a signal has ended, the one a shell would give. */
export function exitCodeOf(child) {
  return new Promise(resolve => {
    child.on('error', error => {
      console.error(`sightline: could not start ${child.spawnfile}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}
