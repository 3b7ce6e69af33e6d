import { expect, test } from 'vitest';
import { edgesTyped, stepTyped } from '../src/games/going.ts';
import { FIRST_GAMES, played, rulesOf, typing } from './at-the-table.ts';

const FROM = { x: 10_000, y: 10_000 };

test.for([
  ['8 n', { x: 10_000, y: 18_000 }],
  ['8n', { x: 10_000, y: 18_000 }],
  ['2.5 inches west', { x: 7_500, y: 10_000 }],
  ['5" south-east', { x: 13_536, y: 6_464 }],
  ['5 SE', { x: 13_536, y: 6_464 }],
  ['5 up', null],
  ['north', null],
] as const)('a step of %j', ([text, to]) => {
  expect(stepTyped(text, FROM)).toEqual(to);
});

test.for([
  ['12 west 20 south', { x: 12_000, y: 20_000 }],
  ['12w, 20n', { x: 12_000, y: 28_000 }],
  ['3 north 1.5 east', { x: 70_500, y: 45_000 }],
  ['3 north 4 south', null],
  ['3 4', null],
] as const)('so far from the edges: %j', ([text, to]) => {
  expect(edgesTyped(text, { width: 72, depth: 48 })).toEqual(to);
});

const first = (wanted: string) => FIRST_GAMES.find(([system]) => system === wanted)!;

test('on an open table somebody goes where nobody proposed, and is told why where that cannot be', async () => {
  const [, , options] = first('dustup');
  const { said } = await played(
    await rulesOf('dustup'),
    options,
    typing('1', 'go 30 west 20 south', 'go 3 west 20 south', 'go 8 ne', 'go the moon'),
    { map: false, cite: false },
  );
  const [, , refused, done, noPlace, nothing] = said.split('red> ');
  expect(refused).toMatch(/^go 30 west 20 south\n.*\[DU-/);
  expect(done).toMatch(/^go 3 west 20 south\n\n {2}Red Platoon HQ deploys /);
  expect(noPlace).toMatch(/^go 8 ne\n/);
  expect(nothing).toMatch(/^go the moon\n"the moon" isn’t a place\./);
});

test('a group of Killzone is set up round a place, and a figure walks up to somebody by name', async () => {
  const [, , options] = first('killzone');
  const { said } = await played(
    await rulesOf('killzone'),
    options,
    typing('go 24 west 24 south', 'Run', 'go 2 east', 'go savages'),
    { map: false, cite: false },
  );
  expect(said).toContain('On the table: The officer, one figure.');
  expect(said).toMatch(/The officer moves 2 inches/);
  expect(said).toMatch(/"savages" isn’t a place/);
});

test('where all places are listed, one of them is to be chosen', async () => {
  const [, , options] = first('drill');
  const { said } = await played(await rulesOf('drill'), options, typing('go 3 n'), { map: false, cite: false });
  expect(said).toContain('Here you pick one of the listed places.');
});
