import type { Mine } from '../../table/markers.ts';
import type { MomentOf } from '../../table/moment.ts';
import { type BetweenActions, type DustupReaction, interrupt, type UnitMoved } from '../../table/reactions.ts';
import { type Dustup, type DustupIo, enemyOf, NONE, sideOf } from '../../table/table.ts';
import { isHidden, isInPlay, isVehicle, stands } from '../../table/units.ts';
import { lengthOf, type Track, tracksOf } from '../movement/tracks.ts';
import { wayDriven } from '../vehicles/way-driven.ts';
import { controllerOf } from './command-mines.ts';
import { type Detonation, detonate, togetherAt } from './detonation.ts';

/** DU-MINE-021, DU-MINE-022: at any inch of a move that has just been made, even if the unit is past the mine. */
export const fireAtMover: DustupReaction<UnitMoved, Detonation> = {
  on: 'unitMoved',
  rule: 'DU-MINE-021',
  choices(table, { unit, tracks }, seat) {
    const target = table.units[unit]!;
    const mines = ownMines(table, seat);
    if (mines.length === 0 || !isInPlay(table, target)) return [];
    return inchesOf(tracks).flatMap(travelled => togetherAt(table, mines, target, tracks, travelled));
  },
  take: (table, io, { tracks }, choice) => detonate(table, io, choice, tracks),
};

/** DU-MINE-020: at any time, at whoever stands there. */
export const fireAtStanding: DustupReaction<BetweenActions, Detonation> = {
  on: 'betweenActions',
  rule: 'DU-MINE-020',
  choices(table, _trigger, seat) {
    const mines = ownMines(table, seat);
    if (mines.length === 0) return [];
    const side = sideOf(table, seat);
    const targets = table.units.filter(unit => unit.side !== side && !isHidden(unit) && stands(table, unit));
    return targets.flatMap(target => togetherAt(table, mines, target, [], 0));
  },
  take: (table, io, _trigger, choice) => detonate(table, io, choice, []),
};

/** DU-MINE-021: the move is known to all; whoever has mines on its way may fire them now. */
export function offerDetonation(table: Dustup, io: DustupIo, moment: MomentOf<'moved'>): void {
  if (!table.options.mines || !table.mines.some(mine => controllerOf(table, mine) !== null)) return;
  const unit = table.units[moment.unit]!;
  if (!isInPlay(table, unit)) return;
  const tracks = isVehicle(unit)
    ? [{ figure: NONE, points: wayDriven(unit.hull, moment.route) }]
    : tracksOf(table, unit, moment);
  interrupt(table, io, { on: 'unitMoved', unit: unit.id, tracks, names: table.names }, enemyOf(unit.side));
}

function ownMines(table: Dustup, seat: string): Mine[] {
  if (!table.options.mines) return [];
  const side = sideOf(table, seat);
  return table.mines.filter(mine => mine.side === side && controllerOf(table, mine) !== null);
}

/** Every whole inch of the longest track, and its end. */
function inchesOf(tracks: readonly Track[]): number[] {
  const longest = Math.max(0, ...tracks.map(({ points }) => lengthOf(points)));
  const inches = Array.from({ length: Math.ceil(longest / 1000) }, (_, i) => i * 1000);
  return [...inches, longest];
}
