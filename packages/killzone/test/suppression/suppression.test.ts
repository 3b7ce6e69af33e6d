import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { WEAPONS } from '../../src/content/load.ts';
import { combatDice } from '../../src/rules/hand-to-hand/fighters.ts';
import { shoot } from '../../src/rules/shooting/firing.ts';
import { targeting } from '../../src/rules/shooting/targeting.ts';
import { damage } from '../../src/rules/suppression/damage.ts';
import { removalTally, removeSuppression } from '../../src/rules/suppression/removing-suppression.ts';
import { whyNotAct } from '../../src/rules/turn/acts.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import { at, d6, give, group, lay, put } from '../support/setting.ts';

const RIFLE = { weapons: ['assault-rifle'] };
const HIT = { by: 'shot', rule: 'KZ-SHOOT-006' } as const;
const shot = { do: 'shoot', weapon: 0, target: { figure: 2 } } as const;

rule('KZ-SUPP-001', 'damage short of the kill score suppresses; a miss does nothing', () => {
  const table = lay({ red: [group('trooper', 2, RIFLE)], blue: [group('rebel', 2, { armour: 'light' })] });
  put(table, 0, 10, 10);
  put(table, 2, 10, 16);
  shoot(table, scripted({ dice: d6(3) }), table.figures[0]!, shot);
  expect(table.figures[2]!.state).toBe('active');
  damage(table, scripted({ dice: d6(2, 3, 2) }), table.figures[2]!, { dice: 3, ...HIT });
  expect(table.figures[2]!.state).toBe('suppressed');
});

rule('KZ-SUPP-002', 'a suppressed figure does nothing, rolls one combat die, and is shot at -1 once', () => {
  const table = lay({ red: [group('trooper', 2, RIFLE)], blue: [group('rebel', 2, RIFLE)] });
  put(table, 0, 10, 10);
  const target = put(table, 2, 10, 16);
  target.state = 'suppressed';
  give(table, 1, 'keepDown');
  expect(targeting(table, table.figures[0]!, WEAPONS.get('assault-rifle'), { figure: 2 }).tally.total).toBe(-1);
  const io = scripted<KillzoneEvent>({ dice: d6(5, 1, 1, 1) });
  shoot(table, io, table.figures[0]!, shot);
  expect(io.told).toContainEqual(expect.objectContaining({ type: 'targetingRolled', hit: true }));
  expect(combatDice(table, target).total).toBe(1);
  expect(whyNotAct(table, target, { do: 'move', way: [at(10, 17)] })).toMatchObject([{ rule: 'KZ-SUPP-002' }]);
  expect(whyNotAct(table, target, { ...shot, target: { figure: 0 } })).toMatchObject([{ rule: 'KZ-SUPP-002' }]);
});

for (const [die, state] of [
  [4, 'active'],
  [3, 'suppressed'],
] as const) {
  rule('KZ-SUPP-003', `a rebel alone rolls ${die} and is ${state}`, () => {
    const table = lay({ red: [group('rebel', 2)] });
    table.figures[0]!.state = 'suppressed';
    removeSuppression(table, scripted({ dice: d6(die) }), table.groups[0]!);
    expect(table.figures[0]!.state).toBe(state);
  });
}

rule('KZ-SUPP-003', 'a natural 1 fails and a natural 6 succeeds whatever is added', () => {
  const table = lay({ red: [group('cyborg', 1)] });
  const figure = table.figures[0]!;
  figure.state = 'suppressed';
  give(table, 0, 'keepDown');
  removeSuppression(table, scripted({ dice: d6(1) }), table.groups[0]!);
  expect(removalTally(table, figure, 1).total).toBe(4);
  expect(figure.state).toBe('suppressed');
  removeSuppression(table, scripted({ dice: d6(6) }), table.groups[0]!);
  expect(figure.state).toBe('active');
});

rule(
  'KZ-SUPP-004',
  'troop type, leader within 4 inches, Keep Down, alcohol, and an enemy in sight within 4 inches',
  () => {
    const table = lay({ red: [group('trooper', 2, {}, { leader: true })], blue: [group('rebel', 2)] });
    const figure = put(table, 1, 10, 10);
    put(table, 0, 14, 10);
    put(table, 3, 10, 14);
    figure.state = 'suppressed';
    removeSuppression(table, scripted({ dice: d6(3) }), table.groups[0]!);
    expect(figure.state).toBe('active');
    expect(removalTally(table, figure, 3)).toMatchObject({
      total: 4,
      parts: [{ value: 1 }, { value: 1 }, { value: -1 }],
    });
    put(table, 0, 15.1, 10);
    put(table, 3, 10, 15.1);
    expect(removalTally(table, figure, 3).total).toBe(4);
  },
);

rule('KZ-SUPP-005', 'a robot ignores what does not destroy it', () => {
  const table = lay({ red: [group('robot', 1)] });
  const robot = table.figures[0]!;
  const io = scripted<KillzoneEvent>({ dice: d6(4, 4, 3, 6, 5, 4) });
  damage(table, io, robot, { dice: 3, ...HIT });
  expect(robot.state).toBe('active');
  expect(io.told.at(-1)).toMatchObject({ type: 'unshaken' });
  damage(table, io, robot, { dice: 3, ...HIT });
  expect(robot.state).toBe('killed');
});

rule('KZ-SUPP-005', 'a Dove hero whose heroic save works stays active', () => {
  const table = lay({ red: [{ ...group('savage', 3, {}, { hero: true }), drugs: ['dove'] }] });
  damage(table, scripted({ dice: d6(6, 6, 5) }), table.figures[0]!, { dice: 2, ...HIT });
  expect(table.figures[0]).toMatchObject({ state: 'active', heroicSave: false });
});
