import { armourNamed, closeWeaponNamed, rangeOf, type Weapon, weaponNamed } from '../../content/weapons.ts';
import type { Faces } from '../../dice/ladder.ts';
import type { Times } from '../../dice/times.ts';
import { pieceOf } from '../../table/pieces.ts';
import { type Dustup, leaderOf } from '../../table/table.ts';
import { ableOf, type Unit } from '../../table/units.ts';
import { movementDie } from '../movement/movement-die.ts';
import { bearing } from '../movement/wounded.ts';
import { statesOf } from '../turn/states.ts';

/** A weapon of a unit, and how many of those who can fight have it. */
export interface Arm {
  readonly name: string;
  readonly count: number;
  /** In inches; null where it has none. */
  readonly range: number | null;
  readonly effective: number | null;
  /** DU-SHOOT-026: a small arm has a number, a support weapon a die. */
  readonly firepower: number;
  readonly isSupport: boolean;
  readonly impact: Faces;
  /** DU-VEH-017: how often its face counts; once if it does not say. */
  readonly times?: number;
}

/** What a unit is by its entry, its arms and its state. */
export interface Profile {
  readonly moveDie: Faces;
  /** The same while it carries its wounded. Editions before it do not say. */
  readonly carryingDie?: Faces;
  readonly arms: readonly Arm[];
  readonly close: string;
  readonly armour: string;
  /** What it is in that bars some actions, as the refusals for them are called. */
  readonly states: readonly string[];
}

export function profileOf(table: Dustup, unit: Unit): Profile {
  const leader = leaderOf(table, unit);
  return {
    moveDie: movementDie(table, unit, 0).die,
    carryingDie: movementDie(table, unit, bearing(table, unit, []).carried.length).die,
    arms: armsOf(table, unit),
    close: closeWeaponNamed(table, leader.close).name,
    armour: armourNamed(table, leader.armour).name,
    states: statesOf(table, unit).map(({ code }) => code),
  };
}

function armsOf(table: Dustup, unit: Unit): Arm[] {
  const gun = pieceOf(table, unit);
  const carried = [...(gun === null ? [] : [gun.weapon]), ...ableOf(table, unit).flatMap(({ weapons }) => weapons)];
  return [...Map.groupBy(carried, id => id)].map(([id, { length: count }]) => {
    const weapon = weaponNamed(table, id);
    return armOf(weapon, { name: weapon.row.name, count, range: rangeOf(weapon), effective: null });
  });
}

/** As it is against men; the best of its dice stands for several. */
function armOf(weapon: Weapon, arm: Pick<Arm, 'name' | 'count' | 'range' | 'effective'>): Arm {
  switch (weapon.kind) {
    case 'small': {
      const { firepower, impact } = weapon.row;
      return { ...arm, firepower, isSupport: false, impact };
    }
    case 'support': {
      const { firepower, impact, effective = null } = weapon.row;
      return { ...arm, effective, firepower, isSupport: true, impact };
    }
    case 'heavy': {
      const { size, firepower, impact } = weapon.row;
      // DU-HEAVY-021.
      const own = { ...arm, effective: 48 * size, firepower: Math.max(...firepower.infantry), isSupport: true };
      return { ...own, ...timesOf(impact.infantry) };
    }
    case 'rocket':
      return { ...arm, firepower: weapon.row.firepower, isSupport: true, ...timesOf(weapon.row.impact.infantry) };
    case 'guided':
      return { ...arm, firepower: weapon.row.guidance, isSupport: true, ...timesOf(weapon.row.impact.infantry) };
    case 'antiAir':
      return { ...arm, firepower: weapon.row.guidance, isSupport: true, ...timesOf(weapon.row.impact) };
    case 'mortar':
      return { ...arm, firepower: weapon.row.impact.die, isSupport: true, ...timesOf(weapon.row.impact) };
    default:
      return weapon satisfies never;
  }
}

const timesOf = ({ die, times }: Times): Pick<Arm, 'impact' | 'times'> => ({ impact: die, times });
