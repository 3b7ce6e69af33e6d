import { boxOf } from '@sightline/geometry/field';
import { isClear } from '../../ground/sight.ts';
import { type Dustup, type Place, placeOf } from '../../table/table.ts';
import { isHidden, stands, type Unit } from '../../table/units.ts';

const WATCHERS = new WeakMap<Dustup, Map<number, readonly Place[]>>();

/** From where a side is watched: enemies that stand there already, and places all over the zones of those who are to come. */
export function watchersOf(table: Dustup, side: number): readonly Place[] {
  const known = WATCHERS.get(table) ?? new Map<number, readonly Place[]>();
  WATCHERS.set(table, known);
  const enemies = table.units.filter(enemy => enemy.side !== side && !isHidden(enemy));
  const isComing = enemies.some(({ where }) => where === 'muster');
  const watchers = known.get(side) ?? [
    ...enemies.filter(enemy => stands(table, enemy)).map(enemy => placeOf(table, enemy)),
    ...(isComing ? table.sides.filter(({ id }) => id !== side).flatMap(({ zones }) => zones.flatMap(spreadOver)) : []),
  ];
  known.set(side, watchers);
  return watchers;
}

const LENGTHWAYS = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95];
/** Whoever stands at the front edge of a zone sees more than those behind him, and either edge may be the front. */
const ACROSS = [0.1, 0.5, 0.9];

function spreadOver(points: readonly Place[]): readonly Place[] {
  const { minX, minY, maxX, maxY } = boxOf(points);
  const at = (min: number, max: number, share: number): number => Math.round(min + (max - min) * share);
  const isWide = maxX - minX > maxY - minY;
  return LENGTHWAYS.flatMap(along =>
    ACROSS.map(across => ({ x: at(minX, maxX, isWide ? along : across), y: at(minY, maxY, isWide ? across : along) })),
  );
}

/** Those of them who see a place. */
function watching(table: Dustup, side: number, at: Place): readonly Place[] {
  return watchersOf(table, side).filter(from => isClear(table, from, at, 'unaided'));
}

/** Which share of them sees a place. */
export function exposureAt(table: Dustup, { side }: Unit, at: Place): number {
  const { length: all } = watchersOf(table, side);
  return all === 0 ? 0 : watching(table, side, at).length / all;
}
