import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { courageDice } from '../../src/rules/assault/courage.ts';
import { pairUp } from '../../src/rules/assault/party.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { Mine } from '../../src/table/markers.ts';
import { NONE } from '../../src/table/table.ts';
import { isVehicle, type Unit, type Vehicle } from '../../src/table/units.ts';
import { drawUp, HOLD, on, refused, run, STAND, says, spotOf } from '../support/assault-setting.ts';
import { at, box, field, lay, type Setting, squad } from '../support/setting.ts';
import { atHull, halfOf } from '../support/vehicle-assault.ts';
import { placeHull, poseOf } from '../support/vehicle-setting.ts';

const partsOf = (shifts: { readonly parts: readonly { readonly why: string; readonly value: number }[] }) =>
  shifts.parts.map(({ why, value }) => [why, value]);

/** A vehicle of red's at (10, 20) pointing east, and blue's leader so many inches of driving away. */
function shocked(inches: number, vehicle = 'battleTank', setting: Setting = {}) {
  const table = lay({ redVehicles: [vehicle], blue: [squad(5, { satchels: 1 })], ...setting });
  const tank = table.units.find(isVehicle) as Vehicle;
  for (const unit of table.units) unit.confidence = 'steady';
  placeHull(tank, 10, 20, 90);
  const blue = table.units.find(({ side }) => side === 1) as Unit;
  drawUp(table, blue, 10 + halfOf(tank) + 0.5 + inches, 20, 1);
  ready(table, tank, 'turn');
  return { table, tank, blue };
}

describe('men at a vehicle', () => {
  rule(
    ['DU-VEH-103', 'DU-ASSAULT-013'],
    'being kept down lowers its courage, however many markers, and its size lowers ours',
    () => {
      const { table, red, tank } = atHull(6, { vehicle: 'lightTank' });
      tank.suppression = 2;
      const { attack, defence } = courageDice(table, pairUp(table, [red], [tank])[0]!);
      expect(partsOf(attack.shifts)).toContainEqual(['outnumberedTwo', -1]);
      expect(partsOf(defence.shifts)).toContainEqual(['suppressed', -1]);
    },
  );

  rule(
    ['DU-VEH-103', 'DU-VEH-107', 'DU-VEH-108'],
    'however badly it is beaten it stays; one roll of the charge, and the men go to cover',
    () => {
      const { table, red, tank } = atHull(3, { vehicle: 'lightTank', squad: { satchels: 1 } });
      // Courage 8 against 1: an ordinary success. The satchel: D12 doubled against the front.
      const io = run(table, red, on(tank), {
        dice: ['D6=6', 'D8=1', 'D6=6', 'D12=1', 'D12=12', 'D6=2'],
        answers: [STAND],
      });
      expect(poseOf(tank).slice(0, 2)).toEqual([40, 20]);
      expect([tank.confidence, red.confidence, red.actions]).toEqual(['steady', 'steady', 0]);
      expect(io.told.map(({ type }) => type)).not.toContain('fought');
      expect(spotOf(table, red)[0]).toBeLessThan(38);
    },
  );

  rule(
    ['DU-VEH-087', 'DU-VEH-118', 'DU-VEH-120'],
    'riders of a suppressed open carrier fire in defence only after a test',
    () => {
      const { table, red, tank } = atHull(14, {
        vehicle: 'wheeledCarrier',
        changes: { traits: ['openTopped'], mounts: [] },
        setting: { red: [squad(5)], blue: [squad(6)] },
      });
      const riders = table.units.find(({ side, hull }) => side === 1 && hull === null) as Unit;
      Object.assign(riders, { where: 'aboard', carrier: tank.id });
      tank.suppression = 1;
      // Courage: three units against one, the attackers two down; suppressed, it is one down. Six inches are too few; the
      // riders need more than LV 2 and a marker, and do not get it.
      const io = run(table, red, on(tank), {
        dice: ['D4=4', 'D6=3', 'D6=3', 'D8=3'],
        answers: [STAND, says('blue', red.id)],
      });
      expect(io.told.map(({ type }) => type)).toContain('defensiveFireTested');
      expect(red.onto).toEqual([tank.id]);
    },
  );
});

describe('mechs', () => {
  rule(['DU-VEH-075', 'DU-VEH-097'], 'damage makes it easier to strike, and its own blows no weaker', () => {
    const { table, red, tank: mech } = atHull(1.5, { vehicle: 'assaultMech' });
    mech.hull.damage = 2;
    const { close } = mech.hull.model;
    expect(close?.strike.length).toBeGreaterThan(0);
    // Two inches away there is no test. Its D8 is two down when it is struck at; its own blows are what they were.
    // Three units against one: the men are two down; in the test that follows terror takes two more, which the mech gains.
    const blows = ['D4=4', 'D8=1', 'D6=1', 'D4=4', 'D8=1', ...close!.strike.map(die => `D${die}=1`)];
    const io = run(table, red, on(mech), { dice: [...blows, 'D4=1', 'D12=12', 'D6=1'] });
    expect(io.told.filter(({ type }) => type === 'fought')).toHaveLength(2);
  });

  rule(['DU-VEH-100', 'DU-VEH-093'], 'a suppressed one starts no assault but fights back', () => {
    const { table, red, tank: mech } = atHull(1.5, { vehicle: 'assaultMech' });
    ready(table, mech, 'turn');
    expect(refused(table, mech, on(red))).toBeNull();
    mech.suppression = 1;
    expect(refused(table, mech, on(red))).toBe('DU-SUPP-003');
    const { defence } = courageDice(table, pairUp(table, [red], [mech])[0]!);
    expect(partsOf(defence.shifts)).toContainEqual(['suppressed', -1]);
  });
});

describe('tank shock', () => {
  rule(
    ['DU-VEH-114', 'DU-ASSAULT-028', 'DU-PROP-007'],
    'men who are propped and kept down run all the same, and lose both',
    () => {
      const { table, tank, blue } = shocked(6);
      Object.assign(blue, { propped: true, suppression: 1 });
      // Three units against one: two down; kept down: one more, and that is too many, so that the tank has it.
      const io = run(
        table,
        tank,
        { do: 'tankShock', target: blue.id },
        { dice: ['D10=4', 'D4=1', 'D6=3', 'D12=6'], answers: [STAND, says('red', 0)] },
      );
      expect(io.told.map(({ type }) => type)).toContain('withdrew');
      expect([blue.propped, blue.suppression, blue.confidence]).toEqual([false, 0, 'shaken']);
    },
  );

  rule(['DU-MINE-005', 'DU-VEH-115'], 'a tank that drives at men over mines sets them off', () => {
    const { table, tank, blue } = shocked(12);
    const laid: Mine = {
      id: 0,
      side: 1,
      kind: 'at',
      ...at(17, 20),
      facing: 0,
      times: 1,
      controller: NONE,
      shown: false,
      removed: false,
      lanes: [],
      triedBy: [],
    };
    table.mines.push(laid);
    // Infantry 3 against 4: it withdraws; then the tank's move, and a mine that destroys it.
    const io = run(
      table,
      tank,
      { do: 'tankShock', target: blue.id },
      { dice: ['D8=4', 'D4=3', 'D6=1', 'D12=12', 'D12=12', 'D12=5'], answers: [STAND, says('red', 10)] },
    );
    expect(io.told.map(({ type }) => type)).toContain('hullMined');
    expect(tank.hull.destroyed).toBe(true);
  });

  rule(
    ['DU-VEH-113', 'DU-VEH-066', 'DU-VEH-068'],
    'men who double it may strike, and those inside a wreck are tested by the charge',
    () => {
      const { table, tank, blue } = shocked(4, 'wheeledCarrier', { red: [squad(2)] });
      const riders = table.units.find(({ side, hull }) => side === 0 && hull === null) as Unit;
      Object.assign(riders, { where: 'aboard', carrier: tank.id });
      // Two units against one: one down. 6 is more than double of 2. Satchel: 24 against 1 of the side; class 2, doubled 4.
      run(
        table,
        tank,
        { do: 'tankShock', target: blue.id },
        {
          dice: ['D8=2', 'D6=6', 'D12=6', 'D12=12', 'D12=1', 'D6=4', 'D6=5', 'D6=2'],
          answers: [STAND, says('blue', 'strike'), says('red', 'anywhere')],
        },
      );
      expect(tank.hull.destroyed).toBe(true);
      expect(riders.figures.map(id => table.figures[id]!.state)).toEqual(['untreated', 'able']);
      expect([riders.where, riders.suppression, blue.satchels]).toEqual(['table', 1, 0]);
    },
  );

  rule(['DU-VEH-109', 'DU-BUILD-011'], 'nobody drives tanks into a brick house at those inside', () => {
    const map = field({ areas: [box('buildingSolid', 18, 17, 24, 23)] });
    const { table, tank, blue } = shocked(6, 'battleTank', { map });
    drawUp(table, blue, 20, 20, 1);
    expect(refused(table, tank, { do: 'tankShock', target: blue.id })).not.toBeNull();
    expect(HOLD.answer).toBe('hold');
  });
});
