import { areAdjacent } from '@sightline/geometry/grid';
import { offer } from '@sightline/kernel';
import { apertureSquares, isAboard } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import { levelAt, roomIn, shieldCover } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { figuresAt, isAble, isPerson, seatOf, TEAM_SEATS, teamer, teamers } from '../../table/figures.ts';
import type { Moment } from '../../table/moment.ts';
import type { DuckReaction } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { kill } from '../damage/kill-and-wound.ts';
import { doorOf } from '../doors/working-doors.ts';
import { isAlight } from '../movement/footing.ts';
import { enterSquare } from '../movement/steps.ts';
import { rangeBetween } from '../shooting/sight.ts';
import { payForDive } from './paying.ts';
import type { Diver, DoorClosing } from './reactions.ts';

/** DK-DUCK-015, DK-DUCK-016: a last-moment dive, each man for himself, two of a square one after the other. */
const diveUnder: DuckReaction<DoorClosing, Diver> = {
  on: 'doorClosing',
  rule: 'DK-DUCK-015',
  choices: (table, { door, near }, seat) =>
    near.flatMap(({ figure, at }) => {
      const man = teamer(table, figure);
      const square = man.at === at && seatOf(man) === seat ? squareBeyond(table, man, door) : null;
      return square === null ? [] : [{ do: 'diveUnder', figure, square }];
    }),
  take: (table, io, { door }, { figure, square }) => dive(table, io, teamer(table, figure), door, square),
};

/** At a door that is about to come down, whoever or whatever shuts it. */
export function offerDiveUnder(table: DuckTable, io: DuckIo, { door }: Extract<Moment, { on: 'doorClosing' }>): void {
  const near = teamers(table)
    .filter(man => farFace(table, man, door).length > 0)
    .map(({ id, at }) => ({ figure: id, at }));
  if (near.length > 0) offer([diveUnder], TEAM_SEATS, table, io, { on: 'doorClosing', door, near });
}

/** DK-DUCK-015: the nearest aperture square of the other face with room for him; null if he is not near or it is full. */
function squareBeyond(table: DuckTable, man: Teamer, door: number): number | null {
  if (doorOf(table, door).state.jammed) return null;
  const free = farFace(table, man, door).filter(square => hasRoom(table, man, square));
  const distances = free.map(square => rangeBetween(table, man.at, square));
  return free[distances.indexOf(Math.min(...distances))] ?? null;
}

/** The aperture squares that he could dive to; none if he is not near. */
function farFace(table: DuckTable, man: Teamer, door: number): readonly number[] {
  const { here, beyond } = apertureSquares(table, doorOf(table, door).plan);
  if (!isFreeToDive(man)) return [];
  if (isOnFace(table, man, here)) return beyond;
  return isOnFace(table, man, beyond) ? here : [];
}

/** DK-DUCK-012: from the deck as well as from his feet. */
function isFreeToDive(man: Teamer): boolean {
  return isAble(man) && man.grapple === null && !man.overhead && man.seat === null;
}

/** In an aperture square of this face, or beside one on the same tile. */
function isOnFace(table: DuckTable, man: Teamer, face: readonly number[]): boolean {
  const { tileAt } = planOf(table.arena);
  if (tileAt[man.at] !== tileAt[face[0]!]) return false;
  const cover = shieldCover(table);
  return face.some(square => square === man.at || areAdjacent(cover, man.at, square));
}

/** On the bare deck of the ship or of the bridge, where nothing burns (DK-GREN-032), with room beside whoever is there (DK-MOVE-043). */
function hasRoom(table: DuckTable, man: Teamer, square: number): boolean {
  if (!isAboard(table, square) || levelAt(table, square) > 0 || isAlight(table, square)) return false;
  const there = figuresAt(table, square).filter(figure => figure !== man);
  const party = man.carries === null ? 1 : 2;
  return there.length + party <= roomIn(table, square) && there.every(isPerson);
}

/** DK-DUCK-017, DK-DUCK-018: safe for a chit; without one he tests, and the door kills him if he fails. */
function dive(table: DuckTable, io: DuckIo, man: Teamer, door: number, square: number): void {
  const isSafe = payForDive(man) || passesFumbleTest(table, io, man, { name: 'diveUnderDoor', rule: 'DK-DUCK-018' });
  if (!isSafe) {
    doorOf(table, door).state.jammed = true;
    io.tell({ type: 'crushedByDoor', rule: 'DK-DUCK-018', figure: man.id, door });
    return kill(table, io, man, { by: null, means: 'accident', rule: 'DK-DUCK-018' });
  }
  const from = man.at;
  man.ducked = true;
  io.tell({ type: 'divedUnderDoor', rule: 'DK-DUCK-015', figure: man.id, door, from, to: square });
  enterSquare(table, io, man, square, { willingly: true });
}
