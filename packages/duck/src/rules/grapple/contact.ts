import { type Direction, directionTowards, opposite, vectorBetween } from '@sightline/geometry/grid';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Survivor, Teamer, Threat } from '../../table/figure.ts';
import { figureOf, figuresAt, isAble, isGrappling, isOnMap, isPerson } from '../../table/figures.ts';
import type { Moment } from '../../table/moment.ts';
import type { DuckTable } from '../../table/table.ts';
import { hindersOf } from '../competitors/objective.ts';
import { hasBladeInHand, isRear } from './dice.ts';
import { fightOut } from './fight.ts';
import { mostWanted } from './victims.ts';

interface Contact {
  /** The direction the Threat came in from, as seen from the square. */
  readonly from: Direction;
  /** The Threat moved into it, rather than the man (DK-GRAP-051). */
  readonly advancing: boolean;
}

/** DK-GRAP-005, DK-GRAP-007: one Threat and one man are locked together; the Threat faces him. */
export function beginGrapple(
  table: DuckTable,
  io: DuckIo,
  threat: Threat,
  person: Teamer | Survivor,
  { from, advancing }: Contact,
): void {
  if (person.grapple || isGrappling(table, threat))
    throw new Error(`figures ${person.id} and ${threat.id} must both be free to begin a grapple`);
  const isFromRear = advancing && isRear(person.facing, from);
  person.grapple = {
    threat: threat.id,
    from,
    rear: isFromRear,
    bladed: hasBladeInHand(person),
    manLost: 0,
    threatLost: 0,
    // DK-GRAP-008: whoever parts and closes again has no new rounds.
    rounds: person.fought?.threat === threat.id ? person.fought.rounds : 0,
    advancing,
  };
  threat.facing = opposite(from);
  threat.waitingSince = 0;
  const told = { figure: person.id, threat: threat.id, at: person.at, from, rear: isFromRear };
  io.tell({ type: 'grappleBegun', rule: 'DK-GRAP-005', ...told });
}

/** DK-GRAP-007: the men in a square whom one more Threat can take on. */
export function ungrappledAt(table: DuckTable, square: number, overhead: boolean): (Teamer | Survivor)[] {
  return figuresAt(table, square, overhead)
    .filter(isPerson)
    .filter(person => isAble(person) && person.grapple === null);
}

/** DK-GRAP-005, DK-GRAP-028: a Threat that has entered a man's square attacks him; one who lies helpless it leaves. */
export function contactByThreat(
  table: DuckTable,
  io: DuckIo,
  { figure, from }: Extract<Moment, { on: 'threatEntered' }>,
): void {
  const threat = figureOf(table, figure);
  if (threat.kind !== 'threat' || !isOnMap(threat) || threat.captive !== null) return;
  const there = figuresAt(table, threat.at, threat.overhead).filter(isPerson);
  if (there.length === 0 || isGrappling(table, threat)) return;
  const side = cameFrom(table, from, threat.at) ?? opposite(threat.facing);
  // DK-CEIL-007: what has dropped from above is behind whomever it attacks.
  const sideOf = from === threat.at ? behind : () => side;
  takeOn(table, io, threat, true, sideOf);
}

const behind = ({ facing }: Teamer | Survivor): Direction => opposite(facing);

/** DK-GRAP-004, DK-GRAP-007: of those in its square whom nobody grapples, the one it wants most. False if there is none. */
function takeOn(
  table: DuckTable,
  io: DuckIo,
  threat: Threat,
  advancing: boolean,
  sideOf: (person: Teamer | Survivor) => Direction,
): boolean {
  const free = ungrappledAt(table, threat.at, threat.overhead);
  const victims = free.map(figure => ({ figure, from: sideOf(figure) }));
  const victim = mostWanted(table, io, threat, victims, hindersOf(table, threat));
  if (victim) beginGrapple(table, io, threat, victim.figure, { from: victim.from, advancing });
  return victim !== null;
}

/** DK-THREAT-008: one that shares a man's square when it comes to act grapples him where it stands. False if it has none. */
export function grappleInPlace(table: DuckTable, io: DuckIo, threat: Threat): boolean {
  return takeOn(table, io, threat, false, () => opposite(threat.facing));
}

/**
 * DK-GRAP-008: a man who walks into the square of a Threat fights it there and then; where it grapples a comrade he is
 * only the helper.
 */
export function contactByMan(
  table: DuckTable,
  io: DuckIo,
  { figure, from, willingly }: Extract<Moment, { on: 'personEntered' }>,
): void {
  const man = figureOf(table, figure);
  if (!willingly || !isPerson(man) || !isAble(man) || man.grapple) return;
  const enemy = figuresAt(table, man.at, man.overhead).find(
    other => other.kind === 'threat' && !other.netted && !isGrappling(table, other),
  );
  if (enemy?.kind !== 'threat') return;
  const back = cameFrom(table, from, man.at);
  beginGrapple(table, io, enemy, man, { from: back ? opposite(back) : man.facing, advancing: false });
  fightOut(table, io, man);
}

/** The direction from a square back to where somebody came from; null if he did not come from beside it. */
function cameFrom(table: DuckTable, from: number, at: number): Direction | null {
  if (from < 0 || from === at) return null;
  const { dx, dy } = vectorBetween(planOf(table.arena).grid, at, from);
  return directionTowards(dx, dy);
}
