import { type Figure, isAble } from '../../table/figures.ts';
import type { Mine } from '../../table/markers.ts';
import type { MomentOf } from '../../table/moment.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { isVehicle, type Unit } from '../../table/units.ts';
import { leaveIfFar, strainBy } from '../casualties/toll.ts';
import { cutShort, type Track, tracksOf } from '../movement/tracks.ts';
import { halt, stopsAt } from './halt.ts';
import { crossAll, isField, stretchesInField, turnUp } from './minefields.ts';
import { meetDevice, meetTrap } from './traps.ts';
import { driveOverMines } from './under-hulls.ts';

type Moved = MomentOf<'moved'>;

/**
 * What a unit that has moved came upon, counter by counter (DU-MINE-016), also where several lie on one spot
 * (DU-MINE-017). A rush through a field leaves it as it was (DU-MINE-013).
 */
export function meetMines(table: Dustup, io: DustupIo, moment: Moved): void {
  if (!table.options.mines || table.mines.length === 0) return;
  const unit = table.units[moment.unit]!;
  if (isVehicle(unit)) return void driveOverMines(table, io, unit, moment, { after: moment.met });
  const tracks = tracksOf(table, unit, moment);
  const near = table.mines.filter(mine => !mine.removed && isNear(mine, tracks));
  const fields = near.filter(mine => isField(mine) && !moment.lanes?.includes(mine.id));
  for (const mine of near) if (mine.kind === 'dummy' || isField(mine)) turnUp(table, io, mine, 'DU-MINE-001');
  crossFields(table, io, unit, fields, tracks);
  for (const mine of near) {
    const walking = tracks.filter(({ figure }) => isAble(table.figures[figure]!));
    if (!isNear(mine, walking)) continue;
    if (mine.kind === 'trap') meetTrap(table, io, unit, mine, walking);
    else if (mine.kind === 'ied') meetDevice(table, io, unit, mine, walking);
  }
}

function isNear(mine: Mine, tracks: readonly Track[]): boolean {
  return tracks.some(({ points }) => stretchesInField(mine, points).length > 0);
}

/** DU-MINE-002: model by model; when one is hurt the others may stop where they are by then (DU-MINE-004). */
function crossFields(table: Dustup, io: DustupIo, unit: Unit, fields: readonly Mine[], tracks: readonly Track[]): void {
  if (fields.length === 0) return;
  const hurt: Figure[] = [];
  let stop: number | null = null;
  strainBy(table, io, unit, 'mine', quiet => {
    let isCaught = false;
    for (const track of tracks) {
      const crossing = crossAll(table, quiet, unit, fields, stop === null ? track : cutShort(track, stop));
      isCaught ||= crossing.isCaught;
      const { hurtAt } = crossing;
      if (hurtAt === null) continue;
      hurt.push(table.figures[track.figure]!);
      if (stop === null && stopsAt(table, quiet, unit, tracks, hurtAt)) stop = hurtAt;
    }
    return { isCaught, casualties: hurt.length };
  });
  if (stop !== null) halt(table, unit, tracks, stop);
  for (const figure of hurt) leaveIfFar(table, io, figure);
}

/** DU-MINE-031: in every activation a device may be found anew. */
export function searchAnew(table: Dustup, _io: DustupIo, { unit }: MomentOf<'activationBegan'>): void {
  for (const mine of table.mines) mine.triedBy = mine.triedBy.filter(id => id !== unit);
}
