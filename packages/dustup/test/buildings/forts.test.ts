import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { damageBuilding } from '../../src/rules/buildings/damage.ts';
import { targetDie } from '../../src/rules/shooting/target-die.ts';
import { actsOf } from '../../src/rules/turn/actions.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { placeOf } from '../../src/table/table.ts';
import { type Emplaced, emplaced, gun } from '../support/gun-setting.ts';
import { at, box, field, put } from '../support/setting.ts';
import { does, refusal, rifles } from '../support/vehicle-setting.ts';

const aim = { suppressive: false };

/** A machine gun built into a bunker, and its crew. */
function fort(): Emplaced {
  const bunker = { ...box('buildingSolid', 17, 17, 23, 23), building: { size: 3, structure: 'bunker' } };
  const found = emplaced('machineGunTeam', 30, {
    map: field({ areas: [bunker] }),
    redVehicles: [],
    blueVehicles: ['battleTank'],
  });
  const { x, y } = placeOf(found.table, found.crew);
  Object.assign(found.table.pieces[found.crew.piece]!, { carriage: 'emplaced', x, y });
  return found;
}

rule('DU-BUILD-009', 'the gun of a fort fires at a harder die for each marker on the fort', () => {
  const map = field({ areas: [box('buildingSolid', 0, 0, 40, 48)] });
  const { table, crew, enemy } = emplaced('machineGunTeam', 30, { map });
  const [fort] = table.buildings;
  const die = () => targetDie(table, crew, enemy, aim).die;
  const { x, y } = placeOf(table, crew);
  Object.assign(table.pieces[crew.piece]!, { carriage: 'emplaced', x, y });
  expect(die()).toBe(8);
  fort!.damage = 1;
  expect(die()).toBe(10);
  // A gun that only stands there is none of the fort's.
  Object.assign(table.pieces[crew.piece]!, { carriage: 'manPacked' });
  expect(die()).toBe(8);
});

rule(
  ['DU-BUILD-009', 'DU-VEH-090'],
  'kept down, a fort fires on at a harder die, with nothing but its own weapon',
  () => {
    const { table, crew, enemy } = fort();
    const die = () => targetDie(table, crew, enemy, aim).die;
    const before = die();
    crew.suppression = 1;
    expect([before, die()]).toEqual([8, 10]);
    expect(refusal(table, crew, gun(enemy))).toBeNull();
    expect(refusal(table, crew, rifles(crew, enemy))).toBe('DU-BUILD-009');
    const shots = actsOf(table, crew).filter(act => act.do === 'shoot');
    expect(shots.length).toBeGreaterThan(0);
    expect(shots.every(act => act.shots.every(([figure]) => figure < 0))).toBe(true);
    // A crew that is kept down in the open does not fire at all.
    const open = emplaced('machineGunTeam', 30);
    open.crew.suppression = 1;
    expect(refusal(open.table, open.crew, gun(open.enemy))).toBe('DU-SUPP-003');
  },
);

rule(['DU-BUILD-009', 'DU-MORALE-017'], 'damage to a fort is tested for with the values of its crew', () => {
  const { table, crew } = fort();
  const tank = table.units.find(({ hull }) => hull !== null)!;
  put(table, tank.id, 50, 20);
  Object.assign(tank.hull!, { facing: 270 });
  Object.assign(crew, { commitment: 'medium', underFire: true, everSuppressed: true });
  const shot = { do: 'shootBuilding', building: 0, shots: [[-1, 0]] } as const;
  // One hit: 24 against 15 damages it; the men need more than 3.
  const men = crew.figures.map(() => 'D6=6');
  does(table, tank, shot, 'D6=1', 'D8=4', 'D10=5', 'D6=6', 'D12=12', 'D12=3', ...men);
  expect([table.buildings[0]!.damage, crew.suppression]).toEqual([1, 1]);
  expect(table.strains).toMatchObject([{ unit: crew.id, damage: 1, damageBefore: 0, casualties: 0 }]);
});

rule('DU-BUILD-009', 'its weapon is ruined when it comes down', () => {
  const { table, piece } = fort();
  damageBuilding(table, scripted<DustupEvent>(), table.buildings[0]!, 'destroyed', at(20, 17));
  expect(piece.state).toBe('ruined');
});
