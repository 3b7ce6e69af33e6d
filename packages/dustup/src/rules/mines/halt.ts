import { fits, placeInCohesion } from '@sightline/geometry/field';
import { walkOf } from '../../ground/walk.ts';
import type { Figure } from '../../table/figures.ts';
import { type Dustup, type DustupIo, leaderOf, type Place, seatOf } from '../../table/table.ts';
import { isInPlay, type Unit } from '../../table/units.ts';
import { COHESION_MILS, followersOf, putAt, settle } from '../movement/formation.ts';
import { lengthOf, placeOn, type Track } from '../movement/tracks.ts';
import type { InMinefield } from './questions.ts';

/** Where the leader was after so many mils, if he was still on his way and there is room to stand. */
function placeToHalt(table: Dustup, unit: Unit, tracks: readonly Track[], travelled: number): Place | null {
  const track = tracks.find(({ figure }) => figure === unit.leader);
  if (track === undefined || lengthOf(track.points) <= travelled) return null;
  const place = placeOn(track.points, travelled);
  return fits(walkOf(table, unit), place) ? place : null;
}

/** DU-MINE-004: the others may go on or stop, in a move of their own free will; whoever charges or runs goes on. */
export function stopsAt(table: Dustup, io: DustupIo, unit: Unit, tracks: readonly Track[], travelled: number): boolean {
  const isFree = table.acting.at(-1) === unit.id && unit.assaulted.length === 0 && !unit.panicked;
  if (!isFree || unit.confidence === 'routed' || !isInPlay(table, unit)) return false;
  if (placeToHalt(table, unit, tracks, travelled) === null) return false;
  const answer = io.ask<InMinefield>(seatOf(table, unit.side), {
    kind: 'inMinefield',
    rule: 'DU-MINE-004',
    unit: unit.who,
    options: ['goOn', 'stop'],
  });
  return answer === 'stop';
}

/** Everybody who is still on his feet, and whom they carry, is back where he was after so many mils. */
export function halt(table: Dustup, unit: Unit, tracks: readonly Track[], travelled: number): void {
  const place = placeToHalt(table, unit, tracks, travelled);
  if (place === null) return;
  const leader = leaderOf(table, unit);
  const shift = { x: place.x - leader.x, y: place.y - leader.y };
  putAt(leader, place);
  const walk = walkOf(table, unit);
  const wishOf = (figure: Figure): Place => {
    const track = tracks.find(({ figure: walked }) => walked === figure.id);
    return track ? placeOn(track.points, travelled) : { x: figure.x + shift.x, y: figure.y + shift.y };
  };
  const hasFallen = ({ id, state }: Figure) => state !== 'able' && tracks.some(({ figure }) => figure === id);
  const followers = followersOf(table, unit).filter(figure => !hasFallen(figure));
  settle(table, unit, followers, (going, taken) =>
    placeInCohesion({ walk, leader: place, cohesion: COHESION_MILS, taken }, going.map(wishOf)),
  );
}
