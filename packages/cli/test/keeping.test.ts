import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { readText, writeWhole } from '../src/files.ts';
import { inProcess, main, newFolder, sightline } from './sightline.ts';

const VERSUS = ['play', 'drill', '--blue', 'greedy', '--seed', 'evening', '--switch', 'mines=false'];

/** A game that somebody is in the middle of, in a process of its own. */
function playing(folder: string, words: readonly string[] = [...VERSUS, '--save', 'game.json']) {
  return spawn(process.execPath, [main, ...words], { cwd: folder, env: { ...process.env, HOME: folder } });
}

describe.skipIf(process.platform === 'win32')('a game is kept', () => {
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) {
    test(`when the program is told to end by ${signal}`, async () => {
      const folder = newFolder();
      const game = playing(folder);
      const closed = once(game, 'close');
      game.stdin.write('1\n');
      let said = '';
      for await (const chunk of game.stdout) {
        said += chunk;
        if (said.split('red> ').length === 3) break;
      }
      game.kill(signal);
      expect(await closed).toEqual([0, null]);
      const checked = await inProcess(['check', join(folder, 'game.json')]);
      expect(checked.stdout).toMatch(/^ok .* step \d+, 1 input, waits for red/);
      expect(readdirSync(folder)).toEqual(['game.json']);
    });
  }

  test('when nobody reads any more what is said', async () => {
    const folder = newFolder();
    const game = playing(folder);
    const closed = once(game, 'close');
    const complaints = text(game.stderr);
    game.stdout.once('data', () => game.stdout.destroy());
    game.stdin.on('error', () => {}).end('1\n'.repeat(2000));
    expect(await closed).toEqual([0, null]);
    expect(await complaints).toContain('Go on with: sightline play drill --load game.json');
    expect((await inProcess(['check', join(folder, 'game.json')])).stdout).toMatch(/^ok .* waits for red/);
  });
});

test('where a game cannot be saved another file is asked for', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'blocked'), 'no folder');
  const typed = '1\nquit\nblocked/again.json\nother.json\n';
  const { status, stdout, stderr } = sightline([...VERSUS, '--save', 'blocked/game.json'], typed, folder);
  expect(status).toBe(0);
  expect(stderr).toMatch(/blocked\/game\.json: cannot be written.*\n.*blocked\/again\.json: cannot be written/);
  expect(stdout).toContain('Saved. Go on with: sightline play drill --load other.json');
  expect(await inProcess(['check', join(folder, 'other.json')])).toMatchObject({ status: 0 });
});

test('and where nobody names one, it is kept at home, over nothing that is there', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'blocked'), 'no folder');
  writeFileSync(join(folder, 'game.json'), 'a letter');
  const game = playing(folder, [...VERSUS, '--save', 'blocked/game.json']);
  const [complaints, closed] = [text(game.stderr), once(game, 'close')];
  game.stdout.resume();
  game.stdin.end('1\n');
  expect(await closed).toEqual([1, null]);
  expect(await complaints).toContain(`Saved in ${join(folder, 'game-2.json')} instead.`);
  expect(readFileSync(join(folder, 'game.json'), 'utf8')).toBe('a letter');
  expect(await inProcess(['check', join(folder, 'game-2.json')])).toMatchObject({ status: 0 });
});

test('two that write the same file at once leave one of the two whole, and nothing else', async () => {
  const folder = newFolder();
  const file = join(folder, 'game.json');
  const texts = ['a', 'b', 'c'].map(letter => letter.repeat(1_000_000));
  const written = await Promise.all(texts.map(each => writeWhole(file, each)));
  expect(written.every(({ ok }) => ok)).toBe(true);
  expect(texts).toContain(readFileSync(file, 'utf8'));
  expect(readdirSync(folder)).toEqual(['game.json']);
});

test('what cannot be put in place leaves no half of it behind', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'game.json', 'full'), { recursive: true });
  expect(await writeWhole(join(folder, 'game.json'), 'text')).toMatchObject({ ok: false });
  expect(readdirSync(folder)).toEqual(['game.json']);
  expect(existsSync(join(folder, 'game.json', 'full'))).toBe(true);
});

describe.skipIf(process.platform === 'win32')('what is no file', () => {
  test('is never written over, whatever permission there is', async () => {
    const folder = newFolder();
    const place = join(folder, 's');
    const server = createServer().listen(place);
    await once(server, 'listening');
    expect(await writeWhole(place, 'text')).toMatchObject({
      ok: false,
      problem: expect.stringContaining('isn’t a file'),
    });
    expect([lstatSync(place).isSocket(), readdirSync(folder)]).toEqual([true, ['s']]);
    server.close();
  });

  test('a link stays one, and the file it leads to is written', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'games'));
    writeFileSync(join(folder, 'games', 'game.json'), 'yesterday');
    symlinkSync(join('games', 'game.json'), join(folder, 'last.json'));
    expect(await writeWhole(join(folder, 'last.json'), 'today')).toMatchObject({ ok: true });
    expect(readFileSync(realpathSync(join(folder, 'last.json')), 'utf8')).toBe('today');
    expect(lstatSync(join(folder, 'last.json')).isSymbolicLink()).toBe(true);
    expect(readdirSync(join(folder, 'games'))).toEqual(['game.json']);
  });

  test('is read so far and no farther', async () => {
    const endless = await readText('/dev/zero');
    expect(endless).toMatchObject({ ok: false, problem: expect.stringContaining('too large') });
  });
});
