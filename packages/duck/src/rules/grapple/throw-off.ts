import { type Direction, firstClockwise, neighbour } from '@sightline/geometry/grid';
import { D8 } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Grapple, Survivor, Teamer, Threat } from '../../table/figure.ts';
import { isHeldFast } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { letGo } from '../damage/kill-and-wound.ts';
import { beDriven } from '../damage/pushing.ts';
import { isFreeBeside } from './free-squares.ts';

/** DK-GRAP-024, DK-GRAP-040: what it costs a Threat that should have been thrown off and was not. */
const DICE_INSTEAD = 2;

/** DK-GRAP-021, DK-GRAP-023: into a random adjacent square, or the next free one clockwise. False if none is free. */
export function throwOff(table: DuckTable, io: DuckIo, threat: Threat, by: Figure): boolean {
  const face = io.roll(D8, { rule: 'DK-GRAP-023', purpose: 'thrownOff', figure: threat.id }) as Direction;
  const from = threat.at;
  const isFree = (way: Direction): boolean => !isHeldFast(threat) && isFreeBeside(table, from, way, threat.overhead);
  const direction = firstClockwise(face, isFree);
  if (direction === null) {
    io.tell({ type: 'notThrownOff', rule: 'DK-GRAP-024', figure: threat.id, at: from });
    return false;
  }
  const to = neighbour(planOf(table.arena).grid, from, direction);
  io.tell({ type: 'thrownOff', rule: 'DK-GRAP-021', figure: threat.id, by: by.id, face, from, to });
  putOff(table, io, threat, by, direction);
  return true;
}

/** A Threat that is put out of the square lets go of everybody in it and faces away; there may be fire where it lands. */
export function putOff(table: DuckTable, io: DuckIo, threat: Threat, by: Figure, direction: Direction): void {
  letGo(table, threat);
  threat.waitingSince = 0;
  const into = neighbour(planOf(table.arena).grid, threat.at, direction);
  beDriven(table, io, threat, into, direction, { shooter: by });
}

/** DK-GRAP-024, DK-GRAP-040: it stays, with 2 dice fewer in this grapple. */
export function loseDiceInstead(
  io: DuckIo,
  person: Teamer | Survivor,
  grapple: Grapple,
  rule: 'DK-GRAP-024' | 'DK-GRAP-040',
): void {
  grapple.threatLost += DICE_INSTEAD;
  tellDiceLost(io, grapple.threat, DICE_INSTEAD, person, rule);
}

/** For the rest of this grapple only. */
export function tellDiceLost(
  io: DuckIo,
  figure: number,
  number: number,
  person: Teamer | Survivor,
  rule: RuleId,
): void {
  io.tell({ type: 'grappleDiceLost', rule, figure, number, in: person.id });
}
