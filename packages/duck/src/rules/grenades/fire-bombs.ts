import { areAdjacent, spreadFrom } from '@sightline/geometry/grid';
import { type Refusal, refuse } from '@sightline/kernel';
import { effectOf } from '../../content/deck.ts';
import { FULL } from '../../ship/plan.ts';
import { levelAt, shieldCover, shieldCoverFrom } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import type { Charge, DuckTable } from '../../table/table.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { hasFor, thingFor } from '../damage/equipment.ts';
import { useUp } from '../damage/weaponry.ts';
import { clearSource, isSourceEntrance } from '../set-up/source.ts';
import { makeNoise } from '../threats/noise.ts';
import { blast, markExplosion } from './blast.ts';
import { isInRemoteRange, takeAway } from './charges.ts';
import { layFlames, MOST_FLAMES } from './flames.ts';

/** The one that the Company issues. */
export const BOMB = 'fire-bomb';
/** DK-GREN-025, DK-GREN-027: the turns until it ignites by itself, and the squares it burns. */
const { countdown, squares: MOST_SQUARES } = effectOf(BOMB, 'fireBomb');
/** DK-GREN-027: its effect is that of so many on one spot. */
const GRENADES = 6;

/** DK-GREN-024: in his own or an adjacent square. */
export function whyNotSetFireBomb(table: DuckTable, man: Teamer, square: number): Refusal[] {
  const refusals: Refusal[] = [];
  if (!isAble(man) || man.ducked || man.grapple) refusals.push(refuse('DK-GREN-024', 'unableToAct'));
  if (!hasFor(table, man, 'setFireBomb')) refusals.push(refuse('DK-GREN-024', 'noBomb'));
  if (square !== man.at && !areAdjacent(shieldCover(table), man.at, square))
    refusals.push(refuse('DK-GREN-024', 'notAdjacent'));
  if (levelAt(table, square) === FULL) refusals.push(refuse('DK-GREN-024', 'noRoomThere'));
  return refusals;
}

export function setFireBomb(table: DuckTable, io: DuckIo, man: Teamer, square: number): boolean {
  if (!passesFumbleTest(table, io, man, { name: 'setFireBomb', rule: 'DK-GREN-024', ability: 'demolitionist' }))
    return false;
  plantFireBomb(table, io, man, square);
  return true;
}

/** The bomb lies there and counts down (DK-GREN-025). */
export function plantFireBomb(table: DuckTable, io: DuckIo, man: Teamer, square: number): void {
  useUp(man, thingFor(table, man, 'setFireBomb')!);
  const { facing, id } = man;
  const bomb: Charge = {
    kind: 'fireBomb',
    at: square,
    facing,
    trigger: 'timer',
    owner: id,
    armed: true,
    count: countdown,
  };
  table.charges.push(bomb);
  io.tell({ type: 'bombSet', rule: 'DK-GREN-024', figure: id, at: square });
}

export function whyNotIgnite(table: DuckTable, man: Teamer, bomb: Charge): Refusal[] {
  const refusals: Refusal[] = isAble(man) && !man.grapple ? [] : [refuse('DK-GREN-025', 'unableToAct')];
  if (!isInRemoteRange(table, man, bomb)) refusals.push(refuse('DK-GREN-025', 'outOfRemoteRange'));
  return refusals;
}

/** DK-GREN-025: by remote control; a failed test leaves the countdown running. */
export function igniteFireBomb(table: DuckTable, io: DuckIo, man: Teamer, bomb: Charge): boolean {
  if (!passesFumbleTest(table, io, man, { name: 'igniteFireBomb', rule: 'DK-GREN-025', ability: 'demolitionist' }))
    return false;
  ignite(table, io, bomb);
  return true;
}

/** DK-GREN-026, DK-GREN-027: in the Source it burns out the nest alone, in the open six squares. */
export function squaresBurnt(table: DuckTable, at: number): number[] {
  return isSourceEntrance(table, at) ? [at] : spreadFrom(shieldCoverFrom(table, at), at, MOST_SQUARES);
}

/** DK-GREN-026, DK-GREN-027, DK-GREN-028: six grenades go off on the spot, and the squares around it burn. */
export function ignite(table: DuckTable, io: DuckIo, bomb: Charge): void {
  takeAway(table, bomb);
  const { at, owner } = bomb;
  const isInSource = isSourceEntrance(table, at);
  const squares = squaresBurnt(table, at);
  io.tell({ type: 'bombIgnited', rule: 'DK-GREN-027', at, squares });
  const rule = isInSource ? 'DK-GREN-026' : 'DK-GREN-027';
  for (let grenade = 0; grenade < GRENADES; grenade++) {
    markExplosion(table, at, at);
    blast(table, io, { at, by: owner, from: at, rule, confined: isInSource });
  }
  for (const square of squares) layFlames(table, io, { at: square, count: MOST_FLAMES, from: at, rule: 'DK-GREN-028' });
  makeNoise(table, io, at, null);
  if (isInSource) clearSource(table, io, at, owner);
  happen(table, io, { on: 'bombIgnited', at });
}
