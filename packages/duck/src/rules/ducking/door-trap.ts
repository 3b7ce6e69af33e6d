import { D6, offer } from '@sightline/kernel';
import { apertureSquares } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import { shipChanged } from '../../ship/walls.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer, Threat } from '../../table/figure.ts';
import {
  figureOf,
  isAble,
  isOnMap,
  seatOf,
  TEAM_SEATS,
  teamer,
  teamers,
  threat as threatOf,
} from '../../table/figures.ts';
import type { Moment } from '../../table/moment.ts';
import type { DuckReaction } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { kill, wound } from '../damage/kill-and-wound.ts';
import { closeDoor, doorOf, passesDoorTest } from '../doors/working-doors.ts';
import type { Operator, ThresholdCrossed } from './reactions.ts';

/** DK-DUCK-021: on less than the first number caught unhurt, on less than the second wounded, else killed. */
const WOUNDED_ON = 3;
const KILLED_ON = 5;

const shutOnIt: DuckReaction<ThresholdCrossed, Operator> = {
  on: 'thresholdCrossed',
  rule: 'DK-DUCK-019',
  choices(table, { door, threat }, seat) {
    const { state, plan } = doorOf(table, door);
    if (!state.open || !isOnMap(figureOf(table, threat))) return [];
    const { here, beyond } = apertureSquares(table, plan);
    return teamers(table)
      .filter(man => seatOf(man) === seat && mansControls(man) && (here.includes(man.at) || beyond.includes(man.at)))
      .map(({ id }) => ({ do: 'shutDoor', figure: id }));
  },
  take: (table, io, { threat, door, from }, { figure }) =>
    springTrap(table, io, teamer(table, figure), threatOf(table, threat), door, from),
};

/** DK-DUCK-019: on his feet on the deck, with a chit on WAIT. */
function mansControls(man: Teamer): boolean {
  const isStanding = isAble(man) && !man.ducked && !man.overhead && man.seat === null;
  return isStanding && man.waiting > 0 && man.grapple === null && man.carries === null;
}

/** At every step of a Threat. */
export function offerDoorTrap(
  table: DuckTable,
  io: DuckIo,
  { figure, from }: Extract<Moment, { on: 'threatEntered' }>,
): void {
  const threat = threatOf(table, figure);
  const door = doorCrossed(table, from, threat.at);
  if (door === null || !isOnMap(threat)) return;
  offer([shutOnIt], TEAM_SEATS, table, io, { on: 'thresholdCrossed', threat: figure, door, from });
}

/**
 * The open door between two squares, straight or across a corner of a wide one, unless the step leads through a hole
 * that will not shut (DK-DOOR-018).
 */
function doorCrossed(table: DuckTable, from: number, to: number): number | null {
  const { doors, tileAt } = planOf(table.arena);
  if (from < 0 || tileAt[from] === tileAt[to]) return null;
  for (const plan of doors) {
    const state = table.doors[plan.id]!;
    if (!state.open || state.heldOpenUntil >= table.turn) continue;
    const { here, beyond } = apertureSquares(table, plan);
    const [left, entered] = here.includes(from) ? [here, beyond] : [beyond, here];
    const segments = [left.indexOf(from), entered.indexOf(to)];
    if (segments.every(n => n >= 0 && !state.holed[n])) return plan.id;
  }
  return null;
}

/** DK-DUCK-020: the chit is gone whatever comes of it; on a fumble the Threat walks on, and a 6 leaves the door STUCK. */
function springTrap(table: DuckTable, io: DuckIo, man: Teamer, threat: Threat, door: number, from: number): void {
  man.waiting--;
  man.acted++;
  const worked = passesDoorTest(table, io, man, door, { name: 'doorTrap', rule: 'DK-DUCK-020' });
  io.tell({ type: 'doorTrapSprung', rule: 'DK-DUCK-020', figure: threat.id, door, by: man.id, worked });
  if (!worked) return;
  // It is held on the threshold, where nobody dives below the door any more.
  threat.at = from;
  threat.captive = null;
  closeDoor(table, io, door, man.id);
  crush(table, io, man, threat, door);
}

/** DK-DUCK-021: killed, or held fast in the square it was leaving; the door shows a gap but lets nobody pass. */
function crush(table: DuckTable, io: DuckIo, man: Teamer, threat: Threat, door: number): void {
  const { state, plan } = doorOf(table, door);
  const face = io.roll(D6, { rule: 'DK-DUCK-021', purpose: 'crush', seat: seatOf(man), figure: threat.id });
  const score = plan.kind === 'cargo' ? face + 1 : face;
  const fate = score >= KILLED_ON ? 'killed' : score >= WOUNDED_ON ? 'wounded' : 'trapped';
  io.tell({ type: 'crushed', rule: 'DK-DUCK-021', figure: threat.id, door, face, fate });
  const cause = { by: man.id, means: 'accident', rule: 'DK-DUCK-021' } as const;
  if (fate === 'killed') return kill(table, io, threat, cause);
  threat.trapped = true;
  state.jammed = true;
  shipChanged(table);
  if (fate === 'wounded') wound(table, io, threat, cause);
}

/** DK-DUCK-021: with the death of what it holds, the gap closes. */
export function closeGap(table: DuckTable, _io: DuckIo, { figure, at }: Extract<Moment, { on: 'killed' }>): void {
  const threat = figureOf(table, figure);
  if (threat.kind === 'threat') leaveGap(table, threat, at);
}

/** What was caught in a door on that square is out of it, and nothing holds the door up any more. */
export function leaveGap(table: DuckTable, threat: Threat, at: number): void {
  if (!threat.trapped) return;
  threat.trapped = false;
  for (const plan of planOf(table.arena).doors) {
    const { here, beyond } = apertureSquares(table, plan);
    if (table.doors[plan.id]!.jammed && (here.includes(at) || beyond.includes(at)))
      table.doors[plan.id]!.jammed = false;
  }
  shipChanged(table);
}
