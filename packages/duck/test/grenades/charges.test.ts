import type { Direction } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { knockBack } from '../../src/rules/damage/knock-back.ts';
import { igniteFireBomb, setFireBomb, whyNotIgnite, whyNotSetFireBomb } from '../../src/rules/grenades/fire-bombs.ts';
import {
  armMines,
  layMine,
  type MineOrder,
  setOffMine,
  whyNotLayMine,
  whyNotSetOffMine,
  zoneOf,
} from '../../src/rules/grenades/mines.ts';
import { countDownCharges } from '../../src/rules/grenades/timers.ts';
import { happen } from '../../src/table/moment.ts';
import { addMan, addThreat, at, codes, type Drawn, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const D6 = (...faces: number[]): string[] => faces.map(face => `D6=${face}`);

/** A mine laid by a man at a square, armed, with the man then out of its way. */
function mined(order: Partial<MineOrder> = {}, place: [number, number] = [3, 5], drawn: Drawn = {}) {
  const table = testTable(drawn);
  const man = addMan(table, at(table, ...place), 1, { gear: { 'directional-mine': 1 } });
  const whole: MineOrder = { kind: 'shotgunMine', facing: 1 as Direction, trigger: 'movement', ...order };
  expect(whyNotLayMine(table, man, whole)).toEqual([]);
  play({ dice: D6(3) }, io => layMine(table, io, man, whole));
  armMines(table, man);
  return { table, man };
}

rule('DK-GREN-019', 'laid in his own square after a Fumble Test, kept after a failed one', () => {
  const table = testTable({ tiles: [['l....', '.....', '.....', '.....', '.....']] });
  const man = addMan(table, at(table, 3, 3), 1, { gear: { 'directional-mine': 1 } });
  const order: MineOrder = { kind: 'shotgunMine', facing: 1, trigger: 'movement' };
  play({ dice: ['D6=5', 'D60=1'] }, io => expect(layMine(table, io, man, order)).toBe(false));
  expect([table.charges, man.gear['directional-mine']]).toEqual([[], 1]);
  play({ dice: D6(3) }, io => expect(layMine(table, io, man, order)).toBe(true));
  expect(table.charges).toMatchObject([{ at: at(table, 3, 3), facing: 1, armed: false }]);
  expect(man.gear['directional-mine']).toBeUndefined();
  armMines(table, man);
  expect(table.charges[0]?.armed).toBe(true);
  man.at = at(table, 1, 1);
  expect(codes(whyNotLayMine(table, man, order))).toEqual(['noMine', 'onFurniture']);
});

rule(
  ['DK-GREN-020', 'DK-GREN-021'],
  'the first movement into its zone sets it off on everybody in the template',
  () => {
    const { table } = mined();
    const [near, far] = [addThreat(table, at(table, 3, 3)), addThreat(table, at(table, 1, 2))];
    const stepper = addThreat(table, at(table, 4, 3));
    play({ dice: D6(3, 1, 4) }, io =>
      happen(table, io, { on: 'threatEntered', figure: stepper.id, from: at(table, 5, 3) }),
    );
    expect([near.condition, far.wounds, stepper.wounds, table.charges]).toEqual(['killed', 1, 1, []]);
  },
);

rule('DK-GREN-021', 'overlapped squares belong to the zone; friends and knock-backs set it off too', () => {
  const clipped = mined();
  expect(zoneOf(clipped.table, at(clipped.table, 3, 5), 1)).toContain(at(clipped.table, 2, 4));
  const stepper = addThreat(clipped.table, at(clipped.table, 2, 4));
  play({ dice: D6(5) }, io =>
    happen(clipped.table, io, { on: 'threatEntered', figure: stepper.id, from: at(clipped.table, 1, 4) }),
  );
  expect([clipped.table.charges, stepper.condition]).toEqual([[], 'fit']);
  const { table, man } = mined();
  const driven = addThreat(table, at(table, 4, 4));
  man.at = at(table, 5, 5);
  play({ dice: D6(1) }, io =>
    knockBack(table, io, driven, { pips: 1, cause: { by: man.id, means: 'shot', rule: 'DK-DMG-014' } }),
  );
  expect([driven.wounds, table.charges]).toEqual([1, []]);
  const second = mined();
  second.man.at = at(second.table, 3, 2);
  play({ dice: D6(1) }, io =>
    happen(second.table, io, { on: 'personEntered', figure: second.man.id, from: -1, willingly: true }),
  );
  expect(second.man.wounds).toBe(1);
});

rule(
  ['DK-GREN-021', 'DK-DMG-019'],
  'a figure pushed into the zone sets it off, and the knock-back ends with the dead',
  () => {
    const { table, man } = mined();
    man.at = at(table, 5, 4);
    const [target, pushed] = [addThreat(table, at(table, 4, 3)), addThreat(table, at(table, 3, 2))];
    play({ dice: D6(6, 6) }, io =>
      knockBack(table, io, target, { pips: 3, cause: { by: man.id, means: 'shot', rule: 'DK-DMG-014' } }),
    );
    expect([target, pushed].map(({ condition, at }) => [condition, at])).toEqual([
      ['killed', -1],
      ['killed', -1],
    ]);
  },
);

rule('DK-GREN-022', 'by time in the Housekeeping that brings it to 0, at will by its layer alone', () => {
  const timed = mined({ trigger: 'timer', count: 2 });
  const harpy = addThreat(timed.table, at(timed.table, 3, 3));
  const counted = play({}, io => countDownCharges(timed.table, io));
  expect(timed.table.charges).toHaveLength(1);
  const gone = play({ dice: D6(6) }, io => countDownCharges(timed.table, io));
  const rules = [...counted.told, ...gone.told].slice(0, 3).map(({ type, rule: cited }) => [type, cited]);
  expect(rules).toEqual([
    ['timerCountedDown', 'DK-GREN-022'],
    ['timerCountedDown', 'DK-GREN-022'],
    ['mineWentOff', 'DK-GREN-022'],
  ]);
  expect([timed.table.charges, harpy.condition]).toEqual([[], 'killed']);
  const { table, man } = mined({ trigger: 'atWill' });
  const stepper = addThreat(table, at(table, 3, 3));
  play({}, io => happen(table, io, { on: 'threatEntered', figure: stepper.id, from: -1 }));
  const [charge] = table.charges;
  expect(codes(whyNotSetOffMine(table, addMan(table, at(table, 5, 5)), charge!))).toEqual(['outOfRemoteRange']);
  expect(whyNotSetOffMine(table, man, charge!)).toEqual([]);
  play({ dice: D6(2, 6) }, io => setOffMine(table, io, man, charge!));
  expect(stepper.condition).toBe('killed');
  expect(codes(whyNotLayMine(table, man, { kind: 'shotgunMine', facing: 1, trigger: 'timer', count: 7 }))).toContain(
    'timerFrom1To6',
  );
});

rule('DK-GREN-023', 'a flame mine attacks everyone in the template with two squirts and leaves no markers', () => {
  const { table } = mined({ kind: 'flameMine' });
  const [harpy, other] = [addThreat(table, at(table, 3, 3)), addThreat(table, at(table, 1, 2))];
  const behind = addThreat(table, at(table, 3, 2));
  const io = play({ dice: D6(3, 2) }, run => happen(table, run, { on: 'threatEntered', figure: harpy.id, from: -1 }));
  expect([harpy.condition, other.condition, behind.condition, table.flames]).toEqual(['killed', 'fit', 'fit', []]);
  expect(io.told.find(({ type }) => type === 'killed')).toMatchObject({ rule: 'DK-GREN-023', means: 'flame' });
  expect(other.flameFrom).toBe(at(table, 3, 5));
  const man = addMan(table, at(table, 3, 5), 1, { gear: { 'directional-mine': 1 } });
  expect(whyNotLayMine(table, man, { kind: 'flameMine', facing: 1, trigger: 'atWill' })).toEqual([]);
});

/** A man with a fire bomb and the bomb set at a square next to him. */
function bombed(place: [number, number], beside: [number, number], isEntrance = false) {
  const table = testTable({ tiles: [FLOOR, FLOOR, FLOOR] });
  const man = addMan(table, at(table, ...beside), 1, { gear: { 'fire-bomb': 1 } });
  const square = at(table, ...place);
  if (isEntrance) table.chits.push({ tile: 0, at: square, isEntrance, turned: true });
  expect(whyNotSetFireBomb(table, man, square)).toEqual([]);
  play({ dice: D6(4) }, io => setFireBomb(table, io, man, square));
  return { table, man, bomb: table.charges[0]! };
}

rule('DK-GREN-024', 'set in his own or an adjacent square after a Fumble Test', () => {
  const { table, man, bomb } = bombed([3, 2], [3, 3]);
  expect([bomb.at, bomb.count, man.gear['fire-bomb']]).toEqual([at(table, 3, 2), 6, undefined]);
  expect(codes(whyNotSetFireBomb(table, man, at(table, 3, 1)))).toEqual(['noBomb', 'notAdjacent']);
  const blocked = testTable({ tiles: [['.....', '.....', '..f..', '.....', '.....']] });
  const other = addMan(blocked, at(blocked, 3, 4), 1, { gear: { 'fire-bomb': 1 } });
  expect(codes(whyNotSetFireBomb(blocked, other, at(blocked, 3, 3)))).toEqual(['noRoomThere']);
});

rule('DK-GREN-025', 'it ignites by itself in the sixth Housekeeping, or by remote control at once', () => {
  const { table, man } = bombed([3, 3], [3, 4]);
  man.at = at(table, 1, 1);
  const counts = [1, 2, 3, 4, 5, 6].map(() => {
    play({}, io => countDownCharges(table, io));
    return table.charges[0]?.count ?? 'ignited';
  });
  expect(counts).toEqual([5, 4, 3, 2, 1, 'ignited']);
  const remote = bombed([3, 3], [3, 4]);
  remote.man.at = at(remote.table, 3, 3, 2);
  expect(codes(whyNotIgnite(remote.table, remote.man, remote.bomb))).toEqual(['outOfRemoteRange']);
  remote.man.at = at(remote.table, 3, 3, 1);
  expect(whyNotIgnite(remote.table, remote.man, remote.bomb)).toEqual([]);
  play({ dice: ['D6=5', 'D60=1'] }, io => igniteFireBomb(remote.table, io, remote.man, remote.bomb));
  expect(remote.table.charges).toHaveLength(1);
  play({ dice: D6(2) }, io => igniteFireBomb(remote.table, io, remote.man, remote.bomb));
  expect([remote.table.charges, remote.table.flames.length]).toEqual([[], 6]);
});

rule('DK-GREN-026', 'in the Source entrance it clears the Source and burns nothing else', () => {
  const { table, man, bomb } = bombed([3, 2], [3, 3], true);
  const harpy = addThreat(table, at(table, 3, 2));
  // A die for each of the six, and none for the man beside it.
  play({ dice: D6(1, 1, 1, 1, 1, 1, 4) }, io => igniteFireBomb(table, io, man, bomb));
  expect([table.progress.sourceCleared, harpy.condition, man.wounds]).toEqual([true, 'killed', 0]);
  expect(table.flames.map(({ at, count }) => [at, count])).toEqual([[at(table, 3, 2), 3]]);
});

rule(
  ['DK-GREN-027', 'DK-GREN-028'],
  'in the open it bursts as six grenades, and six squares burn, round obstacles',
  () => {
    const open = bombed([3, 3], [3, 4]);
    open.man.at = at(open.table, 1, 1);
    const [harpy, lucky] = [addThreat(open.table, at(open.table, 4, 4)), addThreat(open.table, at(open.table, 4, 3))];
    // Clockwise in each blast; the second of them is wounded by the first 4 and killed by the other.
    const dice = D6(1, 1, 4, 3, 3, 1, 4, 1, 1, 1);
    const io = play({ dice }, run => igniteFireBomb(open.table, run, open.man, open.bomb));
    expect(io.rolled.map(({ why }) => why.figure).slice(1, 3)).toEqual([lucky.id, harpy.id]);
    expect([harpy.condition, lucky.condition, lucky.wounds]).toEqual(['killed', 'fit', 0]);
    expect(open.table.explosions).toMatchObject([{ at: at(open.table, 3, 3), count: 6 }]);
    expect(open.table.flames.map(({ count }) => count)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(open.table.flames[0]?.at).toBe(at(open.table, 3, 3));
    const { table, man, bomb } = bombed([3, 1], [3, 2]);
    man.at = at(table, 5, 5);
    play({ dice: D6(1) }, io => igniteFireBomb(table, io, man, bomb));
    const burning = [
      [3, 1],
      [4, 1],
      [3, 2],
      [2, 1],
      [4, 2],
      [2, 2],
    ].map(([x, y]) => at(table, x!, y!));
    expect(table.flames.map(flame => flame.at)).toEqual(burning);
  },
);

rule('DK-GREN-019', 'before the layer has finished his activation the mine is not armed', () => {
  const { table } = mined();
  table.charges[0]!.armed = false;
  const harpy = addThreat(table, at(table, 3, 3));
  play({}, io => happen(table, io, { on: 'threatEntered', figure: harpy.id, from: -1 }));
  expect([harpy.condition, table.charges.length]).toEqual(['fit', 1]);
});
