import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { WEAPONS } from '../../src/content/load.ts';
import type { MapRow } from '../../src/content/schema.ts';
import { shoot } from '../../src/rules/shooting/firing.ts';
import { sight } from '../../src/rules/shooting/sight.ts';
import { targeting } from '../../src/rules/shooting/targeting.ts';
import { shotsAllowed } from '../../src/rules/shooting/weapons.ts';
import { damage } from '../../src/rules/suppression/damage.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/acts.ts';
import { actQuestion } from '../../src/rules/turn/group-action.ts';
import { killzone } from '../../src/system.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import { d6, field, give, group, lay, put, spot } from '../support/setting.ts';
import { park } from '../support/vehicles.ts';

const shot = { do: 'shoot', weapon: 0, target: { figure: 2 } } as const;

/** A shooter at (10, 4) and an unarmoured target straight north of him, `inches` from edge to edge. */
function range(weapons: string[], inches: number, map: MapRow = field()): Killzone {
  const table = lay({ map, red: [group('rebel', 2, { weapons })], blue: [group('rebel', 2)] });
  put(table, 0, 10, 4);
  put(table, 2, 10, 5 + inches);
  return table;
}

function hits(table: Killzone, die: number): boolean {
  const io = scripted<KillzoneEvent>({ dice: d6(die, 1, 1, 1, 1) });
  shoot(table, io, table.figures[0]!, shot);
  return io.told.some(event => event.type === 'targetingRolled' && event.hit);
}

rule('KZ-SHOOT-001', 'not out of contact, not at an enemy whom a friend is fighting, not beyond long range', () => {
  const table = range(['assault-rifle'], 6);
  put(table, 1, 11, 11);
  expect(whyNotAct(table, table.figures[0]!, shot)).toMatchObject([{ rule: 'KZ-SHOOT-001', code: 'friendInContact' }]);
  put(table, 1, 40, 11);
  expect(whyNotAct(table, table.figures[0]!, shot)).toEqual([]);
  put(table, 3, 10, 5);
  expect(whyNotAct(table, table.figures[0]!, shot)).toMatchObject([{ rule: 'KZ-SHOOT-001', code: 'inContact' }]);
  const far = range(['assault-rifle'], 31);
  expect(whyNotAct(far, far.figures[0]!, shot)).toMatchObject([
    { code: 'outOfRange', about: { range: 31_000, limit: 30_000 } },
  ]);
});

rule('KZ-SHOOT-002', 'a submachine gun fires 3 on Shoot, 1 on Assault, none on Run', () => {
  const table = range(['submachine-gun'], 6);
  const figure = table.figures[0]!;
  const shots = (['shoot', 'assault', 'staySharp', 'keepDown', 'run', 'snipe'] as const).map(order => {
    give(table, 0, order);
    return shotsAllowed(table, figure, figure.weapons[0]!, WEAPONS.get('submachine-gun'));
  });
  expect(shots).toEqual([3, 1, 1, 1, 0, 1]);
});

describe('KZ-SHOOT-003 hard cover at long range', () => {
  for (const [die, hit] of [
    [5, false],
    [6, true],
  ] as const) {
    rule('KZ-SHOOT-003', `a ${die} ${hit ? 'hits' : 'misses'}`, () => {
      const table = range(['assault-rifle'], 20, field({ obstacles: [{ kind: 'lowWall', line: [0, 24, 48, 24] }] }));
      expect(hits(table, die)).toBe(hit);
    });
  }
  rule('KZ-SHOOT-003', 'a natural 1 always misses', () => {
    const table = lay({
      red: [group('rebel', 2, { weapons: ['sniper-rifle'], equipment: ['sighting-aid'] })],
      blue: [group('rebel', 2)],
    });
    put(table, 0, 10, 4);
    put(table, 2, 10, 8);
    give(table, 0, 'snipe');
    expect(targeting(table, table.figures[0]!, WEAPONS.get('sniper-rifle'), { figure: 2 }).tally.total).toBe(3);
    expect(hits(table, 1)).toBe(false);
  });
});

rule('KZ-SHOOT-004', 'every modifier is listed, and they add up', () => {
  const map = field({ obstacles: [{ kind: 'bushes', line: [0, 24, 48, 24] }] });
  const gang = {
    ...group('street-ganger', 3, { weapons: ['hunting-rifle'], equipment: ['sighting-aid'] }),
    drugs: ['alcohol' as const],
  };
  const table = lay({ map, red: [gang], blue: [group('rebel', 2)], night: true });
  const shooter = put(table, 0, 10, 17);
  const target = put(table, 3, 10, 25);
  shooter.overdosed = true;
  target.ran = true;
  target.state = 'suppressed';
  const { tally } = targeting(table, shooter, WEAPONS.get('hunting-rifle'), { figure: 3 });
  expect(tally.parts.map(({ why, value }) => [why, value])).toEqual([
    ['softCover', -1],
    ['targetSuppressed', -1],
    ['targetRan', -1],
    ['night', -1],
    ['Alcohol', -1],
    ['sightingAid', 1],
  ]);
  expect(tally.total).toBe(-4);
});

rule('KZ-SHOOT-005', 'a shared number is short range; beyond the last number nothing is fired', () => {
  const needs = (inches: number): number => {
    const table = range(['crossbow'], inches);
    return targeting(table, table.figures[0]!, WEAPONS.get('crossbow'), { figure: 2 }).needs;
  };
  expect([needs(10), needs(10.1)]).toEqual([4, 5]);
  const far = range(['crossbow'], 24.1);
  expect(whyNotAct(far, far.figures[0]!, shot)).toMatchObject([{ rule: 'KZ-SHOOT-005', code: 'outOfRange' }]);
});

rule('KZ-SHOOT-006', 'the kill score or more kills, less suppresses', () => {
  const table = lay({ red: [group('rebel', 2, { armour: 'heavy' })] });
  damage(table, scripted({ dice: d6(5, 4, 4) }), table.figures[0]!, { dice: 3, by: 'shot', rule: 'KZ-SHOOT-006' });
  damage(table, scripted({ dice: d6(5, 4, 3) }), table.figures[1]!, { dice: 3, by: 'shot', rule: 'KZ-SHOOT-006' });
  expect(table.figures.slice(0, 2).map(({ state }) => state)).toEqual(['killed', 'suppressed']);
});

rule('KZ-SHOOT-007', 'later shots go at targets within 4 inches of the first', () => {
  const table = lay({ red: [group('rebel', 2, { weapons: ['assault-rifle'] })], blue: [group('rebel', 3)] });
  put(table, 0, 10, 4);
  put(table, 2, 10, 12);
  put(table, 3, 14, 12);
  put(table, 4, 4, 12);
  const figure = table.figures[0]!;
  carryOut(table, scripted({ dice: d6(5, 6, 6, 6) }), figure, shot);
  expect(table.figures[2]!.state).toBe('killed');
  expect(whyNotAct(table, figure, { ...shot, target: { figure: 3 } })).toEqual([]);
  expect(whyNotAct(table, figure, { ...shot, target: { figure: 4 } })).toMatchObject([{ rule: 'KZ-SHOOT-007' }]);
});

rule('KZ-SHOOT-007', 'the 4 inches are between the edges of the bases, and of vehicles', () => {
  const table = lay({ red: [group('rebel', 2, { weapons: ['assault-rifle'] })], blue: [group('rebel', 4)] });
  put(table, 0, 10, 4);
  put(table, 2, 10, 12);
  const figure = table.figures[0]!;
  carryOut(table, scripted({ dice: d6(1) }), figure, shot);
  const why = (x: number) => {
    put(table, 3, x, 12);
    return whyNotAct(table, figure, { ...shot, target: { figure: 3 } }).map(({ code }) => code);
  };
  expect([why(15), why(15.001)]).toEqual([[], ['tooFarSpread']]);
  put(table, 3, 1, 40);
  // A car is 5 inches long: its near end is 4 inches from the base, its middle 7.
  const car = park(table, 'car', { at: [17, 12], crew: [4] });
  const atCar = { ...shot, target: { vehicle: 0 } };
  expect(whyNotAct(table, figure, atCar)).toEqual([]);
  car.x += 1;
  expect(whyNotAct(table, figure, atCar)).toMatchObject([{ code: 'tooFarSpread' }]);
});

rule('KZ-SHOOT-008', 'buildings and wrecks block sight, low walls and figures do not, woods beyond 3 inches', () => {
  const blocked = (map: MapRow) => sight(lay({ map, red: [group('rebel', 2)] }), spot(10, 4), spot(10, 20)).blocked?.by;
  expect(blocked(field({ obstacles: [{ kind: 'wreck', area: [9, 10, 11, 12] }] }))).toBe('wreck');
  expect(blocked(field({ buildings: [{ plan: 'row-house', floors: 1, at: [5, 8] }] }))).toBe('building');
  expect(blocked(field({ obstacles: [{ kind: 'lowWall', line: [0, 10, 48, 10] }] }))).toBeUndefined();
  expect(blocked(field({ ground: [{ kind: 'woods', area: [5, 8, 15, 11] }] }))).toBeUndefined();
  expect(blocked(field({ ground: [{ kind: 'woods', area: [5, 8, 15, 11.1] }] }))).toBe('woods');
  const table = range(['assault-rifle'], 10);
  put(table, 3, 10, 9);
  expect(whyNotAct(table, table.figures[0]!, shot)).toEqual([]);
});

rule('KZ-SHOOT-009', 'cover within 1 inch of the target, the better one only, none at the shooter', () => {
  const cover = (map: MapRow, y = 20) => sight(lay({ map, red: [group('rebel', 2)] }), spot(10, 4), spot(10, y)).cover;
  const wall = field({ obstacles: [{ kind: 'lowWall', line: [0, 19, 48, 19] }] });
  expect(cover(wall)).toBe('hard');
  expect(cover(wall, 21.6)).toBe('none');
  expect(cover(field({ obstacles: [{ kind: 'bushes', line: [0, 19, 48, 19] }] }))).toBe('soft');
  expect(cover(field({ obstacles: [{ kind: 'crates', area: [9, 17.4, 11, 19.4] }] }))).toBe('soft');
  const both: MapRow['obstacles'] = [
    { kind: 'bushes', line: [0, 18.9, 48, 18.9] },
    { kind: 'sandbags', line: [0, 19.2, 48, 19.2] },
  ];
  expect(cover(field({ obstacles: both }))).toBe('hard');
  expect(cover(field({ obstacles: [{ kind: 'lowWall', line: [0, 5, 48, 5] }] }))).toBe('none');
  expect(cover(field({ obstacles: [{ kind: 'wreck', area: [10.2, 17, 14, 19] }] }))).toBe('hard');
});

rule('KZ-SHOOT-010', 'one ranged weapon a turn', () => {
  const table = range(['handgun', 'molotov'], 4);
  const figure = table.figures[0]!;
  carryOut(table, scripted({ dice: d6(1) }), figure, shot);
  expect(whyNotAct(table, figure, { ...shot, weapon: 1 })).toMatchObject([
    { rule: 'KZ-SHOOT-010', code: 'otherWeaponUsed' },
  ]);
});

rule('KZ-SHOOT-011', 'the dead do not shoot back', () => {
  const table = range(['assault-rifle'], 6);
  table.figures[2]!.state = 'suppressed';
  table.figures[3]!.state = 'killed';
  table.sequence = [1];
  const io = scripted<KillzoneEvent>({ dice: d6(2) });
  killzone.step(table, io);
  expect(io.asked).toEqual([]);
});

rule('KZ-SHOOT-001', 'odds of a shot are exact and quick', () => {
  const table = range(['assault-rifle'], 6);
  const act = killzone.foresee(table, 'red', actQuestion(table, table.figures[0]!), shot)!;
  const io = scripted<KillzoneEvent>({ dice: d6(4, 6, 1, 1) });
  const after = killzone.copy(table);
  act(after, io);
  expect(killzone.summary(table, after)).toEqual([{ who: table.figures[2]!.who, now: 'killed' }]);
});
