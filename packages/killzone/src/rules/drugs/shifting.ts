import { inches, isWithin } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import type { DrugRow } from '../../content/schema.ts';
import { BASE, groundOf } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { isInContact } from '../../ground/measure.ts';
import { sweepsRect } from '../../ground/rect.ts';
import { happen } from '../../table/moment.ts';
import { type Killzone, type KillzoneIo, opposingSeat } from '../../table/table.ts';
import { type Figure, type Group, isActive, isFighting, membersInPlay, NONE, type Place } from '../../table/units.ts';
import { whyNotStand } from '../movement/walking.ts';
import type { ShiftFigure } from './questions.ts';
import { drugRowsOf } from './users.ts';

/** KZ-DRUG-018, KZ-DRUG-021: once an overdosed figure has stopped, the opponent may shift it. */
export function letOpponentShift(table: Killzone, io: KillzoneIo, figure: Figure): void {
  if (!figure.overdosed || !isActive(figure) || figure.vehicle !== NONE) return;
  const drug = furthestShifting(table, figure);
  if (drug === null) return;
  const { overdoseShiftRule: rule = drug.rule } = drug;
  const reach = inches(drug.overdoseShift!);
  const question: ShiftFigure = { kind: 'shift', rule, figure: figure.who, reach };
  const to = io.ask(opposingSeat(table, figure.side), question);
  if (to.x === figure.x && to.y === figure.y) return;
  const from = { x: figure.x, y: figure.y, room: figure.room };
  figure.x = to.x;
  figure.y = to.y;
  io.tell({ type: 'shifted', rule, figure: figure.who, from, to, where: landmarkOf(table.map, to) });
  happen(table, io, { on: 'displaced', figure });
}

/** Whoever has not moved has come to his end of it when his group is done. */
export function shiftTheUnmoved(table: Killzone, io: KillzoneIo, group: Group): void {
  for (const figure of membersInPlay(table, group)) if (figure.moves === 0) letOpponentShift(table, io, figure);
}

/** Of the drugs under which he strays, the one that lets him stray furthest. */
function furthestShifting(table: Killzone, figure: Figure): DrugRow | null {
  const rows = drugRowsOf(table, figure).filter(({ overdoseShift }) => overdoseShift !== undefined);
  return rows.toSorted((a, b) => b.overdoseShift! - a.overdoseShift!)[0] ?? null;
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
