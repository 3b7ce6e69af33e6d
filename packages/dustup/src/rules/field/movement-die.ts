import { part } from '@sightline/kernel';
import { type Faces, type Shifted, shifted } from '../../dice/ladder.ts';
import { type Dustup, type Figure, has, isAble, NONE, type Unit } from '../../table.ts';
import { ableCount, woundedOf } from '../../units.ts';
import { weaponNamed } from '../../weapons.ts';

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

/** Who of the wounded goes along and who stays behind. */
export interface Bearing {
  readonly carried: readonly Figure[];
  readonly left: readonly Figure[];
}

/** DU-MOVE-017: one able trooper for each; those beyond that number stay, and so does whoever is to be left. */
export function bearing(table: Dustup, unit: Unit, leave: readonly number[]): Bearing {
  const wounded = woundedOf(table, unit);
  const wished = wounded.filter(({ id }) => !leave.includes(id));
  const carried = wished.slice(0, ableCount(table, unit));
  const suits = unit.figures.map(id => table.figures[id]!).filter(({ state, left }) => state === 'disabled' && !left);
  return { carried, left: [...wounded.filter(figure => !carried.includes(figure)), ...suits] };
}
