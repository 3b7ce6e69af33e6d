import { type Odds, odds, scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import type { Confidence } from '../../src/content/schema.ts';
import { courageDice } from '../../src/rules/assault/courage.ts';
import { sweepThrough } from '../../src/rules/assault/driving-through.ts';
import { shockPair, shockResult, shocksOf } from '../../src/rules/assault/tank-shock.ts';
import { threatenedBy } from '../../src/rules/assault/threatening.ts';
import { carryOut, foreseeAct } from '../../src/rules/turn/actions.ts';
import type { Act } from '../../src/table/acts.ts';
import { copy } from '../../src/table/copy.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { broken } from '../../src/table/invariants.ts';
import { summary } from '../../src/table/summary.ts';
import { isVehicle, type Unit } from '../../src/table/units.ts';
import { words } from '../../src/words/words.ts';
import { drawUp, HOLD, refused, run, STAND, says, spotOf } from '../support/assault-setting.ts';
import { box, field, squad } from '../support/setting.ts';
import { shocked } from '../support/vehicle-assault.ts';
import { mount, placeHull, poseOf } from '../support/vehicle-setting.ts';

const at = ({ id }: Unit): Act => ({ do: 'tankShock', target: id });
const drives = (inches: number) => says('red', inches);
const STRIKE = says('blue', 'strike');

describe('who may', () => {
  rule(['DU-VEH-109', 'DU-VEH-024', 'DU-VEH-025'], 'vehicles and mechs, against people, and no monster', () => {
    const may = (vehicle: string) => {
      const { table, tank, blue } = shocked(10, vehicle);
      return refused(table, tank, at(blue));
    };
    expect(['battleTank', 'scoutMech', 'siegeHulk'].map(may)).toEqual([null, null, 'DU-VEH-109']);
    const { table, tank } = shocked(10, 'battleTank', { blueVehicles: ['cargoTruck'] });
    const truck = table.units.find(unit => isVehicle(unit) && unit.side === 1)!;
    expect(refused(table, tank, at(truck))).toBe('DU-VEH-109');
  });

  rule('DU-VEH-109', 'within the best rolls of the actions that are left', () => {
    const may = (inches: number, actions: number) => {
      const { table, tank, blue } = shocked(inches);
      tank.actions = actions;
      return refused(table, tank, at(blue));
    };
    expect([may(25, 2), may(25, 1), may(20, 1)]).toEqual([null, 'DU-ASSAULT-004', null]);
  });

  rule('DU-VEH-112', 'and the board sees the straight way through them that the best roll takes, or none', () => {
    const { table, tank, blue } = shocked(8);
    tank.actions = 1;
    const sweep = sweepThrough(table, tank, blue, 20_000)!;
    expect(sweep.from).toMatchObject({ x: 10_000, y: 20_000 });
    expect([sweep.touch.y, sweep.end.y]).toEqual([20_000, 20_000]);
    expect(sweep.touch.x).toBeLessThan(spotOf(table, blue)[0] * 1000);
    expect(sweep.end.x - sweep.from.x).toBe(20_000);
    expect(sweepThrough(table, tank, blue, 7_000)).toBeNull();
  });

  rule(['DU-VEH-116', 'DU-VEH-088', 'DU-VEH-109'], 'not the suppressed, the shaken or those in column', () => {
    const { table, tank, blue } = shocked(10);
    tank.suppression = 1;
    expect(refused(table, tank, at(blue))).toBe('DU-SUPP-003');
    run(table, tank, { do: 'recover' }, { dice: ['D8=3'] });
    expect(refused(table, tank, at(blue))).toBe(null);
    tank.confidence = 'shaken';
    expect(refused(table, tank, at(blue))).toBe('DU-FORCE-033');
  });

  rule('DU-VEH-096', 'it is what a tank is offered', () => {
    const { table, tank, blue } = shocked(10);
    expect(shocksOf(table, tank)).toEqual([at(blue)]);
    placeHull(tank, 60, 40, 90);
    Object.assign(tank.hull, { damage: 3 });
    expect(shocksOf(table, tank)).toEqual([]);
  });
});

rule(['DU-VEH-109', 'DU-VEH-078'], 'a tank threatens whom it could fire or drive at', () => {
  const { table, tank, blue } = shocked(10);
  expect(threatenedBy(table, tank)).toEqual([blue.id]);
  Object.assign(tank.hull, { model: { ...tank.hull.model, mounts: [] }, fired: 7 });
  expect(threatenedBy(table, tank)).toEqual([blue.id]);
  tank.suppression = 1;
  expect(threatenedBy(table, tank)).toEqual([]);
  const other = shocked(40);
  other.tank.moved = true;
  expect(threatenedBy(other.table, other.tank)).toEqual([other.blue.id]);
});

describe('the test', () => {
  const dice = (vehicle: string) => {
    const { table, tank, blue } = shocked(10, vehicle);
    const { attack, defence } = courageDice(table, shockPair(table, tank, blue));
    return [attack.die, defence.die];
  };

  rule(['DU-VEH-110', 'DU-VEH-098'], 'the vehicle is as many units as its size', () => {
    expect(dice('battleTank')).toEqual([8, 4]);
  });

  rule('DU-VEH-111', 'a size 2 vehicle outnumbers a single infantry unit', () => {
    expect(dice('lightTank')).toEqual([8, 6]);
  });

  rule(
    ['DU-VEH-112', 'DU-VEH-113', 'DU-VEH-114'],
    'higher stands, more than double strikes, everything else runs',
    () => {
      expect([shockResult(4, 6), shockResult(3, 7), shockResult(3, 6), shockResult(4, 4), shockResult(9, 2)]).toEqual([
        'stood',
        'strike',
        'stood',
        'gaveWay',
        'gaveWay',
      ]);
    },
  );
});

describe('the men stand', () => {
  rule('DU-VEH-112', 'it drives through them, and nobody is hurt', () => {
    const { table, tank, blue } = shocked(10, 'scoutMech', {}, { kind: 'vehicle', size: 1 });
    Object.assign(tank, { moves: 12 });
    const before = spotOf(table, blue);
    run(table, tank, at(blue), { dice: ['D8=4', 'D8=6', 'D12=9'], answers: [STAND, drives(8)] });
    expect(poseOf(tank)[0]).toBeCloseTo(28, 1);
    expect([blue.confidence, ...spotOf(table, blue)]).toEqual(['steady', ...before]);
    expect([tank.activated, blue.activated, tank.actions, tank.moved]).toEqual([true, true, 1, true]);
  });

  rule('DU-VEH-112', 'whoever is under it when it stops steps aside', () => {
    const { table, tank, blue } = shocked(10);
    run(table, tank, at(blue), { dice: ['D8=2', 'D4=3', 'D12=9'], answers: [STAND, drives(2)] });
    expect(poseOf(tank)[0]).toBeCloseTo(22, 1);
    expect(broken(table)).toEqual([]);
    expect(spotOf(table, blue)).not.toEqual([22.5, 20]);
  });

  rule(
    'DU-VEH-115',
    'short of them it stops two inches away, is fired at, and may finish with its second action',
    () => {
      const { table, tank, blue } = shocked(16);
      const io = run(table, tank, at(blue), { dice: ['D8=2', 'D4=3', 'D12=6'], answers: [STAND, HOLD] });
      expect(io.told.find(({ type }) => type === 'charged')).toMatchObject({ contact: false });
      expect(poseOf(tank)[0]).toBeCloseTo(22, 1);
      expect(io.asked.at(-1)!.question).toMatchObject({ kind: 'defensiveFire', unit: blue.who });
      run(table, tank, { do: 'pressOn' }, { dice: ['D12=3'], answers: [drives(1)] });
      expect(poseOf(tank)[0]).toBeCloseTo(27, 1);
      expect(tank.actions).toBe(0);
    },
  );

  rule('DU-VEH-115', 'fire that kills it ends it', () => {
    const { table, tank, blue } = shocked(16, 'cargoTruck');
    run(table, tank, at(blue), {
      dice: ['D6=2', 'D6=4', 'D12=4', 'D8=1', 'D8=7', 'D10=9', 'D8=8', 'D8=1'],
      answers: [STAND, says('blue', tank.id)],
    });
    expect([tank.hull.destroyed, tank.onto]).toEqual([true, []]);
  });
});

describe('the men strike', () => {
  rule('DU-VEH-113', 'one roll against the side, the damage slows what is left of the move, and they fall back', () => {
    const { table, tank, blue } = shocked(10);
    const io = run(table, tank, at(blue), {
      dice: ['D8=1', 'D4=3', 'D12=9', 'D12=3', 'D12=4', 'D6=3'],
      answers: [STAND, STRIKE, drives(4)],
    });
    expect(io.told.find(({ type }) => type === 'chargePlanted')).toMatchObject({ face: 'side' });
    const asked = io.asked.find(({ question }) => question.kind === 'driveOn')!.question;
    // Eight points are left, and clear ground costs two.
    expect(asked).toMatchObject({ options: [4, 3, 2, 1, 0] });
    expect([tank.hull.damage, blue.satchels, blue.confidence]).toEqual([1, 0, 'steady']);
    expect(io.told.at(-1)).toMatchObject({ type: 'withdrew', rule: 'DU-VEH-108' });
  });

  rule('DU-VEH-113', 'with the switch they stay; and they may let it pass', () => {
    const { table, tank, blue } = shocked(10, 'battleTank', { switches: { shockedStandFast: true } });
    run(table, tank, at(blue), {
      dice: ['D8=1', 'D4=3', 'D12=5', 'D12=1', 'D12=4'],
      answers: [STAND, STRIKE],
    });
    expect(spotOf(table, blue)).toEqual([22.5, 20]);
    const other = shocked(10);
    run(other.table, other.tank, at(other.blue), {
      dice: ['D8=1', 'D4=3', 'D12=5'],
      answers: [STAND, says('blue', 'letPass')],
    });
    expect(other.blue.satchels).toBe(1);
  });

  rule('DU-VEH-113', 'a charge that destroys it stops it there', () => {
    const { table, tank, blue } = shocked(10);
    run(table, tank, at(blue), {
      dice: ['D8=1', 'D4=3', 'D12=9', 'D12=12', 'D12=1', 'D6=3'],
      answers: [STAND, STRIKE],
    });
    expect([tank.hull.destroyed, Math.round(poseOf(tank)[0])]).toEqual([true, 20]);
  });

  rule('DU-VEH-113', 'a vehicle that never comes is not struck', () => {
    const { table, tank, blue } = shocked(16);
    run(table, tank, at(blue), { dice: ['D8=1', 'D4=3', 'D12=6'], answers: [STAND, HOLD] });
    expect([tank.hull.shock, blue.satchels]).toEqual(['strike', 1]);
    run(table, tank, { do: 'pressOn' }, { dice: ['D12=5', 'D12=1', 'D12=8', 'D6=3'], answers: [STRIKE, drives(0)] });
    expect(blue.satchels).toBe(0);
  });
});

describe('the men run', () => {
  const runs = (inf: string, level: Confidence = 'steady', vehicle = 'D8=4') => {
    const { table, tank, blue } = shocked(10);
    blue.confidence = level;
    blue.suppression = 1;
    run(table, tank, at(blue), { dice: [vehicle, inf, 'D6=3', 'D12=5'], answers: [STAND, drives(0)] });
    return { table, tank, blue };
  };

  rule('DU-VEH-114', 'on a tie or less: one move, one level, no markers', () => {
    for (const [own, foe] of [
      ['D4=4', 'D8=4'],
      ['D4=2', 'D8=8'],
    ] as const) {
      const { table, blue } = runs(own, 'confident', foe === 'D8=4' ? 'D8=4' : 'D8=8');
      expect([blue.confidence, blue.suppression]).toEqual(['steady', 0]);
      expect(spotOf(table, blue)[0]).toBeCloseTo(28.5, 1);
    }
  });

  rule('DU-VEH-109', 'a broken squad that withdraws before the dice is routed, and a routed one must go', () => {
    const { table, tank, blue } = shocked(10);
    blue.confidence = 'broken';
    run(table, tank, at(blue), { dice: ['D6=3', 'D12=5'], answers: [says('blue', 'withdraw'), drives(0)] });
    expect(blue.confidence).toBe('routed');
    const routed = shocked(10);
    routed.blue.confidence = 'routed';
    run(routed.table, routed.tank, at(routed.blue), { dice: ['D6=3', 'D12=5'], answers: [drives(0)] });
    expect(spotOf(routed.table, routed.blue)[0]).toBeGreaterThan(27);
  });

  rule('DU-VEH-115', 'the second action is free to shoot them, as after a move', () => {
    const { table, tank, blue } = runs('D4=2', 'confident');
    expect([tank.actions, refused(table, tank, mount(blue, 1))]).toEqual([1, null]);
    const ended = shocked(10, 'battleTank', { switches: { assaultEndsActivation: true } });
    run(ended.table, ended.tank, at(ended.blue), {
      dice: ['D8=4', 'D4=2', 'D6=3', 'D12=5'],
      answers: [STAND, drives(0)],
    });
    expect(ended.tank.actions).toBe(0);
  });
});

describe('on the ground', () => {
  rule(['DU-VEH-109', 'DU-VEH-072'], 'a swamp between them keeps them safe', () => {
    const map = field({ areas: [box('swamp', 14, 0, 17, 48)] });
    const { table, tank, blue } = shocked(10, 'battleTank', { map });
    expect(refused(table, tank, at(blue))).toBe('DU-ASSAULT-004');
  });

  rule('DU-VEH-112', 'another unit behind them stops it', () => {
    const { table, tank, blue } = shocked(10, 'battleTank', { blue: [squad(5), squad(5)] });
    drawUp(table, table.units[blue.id + 1]!, 32, 20, 1);
    const io = scripted<DustupEvent>({ dice: ['D8=2', 'D4=3', 'D12=12'], answers: [STAND, drives(8)] });
    carryOut(table, io, tank, at(blue));
    const asked = io.asked.find(({ question }) => question.kind === 'driveOn')!.question;
    expect('options' in asked && Math.max(...(asked.options as number[]))).toBe(8);
    expect(broken(table)).toEqual([]);
  });
});

describe('odds', () => {
  const chanceOf = ({ outcomes }: Odds, said: string) =>
    outcomes
      .filter(({ outcome }) => words.summary(outcome).includes(said))
      .reduce((sum, { chance }) => sum + chance, 0);

  rule('DU-VEH-109', 'of a tank shock are counted, and agree with what is played', () => {
    const found = shocked(10);
    const foreseen = odds(foreseeAct(found.table, found.tank, at(found.blue))!, found.table, copy, summary);
    expect(foreseen.exact).toBe(true);
    // D8 against D4: of 32 throws 6 are higher for the men, and 2 of those more than double.
    expect(chanceOf(foreseen, 'gives way')).toBeCloseTo(26 / 32, 10);
    // Ten inches to contact: a face of 5 or more.
    expect(chanceOf(foreseen, 'drives through them')).toBeCloseTo((6 / 32) * (8 / 12), 10);
    expect(chanceOf(foreseen, 'falls short')).toBeCloseTo((6 / 32) * (4 / 12), 10);
    expect(chanceOf(foreseen, 'destroyed')).toBeGreaterThan(0.001);
  });
});
