import { expect, test } from 'vitest';
import { FIRST_GAMES, played, rulesOf, typing } from './at-the-table.ts';

/** Nothing that a person would mean. */
const NONSENSE = [
  '0',
  '999',
  '-1',
  '1.5',
  'xyzzy',
  '/',
  '= {',
  '= null',
  '= {"do":"fly"}',
  '[[[]',
  'why',
  'why nonsense',
  'odds',
  'odds 999',
  '? 999',
  'look nowhere',
  'map nowhere',
  'go',
  'go 99999 n',
  'undo nobody',
  'rules nothing',
  '\u0000\u001b[2J',
];

test.for(FIRST_GAMES)('%s: whatever is typed gets a sentence, and nothing is lost', async ([system, seat, options]) => {
  const rules = await rulesOf(system);
  const { said, game } = await played(rules, options, typing(...NONSENSE), { map: false, cite: false });
  expect(game.at(seat).now().inputs).toBe(0);
  const answers = said.split(`${seat}> `).slice(1, -1);
  expect(answers).toHaveLength(NONSENSE.length);
  // A slash alone asks for the menu again; everything else is answered in words.
  for (const answer of answers) expect(answer.split('\n').slice(1).join('').trim()).not.toBe('');
  expect(said).not.toMatch(/⟨|undefined|NaN|\[object/);
});

test('names of several are told apart: who is meant is asked back', async () => {
  const [[system, , options]] = FIRST_GAMES as [(typeof FIRST_GAMES)[number]];
  const { said } = await played(await rulesOf(system), options, typing('look red', 'look red 3', 'look obst'), {
    map: false,
    cite: false,
  });
  expect(said).toMatch(/"red" could be Red 1, Red 2, .* or Red 10\./s);
  expect(said).toMatch(/> look red 3\nRed 3: \(7,0\); /);
  expect(said).toMatch(/> look obst\nobstacle: \(6,3\); /);
});

test('no colour goes into a pipe, and the map of a closer look is another one', async () => {
  const [, , dustup] = FIRST_GAMES as [unknown, unknown, (typeof FIRST_GAMES)[number]];
  const { said } = await played(await rulesOf(dustup[0]), dustup[2], typing('map', 'map junction'));
  expect(said).not.toContain('\u001b');
  expect(said).toContain('North is up; a letter is 1.1 inches wide and 2.3 high.');
  expect(said).toContain('North is up; a letter is 0.5 inches wide and 1 high.');
});
