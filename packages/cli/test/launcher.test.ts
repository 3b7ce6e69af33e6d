import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from './sightline.ts';

// What npm links as `sightline`, in a project whose pinned Node is another than the one that starts it.

const PROJECT = join(import.meta.dirname, '..', '..', '..');
const LAUNCHER = 'packages/cli/bin/sightline.mjs';

let root: string;

beforeEach(() => {
  root = newFolder();
  for (const path of ['scripts/pinned-node.mjs', LAUNCHER]) cpSync(join(PROJECT, path), join(root, path));
  put('package.json', '{ "type": "module" }');
  put('node_modules/node/bin/node', `#!/bin/sh\nPINNED=yes exec "${process.execPath}" "$@"\n`);
  chmodSync(join(root, 'node_modules/node/bin/node'), 0o755);
});

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const game = (text: string): void => put('packages/cli/src/main.ts', text);

const begun = (...words: string[]): ChildProcess =>
  spawn(process.execPath, [join(root, LAUNCHER), ...words], { stdio: ['ignore', 'pipe', 'inherit'] });

test('the game runs on the pinned Node where the player is, with the words and the exit code handed on', () => {
  game(`console.log(JSON.stringify([process.env.PINNED, process.cwd(), ...process.argv.slice(2)]));
    process.stdin.on('data', typed => { process.exitCode = Number(typed); });`);
  const words = ['play', 'drill', '--seed', 'a b'];
  const { stdout, status } = spawnSync(process.execPath, [join(root, LAUNCHER), ...words], {
    cwd: join(root, 'packages'),
    input: '7',
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toEqual(['yes', expect.stringMatching(/packages$/), ...words]);
  expect(status).toBe(7);
});

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  test(`${signal} is the game's to answer`, async () => {
    game(`process.on('${signal}', () => process.exit(5)); setInterval(() => {}, 1000); console.log('begun');`);
    const running = begun();
    await once(running.stdout!, 'data');
    running.kill(signal);
    expect(await once(running, 'exit')).toEqual([5, null]);
  });
}

test('a game that a signal has ended ends as a shell would put it', async () => {
  game(`process.kill(process.pid, 'SIGKILL');`);
  expect(await once(begun(), 'exit')).toEqual([137, null]);
});

test('it says so when the pinned Node is not there', () => {
  rmSync(join(root, 'node_modules'), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, [join(root, LAUNCHER)], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('`npm ci`')]);
});
