import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { firepowerOf } from '../../src/rules/shooting/firepower.ts';
import { aimOf, dieAgainst } from '../../src/rules/shooting/target-die.ts';
import { unitTarget } from '../../src/rules/shooting/unit-target.ts';
import { carryOut } from '../../src/rules/turn/actions.ts';
import type { Act } from '../../src/table/acts.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { type Dustup, NONE } from '../../src/table/table.ts';
import { isVehicle, type Unit, type Vehicle } from '../../src/table/units.ts';
import { type Emplaced, emplaced, gun } from '../support/gun-setting.ts';
import { box, field, put, type Setting, squad, wall } from '../support/setting.ts';
import { does, motorised, mount, placeHull, refusal, reorganise, rifles } from '../support/vehicle-setting.ts';

interface Duel extends Emplaced {
  readonly tank: Vehicle;
}

/** Red's missile team and a vehicle of blue's so many inches east of it, its front to the team unless it is turned. */
function duel(vehicle = 'cargoTruck', inches = 30, setting: Setting = {}, team = 'missileTeam', facing = 270): Duel {
  const found = emplaced(team, 50, { blueVehicles: [vehicle], map: field({ width: 120 }), ...setting });
  const tank = found.table.units.filter(isVehicle).find(({ side }) => side === 1)!;
  placeHull(tank, 20 + inches, 20, facing);
  put(found.table, found.enemy.id, 60, 40);
  return { ...found, tank };
}

function dieOf(table: Dustup, unit: Unit, target: Unit, index = 0): number {
  const at = unitTarget(table, unit, target);
  return dieAgainst(table, unit, at, aimOf(firepowerOf(table, unit, [[NONE, index]], at), false)).die;
}

describe('guided weapons', () => {
  rule(['DU-GUIDED-001', 'DU-HEAVY-003'], 'set up with one action and launched with the next', () => {
    const { table, crew, piece, tank } = duel();
    piece.isSetUp = false;
    expect(refusal(table, crew, gun(tank))).toBe('DU-HEAVY-003');
    does(table, crew, reorganise({ do: 'setUp' }));
    does(table, crew, gun(tank), 'D4=4', 'D8=4', 'D10=3');
  });

  rule('DU-GUIDED-002', 'from a vehicle at once', () => {
    const { table, tank, enemy } = motorised('fightingVehicle');
    put(table, enemy.id, 20, 50);
    const missile = tank.hull.model.mounts.findIndex(({ weapon }) => weapon === 'heavyMissile');
    does(table, tank, mount(enemy, missile), 'D10=4', 'D8=4', 'D10=3');
    expect(tank.hull.spent[missile]).toBe(1);
  });

  rule(['DU-GUIDED-003', 'DU-GAP2-007'], 'a truck has D4 against missiles, men D10, their headquarters D12', () => {
    const { table, crew, tank, enemy } = duel();
    expect([dieOf(table, crew, tank), dieOf(table, crew, enemy)]).toEqual([4, 10]);
    const hq = duel('battleTank', 30, { blue: [squad(4, { commands: [] }), squad(4, { ecm: 8 })] });
    expect([1, 2].map(id => dieOf(hq.table, hq.crew, hq.table.units[id]!))).toEqual([12, 8]);
    expect(dieOf(hq.table, hq.crew, hq.tank)).toBe(hq.tank.hull.model.ecm);
  });

  rule(['DU-GUIDED-004', 'DU-GUIDED-007'], 'quality and guidance against the counter-measures', () => {
    const { table, crew, tank } = duel();
    const told = does(table, crew, gun(tank), 'D4=3', 'D8=5', 'D10=6', 'D12=1', 'D8=8');
    expect(told.find(({ type }) => type === 'vehicleShotAt')).toMatchObject({ targetDie: 4, success: 'major' });
  });

  rule('DU-GUIDED-005', 'never with small arms, and never one of the two weapons of a mech', () => {
    const { table, crew, tank } = duel('cargoTruck', 10);
    const both: Act = {
      do: 'shoot',
      target: tank.id,
      shots: [
        [NONE, 0],
        [crew.leader, 0],
      ],
    };
    expect(refusal(table, crew, both)).toBe('DU-HEAVY-014');
    does(table, crew, gun(tank), 'D4=4', 'D8=4', 'D10=3');
    does(table, crew, rifles(crew, tank), 'D6=6', 'D8=1', 'D4=2');
    const { mounts } = motorised('assaultMech').tank.hull.model;
    const armed = motorised('assaultMech', {}, { mounts: [mounts[0]!, { ...mounts[0]!, weapon: 'heavyMissile' }] });
    put(armed.table, armed.enemy.id, 20, 40);
    const two: Act = {
      do: 'shoot',
      target: armed.enemy.id,
      shots: [
        [NONE, 0],
        [NONE, 1],
      ],
    };
    expect(refusal(armed.table, armed.tank, two)).toBe('DU-GUIDED-005');
    const launcher = { ...mounts[0]!, weapon: 'heavyMissile', slaved: 1 };
    const slaved = motorised('assaultMech', {}, { mounts: [launcher, launcher] });
    put(slaved.table, slaved.enemy.id, 20, 40);
    const salvo: Act = {
      do: 'shoot',
      target: slaved.enemy.id,
      shots: [
        [NONE, 0],
        [NONE, 1],
      ],
    };
    does(slaved.table, slaved.tank, salvo, 'D10=4', 'D8=4', 'D10=3', 'D10=4', 'D8=4', 'D10=3');
  });

  rule('DU-GUIDED-006', 'the same die at 10, 50 and 90 inches', () => {
    const { table, crew, tank } = duel();
    const dice = [10, 50, 90].map(inches => {
      placeHull(tank, 20 + inches, 20, 270);
      return [dieOf(table, crew, tank), refusal(table, crew, gun(tank))];
    });
    expect(dice).toEqual([
      [4, null],
      [4, null],
      [4, null],
    ]);
  });

  rule('DU-GUIDED-008', 'cover raises the counter-measures one type, whatever it is', () => {
    const { table, crew, enemy } = duel('cargoTruck', 30, {
      map: field({ width: 120, areas: [box('lightWoods', 52, 36, 68, 44)] }),
    });
    enemy.ecm = 8;
    expect(dieOf(table, crew, enemy)).toBe(10);
    enemy.ecm = 12;
    expect(dieOf(table, crew, enemy)).toBe(12);
  });

  rule('DU-GUIDED-009', 'neither range nor posture shifts them, but what the firer is does, up to D12', () => {
    const { table, crew, enemy } = duel();
    enemy.propped = true;
    crew.quality = 'untrained';
    expect(dieOf(table, crew, enemy)).toBe(12);
    const vehicle = (damage: number, switches = {}) => {
      const found = motorised('fightingVehicle', { switches });
      put(found.table, found.enemy.id, 20, 50);
      found.enemy.ecm = 8;
      Object.assign(found.tank.hull, { damage });
      found.tank.suppression = 1;
      const missile = found.tank.hull.model.mounts.findIndex(({ weapon }) => weapon === 'heavyMissile');
      return [
        dieOf(found.table, found.tank, found.enemy, missile),
        refusal(found.table, found.tank, mount(found.enemy, missile)),
      ];
    };
    expect([vehicle(1), vehicle(2), vehicle(3)]).toEqual([
      [12, null],
      [12, null],
      [12, 'DU-GUIDED-009'],
    ]);
    expect(vehicle(2, { launchBarredAboveD12: true })).toEqual([12, 'DU-GUIDED-009']);
    expect(vehicle(1, { launchBarredAboveD12: true })).toEqual([12, null]);
  });

  rule('DU-GUIDED-010', 'what crosses the wire lowers the guidance, if that is played', () => {
    const guidance = (wireGuidance: boolean, lines: ReturnType<typeof wall>[]) => {
      const map = field({ width: 120, lines });
      const { table, crew, tank } = duel('cargoTruck', 30, { map, switches: { wireGuidance } }, 'wireMissileTeam');
      return firepowerOf(table, crew, [[NONE, 0]], unitTarget(table, crew, tank)).missile?.guidance;
    };
    const hedge = [wall('hedge', [35, 10], [35, 30])];
    expect([guidance(true, hedge), guidance(true, []), guidance(false, hedge)]).toEqual([6, 8, 8]);
  });

  rule(['DU-GUIDED-011', 'DU-GUIDED-012'], 'no die above it misses, one suppresses', () => {
    const { table, crew, tank } = duel();
    does(table, crew, gun(tank), 'D4=4', 'D8=4', 'D10=3');
    expect(tank.suppression).toBe(0);
    crew.actions = 1;
    table.pieces[0]!.fired = false;
    does(table, crew, gun(tank), 'D4=4', 'D8=6', 'D10=3');
    expect([tank.suppression, tank.hull.damage]).toEqual([1, 0]);
  });

  rule(['DU-GUIDED-013', 'DU-GUIDED-014'], 'both are one hit on the face it comes in on, and suppress as well', () => {
    const side = duel('battleTank', 30, {}, 'missileTeam', 0);
    side.tank.hull.stopped = 9;
    // Impact D12 times 4 against the side.
    const told = does(side.table, side.crew, gun(side.tank), 'D6=4', 'D8=6', 'D10=7', 'D12=3', 'D12=4');
    expect(told.filter(({ type }) => type === 'hullStruck')).toMatchObject([{ face: 'side', impact: 12, armour: 8 }]);
    expect([side.tank.hull.damage, side.tank.suppression]).toEqual([1, 1]);
    const top = duel('battleTank', 30, {}, 'topAttackTeam');
    top.tank.hull.stopped = 9;
    const dived = does(top.table, top.crew, gun(top.tank), 'D6=4', 'D10=6', 'D10=7', 'D12=1', 'D12=4');
    expect(dived.find(({ type }) => type === 'hullStruck')).toMatchObject({ face: 'top', impact: 3 });
  });

  rule('DU-HEAVY-026', 'missiles lay no suppressive fire', () => {
    const { table, crew, tank } = duel();
    const act: Act = { do: 'shoot', target: tank.id, shots: [[NONE, 0]], suppressive: true };
    expect(refusal(table, crew, act)).toBe('DU-HEAVY-026');
  });
});

describe('decoys', () => {
  const decoy = { die: 8, perTurn: 1 } as const;

  /** Launches at a tank with these counter-measures; says whether the missile was stopped. */
  function launch(found: Duel, answers: readonly unknown[], ...dice: string[]): boolean {
    const io = scripted<DustupEvent>({ dice, answers: answers.map(answer => ({ seat: 'blue', answer })) as never });
    Object.assign(found.crew, { actions: 1 });
    found.table.pieces[0]!.fired = false;
    carryOut(found.table, io, found.crew, gun(found.tank));
    io.finish();
    return !io.told.some(({ type }) => type === 'vehicleShotAt');
  }
  const guarded = (change: object = { decoy }, setting: Setting = {}): Duel => {
    const found = duel('battleTank', 30, setting, 'wireMissileTeam');
    const { decoy: _decoy, ...model } = found.tank.hull.model;
    Object.assign(found.tank.hull, { model: { ...model, ...change } });
    return found;
  };
  const MISS = ['D6=6', 'D6=1', 'D8=2'];

  rule(['DU-GUIDED-019', 'DU-GAP2-004'], 'before any die of the missile; a tie is the decoy’s; it may be saved', () => {
    expect(launch(guarded(), ['try'], 'D8=6', 'D8=5')).toBe(true);
    expect(launch(guarded(), ['try'], 'D8=5', 'D8=5')).toBe(true);
    expect(launch(guarded(), ['try'], 'D8=4', 'D8=5', ...MISS)).toBe(false);
    expect(launch(guarded(), ['save'], ...MISS)).toBe(false);
    const strict = guarded({ decoy }, { switches: { decoyMustBeat: true } });
    expect(launch(strict, ['try'], 'D8=5', 'D8=5', ...MISS)).toBe(false);
  });

  rule(['DU-GUIDED-020', 'DU-GUIDED-021'], 'tries until it succeeds, and again in the next turn', () => {
    const found = guarded();
    expect(launch(found, ['try'], 'D8=3', 'D8=6', ...MISS)).toBe(false);
    expect(launch(found, ['try'], 'D8=7', 'D8=4')).toBe(true);
    expect(launch(found, [], ...MISS)).toBe(false);
    found.tank.hull.stopped = 0;
    expect(launch(found, ['try'], 'D8=7', 'D8=4')).toBe(true);
  });

  rule('DU-GUIDED-022', 'an advanced one stops two in a turn, if that is played', () => {
    const change = { decoy: { die: 8, perTurn: 2 } };
    const found = guarded(change, { switches: { advancedDecoys: true } });
    expect([launch(found, ['try'], 'D8=8', 'D8=3'), launch(found, ['try'], 'D8=6', 'D8=2')]).toEqual([true, true]);
    expect(launch(found, [], ...MISS)).toBe(false);
    const basic = guarded(change);
    expect([launch(basic, ['try'], 'D8=8', 'D8=3'), launch(basic, [], ...MISS)]).toEqual([true, false]);
  });

  rule(
    ['DU-GUIDED-023', 'DU-GUIDED-024'],
    'an area system is set down, tries after the decoy and is gone when it succeeds',
    () => {
      const engineers = squad(4, { areaSystems: { count: 1, die: 8 } });
      const found = guarded({ decoy }, { blue: [engineers] });
      const unit = put(found.table, found.enemy.id, 50, 14);
      unit.actions = 2;
      const at = { x: 50_000, y: 14_500 };
      expect(refusal(found.table, unit, reorganise({ do: 'setDownSystem', at: { x: 50_000, y: 17_000 } }))).toBe(
        'DU-GUIDED-024',
      );
      does(found.table, unit, reorganise({ do: 'setDownSystem', at }));
      expect(refusal(found.table, unit, reorganise({ do: 'setDownSystem', at }))).toBe('DU-GUIDED-024');
      placeHull(found.tank, 50, 24, 270);
      expect(launch(found, ['save'], ...MISS)).toBe(false);
      placeHull(found.tank, 50, 20.5, 270);
      expect(launch(found, ['try', { marker: 0 }], 'D8=2', 'D8=6', 'D8=7', 'D8=4')).toBe(true);
      expect(found.table.areaSystems[0]!.removed).toBe(true);
      expect(launch(found, ['save'], ...MISS)).toBe(false);
    },
  );

  rule('DU-GUIDED-025', 'an escort protects a tank beside it once in a turn, if that is played', () => {
    const escorted = (mountedAreaSystems: boolean): Duel => {
      const setting = { blueVehicles: ['battleTank', 'wheeledCarrier'], switches: { mountedAreaSystems } };
      const found = guarded({}, setting);
      const escort = found.table.units.filter(isVehicle).at(-1)!;
      Object.assign(escort.hull, { model: { ...escort.hull.model, areaDefence: { die: 8, perTurn: 1 } } });
      placeHull(escort, 50, 26, 270);
      return found;
    };
    const found = escorted(true);
    expect(launch(found, [{ vehicle: 3 }], 'D8=7', 'D8=4')).toBe(true);
    expect(launch(found, [], ...MISS)).toBe(false);
    expect(launch(escorted(false), [], ...MISS)).toBe(false);
  });
});
