import { isClear } from '../../ground/sight.ts';
import { type Figure, isWithUnit } from '../../table/figures.ts';
import type { Mine } from '../../table/markers.ts';
import { type Dustup, type DustupIo, leaderOf, type Place, seatOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';
import { resolveHits } from '../casualties/harm.ts';
import { dropAt, strainBy } from '../casualties/toll.ts';
import { placeOn, type Track } from '../movement/tracks.ts';
import { controllerOf, isInFieldOfFire } from './command-mines.ts';
import { turnUp } from './minefields.ts';

/** DU-MINE-020: mines fired together at a unit, when it has gone so many mils of its move. */
export interface Detonation {
  readonly do: 'detonate';
  readonly mines: readonly number[];
  readonly target: number;
  readonly travelled: number;
  /** How many of them are none. */
  readonly dummies?: number;
}

/** Each mine that would catch somebody at that moment, and all of them at once. */
export function togetherAt(
  table: Dustup,
  mines: readonly Mine[],
  target: Unit,
  tracks: readonly Track[],
  travelled: number,
): Detonation[] {
  const good = mines.filter(
    mine =>
      caughtBy(table, mine, target, tracks, travelled).length > 0 && seesBoth(table, mine, target, tracks, travelled),
  );
  const sets = good.length > 1 ? [...good.map(({ id }) => [id]), good.map(({ id }) => id)] : good.map(({ id }) => [id]);
  return sets.map(ids => {
    const dummies = ids.filter(id => table.mines[id]!.kind === 'directionalDummy').length;
    return { do: 'detonate', mines: ids, target: target.id, travelled, ...(dummies > 0 ? { dummies } : {}) };
  });
}

function placeThen(figure: Figure, tracks: readonly Track[], travelled: number): Place {
  const track = figure.state === 'able' ? tracks.find(({ figure: id }) => id === figure.id) : undefined;
  return track === undefined ? figure : placeOn(track.points, travelled);
}

function caughtBy(table: Dustup, mine: Mine, target: Unit, tracks: readonly Track[], travelled: number): Figure[] {
  const members = target.figures.map(id => table.figures[id]!).filter(isWithUnit);
  return members.filter(figure => isInFieldOfFire(mine, placeThen(figure, tracks, travelled)));
}

/** DU-MINE-020: the unit that controls it sees the mine, and the target as it was then. */
function seesBoth(table: Dustup, mine: Mine, target: Unit, tracks: readonly Track[], travelled: number): boolean {
  const controller = controllerOf(table, mine);
  if (controller === null) return false;
  const eye = leaderOf(table, controller);
  const then = placeThen(leaderOf(table, target), tracks, travelled);
  return isClear(table, eye, mine, controller.sensors) && isClear(table, eye, then, controller.sensors);
}

/** DU-MINE-018, DU-MINE-023, DU-MINE-024: every model in the field of each mine rolls; dummies turn out to be some. */
export function detonate(table: Dustup, io: DustupIo, choice: Detonation, tracks: readonly Track[]): void {
  const target = table.units[choice.target]!;
  const counters = choice.mines.map(id => table.mines[id]!);
  for (const mine of counters) if (mine.kind === 'directionalDummy') turnUp(io, mine, 'DU-MINE-018');
  const mines = counters.filter(({ kind }) => kind === 'directional');
  if (mines.length === 0) return;
  const hit = mines.flatMap(mine => caughtBy(table, mine, target, tracks, choice.travelled));
  for (const mine of mines) {
    mine.removed = true;
    mine.shown = true;
    const side = seatOf(table, mine.side);
    io.tell({ type: 'commandMineFired', rule: 'DU-MINE-020', side, mine: mine.id, target: target.who, shows: true });
  }
  const places = new Map(hit.map(figure => [figure, placeThen(figure, tracks, choice.travelled)]));
  strainBy(table, io, target, 'mine', quiet =>
    resolveHits(table, quiet, hit, { impact: 10, shifts: [], rule: 'DU-MINE-023' }),
  );
  for (const [figure, at] of places) dropAt(table, io, figure, { x: at.x, y: at.y });
}
