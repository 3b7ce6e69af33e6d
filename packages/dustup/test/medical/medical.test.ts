import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import type { UnitRow } from '../../src/content/schema.ts';
import { once } from '../../src/dice/times.ts';
import { outnumbering, partyOf } from '../../src/rules/assault/party.ts';
import { resolveHits } from '../../src/rules/casualties/harm.ts';
import { resultOf, treatmentDie, treatmentsOf, whyNotTreat } from '../../src/rules/medical/treatment.ts';
import { movementDie } from '../../src/rules/movement/movement-die.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/actions.ts';
import { choicesOf } from '../../src/rules/turn/alternation.ts';
import type { Act } from '../../src/table/acts.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { FigureState } from '../../src/table/figures.ts';
import { broken } from '../../src/table/invariants.ts';
import { happen } from '../../src/table/moment.ts';
import type { Dustup } from '../../src/table/table.ts';
import { ableCount, isInPlay, type Unit } from '../../src/table/units.ts';
import { at, lay, put, squad } from '../support/setting.ts';

const MEDIC = { role: 'Medic', specialist: 'medic' } as const;

/** A squad whose last members are in these states. */
function hurt(states: readonly FigureState[], row: Partial<UnitRow> = {}, count = 8): { table: Dustup; unit: Unit } {
  const table = lay({ red: [squad(count, row), squad(3, {}, MEDIC), squad(2, { traits: ['medicalTeam'] })] });
  const unit = put(table, 0, 20, 20);
  for (const [i, state] of states.entries()) stateOf(table, unit, count - states.length + i).state = state;
  return { table, unit };
}

const stateOf = (table: Dustup, unit: Unit, member: number) => table.figures[unit.figures[member]!]!;
const treat = (unit: Unit): Act => ({ do: 'treat', unit: unit.id });
const codes = (table: Dustup, unit: Unit, act: Act) => whyNotAct(table, unit, act).map(({ code }) => code);

function run(table: Dustup, unit: Unit, act: Act, dice: readonly string[]) {
  const io = scripted<DustupEvent>({ dice });
  carryOut(table, io, unit, act);
  io.finish();
  return io;
}

rule('DU-MED-001', 'untreated wounded make a confidence test harder; stabilised ones do not', () => {
  for (const [state, face] of [
    ['untreated', 6],
    ['stabilised', 4],
  ] as const) {
    const { table, unit } = hurt([state, state]);
    table.strains.push({
      unit: 0,
      by: 'fire',
      firstUnderFire: false,
      firstSuppressed: false,
      casualties: 1,
      leaderHit: false,
      untreatedBefore: state === 'untreated' ? 2 : 0,
      damage: 0,
      damageBefore: 0,
      inColumn: false,
      terror: false,
      fromTheAir: false,
    });
    // Medium commitment: 1 for casualties, LV2, and 1 for each that nobody has looked at.
    const io = scripted<DustupEvent>({ dice: [`D8=${face}`] });
    happen(table, io, { on: 'actionDone', unit: 0, act: null });
    io.finish();
    expect(unit.confidence).toBe('confident');
  }
});

rule(['DU-MED-002', 'DU-MED-003'], 'one action, one die for each untreated casualty', () => {
  const { table, unit } = hurt(['stabilised', 'untreated', 'untreated', 'untreated']);
  run(table, unit, treat(unit), ['D6=2', 'D6=3', 'D6=6']);
  expect([4, 5, 6, 7].map(i => stateOf(table, unit, i).state)).toEqual(['stabilised', 'killed', 'stabilised', 'able']);
  expect(ableCount(table, unit)).toBe(5);
  expect(codes(table, unit, treat(unit))).toEqual(['nobodyToTreat']);
});

rule('DU-MED-003', 'the table of treatment', () => {
  expect([1, 2, 3, 5, 6, 7, 10].map(resultOf)).toEqual([
    'killed',
    'killed',
    'stabilised',
    'stabilised',
    'able',
    'able',
    'able',
  ]);
});

rule('DU-MED-004', 'D6 by comrades, D8 with an able medic, D10 by a medical team', () => {
  const { table, unit } = hurt([]);
  const [, withMedic, team] = table.units;
  expect([unit, withMedic!, team!].map(one => treatmentDie(table, one))).toEqual([6, 8, 10]);
  stateOf(table, withMedic!, 3).state = 'killed';
  expect(treatmentDie(table, withMedic!)).toBe(6);
});

rule('DU-MED-005', 'a medic of another unit comes to within two inches of its leader', () => {
  const { table, unit } = hurt(['untreated']);
  const team = put(table, 2, 30, 20);
  expect(codes(table, team, treat(unit))).toEqual(['medicTooFar']);
  Object.assign(stateOf(table, team, 1), at(20, 18));
  Object.assign(stateOf(table, team, 0), at(20, 16));
  expect(codes(table, team, treat(unit))).toEqual([]);
  run(table, team, treat(unit), ['D10=7']);
  expect(stateOf(table, unit, 7).state).toBe('able');
  const bare = lay({ red: [squad(3), squad(3)] });
  stateOf(bare, put(bare, 0, 20, 20), 2).state = 'untreated';
  expect(codes(bare, put(bare, 1, 20, 18), treat(bare.units[0]!))).toEqual(['noMedic']);
});

rule('DU-MED-006', 'the stabilised are still out of action', () => {
  const { table, unit } = hurt(['stabilised', 'stabilised']);
  expect(ableCount(table, unit)).toBe(6);
  const wounded = unit.figures[7]!;
  put(table, 3, 40, 20);
  expect(codes(table, unit, { do: 'shoot', target: 3, shots: [[wounded, 0]] })).toEqual(['cannotFire']);
});

rule('DU-MED-007', 'no treatment under suppression, nor of those left behind', () => {
  const { table, unit } = hurt(['untreated']);
  unit.suppression = 1;
  expect(codes(table, unit, treat(unit))).toEqual(['suppressed']);
  unit.suppression = 0;
  stateOf(table, unit, 7).left = true;
  expect(codes(table, unit, treat(unit))).toEqual(['nobodyToTreat']);
});

const SUIT: Partial<UnitRow> = { type: 'powerArmour', armour: 'lightPower' };
const blow = { impact: once(8), shifts: [], rule: 'DU-SHOOT-038' } as const;

for (const [dice, state] of [
  [['D8=8', 'D10=6', 'D6=1'], 'killed'],
  [['D8=8', 'D10=6', 'D6=3'], 'stabilised'],
  [['D8=8', 'D10=6', 'D6=5'], 'disabled'],
  [['D8=8', 'D10=6', 'D6=6'], 'able'],
  [['D8=7', 'D10=3'], 'killed'],
] as const) {
  rule(['DU-MED-008', 'DU-MED-009'], `a suit with ${dice.join(', ')}: ${state}`, () => {
    const { table, unit } = hurt([], SUIT);
    const io = scripted<DustupEvent>({ dice });
    const casualties = resolveHits(table, io, [stateOf(table, unit, 3)], blow);
    io.finish();
    expect(stateOf(table, unit, 3).state).toBe(state);
    // Patched up is no casualty; nobody in a suit is ever untreated.
    expect(casualties).toBe(state === 'able' ? 0 : 1);
  });
}

rule('DU-MED-008', 'two wounds in a suit are two rolls, and the worse result stands', () => {
  const { table, unit } = hurt([], SUIT);
  const figure = stateOf(table, unit, 3);
  const io = scripted<DustupEvent>({ dice: ['D8=8', 'D10=6', 'D6=5', 'D8=8', 'D10=6', 'D6=2'] });
  resolveHits(table, io, [figure, figure], blow);
  io.finish();
  expect(figure.state).toBe('stabilised');
});

rule(['DU-MED-008', 'DU-SHOOT-040'], 'a suit that stabilises its man twice in one fire has lost him', () => {
  const twice = (switches: Record<string, string>) => {
    const table = lay({ red: [squad(3, SUIT)], switches });
    const figure = stateOf(table, table.units[0]!, 2);
    const io = scripted<DustupEvent>({ dice: ['D8=8', 'D10=6', 'D6=3', 'D8=8', 'D10=6', 'D6=2'] });
    resolveHits(table, io, [figure, figure], blow);
    io.finish();
    return figure.state;
  };
  expect([twice({}), twice({ suitWounds: 'worseStands' })]).toEqual(['killed', 'stabilised']);
});

rule('DU-MED-010', 'the occupant of a wrecked suit gets out with a pistol and no armour, if that is played', () => {
  const { table, unit } = hurt(['disabled'], SUIT);
  const extract: Act = { do: 'reorganise', use: { do: 'extract' } };
  run(table, unit, extract, []);
  expect(stateOf(table, unit, 7)).toMatchObject({ state: 'able', armour: 'none', weapons: ['pistol'] });
  expect(codes(table, unit, extract)).toEqual(['noWreckedSuit']);
  const without = lay({ red: [squad(3, SUIT)], switches: { suitExtraction: false } });
  stateOf(without, without.units[0]!, 1).state = 'disabled';
  expect(codes(without, without.units[0]!, extract)).toEqual(['noExtraction']);
});

rule(['DU-MED-010', 'DU-ASSAULT-012', 'DU-VEH-098'], 'who has lost his suit counts and walks as any other man', () => {
  const table = lay({ red: [squad(4, { ...SUIT, moves: 8 })], blue: [squad(4)] });
  const [suits, men] = table.units as [Unit, Unit];
  const fewer = () => outnumbering(partyOf(table, men), partyOf(table, suits));
  expect([fewer(), movementDie(table, suits, 0).die]).toEqual([1, 8]);
  for (const id of suits.figures.slice(2)) Object.assign(table.figures[id]!, { armour: 'none', weapons: ['pistol'] });
  expect([fewer(), movementDie(table, suits, 0).die]).toEqual([0, 6]);
});

rule(
  'DU-MED-011',
  'a unit of wounded is out of the game until a medic gets somebody up, and then needs a leader',
  () => {
    const { table, unit } = hurt(['untreated', 'untreated', 'untreated', 'untreated', 'untreated'], {}, 5);
    unit.leader = unit.figures[0]!;
    expect(isInPlay(table, unit)).toBe(false);
    expect(choicesOf(table, 0)).not.toContainEqual({ do: 'activate', unit: unit.id });
    const team = put(table, 2, 20, 18.5);
    run(table, team, treat(unit), ['D10=1', 'D10=2', 'D10=8', 'D10=4', 'D10=4']);
    expect(isInPlay(table, unit)).toBe(true);
    expect(unit).toMatchObject({ leader: unit.figures[2], leaderless: true });
  },
);

rule('DU-MORALE-036', 'a leader who is fit again takes over when his unit has reorganised', () => {
  const { table, unit } = hurt([]);
  const leader = stateOf(table, unit, 0);
  resolveHits(table, scripted<DustupEvent>({ dice: ['D8=5', 'D6=4'] }), [leader], blow);
  expect(unit).toMatchObject({ leaderless: true, fallen: leader.id });
  const team = put(table, 2, 20, 18.5);
  Object.assign(table.figures[unit.leader]!, at(20, 20));
  run(table, team, treat(unit), ['D10=6']);
  expect(leader.state).toBe('able');
  expect(unit).toMatchObject({ leaderless: true, fallen: leader.id, lv: 2 });
});

test('a man who is fit again stands clear of whoever has stepped over him', () => {
  const { table, unit } = hurt(['untreated']);
  const down = stateOf(table, unit, 7);
  const over = stateOf(table, unit, 3);
  Object.assign(down, { x: over.x + 200, y: over.y });
  run(table, unit, treat(unit), ['D6=6']);
  expect(down.state).toBe('able');
  expect(broken(table)).toEqual([]);
});

rule(
  ['DU-VEH-047', 'DU-MED-002'],
  'those who ride look after their own wounded, and nobody on the ground reaches them',
  () => {
    const table = lay({ red: [squad(3), squad(3)], redVehicles: ['wheeledCarrier'], blue: [squad(3)] });
    const [riders, walkers] = table.units as [Unit, Unit];
    const carrier = table.units.find(unit => unit.hull !== null)!;
    Object.assign(riders, { where: 'aboard', carrier: carrier.id });
    table.figures[riders.figures[2]!]!.state = 'untreated';
    const treatment = { do: 'treat', unit: riders.id } as const;
    expect(whyNotTreat(table, walkers, treatment).map(({ code }) => code)).toEqual(['notOurs']);
    expect(treatmentsOf(table, riders)).toEqual([treatment]);
    expect(whyNotTreat(table, riders, treatment)).toEqual([]);
    carryOut(table, scripted<DustupEvent>({ dice: ['D6=6'] }), riders, treatment);
    expect(table.figures[riders.figures[2]!]!.state).toBe('able');
  },
);
