import type { Reaction } from '@sightline/kernel';
import type { DustupEvent } from '../../events.ts';
import { isClear } from '../../ground/sight.ts';
import type { Moment } from '../../moments.ts';
import { offerTo, type Trigger } from '../../reactions.ts';
import {
  type Dustup,
  type DustupIo,
  type Figure,
  isHidden,
  isWithUnit,
  leaderOf,
  type Mine,
  type Place,
  seatOf,
  sideOf,
  type Unit,
} from '../../table.ts';
import { isInPlay } from '../../units.ts';
import { resolveHits } from '../harm.ts';
import { controllerOf, isInFieldOfFire } from './command-mines.ts';
import { turnUp } from './minefields.ts';
import { dropAt, strainBy } from './toll.ts';
import { lengthOf, placeOn, type Track, tracksOf } from './tracks.ts';

/** DU-MINE-020: mines fired together at a unit, when it has gone so many mils of its move. */
export interface DetonationChoice {
  readonly mines: readonly number[];
  readonly target: number;
  readonly travelled: number;
  /** How many of them are none. */
  readonly dummies?: number;
}

type UnitMoved = Extract<Trigger, { on: 'unitMoved' }>;
type BetweenActions = Extract<Trigger, { on: 'betweenActions' }>;
type Detonation<G extends Trigger> = Reaction<Dustup, DustupEvent, G, DetonationChoice>;

/** DU-MINE-021, DU-MINE-022: at any inch of a move that has just been made, even if the unit is past the mine. */
export const fireAtMover: Detonation<UnitMoved> = {
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
export const fireAtStanding: Detonation<BetweenActions> = {
  on: 'betweenActions',
  rule: 'DU-MINE-020',
  choices(table, _trigger, seat) {
    const mines = ownMines(table, seat);
    if (mines.length === 0) return [];
    const side = sideOf(table, seat);
    const targets = table.units.filter(unit => unit.side !== side && !isHidden(unit) && isInPlay(table, unit));
    return targets.flatMap(target => togetherAt(table, mines, target, [], 0));
  },
  take: (table, io, _trigger, choice) => detonate(table, io, choice, []),
};

/** DU-MINE-021: the move is known to all; whoever has mines on its way may fire them now. */
export function offerDetonation(table: Dustup, io: DustupIo, moment: Extract<Moment, { on: 'moved' }>): void {
  if (!table.options.mines || !table.mines.some(mine => controllerOf(table, mine) !== null)) return;
  const unit = table.units[moment.unit]!;
  if (!isInPlay(table, unit)) return;
  const tracks = tracksOf(table, unit, moment);
  offerTo(table, io, { on: 'unitMoved', unit: unit.id, tracks, names: table.names }, 1 - unit.side);
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

/** Each mine that would catch somebody at that moment, and all of them at once. */
function togetherAt(
  table: Dustup,
  mines: readonly Mine[],
  target: Unit,
  tracks: readonly Track[],
  travelled: number,
): DetonationChoice[] {
  const good = mines.filter(
    mine =>
      caughtBy(table, mine, target, tracks, travelled).length > 0 && seesBoth(table, mine, target, tracks, travelled),
  );
  const sets = good.length > 1 ? [...good.map(({ id }) => [id]), good.map(({ id }) => id)] : good.map(({ id }) => [id]);
  return sets.map(ids => {
    const dummies = ids.filter(id => table.mines[id]!.kind === 'directionalDummy').length;
    return { mines: ids, target: target.id, travelled, ...(dummies > 0 ? { dummies } : {}) };
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
function detonate(table: Dustup, io: DustupIo, choice: DetonationChoice, tracks: readonly Track[]): void {
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
