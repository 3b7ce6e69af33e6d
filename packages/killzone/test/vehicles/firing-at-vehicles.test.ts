import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { WEAPONS } from '../../src/content/load.ts';
import { burst } from '../../src/rules/shooting/area-weapons.ts';
import { shotsOf } from '../../src/rules/shooting/choosing-targets.ts';
import { targeting } from '../../src/rules/shooting/targeting.ts';
import { rangeTo, type Target } from '../../src/rules/shooting/targets.ts';
import { removalTally } from '../../src/rules/suppression/removing-suppression.ts';
import { carryOut, whyNotAct } from '../../src/rules/turn/acts.ts';
import { armourOf } from '../../src/rules/vehicles/vehicle.ts';
import type { KillzoneEvent } from '../../src/table/events.ts';
import type { Killzone } from '../../src/table/table.ts';
import { d6, field, give, group, lay, put, spot } from '../support/setting.ts';
import { first, park, type Told, told } from '../support/vehicles.ts';

/** Two rebels of red with rifles in a car at (10, 24), and a target of blue 8 inches north of it. */
function gunners(speed: number): Killzone {
  const table = lay({ red: [group('rebel', 3, { weapons: ['assault-rifle'] })], blue: [group('rebel', 3)] });
  park(table, 'car', { at: [10, 24], speed, crew: [0, 1] });
  put(table, 3, 10, 33.5);
  return table;
}

/** A rifle of red at (10, 24) and a vehicle of blue crossing 6 inches north of it. */
function passingBy(type: string, speed: number, weapon = 'assault-rifle', night = false): Killzone {
  const table = lay({ red: [group('rebel', 2, { weapons: [weapon] })], blue: [group('rebel', 3)], night });
  put(table, 0, 10, 24);
  park(table, type, { at: [10, 31.5], speed, crew: [2, 3] });
  return table;
}

const atFigure = { do: 'shoot', weapon: 0, target: { figure: 3 } } as const;
const atVehicle = { do: 'shoot', weapon: 0, target: { vehicle: 0 } } as const;

function fire(table: Killzone, shooter: number, target: Target, faces: readonly number[]): Told {
  const answers = Array.from({ length: 4 }, () => ({ seat: 'blue', answer: first }));
  const io = scripted<KillzoneEvent>({ dice: d6(...faces), answers });
  carryOut(table, io, table.figures[shooter]!, { do: 'shoot', weapon: 0, target });
  return io;
}

const isHit = (io: Told): boolean => told(io, 'targetingRolled')[0]!.hit;

describe('KZ-VEH-022 firing from a vehicle', () => {
  rule('KZ-VEH-022', 'a 4 hits at speed 9 and misses at 10', () => {
    expect(isHit(fire(gunners(9), 1, { figure: 3 }, [4, 1, 1, 1]))).toBe(true);
    expect(isHit(fire(gunners(10), 1, { figure: 3 }, [4]))).toBe(false);
  });

  rule('KZ-VEH-022', 'the driver does not fire', () => {
    const table = gunners(9);
    expect(whyNotAct(table, table.figures[0]!, atFigure)).toMatchObject([{ rule: 'KZ-VEH-022', code: 'driving' }]);
  });

  rule('KZ-VEH-022', 'range is taken from the nearest edge of the vehicle', () => {
    const table = gunners(9);
    expect(rangeTo(table, table.figures[1]!, { figure: 3 })).toBe(8000);
  });

  rule('KZ-VEH-022', 'an aimed shot needs a vehicle that stands still', () => {
    const table = gunners(1);
    give(table, 0, 'snipe');
    expect(whyNotAct(table, table.figures[1]!, atFigure)).toMatchObject([
      { rule: 'KZ-VEH-022', code: 'aimedFromMoving' },
    ]);
    table.vehicles[0]!.speed = 0;
    expect(whyNotAct(table, table.figures[1]!, atFigure)).toEqual([]);
  });
});

describe('KZ-VEH-023 firing at a moving vehicle', () => {
  rule('KZ-VEH-023', 'a car doing 14 is missed with 4 and hit with 5', () => {
    expect(isHit(fire(passingBy('car', 14), 0, { vehicle: 0 }, [4]))).toBe(false);
    expect(isHit(fire(passingBy('car', 14), 0, { vehicle: 0 }, [5, 1, 1, 1]))).toBe(true);
  });

  rule('KZ-VEH-023', 'both penalties add up when both are fast', () => {
    const table = gunners(12);
    park(table, 'car', { at: [10, 33.5], speed: 14, crew: [4] });
    const { tally } = targeting(table, table.figures[1]!, WEAPONS.get('assault-rifle'), { vehicle: 1 });
    expect(tally.parts.map(({ rule, value }) => [rule, value])).toEqual([
      ['KZ-VEH-022', -1],
      ['KZ-VEH-023', -1],
    ]);
  });

  rule('KZ-VEH-023', 'nobody in it can be picked out, and Keep Down, Run or suppression do not count', () => {
    const table = passingBy('car', 5);
    expect(whyNotAct(table, table.figures[0]!, { ...atVehicle, target: { figure: 2 } })).toMatchObject([
      { rule: 'KZ-VEH-023', code: 'aimAtVehicle' },
    ]);
    give(table, 1, 'keepDown');
    for (const figure of table.figures) figure.ran = true;
    table.figures[2]!.state = 'suppressed';
    const { tally } = targeting(table, table.figures[0]!, WEAPONS.get('assault-rifle'), { vehicle: 0 });
    expect(tally.total).toBe(0);
  });

  rule('KZ-VEH-023', 'it can have cover', () => {
    const table = lay({
      map: field({ obstacles: [{ kind: 'lowWall', line: [0, 29.8, 48, 29.8] }] }),
      red: [group('rebel', 2, { weapons: ['assault-rifle'] })],
      blue: [group('rebel', 3)],
    });
    put(table, 0, 10, 22);
    park(table, 'car', { at: [10, 31.5], crew: [2] });
    const { tally } = targeting(table, table.figures[0]!, WEAPONS.get('assault-rifle'), { vehicle: 0 });
    expect(tally.total).toBe(-2);
  });

  rule('KZ-VEH-023', "one's own vehicles and wrecks are no targets", () => {
    const table = passingBy('car', 5);
    table.vehicles[0]!.wrecked = true;
    expect(whyNotAct(table, table.figures[0]!, atVehicle)).toMatchObject([{ code: 'noEnemyVehicle' }]);
    park(table, 'car', { at: [10, 20], crew: [1] });
    expect(whyNotAct(table, table.figures[0]!, { ...atVehicle, target: { vehicle: 1 } })).toMatchObject([
      { code: 'noEnemyVehicle' },
    ]);
  });
});

describe('KZ-VEH-024 a hit on a vehicle', () => {
  rule('KZ-VEH-024', "3, 3 and 3 equal a car's armour: a Skid die of 5 is a crash with 2 dice each", () => {
    const table = passingBy('car', 14);
    const io = fire(table, 0, { vehicle: 0 }, [5, 3, 3, 3, 5, 1, 1, 6, 6]);
    expect(told(io, 'skidRolled')).toMatchObject([{ die: 5, tally: { total: 5 }, dice: 2 }]);
    expect(table.vehicles[0]!).toMatchObject({ wrecked: true, overturned: true, speed: 0 });
    expect(table.figures.slice(2, 4).map(({ state }) => state)).toEqual(['suppressed', 'killed']);
    expect(table.figures[2]!.finished).toBe(false);
  });

  rule('KZ-VEH-024', '3, 3 and 2 do nothing', () => {
    const io = fire(passingBy('car', 14), 0, { vehicle: 0 }, [5, 3, 3, 2]);
    expect(told(io, 'skidRolled')).toEqual([]);
  });

  rule('KZ-VEH-024', 'a car that stands still is left upright and undriveable', () => {
    const table = passingBy('car', 0);
    fire(table, 0, { vehicle: 0 }, [5, 3, 3, 3, 4]);
    expect(table.vehicles[0]!).toMatchObject({ wrecked: true, overturned: false });
  });
});

describe('KZ-VEH-025 a motorbike has the armour of its rider', () => {
  const shot = (armour: string, faces: readonly number[]): number => {
    const table = lay({
      red: [group('rebel', 2, { weapons: ['assault-rifle'] })],
      blue: [group('rebel', 3, { armour })],
    });
    put(table, 0, 10, 24);
    park(table, 'motorbike', { at: [10, 31], crew: [2] });
    return told(fire(table, 0, { vehicle: 0 }, faces), 'skidRolled').length;
  };

  rule('KZ-VEH-025', '4, 4 and 3 reach medium armour, and 7 an unarmoured rider', () => {
    expect([shot('medium', [4, 4, 4, 3, 1]), shot('medium', [4, 4, 4, 2]), shot('none', [4, 2, 2, 3, 1])]).toEqual([
      1, 0, 1,
    ]);
  });

  rule('KZ-VEH-025', 'with what drugs add, and the rider means the driver', () => {
    const gang = { ...group('street-ganger', 2, {}, { armour: 'light' }), drugs: ['haywire' as const] };
    const table = lay({ red: [gang] });
    const bike = park(table, 'motorbike', { at: [10, 24], crew: [0, 1] });
    expect(armourOf(table, bike)).toBe(11);
    table.figures[0]!.state = 'killed';
    table.figures[0]!.vehicle = -1;
    expect(armourOf(table, bike)).toBe(9);
  });
});

describe('KZ-AREA-004 vehicles in bursts and flames', () => {
  const rocket = WEAPONS.get('rocket-launcher');

  rule('KZ-AREA-004', 'a burst on a vehicle is one roll with all its dice, beside it with two fewer', () => {
    const dice = (x: number, y: number): number[] => {
      const table = passingBy('apc', 0);
      const io = scripted<KillzoneEvent>({ dice: d6(1, 1, 1, 1, 1, 1) });
      burst(table, io, table.figures[0]!, rocket, spot(x, y));
      return told(io, 'armourTested').map(tested => tested.dice.length);
    };
    expect([dice(10, 30.5), dice(10, 29), dice(10, 27)]).toEqual([[6], [4], []]);
  });

  rule('KZ-AREA-004', 'a rocket aimed at a vehicle strikes its near side', () => {
    const table = passingBy('apc', 0, 'rocket-launcher');
    put(table, 4, 10, 28.5);
    const io = fire(table, 0, { vehicle: 0 }, [6, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6, 1]);
    expect(told(io, 'burstLanded')).toMatchObject([{ at: { x: 10_000, y: 30_000 } }]);
    expect(told(io, 'damageRolled').map(({ figure, dice }) => [figure.id, dice.length])).toEqual([[4, 4]]);
    expect(told(io, 'armourTested')).toMatchObject([{ total: 36, armour: 23, pierced: true }]);
  });

  rule('KZ-AREA-004', 'a flame strip over a vehicle is one roll', () => {
    const table = passingBy('car', 0, 'flamethrower');
    const io = fire(table, 0, { vehicle: 0 }, [4, 1, 2, 2, 3]);
    expect(told(io, 'armourTested')).toMatchObject([{ total: 8, pierced: false }]);
  });
});

describe('KZ-AREA-005 a flamethrower in a lorry', () => {
  /** A lorry of red heading east at (20, 24) with a flamethrower behind the driver. */
  const lorry = (): Killzone => {
    const red = [group('rebel', 2, { weapons: ['flamethrower'] })];
    const table = lay({ map: field({ width: 60 }), red, blue: [group('rebel', 4)] });
    park(table, 'hgv', { at: [20, 24], crew: [0, 1] });
    return table;
  };

  rule('KZ-AREA-005', 'burns from its edge, 8 inches off and no further', () => {
    const table = lorry();
    put(table, 2, 28.5, 24);
    put(table, 3, 32.5, 24);
    put(table, 4, 32.6, 25.2);
    const io = fire(table, 1, { figure: 2 }, [4, ...Array.from({ length: 8 }, () => 1)]);
    expect(told(io, 'damageRolled').map(({ figure }) => figure.id)).toEqual([2, 3]);
  });

  rule('KZ-AREA-005', 'and the vehicle it is turned on', () => {
    const table = lorry();
    park(table, 'car', { at: [20, 31], crew: [2] });
    const io = fire(table, 1, { vehicle: 1 }, [4, 1, 2, 2, 3]);
    expect(told(io, 'armourTested')).toMatchObject([{ vehicle: { id: 1 }, total: 8 }]);
  });

  rule('KZ-AREA-005', 'on foot the strip begins at the edge of the base', () => {
    const table = lay({ red: [group('rebel', 2, { weapons: ['flamethrower'] })], blue: [group('rebel', 2)] });
    put(table, 0, 10, 10);
    put(table, 2, 10, 19);
    fire(table, 0, { figure: 2 }, [4, 1, 1, 1, 1]);
    expect(table.figures[2]!.state).toBe('suppressed');
  });
});

rule('KZ-VEH-022', 'what is put to a gunner is measured from the edge of his vehicle too', () => {
  const map = field({ buildings: [{ plan: 'row-house', floors: 1, at: [32, 21] }] });
  const red = [group('rebel', 3, { weapons: ['flamethrower'] }, { weapons: [] }, { weapons: ['smoke-grenade'] })];
  const table = lay({ map, red, blue: [group('rebel', 2)] });
  park(table, 'hgv', { at: [20, 24], crew: [0, 1, 2] });
  put(table, 5, 35, 24, 0);
  const shots = (id: number) => shotsOf(table, table.figures[id]!).map(({ target }) => Object.keys(target)[0]);
  expect([shots(1), shots(2)]).toEqual([['point', 'point', 'point'], ['opening']]);
});

rule('KZ-SUPP-004', 'an enemy in a vehicle that is near and in sight weighs on whoever is suppressed', () => {
  const table = passingBy('car', 0);
  put(table, 0, 10, 27).state = 'suppressed';
  expect(removalTally(table, table.figures[0]!, 3).parts).toMatchObject([{ why: 'enemyNear', value: -1 }]);
});

rule('KZ-NIGHT-003', 'a vehicle that does more than 4 inches is seen by its headlights', () => {
  const seen = (speed: number): string[] => {
    const table = passingBy('car', speed, 'hunting-rifle', true);
    put(table, 0, 10, 14);
    return whyNotAct(table, table.figures[0]!, atVehicle).map(({ code }) => code);
  };
  expect([seen(4), seen(5)]).toEqual([['dark'], []]);
});

rule('KZ-SHOOT-004', 'from a car at 12 at a car doing 14 with a sighting aid a 5 hits at short range', () => {
  const table = lay({
    red: [group('rebel', 2, { weapons: ['assault-rifle'], equipment: ['sighting-aid'] })],
    blue: [group('rebel', 2)],
  });
  park(table, 'car', { at: [10, 24], speed: 12, crew: [0, 1] });
  park(table, 'car', { at: [10, 33], speed: 14, crew: [2] });
  expect(isHit(fire(table, 1, { vehicle: 1 }, [5, 1, 1, 1]))).toBe(true);
});
