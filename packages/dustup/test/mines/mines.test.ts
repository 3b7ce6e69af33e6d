import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { MineKind } from '../../src/content/scenario-schema.ts';
import { halt } from '../../src/rules/mines/halt.ts';
import { actsOf, carryOut, whyNotAct } from '../../src/rules/turn/actions.ts';
import type { Act } from '../../src/table/acts.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { broken } from '../../src/table/invariants.ts';
import type { Mine } from '../../src/table/markers.ts';
import { happen } from '../../src/table/moment.ts';
import { type Dustup, NONE } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { at, box, field, lay, put, putFigure, squad } from '../support/setting.ts';

const dice = (...list: string[]) => scripted<DustupEvent>({ dice: list });

/** Blue's counters; red is a squad of so many at (10, 20), its figures above one another. */
function mined(size: number, ...mines: [kind: MineKind, x: number, y: number][]): { table: Dustup; red: Unit } {
  const table = lay({ red: [squad(size)], blue: [squad(3)] });
  for (const [kind, x, y] of mines) layAt(table, kind, x, y);
  const red = put(table, 0, 10, 20);
  for (let i = 1; i < size; i++) putFigure(table, red, i, 10, 20 + i);
  return { table, red };
}

function layAt(table: Dustup, kind: MineKind, x: number, y: number): Mine {
  const place = { ...at(x, y), facing: 0, times: 1, controller: NONE };
  const state = { shown: false, removed: false, lanes: [], triedBy: [] };
  const mine: Mine = { id: table.mines.length, side: 1, kind, ...place, ...state };
  table.mines.push(mine);
  return mine;
}

/** The unit marches east on the given movement die and these dice. */
function march(table: Dustup, red: Unit, x: number, y: number, ...list: string[]): readonly DustupEvent[] {
  const io = dice(...list);
  carryOut(table, io, red, { do: 'move', route: [at(x, y)] });
  io.finish();
  return io.told;
}

const statesOf = (table: Dustup, unit: Unit) => unit.figures.map(id => table.figures[id]!.state);
const safe = (count: number) => Array.from({ length: count }, () => 'D8=8');

rule('DU-MINE-001', 'a counter is turned up when somebody comes within three inches, and a dummy is removed', () => {
  const far = mined(1, ['ap', 16, 23.5]);
  march(far.table, far.red, 20, 20, 'D6=6');
  expect(far.table.mines[0]!.shown).toBe(false);
  const near = mined(1, ['ap', 16, 22.5]);
  march(near.table, near.red, 20, 20, 'D6=6', 'D8=8', 'D8=8');
  expect(near.table.mines[0]).toMatchObject({ shown: true, removed: false });
  const dummy = mined(1, ['dummy', 16, 20]);
  march(dummy.table, dummy.red, 20, 20, 'D6=6');
  expect(dummy.table.mines[0]).toMatchObject({ shown: true, removed: true });
});

rule('DU-MINE-002', 'a roll for every three inches of the way, or part of three', () => {
  for (const [x, rolls] of [
    [20, 2],
    [18, 1],
    [15.5, 1],
  ] as const) {
    const { table, red } = mined(1, ['ap', 18, 20]);
    march(table, red, x, 20, 'D6=6', ...safe(rolls));
    expect(table.figures[red.figures[0]!]!.x).toBe(x * 1000);
  }
});

rule('DU-MINE-002', 'each figure rolls for its own way beside the leader', () => {
  const { table, red } = mined(3, ['ap', 18, 16.9]);
  // Only the leader comes near enough; the others walk one and two inches farther off.
  march(table, red, 22, 20, 'D6=6');
  const wide = mined(3, ['ap', 18, 18.5]);
  march(wide.table, wide.red, 22, 20, 'D6=6', ...safe(4));
  expect([table, wide.table].map(({ mines }) => mines[0]!.shown)).toEqual([false, true]);
});

rule(['DU-MORALE-008', 'DU-MINE-004'], 'whoever sets off a mine has been under fire, hurt or not', () => {
  const { table, red } = mined(1, ['ap', 16, 20]);
  march(table, red, 21, 20, 'D6=6', 'D8=3', 'D10=1', 'D6=6', 'D8=4');
  expect(table.strains).toMatchObject([{ unit: red.id, by: 'mine', firstUnderFire: true, casualties: 0 }]);
  const lucky = mined(1, ['ap', 16, 20]);
  march(lucky.table, lucky.red, 21, 20, 'D6=6', ...safe(2));
  expect([lucky.table.strains, lucky.red.underFire]).toEqual([[], false]);
});

rule('DU-MINE-003', 'anti-personnel mines hit on 3, mixed ones on 2, anti-tank mines not at all', () => {
  const rolls = ['D8=3', 'D10=1', 'D6=6', 'D8=4'];
  const ap = mined(1, ['ap', 16, 20]);
  march(ap.table, ap.red, 21, 20, 'D6=6', ...rolls);
  const mixed = mined(1, ['mixed', 16, 20]);
  march(mixed.table, mixed.red, 21, 20, 'D6=6', 'D8=3', 'D8=4');
  const tank = mined(1, ['at', 16, 20]);
  march(tank.table, tank.red, 21, 20, 'D6=6');
  expect(tank.table.mines[0]!.shown).toBe(true);
});

rule('DU-MINE-004', 'a mine wounds if it beats the armour, kills beyond double, and its victim drops there', () => {
  const injuries = [
    ['D10=6', 'untreated'],
    ['D10=7', 'killed'],
    ['D10=3', 'able'],
  ] as const;
  for (const [impact, state] of injuries) {
    const { table, red } = mined(2, ['ap', 16, 18.5]);
    putFigure(table, red, 1, 8, 24);
    const rest = state === 'able' ? safe(1) : [];
    march(table, red, 20, 20, 'D6=6', 'D8=1', impact, 'D6=3', ...rest);
    expect(statesOf(table, red)).toEqual([state, 'able']);
    expect(red.suppression).toBe(0);
    // Three inches into the field he lies, two thirds of his way.
    if (state === 'untreated') expect(table.figures[red.figures[0]!]!.x).toBe(16_402);
    if (state !== 'able') expect(table.strains).toMatchObject([{ by: 'mine', casualties: 1, leaderHit: true }]);
  }
});

rule('DU-MINE-008', 'nobody props in a minefield, known or not', () => {
  const { table, red } = mined(2, ['ap', 11, 20], ['dummy', 10, 22]);
  const io = dice();
  carryOut(table, io, red, { do: 'prop' });
  expect([red.propped, red.actions]).toEqual([false, 1]);
  expect(table.mines.map(({ shown, removed }) => [shown, removed])).toEqual([
    [true, false],
    [true, true],
  ]);
  expect(whyNotAct(table, red, { do: 'prop' })[0]).toMatchObject({ rule: 'DU-MINE-008' });
  const dummy = mined(2, ['dummy', 11, 20]);
  carryOut(dummy.table, dice(), dummy.red, { do: 'prop' });
  expect([dummy.red.propped, dummy.red.actions]).toEqual([true, 1]);
});

rule('DU-MINE-009', 'infantry cannot clear mines but by walking into them', () => {
  const { table, red } = mined(3, ['ap', 16, 20]);
  table.mines[0]!.shown = true;
  const kinds = new Set(actsOf(table, red).map(act => act.do));
  expect([...kinds].filter(kind => kind === 'openLane' || kind === 'followLane')).toEqual(['openLane']);
});

/** The second man walks from the edge of the field straight through it. */
function laneWalk(...list: string[]): { table: Dustup; red: Unit } {
  const { table, red } = mined(7, ['ap', 16, 20]);
  putFigure(table, red, 1, 13, 20);
  const act: Act = { do: 'openLane', figure: red.figures[1]!, to: at(20, 20) };
  expect(whyNotAct(table, red, act)).toEqual([]);
  const io = dice(...list);
  carryOut(table, io, red, act);
  io.finish();
  return { table, red };
}

rule('DU-MINE-010', 'one model walks in at half speed until it is through or hurt; its line is the lane', () => {
  const { table, red } = laneWalk('D6=5', 'D8=6', 'D8=2', 'D10=8', 'D6=4');
  expect(table.mines[0]!.lanes).toEqual([[at(13, 20), at(18, 20)]]);
  expect(table.units[2]).toMatchObject({ parent: 0, figures: [1] });
  expect(table.figures[1]!.state).toBe('untreated');
  expect([red.actions, red.figures.length]).toEqual([1, 6]);
  const refused = (act: Act) => whyNotAct(table, red, act)[0]?.code;
  expect(refused({ do: 'openLane', figure: red.leader, to: at(20, 20) })).toBe('leaderStays');
  expect(refused({ do: 'openLane', figure: red.figures[1]!, to: at(0, 20) })).toBe('noFieldAhead');
});

rule('DU-MINE-011', 'in a lane an inch costs two points', () => {
  const { table, red } = laneWalk('D6=6', 'D8=6', 'D8=6');
  put(table, 0, 12, 20);
  for (const id of red.figures.slice(1)) table.figures[id]!.state = 'killed';
  put(table, 2, 40, 40);
  const io = dice('D6=6', 'D12=5');
  carryOut(table, io, red, { do: 'followLane', mine: 0, lane: 0, from: 0 });
  io.finish();
  expect(table.figures[red.leader]).toMatchObject({ x: 18_000, y: 20_000 });
});

rule('DU-MINE-012', 'others follow in single file, and each sets off a mine on a 1 of a D12', () => {
  const { table, red } = laneWalk('D6=6', 'D8=6', 'D8=6');
  put(table, 2, 40, 40);
  put(table, 0, 12, 20);
  const rolls = [7, 1, 3, 12, 5, 2].flatMap(face => (face === 1 ? ['D12=1', 'D10=9', 'D6=5'] : [`D12=${face}`]));
  const io = dice('D6=6', ...rolls);
  carryOut(table, io, red, { do: 'followLane', mine: 0, lane: 0, from: 0 });
  io.finish();
  expect(statesOf(table, red)).toEqual(['able', 'untreated', 'able', 'able', 'able', 'able']);
  expect(new Set(red.figures.map(id => table.figures[id]!.y))).toEqual(new Set([20_000]));
  put(table, 0, 30, 40);
  expect(whyNotAct(table, red, { do: 'followLane', mine: 0, lane: 0, from: 0 })[0]).toMatchObject({
    code: 'outOfReach',
  });
});

rule('DU-MINE-012', 'a lane that ends in the field before their file has room in it is followed by nobody', () => {
  const follow: Act = { do: 'followLane', mine: 0, lane: 0, from: 0 };
  const { table, red } = laneWalk('D6=5', 'D8=6', 'D8=2', 'D10=8', 'D6=4');
  put(table, 0, 12, 20);
  const base = 2 * table.figures[red.leader]!.radius;
  // Five follow: two of them go before the leader.
  const file = 2 * base;
  const { mines } = table;
  const refused = (depth: number) => {
    mines[0]!.lanes[0] = [at(13, 20), { x: 13_000 + depth, y: 20_000 }];
    return whyNotAct(table, red, follow)[0]?.code;
  };
  expect([file, file + 1].map(refused)).toEqual(['laneTooShort', undefined]);
});

rule('DU-MINE-013', 'a rush through the field clears nothing', () => {
  const { table, red } = mined(2, ['ap', 16, 20.5]);
  march(table, red, 22, 20, 'D6=6', ...safe(4));
  expect(table.mines[0]).toMatchObject({ removed: false, lanes: [] });
});

rule(['DU-MINE-016', 'DU-MINE-017'], 'every counter is tested for by itself', () => {
  const overlapping = mined(1, ['ap', 16, 20], ['ap', 18, 20]);
  march(overlapping.table, overlapping.red, 16, 20, 'D6=6', 'D8=8', 'D8=8');
  const stacked = mined(1, ['ap', 16, 20], ['at', 16, 20]);
  // Both kinds on one spot are a mixed field, where a 3 is safe.
  march(stacked.table, stacked.red, 16, 20, 'D6=6', 'D8=3');
  for (const { table } of [overlapping, stacked]) expect(table.mines.map(({ shown }) => shown)).toEqual([true, true]);
});

rule('DU-FIRE-001', 'with mines switched off nothing happens in a field', () => {
  const table = lay({ red: [squad(1)], switches: { mines: false } });
  layAt(table, 'ap', 16, 20);
  march(table, put(table, 0, 10, 20), 20, 20, 'D6=6');
  expect(table.mines[0]!.shown).toBe(false);
});

rule(
  ['DU-MINE-026', 'DU-MINE-027'],
  'a booby trap is found and disabled by a better roll, and goes off on a tie',
  () => {
    const found = mined(1, ['trap', 16, 20]);
    march(found.table, found.red, 20, 20, 'D6=6', 'D8=5', 'D8=6');
    expect([found.table.mines[0]!.removed, statesOf(found.table, found.red)]).toEqual([true, ['able']]);
    const tripped = mined(1, ['trap', 16, 20]);
    march(tripped.table, tripped.red, 20, 20, 'D6=6', 'D8=5', 'D8=5', 'D8=1', 'D6=6');
    expect(tripped.table.mines[0]!.removed).toBe(true);
    march(tripped.table, tripped.red, 14, 20, 'D6=6');
  },
);

rule('DU-MINE-028', 'it attacks the closest figure with a D8 and the others within three inches with a D6', () => {
  const { table, red } = mined(4, ['trap', 16, 21]);
  // Side by side, they are within three inches of it when the second man treads on it, but for the last.
  putFigure(table, red, 3, 10, 25);
  march(table, red, 20, 20, 'D6=6', 'D8=7', 'D8=2', 'D8=7', 'D6=3', 'D6=4', 'D6=4', 'D6=5', 'D6=3');
  expect(statesOf(table, red)).toEqual(['able', 'killed', 'untreated', 'able']);
  expect(table.figures[red.figures[1]!]).toMatchObject(at(16, 21));
  expect(table.strains).toMatchObject([{ by: 'mine', casualties: 2 }]);
});

rule('DU-MINE-031', 'a unit near a device marks it with a better roll; a near miss finds nothing', () => {
  const found = mined(1, ['ied', 16, 20]);
  march(found.table, found.red, 20, 20, 'D6=6', 'D8=4', 'D8=6');
  expect(found.table.mines[0]).toMatchObject({ shown: true, removed: false });
  march(found.table, found.red, 14, 20, 'D6=6');
  const missed = mined(1, ['ied', 16, 20]);
  march(missed.table, missed.red, 20, 20, 'D6=6', 'D8=6', 'D8=4');
  expect(missed.table.mines[0]).toMatchObject({ shown: false, removed: false });
  // Once in an activation.
  march(missed.table, missed.red, 14, 20, 'D6=6');
  happen(missed.table, dice(), { on: 'activationBegan', unit: 0, how: 'turn' });
  march(missed.table, missed.red, 18, 20, 'D6=6', 'D8=1', 'D8=1');
});

rule('DU-MINE-032', 'below half it goes off, against everybody within six inches', () => {
  const { table, red } = mined(2, ['ied', 16, 20]);
  putFigure(table, red, 1, 10, 26);
  const friend = put(table, 1, 20, 20);
  putFigure(table, friend, 1, 22, 20);
  putFigure(table, friend, 2, 23, 20);
  // The leader at three inches, two of the others at four and six; one at seven and one farther off are spared.
  const io = dice('D6=6', 'D8=6', 'D8=2', 'D12=9', 'D6=4', 'D12=1', 'D6=1', 'D12=1', 'D6=1');
  carryOut(table, io, red, { do: 'move', route: [at(15, 20)] });
  io.finish();
  expect(statesOf(table, red)).toEqual(['killed', 'able']);
  expect(table.mines[0]!.removed).toBe(true);
});

rule('DU-MINE-004', 'when one is hit the others may stop there, and then roll no farther', () => {
  const { table, red } = mined(3, ['ap', 16, 21]);
  table.acting = [red.id];
  const io = scripted<DustupEvent>({
    // The leader is through; the second is hit on his first three inches; the last one has three inches to go.
    dice: ['D6=6', 'D8=8', 'D8=8', 'D8=1', 'D10=6', 'D6=4', 'D8=8'],
    answers: [{ seat: 'red', answer: 'stop' }],
  });
  carryOut(table, io, red, { do: 'move', route: [at(22, 20)] });
  io.finish();
  expect(red.figures.map(id => table.figures[id]!.x)).toEqual([16_000, 16_000, 16_000]);
  expect(table.figures[red.figures[1]!]).toMatchObject({ state: 'untreated', left: false });
});

rule('DU-MINE-004', 'whoever finds no room where the others stop stands on nobody', () => {
  // A causeway that ends at x = 10, where only three horsemen have room beside their leader.
  const areas = [box('openWater', 0, 0, 72, 19.9), box('openWater', 0, 20.1, 72, 48), box('openWater', 0, 0, 10, 48)];
  const horse = squad(5, { type: 'cavalry', moves: 10 });
  const table = lay({ map: field({ areas }), red: [horse], blue: [squad(1)] });
  const red = put(table, 0, 17, 20);
  for (const [i, x] of [13, 15, 19, 11].entries()) putFigure(table, red, i + 1, x, 20);
  halt(table, red, [{ figure: red.leader, points: [at(11, 20), at(17, 20)] }], 0);
  expect(table.figures[red.leader]).toMatchObject(at(11, 20));
  expect(broken(table)).toEqual([]);
});

rule('DU-MINE-004', 'those who go on leave him behind', () => {
  const { table, red } = mined(3, ['ap', 16, 21]);
  table.acting = [red.id];
  const io = scripted<DustupEvent>({
    dice: ['D6=6', 'D8=8', 'D8=8', 'D8=1', 'D10=6', 'D6=4', 'D8=8', 'D8=8'],
    answers: [{ seat: 'red', answer: 'goOn' }],
  });
  carryOut(table, io, red, { do: 'move', route: [at(22, 20)] });
  io.finish();
  expect(table.figures[red.leader]!.x).toBe(22_000);
  expect(table.figures[red.figures[1]!]).toMatchObject({ x: 16_000, left: true });
});
