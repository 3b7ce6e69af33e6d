import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MADE_UP, outsideOf, unusedKeys } from '@sightline/words/check';
import { expect, test } from 'vitest';
import tables from '../src/words/tables.json' with { type: 'json' };
import sentences from '../src/words/terminal.json' with { type: 'json' };
import { main, newFolder } from './sightline.ts';

const SOURCE = join(import.meta.dirname, '..', 'src');

test('no sentence is left over; that none is missing the compiler knows', () => {
  const sources = globSync('**/*.ts', { cwd: SOURCE, exclude: ['words/*.generated.ts'] }).map(file =>
    readFileSync(join(SOURCE, file), 'utf8'),
  );
  expect(unusedKeys({ ...sentences, ...tables }, sources)).toEqual([]);
});

test('a game in the made-up language is told in its brackets, seats, bots, rules and map aside', () => {
  const words = ['play', 'drill', '--blue', 'greedy', '--switch', 'mines=false', '--seed', '7', '--save', 'x.json'];
  const { stdout } = spawnSync(process.execPath, [main, ...words], {
    cwd: newFolder(),
    env: { ...process.env, SIGHTLINE_LANGUAGE: MADE_UP },
    input: '1\n1\n1\n99\nwho\nlook\nhint\nrulings\nundo\nquit\n',
    encoding: 'utf8',
  });
  const lines = stdout.split('\n').filter(line => !/^\s*\d+ [.#a-zA-Z*]{20}$/.test(line));
  const plain = lines.map(line => outsideOf(line).replace(/\[[^\]]*\]|> .*|\b(red|blue|greedy)\b|\w+=\w+/g, ''));
  expect(plain.filter(line => /[a-z]{2}/i.test(line))).toEqual([]);
  expect(stdout).toContain('⟦Ŵĥîçĥ ûñîţ åçţš?⟧');
});
