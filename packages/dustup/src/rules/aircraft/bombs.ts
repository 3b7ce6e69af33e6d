import { bearing, inches, plus, scaled } from '@sightline/geometry/field';
import { D6, type Refusal, refuse } from '@sightline/kernel';
import { BOMBS } from '../../content/bombs.ts';
import { doesHover, type Flyer, isAirborne, isFlyer } from '../../table/flight.ts';
import type { Dustup, DustupIo, Place } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import type { Unit } from '../../table/units.ts';
import { burstWithin } from '../artillery/burst.ts';
import { setAlightWithin } from '../artillery/incendiaries.ts';
import type { Bursts, Round } from '../artillery/met.ts';
import { asOneAttack, type Caught } from '../artillery/one-attack.ts';
import { roundOf } from '../artillery/rounds.ts';
import type { Hurt } from '../casualties/harm.ts';
import type { DropBombsAct } from './acts.ts';

/** How many of each of its bombs an aircraft has left. */
export function bombsLeft({ hull: { model, flight } }: Flyer): number[] {
  return (model.bombs ?? []).map(({ count }, i) => count - flight.dropped[i]!);
}

/** DU-AIR-038 to DU-AIR-042: why an aircraft may not drop these. */
export function whyNotDropBombs(_: Dustup, unit: Unit, { bombs, stick }: DropBombsAct): Refusal[] {
  if (!isFlyer(unit) || unit.hull.model.bombs === undefined) return [refuse('DU-AIR-038', 'noBombs')];
  if (!isAirborne(unit)) return [refuse('DU-AIR-042', 'notInTheAir')];
  if (bombs.length === 0) return [refuse('DU-AIR-038', 'noBombs')];
  const left = bombsLeft(unit);
  const isThere = left.every((count, i) => bombs.filter(bomb => bomb === i).length <= count);
  if (!isThere || bombs.some(bomb => left[bomb] === undefined)) return [refuse('DU-AIR-038', 'noBombs')];
  // DU-AIR-041: from hover they all fall on one spot.
  const isStick = stick === true && (bombs.length < 2 || doesHover(unit));
  return isStick ? [refuse('DU-AIR-040', 'noStick')] : [];
}

/** DU-AIR-038: so many inches ahead of the middle of an aircraft. */
export function ahead({ hull: { x, y, facing } }: Flyer, away: number): Place {
  return plus({ x, y }, scaled(bearing(facing), inches(away)));
}

/** DU-AIR-038 to DU-AIR-041: where each of so many bombs comes down, all dice first; below what hovers, without any. */
export function impactsOf(
  table: Dustup,
  io: DustupIo,
  unit: Flyer,
  { bombs, stick }: DropBombsAct,
): { readonly points: readonly Place[]; readonly faces: readonly number[] } {
  if (doesHover(unit)) return { points: bombs.map(() => ahead(unit, 0)), faces: [] };
  const faces = bombs.map(() => io.roll(D6, becauseOf(table, unit, 'DU-AIR-038', 'bomb')));
  let gone = 0;
  const points = faces.map(face => {
    gone = stick === true ? gone + face : face;
    return ahead(unit, gone);
  });
  return { points, faces };
}

/** What bursts and what burns of the bombs that have come down there. */
export function burstsOf({ hull: { model } }: Flyer, { bombs }: DropBombsAct, points: readonly Place[]): Bursts {
  const rounds: Round[] = [];
  const fires: Place[] = [];
  for (const [i, bomb] of bombs.entries()) {
    const { round, ammunition, airBurst = false } = BOMBS.get(model.bombs![bomb]!.bomb);
    if (ammunition === 'incendiary') fires.push(points[i]!);
    else rounds.push(roundOf(round, ammunition, points[i]!, airBurst));
  }
  return { rounds, fires };
}

/** DU-AIR-038: all bombs of an action are one attack; they burst in their order, and what burns then is set alight. */
export function dropBombs(table: Dustup, io: DustupIo, unit: Unit, act: DropBombsAct): void {
  if (!isFlyer(unit)) return;
  for (const bomb of act.bombs) unit.hull.flight.dropped[bomb]!++;
  unit.firedOn = table.turn;
  const { points, faces } = impactsOf(table, io, unit, act);
  io.tell({
    type: 'bombsDropped',
    rule: act.stick === true ? 'DU-AIR-040' : doesHover(unit) ? 'DU-AIR-041' : 'DU-AIR-038',
    unit: unit.who,
    bombs: act.bombs.length,
    faces,
    stick: act.stick === true,
  });
  const { rounds, fires } = burstsOf(unit, act, points);
  const fall = (caught: Caught): void => {
    const hurt: Hurt = new Map();
    burstWithin(table, io, rounds, 'DU-AIR-038', caught, hurt);
    setAlightWithin(table, io, fires, caught, hurt);
  };
  asOneAttack(table, io, fall, unit.side);
}
