import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { gatherChits } from '../../src/rules/actions/chits.ts';
import { actsOf, freeActsOf, perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { whyNotBear } from '../../src/rules/damage/burden.ts';
import { whyNotTakeUp } from '../../src/rules/damage/carrying.ts';
import { wound } from '../../src/rules/damage/kill-and-wound.ts';
import { treat } from '../../src/rules/damage/regen.ts';
import { comeTo } from '../../src/rules/grapple/captives.ts';
import { grappleDice } from '../../src/rules/grapple/dice.ts';
import { movePoints } from '../../src/rules/movement/points.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { teamStep } from '../../src/rules/turn/team-phase.ts';
import { addMan, addThreat, at, codes, play, testTable } from '../support/tables.ts';

const SHOT = { by: null, means: 'shot', rule: 'DK-SHOOT-001' } as const;

rule('DK-DMG-009', 'treated he works normally again, with a die less in grapples and nothing heavy', () => {
  const table = testTable();
  const medic = addMan(table, at(table, 3, 3), 1, { gear: { 'regen-kit': 1 } });
  const man = addMan(table, at(table, 3, 4));
  play({}, io => wound(table, io, man, SHOT));
  const act = { do: 'treat', figure: man.id } as const;
  expect(actsOf(table, medic)).toContainEqual(act);
  play({ dice: ['D6=4'] }, io => perform(table, io, medic, act));
  gatherChits(table);
  expect([man.wounds, man.ready, movePoints(table, man, 4).total, grappleDice(table, man).total]).toEqual([0, 2, 4, 2]);
  man.weapons = [];
  expect(codes(whyNotBear(table, man, 'hemg', true))).toEqual(['heavyAfterTreatment']);
  expect(medic.gear).toEqual({ 'regen-kit': 1 });
});

rule('DK-DMG-009', 'on himself too; not from two squares off', () => {
  const table = testTable();
  const medic = addMan(table, at(table, 3, 3), 1, { gear: { 'regen-kit': 1 } });
  const far = addMan(table, at(table, 3, 5));
  play({}, io => {
    wound(table, io, medic, SHOT);
    wound(table, io, far, SHOT);
  });
  expect(codes(whyNotAct(table, medic, { do: 'treat', figure: far.id }))).toEqual(['notAdjacent']);
  expect(whyNotAct(table, medic, { do: 'treat', figure: medic.id })).toEqual([]);
});

rule('DK-DMG-011', 'a man with a HAR takes up the incapacitated, walks at 1 less and shoots all the same', () => {
  const table = testTable();
  const bearer = addMan(table, at(table, 3, 3));
  const fallen = addMan(table, at(table, 3, 4));
  const harpy = addThreat(table, at(table, 3, 1));
  play({}, io => {
    wound(table, io, fallen, SHOT);
    wound(table, io, fallen, SHOT);
  });
  play({ dice: ['D6=1'] }, io => perform(table, io, bearer, { do: 'takeUp', figure: fallen.id }));
  expect([bearer.carries, movePoints(table, bearer, 3).total]).toEqual([fallen.id, 2]);
  expect(whyNotAct(table, bearer, { do: 'shoot', target: harpy.id })).toEqual([]);
  expect(table.things).toMatchObject([{ item: 'har', at: at(table, 3, 4) }]);
  play({}, io => perform(table, io, bearer, { do: 'layDown' }));
  expect([bearer.carries, bearer.ready]).toEqual([null, 1]);
});

rule(['DK-DMG-009', 'DK-DMG-011'], 'a treated man takes up no comrade, and lays down the one he bears', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { gear: { 'regen-kit': 1 } });
  const fallen = addMan(table, at(table, 3, 3));
  fallen.condition = 'incapacitated';
  expect(whyNotTakeUp(table, man, fallen)).toEqual([]);
  Object.assign(man, { wounds: 1, carries: fallen.id });
  play({ dice: ['D6=1'] }, io => treat(table, io, man, man));
  expect([man.treated, man.carries]).toEqual([true, null]);
  expect(codes(whyNotTakeUp(table, man, fallen))).toEqual(['heavyAfterTreatment']);
});

rule('DK-DMG-011', 'and so he does at what comes into his square', () => {
  const table = testTable();
  const bearer = addMan(table, at(table, 3, 3), 1, { weapon: 'pistol' });
  const fallen = addMan(table, at(table, 3, 3));
  Object.assign(fallen, { wounds: 2, condition: 'incapacitated' });
  bearer.carries = fallen.id;
  const harpy = addThreat(table, at(table, 3, 3));
  expect(whyNotAct(table, bearer, { do: 'shoot', target: harpy.id })).toEqual([]);
  play({ dice: ['D6=5'] }, io => perform(table, io, bearer, { do: 'shoot', target: harpy.id }));
  expect([harpy.condition, bearer.carries]).toEqual(['killed', fallen.id]);
});

rule('DK-DMG-008', 'dragged, wounded and with grenades he may end it on the way', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { gear: { grenade: 2 } });
  const harpy = addThreat(table, at(table, 3, 3));
  Object.assign(man, { wounds: 1, condition: 'stunned', ready: 0 });
  harpy.captive = man.id;
  table.phase = 'threat';
  const choice = { do: 'setOffOwnGrenades', figure: man.id };
  const answers = [{ seat: 'team', answer: { reaction: 'DK-DMG-008', choice } }];
  play({ dice: ['D6=3', 'D6=1', 'D6=5'], answers }, io =>
    enterSquare(table, io, harpy, at(table, 3, 4), { willingly: true }),
  );
  expect([man.condition, harpy.condition, table.explosions[0]?.at]).toEqual(['killed', 'killed', at(table, 3, 4)]);
});

rule(
  ['DK-DMG-012', 'DK-GRAP-025'],
  'one whom a Threat has in its hands is brought back to WOUNDED, but stays helpless',
  () => {
    const table = testTable();
    const medic = addMan(table, at(table, 3, 4), 1, { gear: { 'regen-kit': 1 } });
    const patient = addMan(table, at(table, 3, 3));
    Object.assign(patient, { wounds: 2, condition: 'incapacitated', ready: 0 });
    const harpy = addThreat(table, patient.at);
    harpy.captive = patient.id;
    play({ dice: ['D6=1'] }, io => perform(table, io, medic, { do: 'treat', figure: patient.id }));
    expect([patient.condition, patient.wounds, harpy.captive]).toEqual(['stunned', 1, patient.id]);
    harpy.at = at(table, 1, 1);
    play({}, io => comeTo(table, io));
    expect(patient.condition).toBe('fit');
  },
);

rule('DK-DMG-008', 'stunned and wounded he may do it before the Team phase ends, and only that', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { gear: { grenade: 1 } });
  Object.assign(man, { wounds: 1, condition: 'stunned', ducked: true, ready: 0 });
  const harpy = addThreat(table, man.at);
  harpy.captive = man.id;
  table.order = [];
  expect(freeActsOf(table, man)).toEqual([{ do: 'setOffOwnGrenades' }]);
  const answers = [
    { seat: 'team', answer: { do: 'freely', figure: man.id } },
    { seat: 'team', answer: { do: 'setOffOwnGrenades' } },
  ];
  play({ dice: ['D6=3', 'D6=4'], answers }, io => expect(teamStep(table, io)).toBe(true));
  expect([man.condition, harpy.condition]).toEqual(['killed', 'killed']);
});
