import { once } from '../../dice/times.ts';
import { seesPlace } from '../../ground/sight.ts';
import { type Figure, isWithUnit } from '../../table/figures.ts';
import { isSoft } from '../../table/hulls.ts';
import type { Mine } from '../../table/markers.ts';
import { type Dustup, type DustupIo, leaderOf, NONE, type Place, seatOf } from '../../table/table.ts';
import { isVehicle, stands, type Unit, type Vehicle } from '../../table/units.ts';
import { resolveHits } from '../casualties/harm.ts';
import { dropAt, strainBy } from '../casualties/toll.ts';
import { placeOn, type Track } from '../movement/tracks.ts';
import { hitHull } from '../vehicles/armour.ts';
import { bearHarm } from '../vehicles/destruction.ts';
import { isShutIn } from '../vehicles/hatches.ts';
import { testAllAboard } from '../vehicles/passengers.ts';
import { isTowed } from '../vehicles/towing.ts';
import { controllerOf, isInFieldOfFire } from './command-mines.ts';
import { turnUp } from './minefields.ts';
import { OCCUPANTS, stopAt } from './under-hulls.ts';

/** DU-MINE-020: mines fired together at a unit, when it has gone so many mils of its move. */
export interface Detonation {
  readonly do: 'detonate';
  readonly mines: readonly number[];
  readonly target: number;
  readonly travelled: number;
  /** How many of them are none. */
  readonly dummies?: number;
  /** DU-MINE-019: how many of the owner's own men and soft vehicles they would strike. */
  readonly friends?: number;
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
    mine => catches(table, mine, target, tracks, travelled) && seesBoth(table, mine, target, tracks, travelled),
  );
  const sets = good.length > 1 ? [...good.map(({ id }) => [id]), good.map(({ id }) => id)] : good.map(({ id }) => [id]);
  return sets.map(ids => {
    const together = ids.map(id => table.mines[id]!);
    const dummies = together.filter(({ kind }) => kind === 'directionalDummy').length;
    const friends = friendsIn(
      table,
      together.filter(({ kind }) => kind === 'directional'),
    );
    return {
      do: 'detonate',
      mines: ids,
      target: target.id,
      travelled,
      ...(dummies > 0 ? { dummies } : {}),
      ...(friends > 0 ? { friends } : {}),
    };
  });
}

function friendsIn(table: Dustup, mines: readonly Mine[]): number {
  const own = table.units.filter(unit => unit.side === mines[0]?.side && stands(table, unit));
  return own.reduce((sum, unit) => sum + sizeOf(struckOf(table, mines, unit, [], 0)), 0);
}

function placeThen(figure: Figure, tracks: readonly Track[], travelled: number): Place {
  const track = figure.state === 'able' ? tracks.find(({ figure: id }) => id === figure.id) : undefined;
  return track === undefined ? figure : placeOn(track.points, travelled);
}

function caughtBy(table: Dustup, mine: Mine, target: Unit, tracks: readonly Track[], travelled: number): Figure[] {
  const members = target.figures.map(id => table.figures[id]!).filter(isWithUnit);
  return members.filter(figure => isInFieldOfFire(mine, placeThen(figure, tracks, travelled)));
}

/** DU-MINE-025: soft vehicles are worth a mine; nothing happens to armour. */
function catches(table: Dustup, mine: Mine, target: Unit, tracks: readonly Track[], travelled: number): boolean {
  if (!isVehicle(target)) return caughtBy(table, mine, target, tracks, travelled).length > 0;
  return isSoft(target.hull.model) && isInFieldOfFire(mine, hullThen(target, tracks, travelled));
}

function hullThen({ hull }: Vehicle, tracks: readonly Track[], travelled: number): Place {
  const track = wayOf(tracks);
  return track === undefined ? hull : placeOn(track.points, travelled);
}

/** The way that a vehicle has driven. */
function wayOf(tracks: readonly Track[]): Track | undefined {
  return tracks.find(({ figure }) => figure === NONE);
}

/** DU-MINE-020: the unit that controls it sees the mine, and the target as it was then. */
function seesBoth(table: Dustup, mine: Mine, target: Unit, tracks: readonly Track[], travelled: number): boolean {
  const controller = controllerOf(table, mine);
  if (controller === null || isShutIn(table, controller)) return false;
  const then = isVehicle(target)
    ? hullThen(target, tracks, travelled)
    : placeThen(leaderOf(table, target), tracks, travelled);
  return seesPlace(table, controller, mine) && seesPlace(table, controller, then);
}

/** Somebody whom mines catch: men where they were then, or a vehicle that so many of them riddle. */
type Struck =
  | { readonly unit: Unit; readonly men: readonly (readonly [Figure, Place])[] }
  | { readonly unit: Vehicle; readonly mines: number; readonly on: Track | undefined; readonly travelled: number };

/** DU-MINE-018, DU-MINE-019, DU-MINE-023, DU-MINE-024: all in the field of each mine roll, friend and foe alike. */
export function detonate(table: Dustup, io: DustupIo, choice: Detonation, tracks: readonly Track[]): void {
  const target = table.units[choice.target]!;
  const counters = choice.mines.map(id => table.mines[id]!);
  for (const mine of counters) if (mine.kind === 'directionalDummy') turnUp(table, io, mine, 'DU-MINE-018');
  const mines = counters.filter(({ kind }) => kind === 'directional');
  if (mines.length === 0) return;
  const others = table.units.filter(unit => unit !== target && stands(table, unit));
  const struck = [
    struckOf(table, mines, target, tracks, choice.travelled),
    ...others.map(unit => struckOf(table, mines, unit, [], 0)).filter(isAnybody),
  ];
  for (const mine of mines) {
    mine.removed = true;
    mine.shown = true;
    const side = seatOf(table, mine.side);
    io.tell({ type: 'commandMineFired', rule: 'DU-MINE-020', side, mine: mine.id, target: target.who, shows: true });
  }
  for (const each of struck) strike(table, io, each);
}

function struckOf(
  table: Dustup,
  mines: readonly Mine[],
  unit: Unit,
  tracks: readonly Track[],
  travelled: number,
): Struck {
  if (isVehicle(unit)) {
    const caught = mines.filter(mine => catches(table, mine, unit, tracks, travelled)).length;
    return { unit, mines: caught, on: wayOf(tracks), travelled };
  }
  const hit = mines.flatMap(mine => caughtBy(table, mine, unit, tracks, travelled));
  return { unit, men: hit.map(figure => [figure, placeThen(figure, tracks, travelled)]) };
}

const sizeOf = (struck: Struck): number => ('men' in struck ? new Map(struck.men).size : Math.min(1, struck.mines));
const isAnybody = (struck: Struck): boolean => sizeOf(struck) > 0;

/** DU-MINE-023: armour against each mine; whoever falls on the move lies where he was then. */
function strike(table: Dustup, io: DustupIo, struck: Struck): void {
  if (!('men' in struck)) return riddle(table, io, struck);
  const hit = struck.men.map(([figure]) => figure);
  strainBy(table, io, struck.unit, 'mine', quiet => ({
    isCaught: hit.length > 0,
    casualties: resolveHits(table, quiet, hit, { impact: once(10), shifts: [], rule: 'DU-MINE-023' }),
  }));
  for (const [figure, { x, y }] of new Map(struck.men)) dropAt(table, io, figure, { x, y });
}

type Riddled = Exclude<Struck, { readonly men: unknown }>;

/** DU-MINE-025: as it would hurt men; those inside roll once for each mine, whatever becomes of the vehicle. */
function riddle(table: Dustup, io: DustupIo, { unit, mines, on, travelled }: Riddled): void {
  strainBy(table, io, unit, 'mine', quiet => {
    for (let i = 0; i < mines && !unit.hull.destroyed; i++) {
      const blow = { face: 'side', cover: 'none', hits: 1, impact: once(10), most: 'destroyed' } as const;
      const harm = hitHull(table, quiet, unit, blow);
      // DU-MINE-021: what is destroyed lies where it was then, unless it is dragged on (DU-MINE-005).
      if (harm.worst === 'destroyed' && on !== undefined && !isTowed(table, unit))
        stopAt(table, unit, { route: on.points }, travelled);
      if (harm.worst === 'none') testAllAboard(table, io, unit, OCCUPANTS);
      else bearHarm(table, io, unit, { ...harm, weaponClass: OCCUPANTS, needs: OCCUPANTS });
    }
    return { isCaught: mines > 0, casualties: 0 };
  });
}
