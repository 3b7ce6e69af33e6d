import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { commands } from '../src/commands/index.ts';
import { inProcess, main, sightline } from './sightline.ts';

test('without a word, and on help, every command is listed with what it does', async () => {
  const { status, stdout } = sightline([]);
  expect(status).toBe(0);
  const width = Math.max(...commands.map(({ name }) => name.length));
  for (const { name, summary } of commands) expect(stdout).toContain(`${name.padEnd(width)}  ${summary}`);
  expect((await inProcess(['help'])).stdout).toBe(stdout);
  expect((await inProcess(['--help'])).stdout).toBe(stdout);
});

test('help of a command lists its flags, however it is asked for', async () => {
  const { status, stdout } = sightline(['help', 'sim']);
  expect(status).toBe(0);
  expect(stdout).toContain('usage: sightline sim <system>');
  expect(stdout).toContain('--jobs n');
  expect((await inProcess(['sim', '--help'])).stdout).toBe(stdout);
});

test('the version is that of the package', () => {
  expect(sightline(['--version'])).toMatchObject({ status: 0, stdout: `${packageJson.version}\n` });
});

test('a command that there is not is a usage error', () => {
  expect(sightline(['dance'])).toMatchObject({ status: 2, stdout: '' });
});

test.for([
  [['dance'], 'there’s no command "dance"'],
  [['help', 'dance'], 'there’s no command "dance"'],
  [['help', 'sim', 'duel'], '"duel" is one word too many'],
  [['verify'], '<file> is missing\nusage: sightline verify <file>'],
] as const)('%j is a usage error', async ([words, said]) => {
  const { status, stdout, stderr } = await inProcess(words);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(said);
});

test('a reader that has heard enough is no error', () => {
  const shell = spawnSync('/bin/sh', ['-c', `"${process.execPath}" "${main}" ledger the | head -1`], {
    encoding: 'utf8',
  });
  expect(shell.stderr).toBe('');
  expect(shell.stdout.split('\n')).toHaveLength(2);
});
