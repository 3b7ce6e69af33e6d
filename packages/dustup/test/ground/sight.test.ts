import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { AREA_TYPES } from '../../src/content/load.ts';
import type { MapRow } from '../../src/content/schema.ts';
import { shelterAt, shelterOf } from '../../src/ground/cover.ts';
import { missedShelter } from '../../src/ground/missed-shelter.ts';
import { isClear, seesUnit, sightLine } from '../../src/ground/sight.ts';
import { whyNotTarget } from '../../src/rules/shooting/shoot.ts';
import { targetDie } from '../../src/rules/shooting/target-die.ts';
import { whyNotAct } from '../../src/rules/turn/actions.ts';
import type { Dustup } from '../../src/table/table.ts';
import { at, box, field, lay, put, putFigure, squad, wall } from '../support/setting.ts';

const aim = { suppressive: false };
const on = (areas: MapRow['areas'], lines: MapRow['lines'] = []): Dustup => lay({ map: field({ areas, lines }) });
const clear = (table: Dustup, x: number, y: number, toX: number, toY: number) =>
  isClear(table, at(x, y), at(toX, toY), 'aided') && isClear(table, at(toX, toY), at(x, y), 'aided');

rule(['DU-SHOOT-050', 'DU-FORCE-020'], 'one line from leader to leader decides for the whole unit, both ways', () => {
  const table = on([box('buildingSolid', 18, 18, 22, 22)]);
  const red = put(table, 0, 10, 20);
  const blue = put(table, 1, 30, 20);
  putFigure(table, red, 1, 10, 25.5);
  expect([seesUnit(table, red, blue), seesUnit(table, blue, red)]).toEqual([false, false]);
  expect(whyNotTarget(table, red, blue)[0]?.code).toBe('noSight');
  expect(sightLine(table, at(10, 20), at(30, 20), 'aided')).toMatchObject({
    clear: false,
    blockedBy: 0,
    at: at(18, 20),
  });
});

rule('DU-SHOOT-051', 'woods block by depth for those in them and by height for the others', () => {
  const table = on([box('denseWoods', 20, 10, 30, 30), box('lightWoods', 20, 32, 30, 46)]);
  expect([clear(table, 28, 20, 50, 20), clear(table, 26, 20, 50, 20)]).toEqual([true, false]);
  expect([clear(table, 24.1, 40, 50, 40), clear(table, 23.9, 40, 50, 40)]).toEqual([true, false]);
  expect(clear(table, 10, 20, 50, 20)).toBe(false);
});

rule('DU-SHOOT-051', 'from a high hill one sees over a wood', () => {
  // The wood covers 5 to 7 inches from the lower leader, who is 20 inches from the other.
  const table = on([box('slopeHill', 28, 10, 40, 30, 2), box('lightWoods', 15, 10, 17, 30)]);
  expect(clear(table, 10, 20, 30, 20)).toBe(true);
  const low = on([box('slopeHill', 28, 10, 40, 30, 1), box('lightWoods', 15, 10, 17, 30)]);
  expect(clear(low, 10, 20, 30, 20)).toBe(false);
});

rule(
  'DU-SHOOT-051',
  'a hill blocks whom it hides, also from those on it; a house does not block its own people',
  () => {
    const hill = on([box('slopeHill', 20, 10, 30, 30, 1)]);
    expect(clear(hill, 10, 20, 40, 20)).toBe(false);
    expect([clear(hill, 29, 20, 40, 20), clear(hill, 21, 20, 33, 20)]).toEqual([true, false]);
    const house = on([box('buildingSolid', 20, 18, 26, 24)]);
    expect([clear(house, 22, 20, 40, 20), clear(house, 10, 20, 40, 20)]).toEqual([true, false]);
    // Touching a corner is not enough.
    expect(clear(house, 16, 22, 24, 14)).toBe(true);
  },
);

rule(
  ['DU-SHOOT-052', 'DU-SMOKE-001', 'DU-SMOKE-002'],
  'smoke blocks unless the observer has the sensors, and conceals then',
  () => {
    const table = lay({ red: [squad(5), squad(5, { sensors: 'enhanced' })] });
    const blue = put(table, 2, 40, 20);
    const [plain, keen] = [put(table, 0, 10, 20), put(table, 1, 10, 20)];
    const smoke = (y: number) => [{ ...at(25, y), source: 'discharger', of: 2, laidOn: 1 } as const];
    table.clouds = smoke(20.8);
    expect([seesUnit(table, plain, blue), seesUnit(table, keen, blue)]).toEqual([false, true]);
    expect(targetDie(table, keen, blue, aim).die).toBe(10);
    table.clouds = smoke(21.2);
    expect(seesUnit(table, plain, blue)).toBe(true);
    // Two in one cloud see each other.
    table.clouds = [{ ...at(10, 10), source: 'fire', of: 0, laidOn: 1 }];
    expect([clear(table, 9.5, 10, 10.5, 10), clear(table, 9.5, 10, 14, 10)]).toEqual([true, false]);
  },
);

rule(['DU-SHOOT-009', 'DU-SHOOT-053', 'DU-SHOOT-059'], 'concealment and cover are judged apart', () => {
  const shelter = (type: string) => {
    const { concealment, cover } = AREA_TYPES.get(type);
    return [concealment, cover];
  };
  expect(shelter('cultivated')).toEqual(['partial', 'none']);
  expect(shelter('lightScrub')).toEqual(['partial', 'none']);
  expect(shelter('open')).toEqual(['none', 'none']);
  const table = on([], [wall('lowWall', [39, 10], [39, 30])]);
  put(table, 0, 9, 20);
  put(table, 1, 40, 20);
  expect(shelterOf(table, table.units[1]!, at(9, 20))).toEqual({ concealment: 'partial', cover: 'hard' });
  expect(targetDie(table, table.units[0]!, table.units[1]!, aim).die).toBe(10);
});

rule(['DU-SHOOT-054', 'DU-SHOOT-058'], 'the leader and at least half of the able figures have to be in it', () => {
  const table = lay({ map: field({ areas: [box('lightWoods', 30, 10, 40, 30)] }), blue: [squad(8)] });
  const blue = put(table, 1, 35, 20);
  for (const [i] of blue.figures.entries()) putFigure(table, blue, i, i < 5 ? 31 + i : 25 + i, 20);
  expect(shelterOf(table, blue, at(10, 20))).toEqual({ concealment: 'partial', cover: 'soft' });
  // The leader alone outside: exposed.
  for (const [i] of blue.figures.entries()) putFigure(table, blue, i, i === 0 ? 28 : 31 + i, 20);
  expect(shelterOf(table, blue, at(10, 20))).toEqual({ concealment: 'none', cover: 'none' });
});

rule('DU-SHOOT-054', 'where some have shelter and the unit has none, what is wanting can be told', () => {
  const lines = [wall('hedge', [38, 10], [38, 30])];
  const table = lay({ map: field({ lines, areas: [box('lightWoods', 50, 10, 60, 30)] }), blue: [squad(5)] });
  const blue = put(table, 1, 39, 20);
  const stand = (xs: readonly number[]) => xs.map((x, i) => putFigure(table, blue, i, x, 18 + i));
  const from = at(10, 20);
  stand([37, 39, 39, 39, 39]);
  expect(shelterOf(table, blue, from)).toEqual({ concealment: 'none', cover: 'none' });
  expect(missedShelter(table, blue, from)).toMatchObject({ name: 'Hedge', why: 'leader' });
  stand([39, 37, 37, 37, 37]);
  expect([shelterOf(table, blue, from).cover, missedShelter(table, blue, from)]).toEqual(['soft', null]);
  stand([51, 52, 48, 48, 48]);
  expect(missedShelter(table, blue, from)?.why).toBe('tooFew');
  stand([20, 20, 20, 20, 20]);
  expect(missedShelter(table, blue, from)).toBe(null);
});

rule('DU-SHOOT-055', 'behind a hedge it works only against those on the other side', () => {
  const table = lay({ map: field({ lines: [wall('hedge', [38, 10], [38, 30])] }), blue: [squad(3)] });
  const blue = put(table, 1, 39, 20);
  blue.concealed = true;
  expect(shelterOf(table, blue, at(10, 20)).concealment).toBe('complete');
  expect(shelterOf(table, blue, at(60, 20)).concealment).toBe('none');
});

rule(['DU-SHOOT-054', 'DU-SHOOT-055', 'DU-SHOOT-057'], 'complete concealment: two steps, and no fighting', () => {
  const table = lay({ map: field({ areas: [box('cultivated', 30, 10, 50, 30)] }), blue: [squad(5), squad(1)] });
  const red = put(table, 0, 10, 20);
  const blue = put(table, 1, 40, 20);
  blue.concealed = true;
  expect(targetDie(table, red, blue, aim).die).toBe(12);
  const shots = blue.figures.map((id): [number, number] => [id, 0]);
  expect(whyNotAct(table, blue, { do: 'shoot', target: 0, shots })[0]?.rule).toBe('DU-SHOOT-055');
  const lone = put(table, 2, 40, 27);
  Object.assign(lone, { concealed: true, propped: true });
  const fire = red.figures.map((id): [number, number] => [id, 0]);
  expect(whyNotAct(table, red, { do: 'shoot', target: 2, shots: fire })[0]?.rule).toBe('DU-SHOOT-010');
});

rule(['DU-SHOOT-062', 'DU-BUILD-010'], 'people in a brick house: one step to hit and two steps of armour', () => {
  const table = on([box('buildingSolid', 38, 18, 44, 24)]);
  const red = put(table, 0, 9, 20);
  const blue = put(table, 1, 40, 20);
  for (const [i] of blue.figures.entries()) putFigure(table, blue, i, 39 + i, 20);
  expect(targetDie(table, red, blue, aim).die).toBe(10);
  expect(shelterOf(table, blue, at(9, 20)).cover).toBe('hard');
  blue.concealed = true;
  expect(targetDie(table, red, blue, aim).die).toBe(12);
  expect(shelterAt(table, at(36, 20), at(9, 20)).cover).toBe('none');
});
