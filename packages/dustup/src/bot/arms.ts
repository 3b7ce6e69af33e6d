import { weaponNamed } from '../content/weapons.ts';
import type { Faces } from '../dice/ladder.ts';
import { once, type Times } from '../dice/times.ts';
import type { Column } from '../rules/shooting/target.ts';
import { ableOf, type Unit } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';

/** One thing that a unit can fire, near enough to weigh places by: the shots themselves are judged by the rules. */
export interface Arm {
  readonly die: Faces;
  readonly impact: Times;
  /** DU-VEH-062: bullets, which armour does not mind. */
  readonly isLight: boolean;
}

/** What a unit has to fire at men, or at one thing. */
export function armsOf(view: DustupView, unit: Unit, column: Column): Arm[] {
  return weaponsOf(view, unit).flatMap(id => armOf(view, id, column));
}

/** The weapons it can bring to bear: mounts, the gun it serves, and what its men carry. */
function weaponsOf(view: DustupView, unit: Unit): readonly string[] {
  if (unit.hull !== null) return unit.hull.model.mounts.map(({ weapon }) => weapon);
  const carried = new Set(ableOf(view, unit).flatMap(({ weapons }) => weapons));
  const piece = view.pieces[unit.piece];
  return piece === undefined || piece.state !== 'whole' ? [...carried] : [...carried, piece.weapon];
}

function armOf(view: DustupView, id: string, column: Column): Arm[] {
  const weapon = weaponNamed(view, id);
  switch (weapon.kind) {
    case 'small':
      return [{ die: 8, impact: once(weapon.row.impact), isLight: true }];
    case 'support':
      return [{ die: weapon.row.firepower, impact: once(weapon.row.impact), isLight: weapon.row.impact < 12 }];
    case 'heavy': {
      const { firepower, impact, size } = weapon.row;
      return [
        {
          die: Math.max(...firepower[column]) as Faces,
          impact: impact[column],
          isLight: size === 1 && impact[column].die * impact[column].times < 12,
        },
      ];
    }
    case 'rocket':
      return [{ die: weapon.row.firepower, impact: weapon.row.impact[column], isLight: false }];
    case 'guided':
      return [{ die: weapon.row.guidance, impact: weapon.row.impact[column], isLight: false }];
    case 'antiAir':
    case 'mortar':
      return [];
    default:
      return weapon satisfies never;
  }
}

export function hasGuns(view: DustupView, unit: Unit): boolean {
  return unit.hull === null
    ? view.pieces[unit.piece] !== undefined || ableOf(view, unit).some(({ weapons }) => weapons.length > 0)
    : unit.hull.model.mounts.length > 0;
}
