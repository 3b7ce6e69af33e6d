import { expect, test } from 'vitest';
import { grappleDice, threatDice } from '../../src/rules/grapple/dice.ts';
import { strike } from '../../src/rules/grapple/strike.ts';
import { flame } from '../../src/rules/shooting/flame.ts';
import { shoot } from '../../src/rules/shooting/shoot.ts';
import { throwMove } from '../../src/rules/threats/movement.ts';
import type { DuckEvent, DuckIo } from '../../src/table/events.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { named } from '../../src/words/said.ts';
import { words } from '../../src/words/words.ts';
import { activate, addVeteran } from '../support/hunting.ts';
import { addMan, addThreat, at, lockInGrapple, play, testTable } from '../support/tables.ts';

/** What is told of one type, in sentences. */
function told(table: DuckTable, dice: readonly string[], type: DuckEvent['type'], act: (io: DuckIo) => void): string[] {
  const io = play({ dice }, script => act(named(table, script)));
  return io.told.filter(event => event.type === type).map(words.event);
}

test('a reaction is told with all that bears on it, and an even one without', () => {
  const reaction = (wounds: number): string => {
    const table = testTable();
    addVeteran(table, at(table, 3, 1), 5);
    const harpy = addThreat(table, at(table, 3, 4), 1);
    harpy.wounds = wounds;
    const event = activate(table, harpy, wounds > 0 ? ['D6=5', 'D6=1'] : ['D6=5']).told.find(
      ({ type }) => type === 'threatReacted',
    )!;
    return words.event({ ...event, said: { figure: { is: 'name', name: 'Harpy 1' } } });
  };
  expect(reaction(0)).toBe('Harpy 1 rolls 5 for its mood: it means to stay put.');
  expect(reaction(1)).toBe('Harpy 1 rolls 5, +2 for the wound: 7 for its mood: it means to make off and hide.');
});

test('a Threat that cannot stir is said to, and not to have 0 squares', () => {
  const table = testTable();
  const harpy = addThreat(table, at(table, 3, 4), 1);
  harpy.wounds = 1;
  const move = (face: number): string[] =>
    told(table, [`D6=${face}`], 'threatMoveThrown', io => void throwMove(table, io, harpy));
  expect(move(1)).toEqual(['Harpy 0 rolls 1, −3 for the wound to move: it can’t stir.']);
  expect(move(4)).toEqual(['Harpy 0 rolls 4, −3 for the wound to move: 1 square.']);
});

test('a gun says by its own word what it has left, and a shot what was added to its dice', () => {
  const table = testTable();
  const flamer = addMan(table, at(table, 3, 5), 1, { weapon: 'flamer', strength: 'STRONG' });
  const gunner = addMan(table, at(table, 4, 5), 1, { weapon: 'hemg', strength: 'STRONG', name: 'Brick Okoro' });
  gunner.dashed = 1;
  table.turn = 2;
  const harpy = addThreat(table, at(table, 4, 2));
  const jets = [{ square: at(table, 3, 3), squirts: 2, use: 'barrier' }] as const;
  const fuel = told(table, [], 'ammunitionSpent', io => flame(table, io, { shooter: flamer.id, jets }));
  expect(fuel).toEqual(['2 squirts used: the Flamer has 10 squirts left.']);
  const shot = told(table, ['D6=1', 'D6=2', 'D6=2'], 'shotFired', io =>
    shoot(table, io, { shooter: gunner.id, target: harpy.id }),
  );
  expect(shot).toEqual([
    'Brick Okoro fires the HEMG at Harpy 2 and rolls 1 + 2 + 2, −2 for being out of breath: 3. A knock-back.',
  ]);
});

test('a grapple tells how many dice each has where anything has changed their number', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { name: 'Brick Okoro', strength: 'STRONG' });
  const harpy = addThreat(table, at(table, 3, 3), 5);
  lockInGrapple(man, harpy);
  const grapple = man.grapple!;
  grapple.manLost = 1;
  const { total } = grappleDice(table, man);
  const enemy = threatDice(harpy, grapple).total;
  const dice = Array.from({ length: total + enemy }, () => 'D6=2');
  const [fought] = told(
    table,
    dice,
    'grappleFought',
    io => void strike(table, io, man, harpy, grapple, { fired: false }),
  );
  expect(fought).toMatch(
    /^Brick Okoro rolls [2, ]+ \(\d dice, −1 for dice lost\) and Harpy 1 rolls [2, ]+\. Every 6 is a hit: none against none\.$/,
  );
});
