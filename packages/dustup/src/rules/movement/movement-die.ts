import { part } from '@sightline/kernel';
import { weaponNamed } from '../../content/weapons.ts';
import { type Faces, type Shifted, shifted } from '../../dice/ladder.ts';
import { isAble } from '../../table/figures.ts';
import { type Dustup, NONE } from '../../table/table.ts';
import { has, type Unit } from '../../table/units.ts';

/** DU-FORCE-016: riders on foot move as infantry. */
const ON_FOOT: Faces = 6;

/** DU-MOVE-003, DU-MOVE-015: the movement die; however many reasons there are, it goes down one step only. */
export function movementDie(table: Dustup, unit: Unit, carried: number): Shifted {
  const base = unit.type.endsWith('avalry') && !unit.mounted ? ON_FOOT : unit.moves;
  return shifted(
    base,
    carried > 0
      ? part('DU-MOVE-017', -1, 'carriesWounded')
      : unit.carries !== NONE
        ? part('DU-GAP-023', -1, 'carriesObject')
        : isLoaded(table, unit) && part('DU-MOVE-015', -1, 'encumbered'),
  );
}

/** DU-MOVE-016: by its entry, or by a weapon that an able man packs. */
function isLoaded(table: Dustup, unit: Unit): boolean {
  if (has(unit, 'encumbered')) return true;
  return unit.figures.some(id => {
    const figure = table.figures[id]!;
    return isAble(figure) && figure.weapons.some(weapon => isManPack(table, weapon));
  });
}

function isManPack(table: Dustup, id: string): boolean {
  const weapon = weaponNamed(table, id);
  return weapon.kind === 'support' && weapon.row.traits.includes('manPack');
}
