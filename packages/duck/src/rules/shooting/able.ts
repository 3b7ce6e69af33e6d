import { type Refusal, refuse } from '@sightline/kernel';
import type { Figure } from '../../table/figure.ts';
import { isAble, isGrappling } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';

/** DK-SHOOT-027: the first two tests of a shot or a throw: one who is able to act, and an action to pay for it. */
export function whyNotActWithArms(table: DuckTable, figure: Figure): Refusal[] {
  const refusals: Refusal[] = [];
  if (!isAble(figure)) refusals.push(refuse('DK-SHOOT-027', 'unableToAct'));
  if (isGrappling(table, figure)) refusals.push(refuse('DK-SHOOT-025', 'grappling'));
  return [...refusals, ...whyNotPay(figure)];
}

export function whyNotPay(figure: Figure): Refusal[] {
  const canPay = figure.kind !== 'teamer' || figure.ready + figure.waiting > 0;
  return canPay ? [] : [refuse('DK-SHOOT-027', 'noAction')];
}
