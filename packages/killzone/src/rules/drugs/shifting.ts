import { isWithin } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { BASE, groundOf } from '../../ground/ground.ts';
import { isInContact } from '../../ground/measure.ts';
import { sweepsRect } from '../../ground/rect.ts';
import { happen } from '../../table/moment.ts';
import { type Killzone, type KillzoneIo, opposingSeat } from '../../table/table.ts';
import { type Figure, isActive, isFighting, NONE, type Place } from '../../table/units.ts';
import { whyNotStand } from '../movement/walking.ts';
import type { ShiftFigure } from './questions.ts';
import { isOn } from './users.ts';

const HAYWIRE_SHIFT = 2000;
const DOVE_SHIFT = 1000;

/** KZ-DRUG-018, KZ-DRUG-021: once an overdosed figure has stopped, the opponent may shift it. */
export function letOpponentShift(table: Killzone, io: KillzoneIo, figure: Figure): void {
  if (!figure.overdosed || !isActive(figure)) return;
  const isWild = isOn(table, figure, 'haywire');
  if (!isWild && !isOn(table, figure, 'dove')) return;
  const rule = isWild ? 'KZ-DRUG-018' : 'KZ-DRUG-021';
  const reach = isWild ? HAYWIRE_SHIFT : DOVE_SHIFT;
  const question: ShiftFigure = { kind: 'shift', rule, figure: figure.who, reach };
  const to = io.ask(opposingSeat(table, figure.side), question);
  if (to.x === figure.x && to.y === figure.y) return;
  const from = { x: figure.x, y: figure.y, room: figure.room };
  figure.x = to.x;
  figure.y = to.y;
  io.tell({ type: 'shifted', rule, figure: figure.who, from, to });
  happen(table, io, { on: 'displaced', figure });
}

/** Why the opponent may not shift a figure there. */
export function whyNotShift(table: Killzone, { figure: { id }, rule, reach }: ShiftFigure, to: Place): Refusal[] {
  const figure = table.figures[id]!;
  if (!isWithin(figure, to, reach)) return [refuse(rule, 'shiftedTooFar', reach)];
  if (isWalledOff(table, figure, to)) return [refuse(rule, 'shiftedThroughWall')];
  const fault = whyNotStand(table, figure, to);
  if (fault) return [fault];
  const there = { ...figure, x: to.x, y: to.y };
  const changes = table.figures.some(
    other =>
      other.side !== figure.side && isFighting(other) && isInContact(figure, other) !== isInContact(there, other),
  );
  return changes ? [refuse(rule, 'shiftChangesContact')] : [];
}

/** Another room, or a wall or wreck on the straight way. */
function isWalledOff(table: Killzone, from: Place, to: Place): boolean {
  if (to.room !== from.room) return true;
  return from.room === NONE && groundOf(table.map).blocks.some(block => sweepsRect(from, to, BASE, block));
}
