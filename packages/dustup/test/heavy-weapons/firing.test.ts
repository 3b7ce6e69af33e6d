import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { HEAVY_WEAPONS, VEHICLES } from '../../src/content/arsenal.ts';
import { firepowerOf } from '../../src/rules/shooting/firepower.ts';
import { defensiveFire } from '../../src/rules/shooting/shots.ts';
import { aimOf, dieAgainst, isBeyondAim } from '../../src/rules/shooting/target-die.ts';
import { unitTarget } from '../../src/rules/shooting/unit-target.ts';
import type { Act } from '../../src/table/acts.ts';
import { type Dustup, NONE } from '../../src/table/table.ts';
import { isVehicle, type Unit } from '../../src/table/units.ts';
import { emplaced, gun, troop } from '../support/gun-setting.ts';
import { field, put, type Setting, squad } from '../support/setting.ts';
import { does, placeHull, refusal, reorganise, rifles } from '../support/vehicle-setting.ts';

const off: Setting = { switches: { additionalHits: false } };

function aimed(table: Dustup, unit: Unit, target: Unit, suppressive = false) {
  const at = unitTarget(table, unit, target);
  return dieAgainst(table, unit, at, aimOf(firepowerOf(table, unit, [[NONE, 0]], at), suppressive));
}

/** A crew and a vehicle of blue's so many inches east. */
function against(crew: string, vehicle: string, inches: number, change = {}) {
  const found = emplaced(crew, 5, { map: field({ width: 140 }), blueVehicles: [vehicle] }, change);
  const hull = found.table.units.find(isVehicle)!;
  put(found.table, found.enemy.id, 20, 44);
  placeHull(hull, 20 + inches, 20, 270);
  return { ...found, hull };
}

describe('firing a gun', () => {
  rule('DU-HEAVY-016', 'no die above the target die does nothing, one suppresses, two hit', () => {
    const { table, crew, piece, enemy } = emplaced('machineGunTeam', 30, off);
    does(table, crew, gun(enemy), 'D8=6', 'D8=6', 'D6=6', 'D6=5');
    expect(enemy.suppression).toBe(0);
    piece.fired = false;
    does(table, crew, gun(enemy), 'D8=5', 'D8=3', 'D6=5', 'D6=6');
    expect(enemy.suppression).toBe(1);
    Object.assign(piece, { fired: false });
    crew.actions = 1;
    // 3 + 5 + 6 is 14, by 8 one hit.
    does(table, crew, gun(enemy), 'D8=4', 'D8=3', 'D6=5', 'D6=6', 'D6=1', 'D8=1', 'D6=6');
    expect(enemy.suppression).toBe(2);
  });

  rule('DU-HEAVY-017', 'all dice by the sides of the target die: two hits, or none at all', () => {
    const { table, crew, piece, hull } = against('antiTankGunCrew', 'cargoTruck', 30);
    Object.assign(table, { options: { ...table.options, additionalHits: false } });
    const { firepower } = HEAVY_WEAPONS.get('antiTankGun');
    const die = `D${firepower.point[0]}` as const;
    const told = does(table, crew, gun(hull), 'D8=3', 'D8=8', `${die}=8`, 'D12=1', 'D8=8', 'D12=1', 'D8=8');
    expect(told.find(({ type }) => type === 'hitsCounted')).toMatchObject({ total: 16, hits: 2 });
    Object.assign(piece, { fired: false });
    const low = does(table, crew, gun(hull), 'D8=1', 'D8=2', `${die}=3`);
    expect(low.find(({ type }) => type === 'hitsCounted')).toMatchObject({ total: 5, hits: 0 });
    expect(hull.suppression).toBe(2);
  });

  rule(['DU-HEAVY-019', 'DU-HEAVY-020'], 'other dice and impacts against men than against things', () => {
    const { infantry, point } = HEAVY_WEAPONS.get('tankGun').impact;
    expect(point).toEqual({ die: 12, times: 2 });
    expect(infantry).not.toEqual(point);
    const { table, crew, hull, enemy } = against('infantryGunCrew', 'cargoTruck', 30);
    const values = [enemy, hull].map(
      target => firepowerOf(table, crew, [[NONE, 0]], unitTarget(table, crew, target)).impact,
    );
    const { impact } = HEAVY_WEAPONS.get('infantryGun');
    expect(values).toEqual([impact.infantry, impact.point]);
  });

  rule(['DU-HEAVY-021', 'DU-HEAVY-022'], '48 inches for each size; farther is long range without end', () => {
    const reach = (weapon: string, crew: string, inches: number) => {
      const { table, crew: unit, hull } = against(crew, 'cargoTruck', inches);
      return [
        aimed(table, unit, hull).shifts.parts.some(({ why }) => why === 'longRange'),
        HEAVY_WEAPONS.get(weapon).size,
      ];
    };
    expect([reach('infantryGun', 'infantryGunCrew', 96), reach('infantryGun', 'infantryGunCrew', 96.5)]).toEqual([
      [false, 2],
      [true, 2],
    ]);
    expect(reach('antiTankGun', 'antiTankGunCrew', 110)).toEqual([false, 3]);
    expect(reach('heavyMachineGun', 'machineGunTeam', 49)).toEqual([true, 1]);
    expect(firepowerOf(...effective('antiTankGunCrew')).effective).toBe(144_010);
  });

  function effective(crew: string): Parameters<typeof firepowerOf> {
    const { table, crew: unit } = emplaced(crew);
    return [table, unit, [[NONE, 0]]];
  }

  rule('DU-HEAVY-023', 'no short range', () => {
    const { table, crew, enemy } = emplaced('machineGunTeam', 6);
    expect(aimed(table, crew, enemy).die).toBe(8);
    expect(dieAgainst(table, enemy, unitTarget(table, enemy, crew), { suppressive: false }).die).toBe(6);
  });

  rule(['DU-HEAVY-024', 'DU-HEAVY-025'], 'a target larger than the weapon is one type easier, and never two', () => {
    const sizes = ['cargoTruck', 'fightingVehicle', 'battleTank', 'heavyTank'];
    const dice = sizes.map(vehicle => {
      const { table, crew, hull } = against('infantryGunCrew', vehicle, 80);
      return [VEHICLES.get(vehicle).size, aimed(table, crew, hull).die];
    });
    for (const [size, die] of dice) expect([size, die]).toEqual([size, size! > 2 ? 6 : 8]);
    expect(new Set(dice.map(([, die]) => die))).toEqual(new Set([8, 6]));
  });

  rule(['DU-HEAVY-026', 'DU-HEAVY-028'], 'too well concealed and too far, unless fire control makes up for it', () => {
    const hard = (fireControl: 'inferior' | 'average' | 'superior') => {
      const { table, crew, hull } = against('infantryGunCrew', 'cargoTruck', 100, {
        served: { weapon: 'infantryGun', on: 'carriage', fireControl },
      });
      const at = {
        ...unitTarget(table, crew, hull),
        posture: [{ rule: 'DU-SHOOT-054', value: 2, why: 'completelyConcealed' } as const],
      };
      const die = dieAgainst(table, crew, at, aimOf(firepowerOf(table, crew, [[NONE, 0]], at), false));
      return [die.die, isBeyondAim(die)];
    };
    expect([hard('superior'), hard('average')]).toEqual([
      [12, false],
      [12, true],
    ]);
    const near = against('infantryGunCrew', 'cargoTruck', 50, {
      served: { weapon: 'infantryGun', on: 'carriage', fireControl: 'inferior' },
    });
    const at = {
      ...unitTarget(near.table, near.crew, near.hull),
      posture: [{ rule: 'DU-SHOOT-054', value: 2, why: 'completelyConcealed' } as const],
    };
    const die = dieAgainst(
      near.table,
      near.crew,
      at,
      aimOf(firepowerOf(near.table, near.crew, [[NONE, 0]], at), false),
    );
    expect([die.die, isBeyondAim(die)]).toEqual([12, false]);
  });

  rule(['DU-HEAVY-027', 'DU-HEAVY-029'], 'inferior D10, average D8, superior D6; a tripod is average', () => {
    const dice = (['inferior', 'average', 'superior'] as const).map(fireControl => {
      const served = { weapon: 'heavyMachineGun', on: 'tripod' as const, fireControl };
      const { table, crew, enemy } = emplaced('machineGunTeam', 30, {}, { served });
      return aimed(table, crew, enemy).die;
    });
    expect(dice).toEqual([10, 8, 6]);
    expect(troop('machineGunTeam').served?.fireControl).toBe('average');
    const pintles = VEHICLES.rows.flatMap(({ mounts }) => mounts.filter(({ on }) => on === 'pintle'));
    expect(pintles.every(({ fireControl }) => fireControl === undefined || fireControl === 'inferior')).toBe(true);
  });

  rule('DU-HEAVY-026', 'suppressive fire is one type easier and hits nobody', () => {
    const { table, crew, enemy } = emplaced('machineGunTeam');
    expect(aimed(table, crew, enemy, true).die).toBe(6);
    const act: Act = { do: 'shoot', target: enemy.id, shots: [[NONE, 0]], suppressive: true };
    does(table, crew, act, 'D6=1', 'D8=8', 'D6=6', 'D6=6');
    expect([enemy.suppression, enemy.figures.every(id => table.figures[id]!.state === 'able')]).toEqual([1, true]);
  });

  rule(['DU-HEAVY-030', 'DU-ASSAULT-048'], 'no part in final defensive fire: the crew has its pistols', () => {
    const { table, crew, enemy } = emplaced('machineGunTeam', 8);
    const shots = defensiveFire(table, crew, enemy);
    expect(shots).toEqual(crew.figures.map(id => [id, 0]));
    expect(firepowerOf(table, crew, shots).dice).toEqual([{ of: 'smallArms', die: 4 }]);
  });
});

describe('hits on a gun', () => {
  rule(['DU-HEAVY-011', 'DU-HEAVY-012'], 'numbered last, with D8 of its own; not once it is ruined', () => {
    const { table, crew, piece, enemy } = emplaced('machineGunTeam', 30, off);
    enemy.actions = 2;
    // 4 and 7 are 11, one hit; the fourth of four is the gun.
    does(table, enemy, rifles(enemy, crew), 'D8=3', 'D8=4', 'D10=7', 'D4=4', 'D8=6', 'D8=7');
    expect(piece.state).toBe('whole');
    piece.state = 'ruined';
    for (const id of enemy.figures) table.figures[id]!.fired = 0;
    does(table, enemy, rifles(enemy, crew), 'D8=3', 'D8=4', 'D10=7', 'D4=4', 'D4=3', 'D8=1', 'D6=6');
  });

  rule('DU-HEAVY-013', 'a wound disables it until it is mended, a kill ruins it', () => {
    const hit = (impact: number, armour: number) => {
      const { table, crew, piece, enemy } = emplaced('machineGunTeam', 30, off);
      enemy.actions = 1;
      does(table, enemy, rifles(enemy, crew), 'D8=3', 'D8=4', 'D10=7', 'D4=4', `D8=${impact}`, `D8=${armour}`);
      return { table, crew, piece, enemy };
    };
    expect(hit(7, 3).piece.state).toBe('ruined');
    const { table, crew, piece, enemy } = hit(6, 3);
    expect(piece.state).toBe('disabled');
    crew.suppression = 0;
    expect(refusal(table, crew, gun(enemy))).toBe('DU-HEAVY-013');
    does(table, crew, reorganise({ do: 'mendGun' }), 'D8=2');
    expect(piece.state).toBe('disabled');
    does(table, crew, reorganise({ do: 'mendGun' }), 'D8=3');
    expect(piece.state).toBe('whole');
    expect(refusal(table, put(table, enemy.id, 50, 20), reorganise({ do: 'mendGun' }))).toBe('DU-HEAVY-013');
  });

  rule('DU-HEAVY-018', 'its own hits on men: above wounds, more than double kills', () => {
    const { table, crew, enemy } = emplaced('machineGunTeam', 30, { ...off, blue: [squad(2)] });
    does(table, crew, gun(enemy), 'D8=2', 'D8=3', 'D6=2', 'D6=3', 'D4=1', 'D8=6', 'D6=3');
    expect(table.figures[enemy.figures[0]!]!.state).toBe('untreated');
  });
});
