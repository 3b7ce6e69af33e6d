import { type Refusal, refuse } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { isWithinInches } from '../../ground/measure.ts';
import { type Figure, isWounded } from '../../table/figures.ts';
import { type Dustup, type DustupIo, placeOf, seatOf } from '../../table/table.ts';
import { ableCount, type Unit, woundedOf } from '../../table/units.ts';
import type { CarryOrLeave } from './carry-or-leave.ts';

/** Who of the wounded goes along and who stays behind. */
export interface Bearing {
  readonly carried: readonly Figure[];
  readonly left: readonly Figure[];
}

/** DU-MOVE-017: one able trooper for each; those beyond that number stay, and so does whoever is to be left. */
export function bearing(table: Dustup, unit: Unit, leave: readonly number[]): Bearing {
  const wounded = woundedOf(table, unit);
  const wished = wounded.filter(({ id }) => !leave.includes(id));
  const carried = wished.slice(0, ableCount(table, unit));
  const suits = unit.figures.map(id => table.figures[id]!).filter(({ state, left }) => state === 'disabled' && !left);
  return { carried, left: [...wounded.filter(figure => !carried.includes(figure)), ...suits] };
}

/** DU-MOVE-019: only those who would be carried can be left. */
export function whyNotLeave(table: Dustup, unit: Unit, leave: readonly number[]): Refusal[] {
  if (leave.length === 0) return [];
  const { carried } = bearing(table, unit, []);
  return leave.every(id => carried.some(figure => figure.id === id)) ? [] : [refuse('DU-MOVE-019', 'notWounded')];
}

/** DU-MOVE-019: whom a unit leaves behind that has to go, where no act has said so: the player decides. */
export function whomToLeave(table: Dustup, io: DustupIo, unit: Unit, rule: RuleId): number[] {
  const { carried } = bearing(table, unit, []);
  if (carried.length === 0) return [];
  const answer = io.ask<CarryOrLeave>(seatOf(table, unit.side), {
    kind: 'carryOrLeave',
    rule,
    options: ['carry', 'leave'],
    unit: unit.who,
    wounded: carried.map(({ who }) => who),
  });
  return answer === 'leave' ? carried.map(({ id }) => id) : [];
}

export function leaveBehind(io: DustupIo, unit: Unit, figures: readonly Figure[]): void {
  for (const figure of figures) figure.left = true;
  if (figures.length === 0) return;
  io.tell({ type: 'leftBehind', rule: 'DU-MOVE-019', unit: unit.who, figures: figures.map(({ who }) => who) });
}

/** DU-MOVE-019: how near a leader must be to those who lie about, in inches. */
const AT_HAND = 2;

/** Wounded who were left behind, within reach of a unit's leader. */
function lying(table: Dustup, unit: Unit, isFriend: boolean): Figure[] {
  const leader = placeOf(table, unit);
  return table.figures.filter(
    figure =>
      figure.left &&
      isWounded(figure) &&
      (figure.side === unit.side) === isFriend &&
      isWithinInches(figure, leader, AT_HAND),
  );
}

export function whyNotTakeUp(table: Dustup, unit: Unit): Refusal[] {
  return lying(table, unit, true).length > 0 ? [] : [refuse('DU-MOVE-019', 'nobodyLies')];
}

/** DU-MOVE-019: from now on they are wounded members of the unit. */
export function takeUp(table: Dustup, io: DustupIo, unit: Unit): void {
  const found = lying(table, unit, true);
  for (const figure of found) {
    const old = table.units[figure.unit]!;
    old.figures = old.figures.filter(id => id !== figure.id);
    unit.figures.push(figure.id);
    figure.unit = unit.id;
    figure.left = false;
    figure.abandoned = false;
  }
  io.tell({ type: 'tookUpWounded', rule: 'DU-MOVE-019', unit: unit.who, figures: found.map(({ who }) => who) });
}

export function whyNotTakePrisoners(table: Dustup, unit: Unit): Refusal[] {
  return lying(table, unit, false).length > 0 ? [] : [refuse('DU-MOVE-019', 'nobodyLies')];
}

export function takePrisoners(table: Dustup, io: DustupIo, unit: Unit): void {
  const found = lying(table, unit, false);
  for (const figure of found) figure.gone = true;
  io.tell({ type: 'tookPrisoners', rule: 'DU-MOVE-019', unit: unit.who, figures: found.map(({ who }) => who) });
}
