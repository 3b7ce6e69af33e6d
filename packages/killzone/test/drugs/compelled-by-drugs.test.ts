import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { whyNotShift } from '../../src/rules/drugs/shifting.ts';
import { fight } from '../../src/rules/hand-to-hand/fighting.ts';
import { compulsionOn } from '../../src/rules/movement/compelled-movement.ts';
import { cutWay } from '../../src/rules/movement/cut-way.ts';
import { allowance } from '../../src/rules/movement/free-movement.ts';
import { permittedOrders, whyNotOrder } from '../../src/rules/orders/giving-orders.ts';
import { killScoreOf } from '../../src/rules/suppression/damage.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/acts.ts';
import { killzone } from '../../src/system.ts';
import { gang, go, hurt, io, streets } from '../support/gangs.ts';
import { at, d6, field, give, group, lay, put, spot } from '../support/setting.ts';

describe('Speed', () => {
  rule('KZ-DRUG-012', '+4 inches, +1 kill score', () => {
    const table = streets(['speed']);
    expect(allowance(table, table.figures[0]!).total).toBe(12);
    expect(hurt(table, table.figures[0]!, 7)).toBe('suppressed');
    expect(hurt(table, table.figures[1]!, 8)).toBe('killed');
  });

  rule('KZ-DRUG-013', 'at least half the rate: 5 inches of 12 are refused, 6 are enough', () => {
    const table = streets(['speed']);
    const user = table.figures[0]!;
    expect(whyNotAct(table, user, go(15, 10))).toMatchObject([{ rule: 'KZ-DRUG-013', code: 'mustCover', about: 6000 }]);
    expect(whyNotAct(table, user, go(15.95, 10))).toMatchObject([{ code: 'mustCover' }]);
    expect(whyNotAct(table, user, go(16, 10))).toEqual([]);
    expect(whyNotAct(table, user, { do: 'done' })).toMatchObject([{ rule: 'KZ-DRUG-013' }]);
    carryOut(table, io(), user, go(16, 10));
    expect(whyNotAct(table, user, { do: 'done' })).toEqual([]);
  });

  rule('KZ-DRUG-013', 'its owner has not had enough while somebody must move', () => {
    const table = streets(['speed']);
    table.sequence = [0];
    table.figures[2]!.state = 'killed';
    const pick = (question: { options: unknown[] }) => {
      expect(question.options).not.toContain('enough');
      expect(killzone.whyNot(table, 'red', question as never, 'enough')).toMatchObject([{ rule: 'KZ-DRUG-013' }]);
      return 0;
    };
    const answers = [pick, go(10, 20), go(2.5, 12)].map(answer => ({ seat: 'red', answer }));
    const script = io([], ...answers);
    killzone.step(table, script);
    script.finish();
    expect(table.figures.slice(0, 2).map(({ moves }) => moves)).toEqual([1, 1]);
  });

  rule('KZ-DRUG-013', 'on Snipe the move must be taken, so no aimed shot', () => {
    const table = streets(['speed'], { weapons: ['hunting-rifle'] });
    give(table, 0, 'snipe');
    put(table, 3, 10, 20);
    const shot = { do: 'shoot', weapon: 0, target: { figure: 3 } } as const;
    expect(whyNotAct(table, table.figures[0]!, shot)).toMatchObject([{ rule: 'KZ-DRUG-013' }]);
    give(table, 0, 'shoot');
    expect(whyNotAct(table, table.figures[0]!, shot)).toEqual([]);
  });

  rule('KZ-DRUG-014', 'overdosed on Assault: all 12 inches, unless brought into contact', () => {
    const table = streets(['speed']);
    const user = table.figures[0]!;
    user.overdosed = true;
    give(table, 0, 'assault');
    expect(whyNotAct(table, user, go(21, 10))).toMatchObject([{ rule: 'KZ-DRUG-014' }]);
    expect(whyNotAct(table, user, go(22, 10))).toEqual([]);
    put(table, 3, 16, 10);
    expect(whyNotAct(table, user, go(15, 10))).toEqual([]);
  });
});

describe('KZ-MOVE-005 compelled movement', () => {
  const walls = [
    [9, 9, 14, 10],
    [9, 13, 14, 14],
    [9, 10, 10, 13],
    [13, 10, 14, 13],
  ] as const;

  rule('KZ-MOVE-005', 'boxed in, he moves what he can', () => {
    const map = field({ obstacles: walls.map(([a, b, c, d]) => ({ kind: 'wreck', area: [a, b, c, d] })) });
    const table = lay({ map, red: [gang(['speed'])] });
    const user = put(table, 0, 10.6, 10.6);
    const compulsion = compulsionOn(table, user)!;
    expect(compulsion).toMatchObject({ kind: 'cover', rule: 'KZ-DRUG-013' });
    const way = compulsion.best!.way;
    expect(whyNotAct(table, user, { do: 'move', way })).toEqual([]);
    expect(whyNotAct(table, user, { do: 'done' })).toMatchObject([{ rule: 'KZ-DRUG-013' }]);
    carryOut(table, io(), user, { do: 'move', way });
    expect(whyNotAct(table, user, { do: 'done' })).toEqual([]);
  });

  rule('KZ-MOVE-005', 'as far as he can is to the last hair, in smoke and up to a wall', () => {
    const wall = field({
      obstacles: [
        { kind: 'wreck', area: [0, 12, 48, 13] },
        { kind: 'wreck', area: [0, 7, 48, 8] },
      ],
    });
    const table = lay({ map: wall, red: [gang(['speed'])] });
    const user = put(table, 0, 10, 10);
    user.overdosed = true;
    table.clouds.push({ ...spot(20, 10), firedOn: 1 });
    // The cloud begins 6.5 inches east of him: 6.5 inches to it, and 2.75 inside cost the other 5.5.
    const east = cutWay(table, user, [at(40, 10)], 12_000, true)!;
    expect(Math.abs(east.walk.end.x - 19_250)).toBeLessThanOrEqual(10);
    expect(compulsionOn(table, user)).toMatchObject({ kind: 'cover', least: expect.closeTo(12_000, -1) });
    const north = cutWay(table, user, [at(10, 30)], 12_000, true)!;
    expect(Math.abs(north.walk.end.y - 11_500)).toBeLessThanOrEqual(5);
  });

  rule('KZ-MOVE-005', 'waived for the suppressed, the captured and the locked', () => {
    const table = streets(['speed']);
    const user = table.figures[0]!;
    for (const state of ['suppressed', 'captured'] as const) {
      user.state = state;
      expect(compulsionOn(table, user)).toBeNull();
    }
    user.state = 'active';
    expect(compulsionOn(table, user)).not.toBeNull();
    user.locked = true;
    expect(compulsionOn(table, user)).toBeNull();
  });

  rule('KZ-MOVE-005', 'and for whoever can no longer move this turn', () => {
    const table = streets(['speed'], { weapons: ['light-assault-cannon'] });
    const user = table.figures[0]!;
    put(table, 3, 10, 20);
    const shot = { do: 'shoot', weapon: 0, target: { figure: 3 } } as const;
    expect(whyNotAct(table, user, shot)).toMatchObject([{ rule: 'KZ-DRUG-013' }]);
    user.weapons[0]!.shots = 1;
    expect(compulsionOn(table, user)).toBeNull();
    expect(whyNotAct(table, user, { do: 'done' })).toEqual([]);
  });

  rule('KZ-MOVE-005', 'ground counts as distance moved', () => {
    const map = field({ ground: [{ kind: 'broken', area: [11, 0, 12, 48] }] });
    const table = lay({ map, red: [gang(['speed'])] });
    expect(whyNotAct(table, put(table, 0, 10, 10), go(14, 10))).toEqual([]);
  });
});

describe('Haywire', () => {
  rule('KZ-DRUG-015', '+2 inches, +2 kill score, never suppressed', () => {
    const table = streets(['haywire'], { armour: 'light' });
    const user = table.figures[0]!;
    expect([allowance(table, user).total, killScoreOf(table, user).total]).toEqual([10, 11]);
    expect(hurt(table, user, 10)).toBe('active');
    expect(hurt(table, user, 11)).toBe('killed');
  });

  rule('KZ-DRUG-016', 'at least 5 of 10 inches straight at the nearest visible enemy, 20 inches off', () => {
    const table = streets(['haywire']);
    const user = table.figures[0]!;
    give(table, 0, 'assault');
    put(table, 3, 31, 10);
    expect(whyNotAct(table, user, go(14, 10))).toMatchObject([{ rule: 'KZ-DRUG-016', code: 'mustClose' }]);
    expect(whyNotAct(table, user, go(15, 10))).toEqual([]);
    expect(whyNotAct(table, user, go(10, 18))).toMatchObject([{ rule: 'KZ-DRUG-016' }]);
    expect(whyNotAct(table, user, { do: 'move', way: [at(15, 10), at(15, 15)] })).toEqual([]);
    expect(whyNotAct(table, user, { do: 'done' })).toMatchObject([{ rule: 'KZ-DRUG-016' }]);
  });

  rule('KZ-DRUG-016', 'no enemy visible, no compulsion', () => {
    const map = field({ obstacles: [{ kind: 'wreck', area: [15, 0, 16, 48] }] });
    const table = lay({ map, red: [gang(['haywire'])], blue: [group('rebel', 2)] });
    put(table, 3, 31, 10);
    put(table, 4, 31, 12);
    const user = put(table, 0, 10, 10);
    expect(compulsionOn(table, user)).toBeNull();
    expect(whyNotAct(table, user, go(8, 10))).toEqual([]);
  });

  rule('KZ-DRUG-016', 'if the move reaches contact it must be made, whatever the order', () => {
    const table = streets(['haywire']);
    const user = table.figures[0]!;
    give(table, 0, 'run');
    put(table, 3, 18, 10);
    expect(whyNotAct(table, user, go(16, 10))).toMatchObject([{ rule: 'KZ-DRUG-016', code: 'mustReach' }]);
    expect(whyNotAct(table, user, go(17, 10))).toEqual([]);
    put(table, 0, 17, 10);
    expect(whyNotAct(table, user, { do: 'done' })).toEqual([]);
    expect(whyNotAct(table, user, go(10, 10))).toMatchObject([{ code: 'mustReach' }]);
  });

  rule('KZ-DRUG-016', 'he goes round a friend who stands in the way', () => {
    const table = streets(['haywire']);
    const user = table.figures[0]!;
    put(table, 1, 11.2, 10);
    put(table, 3, 31, 10);
    const { best } = compulsionOn(table, user)!;
    expect(best!.walk.end.x).toBeGreaterThan(13_000);
    expect(whyNotAct(table, user, { do: 'move', way: best!.way })).toEqual([]);
  });

  rule('KZ-DRUG-017', 'the order menu is Shoot, Assault, Run', () => {
    const table = streets(['haywire']);
    expect(permittedOrders(table, table.groups[0]!)).toEqual(['shoot', 'assault', 'run']);
    expect(whyNotOrder(table, table.groups[0]!, 'snipe')).toMatchObject([{ rule: 'KZ-DRUG-017' }]);
  });

  rule('KZ-DRUG-018', 'overdosed, his whole rate at the nearest enemy, seen or not', () => {
    const map = field({ obstacles: [{ kind: 'wreck', area: [15, 0, 16, 40] }] });
    const table = lay({ map, red: [gang(['haywire'])], blue: [group('rebel', 2)] });
    put(table, 3, 18, 36);
    put(table, 4, 18, 30);
    const user = put(table, 0, 10, 33);
    expect(compulsionOn(table, user)).toBeNull();
    user.overdosed = true;
    const { best } = compulsionOn(table, user)!;
    expect(best!.walk.cost).toBeGreaterThan(9900);
    expect(best!.walk.end.y).toBeGreaterThan(38_000);
    expect(whyNotAct(table, user, go(14.4, 34))).toMatchObject([{ rule: 'KZ-DRUG-018' }]);
  });

  rule('KZ-DRUG-018', 'then the opponent may shift him by 2 inches, not into contact', () => {
    const table = streets(['haywire']);
    const user = table.figures[0]!;
    user.overdosed = true;
    put(table, 3, 24, 10);
    put(table, 4, 20, 12.5);
    const shift = (question: Parameters<typeof whyNotShift>[1]) => {
      expect(question.reach).toBe(2000);
      expect(whyNotShift(table, question, spot(20, 11.5))).toMatchObject([{ code: 'shiftChangesContact' }]);
      expect(whyNotShift(table, question, spot(20, 7.9))).toMatchObject([{ code: 'shiftedTooFar' }]);
      expect(whyNotShift(table, question, spot(20, 8, 0))).toMatchObject([{ code: 'shiftedThroughWall' }]);
      expect(whyNotShift(table, question, spot(20, 8))).toEqual([]);
      return spot(20, 8);
    };
    carryOut(table, io([], { seat: 'blue', answer: shift }), user, go(20, 10));
    expect(user).toMatchObject({ x: 20_000, y: 8000 });
  });

  rule('KZ-DRUG-018', 'nor out of it', () => {
    const table = streets(['haywire']);
    const user = table.figures[0]!;
    user.overdosed = true;
    put(table, 3, 16, 10);
    const stay = (question: Parameters<typeof whyNotShift>[1]) => {
      expect(whyNotShift(table, question, spot(14, 10))).toMatchObject([{ rule: 'KZ-DRUG-018' }]);
      return spot(15, 10);
    };
    const script = io([], { seat: 'blue', answer: stay });
    carryOut(table, script, user, go(15, 10));
    expect(script.told.map(({ type }) => type)).toEqual(['moved']);
  });

  rule('KZ-HTH-008', 'its kill score is not consulted hand-to-hand', () => {
    const table = streets(['haywire']);
    put(table, 3, 11, 10);
    table.acting = 1;
    fight(table, io(d6(6, 5, 4, 4)), table.figures[3]!, table.figures[0]!);
    expect(table.figures[0]!.state).toBe('killed');
  });
});
