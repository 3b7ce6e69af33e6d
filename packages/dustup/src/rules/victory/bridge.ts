import { type Refusal, refuse } from '@sightline/kernel';
import { isWithinInches } from '../../ground/measure.ts';
import { type Dustup, type DustupIo, placeOf } from '../../table/table.ts';
import type { Unit } from '../../table/units.ts';

/** How near the leader has to be to the charges, in inches. */
const AT_HAND = 2;

/** DU-GAP-025: one action in each of two turns. */
export function whyNotBlowBridge(table: Dustup, unit: Unit): Refusal[] {
  const { bridge } = table;
  if (bridge === null || bridge.side !== unit.side || table.altered.some(({ area }) => area === bridge.area)) {
    return [refuse('DU-GAP-025', 'noBridge')];
  }
  if (table.charges.includes(table.turn)) return [refuse('DU-GAP-025', 'workedThisTurn')];
  return isWithinInches(placeOf(table, unit), bridge, AT_HAND) ? [] : [refuse('DU-GAP-025', 'outOfReach', AT_HAND)];
}

export function workAtBridge(table: Dustup, io: DustupIo, unit: Unit): void {
  const bridge = table.bridge!;
  table.charges.push(table.turn);
  io.tell({ type: 'workedAtBridge', rule: 'DU-GAP-025', unit: unit.who });
  if (table.charges.length < bridge.actions) return;
  table.altered = [...table.altered, { area: bridge.area, type: bridge.becomes }];
  io.tell({ type: 'bridgeBlown', rule: 'DU-GAP-025', unit: unit.who });
}
