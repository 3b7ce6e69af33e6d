import { NOWHERE } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { actsOf, perform } from '../../src/rules/actions/menu.ts';
import { wreckEquipment } from '../../src/rules/housekeeping/equipment.ts';
import { housekeeping } from '../../src/rules/housekeeping/phase.ts';
import { threatActs } from '../../src/rules/threats/player-b.ts';
import { stimuliOf } from '../../src/rules/threats/stimulus.ts';
import { activateThreat } from '../../src/rules/threats/threat-phase.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import { broken } from '../../src/table/invariants.ts';
import { activate, addVeteran, nextTurn, reaction } from '../support/hunting.ts';
import { addExplosion, addFlames, addThreat, at, type Drawn, openDoors, play, testTable } from '../support/tables.ts';

const LAB = ['.....', '..i..', '.....', '.....', '.....'];
const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

/** An Isolation Unit at (3,2) and a man south of it. */
function lab(drawn: Drawn = {}) {
  const table = testTable({ tiles: [LAB], ...drawn });
  const man = addVeteran(table, at(table, 3, 3));
  const getIn = () => play({ dice: ['D6=1'] }, io => perform(table, io, man, { do: 'getIn', fitting: 0 }));
  return { table, man, unit: table.fittings[0]!, getIn };
}

rule('DK-GAP-008', 'who did not see him get in has no stimulus from him, however near', () => {
  const { table, getIn } = lab();
  getIn();
  const harpy = addThreat(table, at(table, 2, 2));
  expect(reaction(activate(table, harpy, ['D6=4']))).toMatchObject({ column: 'noTeam', response: 'stay' });
});

rule('DK-GAP-008', 'who saw him get in this turn throws in the left column and batters the unit', () => {
  const { table, man, unit, getIn } = lab();
  const harpy = addThreat(table, at(table, 2, 2), 3);
  getIn();
  const io = activate(table, harpy, ['D6=2', 'D6=6']);
  expect(reaction(io)).toMatchObject({ column: 'teamOnTile', response: 'attack-nearest' });
  expect(io.rolled[1]!.why).toMatchObject({ rule: 'DK-GAP-008', purpose: 'batter' });
  expect([unit.damage, unit.holds, man.at, harpy.at]).toEqual([6, man.id, NOWHERE, at(table, 2, 2)]);
});

rule('DK-GAP-008', 'what it saw is forgotten with the turn', () => {
  const { table, getIn } = lab();
  const harpy = addThreat(table, at(table, 2, 2), 3);
  harpy.activated = true;
  getIn();
  expect(stimuliOf(table, harpy)).toMatchObject({ unit: 0, column: 'teamOnTile' });
  play({ dice: ['D6=1', 'D6=2'] }, io => housekeeping(table, io));
  expect(stimuliOf(table, harpy)).toMatchObject({ unit: null, column: 'noTeam' });
});

rule('DK-GAP-008', 'one that keeps at it needs no new sight, until a throw calls it off', () => {
  const { table, unit, getIn } = lab();
  const harpy = addThreat(table, at(table, 2, 2), 3);
  getIn();
  activate(table, harpy, ['D6=2', 'D6=6']);
  nextTurn(table);
  activate(table, harpy, ['D6=2', 'D6=5']);
  expect(unit.damage).toBe(11);
  nextTurn(table);
  expect(reaction(activate(table, harpy, ['D6=5']))).toMatchObject({ column: 'teamOnTile', response: 'stay' });
  nextTurn(table);
  expect(reaction(activate(table, harpy, ['D6=2']))).toMatchObject({ column: 'noTeam', response: 'stay' });
});

rule(
  ['DK-GAP-008', 'DK-DOOR-001'],
  'one that is farther off comes up first, and batters in its next activation',
  () => {
    const { table, unit, getIn } = lab();
    const harpy = addThreat(table, at(table, 3, 5), 1);
    getIn();
    activate(table, harpy, ['D6=2', 'D6=6']);
    expect([harpy.at, harpy.facing, unit.damage]).toEqual([at(table, 3, 3), 1, 0]);
    nextTurn(table);
    activate(table, harpy, ['D6=2', 'D6=4']);
    expect(unit.damage).toBe(4);
  },
);

rule(
  ['DK-GAP-008', 'DK-THREAT-017', 'DK-THREAT-019'],
  'its back to the unit counts, and staying it does not turn',
  () => {
    const { table, getIn } = lab();
    const harpy = addThreat(table, at(table, 3, 5), 5);
    getIn();
    expect(reaction(activate(table, harpy, ['D6=4']))).toEqual({ score: 5, column: 'teamOnTile', response: 'stay' });
    expect(harpy.facing).toBe(5);
  },
);

rule(['DK-GAP-008', 'DK-CHOUSE-004'], '20 points break it open: it is wrecked, and he is in its square', () => {
  const { table, man, unit, getIn } = lab();
  const harpy = addThreat(table, at(table, 2, 2), 3);
  getIn();
  unit.damage = 14;
  const io = activate(table, harpy, ['D6=2', 'D6=6']);
  expect(io.told.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['unitBattered', 'equipmentWrecked', 'sealBroken']),
  );
  expect([unit.wrecked, unit.holds, man.seat, man.at]).toEqual([true, null, null, unit.at]);
  expect([broken(table), actsOf(table, man).some(act => act.do === 'getIn')]).toEqual([[], false]);
  nextTurn(table);
  activate(table, harpy, ['D6=2', 'D6=6']);
  expect(man.grapple?.threat).toBe(harpy.id);
});

rule('DK-GAP-008', 'where something stands on the unit he comes out beside it', () => {
  const { table, man, unit, getIn } = lab();
  const harpy = addThreat(table, at(table, 2, 2), 3);
  getIn();
  unit.damage = 19;
  harpy.at = unit.at;
  activate(table, harpy, ['D6=2', 'D6=1']);
  expect([man.at, harpy.at]).toEqual([at(table, 3, 1), unit.at]);
});

rule('DK-GAP-008', 'another whom it notices comes first', () => {
  const { table, unit, getIn } = lab();
  const harpy = addThreat(table, at(table, 2, 2), 3);
  getIn();
  const comrade = addVeteran(table, at(table, 2, 4));
  activate(table, harpy, ['D6=2', 'D6=6']);
  expect([comrade.grapple?.threat, unit.damage]).toEqual([harpy.id, 0]);
});

rule(['DK-GAP-008', 'DK-GRAP-028'], 'a helpless comrade laid into a pod draws nobody', () => {
  const { table, man } = lab({ tiles: [['.....', '..s..', '.....', '.....', '.....']] });
  const comrade = addVeteran(table, man.at);
  Object.assign(comrade, { condition: 'incapacitated', wounds: 2, ducked: true });
  man.carries = comrade.id;
  const [harpy, bull] = [addThreat(table, at(table, 1, 5)), addThreat(table, at(table, 5, 5), 1, 'harpy-bull')];
  play({ dice: ['D6=1'] }, io => perform(table, io, man, { do: 'putIn', fitting: 0 }));
  man.at = NOWHERE;
  expect([stimuliOf(table, harpy).unit, stimuliOf(table, bull).unit]).toEqual([null, null]);
});

rule(['DK-GAP-008', 'DK-THREAT-030'], 'of a pack those beside it batter and the others come up', () => {
  const { table, unit, getIn } = lab();
  const [near, far] = [addThreat(table, at(table, 2, 3), 1), addThreat(table, at(table, 2, 4), 1)];
  getIn();
  activate(table, near, ['D6=2', 'D6=5', 'D6=1', 'D6=3']);
  expect([unit.damage, near.at, far.at]).toEqual([5, at(table, 2, 3), at(table, 3, 3)]);
});

rule(['DK-GAP-008', 'DK-DOOR-001'], 'a door that was shut behind him is battered first', () => {
  const { table, getIn } = lab({ tiles: [LAB, FLOOR] });
  openDoors(table);
  const harpy = addThreat(table, at(table, 1, 3, 1), 7);
  getIn();
  table.doors[0]!.open = false;
  shipChanged(table);
  activate(table, harpy, ['D6=2', 'D6=1', 'D6=6']);
  expect([table.doors[0]!.damage, harpy.atUnit]).toEqual([[6], 0]);
});

rule(['DK-GAP-008', 'DK-TSHOOT-019'], 'whoever runs a Threat may have it batter a unit it is beside', () => {
  const { table, unit, getIn } = lab({ switches: { playerB: true } });
  getIn();
  const harpy = addThreat(table, at(table, 2, 2), 3);
  const act = { do: 'batterUnit', fitting: 0 } as const;
  expect(threatActs(table, harpy)).toContainEqual(act);
  const answers = [{ seat: 'threats', answer: act }];
  play({ dice: ['D6=4'], answers }, io => activateThreat(table, io, harpy));
  expect(unit.damage).toBe(4);
  harpy.at = at(table, 3, 5);
  expect(threatActs(table, harpy)).not.toContainEqual(act);
});

rule(['DK-CHOUSE-004', 'DK-GAP-008'], 'an explosion that wrecks the unit lets him out, clear of the fire', () => {
  const { table, man, unit, getIn } = lab();
  getIn();
  addExplosion(table, at(table, 2, 2));
  addFlames(table, unit.at, 1);
  play({}, io => wreckEquipment(table, io));
  expect([unit.wrecked, unit.holds, man.seat, man.at]).toEqual([true, null, null, at(table, 3, 1)]);
  expect([man.wounds, broken(table)]).toEqual([0, []]);
});
