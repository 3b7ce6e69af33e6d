import { type Odds, odds, scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { courageDice } from '../../src/rules/assault/courage.ts';
import { lossesOnTheWay, NO_LOSSES, together } from '../../src/rules/assault/losses.ts';
import { outnumbering, pairUp, partyOf } from '../../src/rules/assault/party.ts';
import { defenceDie, strikeDice } from '../../src/rules/assault/strike.ts';
import { carryOut, foreseeAct } from '../../src/rules/turn/actions.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { copy } from '../../src/table/copy.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { happen } from '../../src/table/moment.ts';
import { summary } from '../../src/table/summary.ts';
import { NONE } from '../../src/table/table.ts';
import { isVehicle, type Vehicle } from '../../src/table/units.ts';
import { words } from '../../src/words/words.ts';
import { HOLD, on, refused, run, STAND, STAY, says, spotOf, typesOf } from '../support/assault-setting.ts';
import { lay, type Setting, squad } from '../support/setting.ts';
import { atHull, CALM, mechAt } from '../support/vehicle-assault.ts';
import { placeHull, poseOf } from '../support/vehicle-setting.ts';

describe('who assaults', () => {
  rule(['DU-VEH-096', 'DU-VEH-006'], 'a tank does not', () => {
    const { table, mech, blue } = mechAt(6, 'battleTank', {}, {});
    expect(refused(table, mech, on(blue))).toBe('DU-VEH-096');
  });

  rule(['DU-VEH-097', 'DU-VEH-024', 'DU-VEH-025'], 'a mech or monster does if its entry says so', () => {
    const { table, mech, blue } = mechAt(6);
    expect(refused(table, mech, on(blue))).toBe(null);
    const other = mechAt(6, 'scoutMech', {}, { traits: [] });
    expect(refused(other.table, other.mech, on(other.blue))).toBe('DU-VEH-097');
  });

  rule(['DU-VEH-100', 'DU-VEH-093', 'DU-VEH-088'], 'not while it is suppressed; it defends itself a step lower', () => {
    const { table, mech, blue } = mechAt(6);
    mech.suppression = 1;
    expect(refused(table, mech, on(blue))).toBe('DU-SUPP-003');
    expect(defenceDie(partyOf(table, mech), partyOf(table, blue)).die).toBe(6);
  });
});

describe('numbers', () => {
  rule(['DU-VEH-098', 'DU-ASSAULT-011'], 'units are counted, and a mech or monster is as many as its size', () => {
    const { table, mech } = mechAt(6, 'siegeHulk', { blue: Array.from({ length: 6 }, () => squad(5)) });
    const squads = table.units.filter(({ side }) => side === 1);
    const against = (count: number) => {
      const [own, foes] = [partyOf(table, mech), partyOf(table, ...squads.slice(0, count))];
      return [outnumbering(foes, own), outnumbering(own, foes)];
    };
    expect([against(1), against(2), against(6)]).toEqual([
      [2, 0],
      [0, 0],
      [0, 1],
    ]);
    const [pair] = pairUp(table, [mech], [squads[0]!]);
    expect(courageDice(table, pair!).defence.die).toBe(4);
  });

  rule('DU-ASSAULT-088', 'a mech fights several enemies as one', () => {
    const { table, mech } = mechAt(6, 'scoutMech', { blue: [squad(5), squad(3)] });
    const squads = table.units.filter(({ side }) => side === 1);
    expect(pairUp(table, [mech], squads)).toHaveLength(1);
    expect(pairUp(table, squads, [mech])).toHaveLength(1);
  });
});

describe('its strikes', () => {
  rule(['DU-VEH-097', 'DU-VEH-101'], 'a monster goes in, and both sides strike', () => {
    const { table, mech, blue } = mechAt(8);
    const io = run(table, mech, on(blue), {
      dice: ['D8=7', 'D8=4', 'D8=5', 'D8=8', 'D8=1', 'D8=1', 'D8=8', 'D8=1', 'D8=1', 'D8=5', 'D8=4', 'D6=1'],
      answers: [STAND, STAY],
    });
    expect(io.told.find(({ type }) => type === 'charged')).toMatchObject({ contact: true, needed: 7500 });
    expect(io.told.filter(({ type }) => type === 'fought')).toHaveLength(2);
    expect(poseOf(mech)[0]).toBeCloseTo(27.5, 2);
    expect([mech.activated, blue.activated]).toEqual([true, true]);
  });

  rule('DU-VEH-101', 'the worked numbers: three hits at impact D12, and one that comes back', () => {
    const struck = (armour: string) => {
      const { table, mech, blue } = mechAt(
        2,
        'scoutMech',
        {},
        { ...CALM, close: { strike: [10], impact: { die: 12, times: 1 } } },
      );
      const hits = ['D8=1', 'D8=2', 'D8=3', 'D12=1', 'D6=6', 'D12=1', 'D6=6', 'D12=1', 'D6=6'];
      const outcome = armour === 'D12=2' ? [] : ['D8=5', 'D8=4', 'D6=1'];
      const io = run(table, mech, on(blue), {
        dice: ['D8=4', 'D8=6', 'D10=9', 'D8=7', ...hits, 'D8=6', 'D8=7', 'D8=5', 'D8=5', 'D6=5', armour, ...outcome],
        answers: armour === 'D12=2' ? [] : [STAY],
      });
      expect(io.told.filter(event => event.type === 'hitsCounted').map(event => 'hits' in event && event.hits)).toEqual(
        [3, 1],
      );
      return mech.hull.destroyed;
    };
    expect([struck('D12=2'), struck('D12=6')]).toEqual([true, false]);
  });

  rule('DU-VEH-097', 'one without strike dice has its quality alone', () => {
    const { table, mech } = mechAt(2, 'scoutMech', {}, { ...CALM, close: undefined });
    expect(strikeDice(table, partyOf(table, mech))).toEqual([]);
  });

  rule(['DU-VEH-075', 'DU-VEH-071'], 'damage makes it easier to hit, and strikes no weaker', () => {
    const { table, mech, blue } = mechAt(2, 'scoutMech', {}, { ...CALM });
    Object.assign(mech, { die: 10 });
    mech.hull.damage = 2;
    expect(defenceDie(partyOf(table, mech), partyOf(table, blue)).die).toBe(6);
    mech.hull.damage = 5;
    expect(defenceDie(partyOf(table, mech), partyOf(table, blue)).die).toBe(4);
    expect(strikeDice(table, partyOf(table, mech)).map(({ die }) => die)).toEqual([8]);
    const [pair] = pairUp(table, [mech], [blue]);
    expect(courageDice(table, pair!).attack.die).toBe(10);
  });

  rule('DU-VEH-101', 'hits meet the arc the attackers came from, or the front of a mech that came itself', () => {
    const faceOf = (facing: number) => {
      const { table, red, tank } = atHull(2, { vehicle: 'scoutMech', changes: CALM });
      tank.hull.facing = facing;
      const io = run(table, red, on(tank), {
        dice: ['D8=6', 'D8=7', 'D6=5', 'D8=5', 'D6=1', 'D12=6', 'D8=8', 'D8=1', 'D8=1', 'D8=4', 'D8=5', 'D6=1'],
      });
      const struck = io.told.find(event => event.type === 'hullStruck');
      return struck?.type === 'hullStruck' && struck.face;
    };
    expect([faceOf(270), faceOf(90), faceOf(0)]).toEqual(['front', 'rear', 'side']);
  });

  rule('DU-VEH-101', 'charges have no part in it unless players let them', () => {
    const { table, red, tank } = atHull(2, {
      vehicle: 'scoutMech',
      changes: CALM,
      squad: { satchels: 1 },
      setting: { switches: { chargesInCombat: true } },
    });
    run(table, red, on(tank), {
      dice: ['D8=6', 'D8=7', 'D6=5', 'D8=5', 'D12=6', 'D12=8', 'D8=8', 'D8=1', 'D8=1'],
      answers: [says('red', 'charge'), STAY],
    });
    expect([tank.hull.destroyed, red.satchels]).toEqual([true, 0]);
  });
});

describe('its courage', () => {
  rule(
    ['DU-VEH-099', 'DU-ASSAULT-027'],
    'a mech that is beaten withdraws by its own move, and loses a level and its markers',
    () => {
      const { table, red, tank } = atHull(8, { vehicle: 'scoutMech', changes: CALM });
      tank.suppression = 1;
      tank.confidence = 'confident';
      run(table, red, on(tank), { dice: ['D8=8', 'D8=3', 'D8=4'], answers: [STAND, STAY] });
      expect([tank.confidence, tank.suppression, poseOf(tank)[0]]).toEqual(['steady', 0, 48]);
    },
  );

  rule('DU-VEH-099', 'and at the end of the assault', () => {
    const { table, red, tank } = atHull(2, { vehicle: 'scoutMech', changes: CALM });
    run(table, red, on(tank), {
      dice: ['D8=8', 'D8=1', 'D6=1', 'D8=8', 'D8=1', 'D8=1', 'D8=5', 'D8=2', 'D8=2'],
      answers: [STAY],
    });
    expect([tank.confidence, tank.fared]).toEqual(['broken', 'loses']);
    expect(poseOf(tank)[0]).toBeCloseTo(44, 1);
  });

  rule(
    ['DU-VEH-097', 'DU-ASSAULT-017'],
    'markers in combat count as wounded, those on the way only with the switch',
    () => {
      const shift = (lossesOnTheWayCount: boolean) => {
        const { table, mech, blue } = mechAt(6, 'scoutMech', { switches: { lossesOnTheWay: lossesOnTheWayCount } });
        mech.fellOnTheWay = [NONE];
        const [pair] = pairUp(table, [mech], [blue]);
        const losses = together({ ...NO_LOSSES, wounded: 1 }, lossesOnTheWay(table, pair!.attacker));
        return courageDice(table, pair!, [losses, NO_LOSSES]).attack.shifts.total;
      };
      expect([shift(false), shift(true)]).toEqual([-1, -2]);
    },
  );

  rule('DU-VEH-097', 'a marker from defensive fire is a casualty for the reaction test', () => {
    const { table, mech, blue } = mechAt(14, 'scoutMech', { blue: [squad(8)] }, { ...CALM, armour: { front: 0 } });
    const io = run(table, mech, on(blue), {
      dice: ['D8=6', 'D8=4', 'D8=2', 'D6=1', 'D8=4', 'D12=2', 'D8=5', 'D8=4', 'D8=3'],
      answers: [STAND, says('blue', mech.id)],
    });
    expect(io.told.find(({ type }) => type === 'reactionTested')).toMatchObject({ target: 3, face: 3, passed: false });
    expect([mech.hull.damage, poseOf(mech)[0], mech.suppression]).toEqual([1, 20, 1]);
  });

  rule('DU-VEH-077', 'damage in close combat is tested for after the outcome', () => {
    const { table, red, tank } = atHull(2, { vehicle: 'scoutMech', changes: CALM });
    const io = scripted<DustupEvent>({
      dice: ['D8=6', 'D8=7', 'D6=5', 'D8=5', 'D6=6', 'D12=4', 'D8=8', 'D8=1', 'D8=1', 'D8=4', 'D6=5', 'D6=1', 'D8=6'],
    });
    carryOut(table, io, red, on(tank));
    happen(table, io, { on: 'actionDone', unit: red.id, act: null });
    io.finish();
    expect(typesOf(io).indexOf('confidenceTested')).toBeGreaterThan(typesOf(io).indexOf('outcomeTested'));
    expect(tank.hull.damage).toBe(1);
  });
});

describe('a mech against what cannot fight back', () => {
  function atTank(setting: Setting = {}) {
    const table = lay({ redVehicles: ['assaultMech'], blueVehicles: ['lightTank'], ...setting });
    const [mech, tank] = table.units.filter(isVehicle) as [Vehicle, Vehicle];
    for (const unit of table.units) Object.assign(unit, { confidence: 'steady', traits: [] });
    Object.assign(mech.hull, { model: { ...mech.hull.model, ...CALM } });
    placeHull(mech, 20, 20, 90);
    placeHull(tank, 23.7, 20, 0);
    ready(table, mech, 'turn');
    return { table, mech, tank };
  }

  rule('DU-VEH-102', 'it batters the side it came from; nothing comes back, and it may stay', () => {
    const { table, mech, tank } = atTank();
    const io = run(table, mech, on(tank), {
      dice: ['D8=4', 'D8=6', 'D8=5', 'D8=7', 'D8=6', 'D12=2', 'D12=8', 'D12=2', 'D12=3', 'D12=5', 'D12=4'],
    });
    expect(io.told.find(event => event.type === 'hitsCounted')).toMatchObject({ total: 36, hits: 4 });
    expect(io.told.filter(({ type }) => type === 'hullStruck')).toMatchObject([
      { face: 'side', result: 'none' },
      { face: 'side', result: 'damaged' },
      { face: 'side', result: 'destroyed' },
    ]);
    expect([tank.hull.destroyed, mech.actions, mech.confidence]).toEqual([true, 1, 'steady']);
    expect(io.told.map(({ type }) => type)).not.toContain('outcomeTested');
  });

  rule('DU-VEH-102', 'the tank is never driven off, and its size counts', () => {
    const { table, mech, tank } = atTank();
    placeHull(tank, 26.7, 20, 0);
    ready(table, mech, 'turn');
    const io = run(table, mech, on(tank), { dice: ['D8=8', 'D8=2', 'D6=1'], answers: [STAND, HOLD] });
    expect(io.told.find(({ type }) => type === 'courageTested')).toMatchObject({ result: 'contact' });
    expect(poseOf(tank)).toEqual([26.7, 20, 0]);
  });

  rule('DU-VEH-102', 'mech against mech is an ordinary combat', () => {
    const { table, mech, tank } = atTank({ blueVehicles: ['assaultMech'] });
    Object.assign(tank.hull, { model: { ...tank.hull.model, ...CALM } });
    const io = run(table, mech, on(tank), {
      dice: ['D8=8', 'D8=1', 'D8=1', 'D8=1', 'D8=8', 'D8=1', 'D8=1', 'D8=1', 'D8=4', 'D8=4', 'D6=2'],
    });
    expect(io.told.filter(({ type }) => type === 'fought')).toHaveLength(2);
    expect(mech.fared).toBe('loses');
  });
});

describe('where it goes', () => {
  rule('DU-ASSAULT-031', 'a mech may take the place that was left', () => {
    const { table, mech, blue } = mechAt(6);
    run(table, mech, on(blue), {
      dice: ['D6=3'],
      answers: [says('blue', 'withdraw'), says('red', { do: 'occupy', unit: blue.id })],
    });
    expect(poseOf(mech)[0]).toBeCloseTo(26.5, 1);
    expect(spotOf(table, blue)[0]).toBeGreaterThan(30);
  });
});

describe('odds', () => {
  const chanceOf = ({ outcomes }: Odds, said: string) =>
    outcomes
      .filter(({ outcome }) => words.summary(outcome).includes(said))
      .reduce((sum, { chance }) => sum + chance, 0);

  rule(['DU-VEH-097', 'DU-VEH-101'], 'of a fight with a mech are counted, and agree with what is played', () => {
    const SAMPLES = 300;
    const found = () => mechAt(2, 'scoutMech', { blue: [squad(4)] });
    const { table, mech, blue } = found();
    const counted = odds(foreseeAct(table, mech, on(blue))!, table, copy, summary);
    const played = odds((t, io) => carryOut(t, io, t.units[mech.id]!, on(blue)), table, copy, summary, {
      leaves: 0,
      samples: SAMPLES,
    });
    expect(counted.exact).toBe(true);
    for (const said of ['Scout mech wins', 'Scout mech is beaten', 'destroyed']) {
      const [a, b] = [chanceOf(counted, said), chanceOf(played, said)];
      expect(Math.abs(a - b)).toBeLessThan(5 * Math.sqrt((b * (1 - b) + 0.01) / SAMPLES));
    }
  });

  rule('DU-VEH-107', 'of an attack on a tank show what becomes of it', () => {
    const { table, red, tank } = atHull(2, { squad: { satchels: 1 }, changes: { armour: { front: 2 } } });
    const counted = odds(foreseeAct(table, red, on(tank))!, table, copy, summary);
    expect(counted.exact).toBe(true);
    // A D12 three times against a D12 twice: more than double, and more.
    const faces = Array.from({ length: 12 }, (_, i) => i + 1);
    const share = (isSo: (impact: number, armour: number) => boolean) =>
      faces.flatMap(a => faces.map(b => Number(isSo(3 * a, 2 * b)))).reduce((x, y) => x + y) / 144;
    expect(chanceOf(counted, 'destroyed')).toBeCloseTo(
      share((a, b) => a > 2 * b),
      10,
    );
    expect(chanceOf(counted, 'damaged')).toBeCloseTo(
      share((a, b) => a > b && a <= 2 * b),
      10,
    );
  });
});
