import { part } from '@sightline/kernel';
import { isUnarmoured, weaponNamed } from '../../content/weapons.ts';
import { type Faces, LADDER, type Shifted, shifted } from '../../dice/ladder.ts';
import { isAble } from '../../table/figures.ts';
import { type Dustup, NONE } from '../../table/table.ts';
import { ableOf, has, type Unit } from '../../table/units.ts';
import { isSlowedByGun } from '../heavy-weapons/limbering.ts';
import { carriesGun } from '../heavy-weapons/moving.ts';

/** DU-FORCE-016: riders on foot move as infantry. */
const ON_FOOT: Faces = 6;

/** DU-MOVE-003, DU-MOVE-015: the movement die; however many reasons there are, it goes down one step only. */
export function movementDie(table: Dustup, unit: Unit, carried: number): Shifted {
  const base = baseDie(table, unit);
  // DU-VEH-051: half of what it would have, which is a die of half as many faces.
  if (unit.hull !== null && unit.hull.tows !== NONE) return shifted(base, part('DU-VEH-051', halfDown(base), 'tows'));
  if (isSlowedByGun(table, unit)) return shifted(base, part('DU-HEAVY-010', halfDown(base), 'haulsGun'));
  return shifted(
    base,
    carried > 0
      ? part('DU-MOVE-017', -1, 'carriesWounded')
      : unit.carries !== NONE
        ? part('DU-GAP-023', -1, 'carriesObject')
        : isLoaded(table, unit) && part('DU-MOVE-015', -1, 'encumbered'),
  );
}

/** DU-MED-010: those in suits do not go faster than a man who has lost his. */
function baseDie(table: Dustup, unit: Unit): Faces {
  if (unit.type.endsWith('avalry') && !unit.mounted) return ON_FOOT;
  const isSlowed = unit.type === 'powerArmour' && ableOf(table, unit).some(figure => isUnarmoured(table, figure));
  return isSlowed && unit.moves > ON_FOOT ? ON_FOOT : unit.moves;
}

function halfDown(die: Faces): number {
  const half = LADDER.findLast(faces => faces <= die / 2) ?? 4;
  return (half - die) / 2;
}

/** DU-MOVE-016, DU-HEAVY-004: by its entry, by a gun that it has packed, or by a weapon that an able man packs. */
function isLoaded(table: Dustup, unit: Unit): boolean {
  if (has(unit, 'encumbered') || carriesGun(table, unit)) return true;
  return unit.figures.some(id => {
    const figure = table.figures[id]!;
    return isAble(figure) && figure.weapons.some(weapon => isManPack(table, weapon));
  });
}

function isManPack(table: Dustup, id: string): boolean {
  const weapon = weaponNamed(table, id);
  return weapon.kind === 'support' && weapon.row.traits.includes('manPack');
}
