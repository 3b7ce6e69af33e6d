import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import type { TeamCard } from '../../src/content/cards.ts';
import { TEAM } from '../../src/content/deck.ts';
import { actsOf, whyNotAct } from '../../src/rules/actions/menu.ts';
import { hasHeavyWeapon, isEncumbered, weightBorne, whyNotBear } from '../../src/rules/damage/burden.ts';
import { layDown, takeUp, whyNotTakeUp } from '../../src/rules/damage/carrying.ts';
import { type Cause, wound } from '../../src/rules/damage/kill-and-wound.ts';
import { stancesOf } from '../../src/rules/movement/stance.ts';
import { whyNotTake } from '../../src/rules/other-actions/gear.ts';
import { whyNotShoot } from '../../src/rules/shooting/why-not-shoot.ts';
import { newTeamer } from '../../src/table/new-figures.ts';
import { addMan, addThreat, at, codes, play, testTable } from '../support/tables.ts';

const SHOT: Cause = { by: null, means: 'shot', rule: 'DK-SHOOT-001' };

rule('DK-GAP-002', 'loaded to capacity a man is encumbered, and more he cannot bear', () => {
  const table = testTable();
  const built = (strength: TeamCard['strength'], weapon: string) =>
    addMan(table, at(table, 1, 1), 1, { strength, weapon });
  expect(
    [built('AVE', 'hemg'), built('STRONG', 'hemg'), built('STRONG', 'flamer')].map(man => isEncumbered(table, man)),
  ).toEqual([true, false, true]);
  const weak = built('WEAK', 'pistol');
  expect(codes(whyNotBear(table, weak, 'hemg', true))).toEqual(['tooHeavy']);
  expect(codes(whyNotBear(table, weak, 'axe', false))).toEqual([]);
  const stitch = TEAM.find(({ name }) => name === 'Stitch Amadi')!;
  expect(isEncumbered(table, newTeamer(table, 0, stitch))).toBe(true);
});

rule('DK-GAP-002', 'a single grenade weighs nothing, four weigh 1, five 2', () => {
  const table = testTable();
  const weights = [1, 2, 4, 5].map(grenade =>
    weightBorne(table, addMan(table, -1, 1, { weapon: 'pistol', gear: { grenade } })),
  );
  expect(weights).toEqual([0, 1, 1, 2]);
});

rule('DK-GAP-002', 'an AVE man lifts an incapacitated comrade, a WEAK one does not', () => {
  const table = testTable();
  const [bearer, weak] = [addMan(table, at(table, 3, 3)), addMan(table, at(table, 3, 5), 1, { strength: 'WEAK' })];
  const fallen = addMan(table, at(table, 3, 4));
  expect(codes(whyNotTakeUp(table, bearer, fallen))).toEqual(['notToBeCarried']);
  play({}, io => {
    wound(table, io, fallen, SHOT);
    wound(table, io, fallen, SHOT);
  });
  expect([codes(whyNotTakeUp(table, weak, fallen)), codes(whyNotTakeUp(table, bearer, fallen))]).toEqual([
    ['tooWeak'],
    [],
  ]);
  play({ dice: ['D6=4'] }, io => takeUp(table, io, bearer, fallen));
  expect([isEncumbered(table, bearer), fallen.at]).toEqual([true, bearer.at]);
});

test('carrying a comrade he does not shoot; the weaponry of the fallen lies where he fell', () => {
  const table = testTable();
  const bearer = addMan(table, at(table, 3, 4));
  const fallen = addMan(table, at(table, 3, 3), 1, { gear: { grenade: 2 } });
  const harpy = addThreat(table, at(table, 3, 1));
  play({ dice: ['D6=1'] }, io => {
    wound(table, io, fallen, SHOT);
    wound(table, io, fallen, SHOT);
    takeUp(table, io, bearer, fallen);
  });
  expect(table.things.map(thing => [thing.item, thing.at, thing.count])).toEqual([
    ['har', at(table, 3, 3), 1],
    ['grenade', at(table, 3, 3), 2],
  ]);
  expect(whyNotShoot(table, bearer, harpy)).toEqual([]);
});

rule('DK-MOVE-014', 'a comrade who is laid down takes a half of the square, and his bearer the other', () => {
  const table = testTable();
  const bearer = addMan(table, at(table, 3, 4));
  const fallen = addMan(table, at(table, 3, 3));
  play({ dice: ['D6=1'] }, io => {
    wound(table, io, fallen, SHOT);
    wound(table, io, fallen, SHOT);
    takeUp(table, io, bearer, fallen);
  });
  expect([bearer.position, fallen.position]).toEqual(['centre', 'centre']);
  play({}, io => layDown(table, io, bearer));
  expect([bearer.position, fallen.position]).toEqual(['left', 'right']);
  // Even one who stands in the middle beside another may not stay there.
  bearer.position = fallen.position = 'centre';
  expect(stancesOf(table, bearer, true).filter(({ position }) => position === 'centre')).toEqual([]);
});

rule(['DK-WEAP-003', 'DK-CYBER-002'], 'who carries a Drone Gun has a heavy weapon', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { strength: 'STRONG', weapon: 'pistol', gear: { 'drone-gun': 1 } });
  const comrade = addMan(table, at(table, 3, 4));
  Object.assign(comrade, { condition: 'incapacitated', ducked: true });
  expect([hasHeavyWeapon(table, man), codes(whyNotTakeUp(table, man, comrade))]).toEqual([true, ['hasHeavyWeapon']]);
  man.gear = {};
  expect([hasHeavyWeapon(table, man), whyNotTakeUp(table, man, comrade)]).toEqual([false, []]);
  man.carries = comrade.id;
  expect(codes(whyNotTake(table, man, 'drone-gun', null))).toEqual(['carrying']);
});

rule('DK-DMG-011', 'a comrade on his shoulders leaves him no hand for anything but his weapon', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { weapon: 'pistol', gear: { 'regen-kit': 1, axe: 1, 'fire-bomb': 1 } });
  const [fallen, wounded] = [addMan(table, at(table, 3, 3)), addMan(table, at(table, 2, 3))];
  Object.assign(fallen, { condition: 'incapacitated', ducked: true, wounds: 2 });
  wounded.wounds = 1;
  man.weapons[0]!.loaded = 1;
  const kinds = (): string[] => [...new Set(actsOf(table, man).map(act => act.do))];
  const withBothHands = ['reload', 'treat', 'setFireBomb', 'takeUpAxe'];
  expect(kinds()).toEqual(expect.arrayContaining(withBothHands));
  man.carries = fallen.id;
  expect(kinds().filter(kind => withBothHands.includes(kind))).toEqual([]);
  expect(kinds()).toEqual(expect.arrayContaining(['move', 'dash', 'layDown', 'pass']));
  expect(codes(whyNotAct(table, man, { do: 'reload' }))).toEqual(['carrying']);
});
