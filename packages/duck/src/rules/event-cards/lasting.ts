import type { EventEffect } from '../../content/cards.ts';
import { moduleAt } from '../../ship/places.ts';
import type { DuckIo } from '../../table/events.ts';
import { figureOf, threats } from '../../table/figures.ts';
import type { Moment } from '../../table/moment.ts';
import type { DuckTable } from '../../table/table.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { layFlames } from '../grenades/flames.ts';
import { placeStressChits } from '../kitty/stress-chits.ts';

/** Until a deed ends it. */
export const FOREVER = 0;

/** R06: flame markers where something is fired or goes off in a gas pocket. */
const GAS_FLAMES = 2;
/** R08. */
const IMPATIENCE = 2;

export type Lasting = Extract<EventEffect, 'lightsOut' | 'pingHigher' | 'rottenDeck' | 'gasPocket' | 'impatience'>;

const TOLD = {
  lightsOut: { type: 'lightsWentOut', rule: 'DK-GAP-041' },
  pingHigher: { type: 'pingsSwelled', rule: 'DK-GAP-041' },
  gasPocket: { type: 'gasSeeped', rule: 'DK-GAP-042' },
  rottenDeck: { type: 'deckRotten', rule: 'DK-GAP-042' },
  impatience: { type: 'motherGrewImpatient', rule: 'DK-GAP-042' },
} as const satisfies Record<Lasting, object>;

export function beginLasting(table: DuckTable, io: DuckIo, module: number, effect: Lasting, until: number): void {
  table.modules[module]!.lasting.push({ effect, until });
  io.tell({ ...TOLD[effect], module });
}

export function hasLasting(table: DuckTable, module: number, effect: Lasting): boolean {
  return table.modules[module]!.lasting.some(lasting => lasting.effect === effect);
}

export function endLasting(table: DuckTable, module: number, effect: Lasting): void {
  const state = table.modules[module]!;
  state.lasting = state.lasting.filter(lasting => lasting.effect !== effect);
}

/** R06: a shot into the module, or an explosion in it, sets the gas alight on its target squares. */
export function igniteGas(table: DuckTable, io: DuckIo, { at, loud, targets }: Extract<Moment, { on: 'noise' }>): void {
  if (!loud) return;
  for (const square of targets ?? [at]) {
    const module = moduleAt(table, square);
    if (!module || !hasLasting(table, module.id, 'gasPocket')) continue;
    io.tell({ type: 'gasCaughtFire', rule: 'DK-GAP-042', at: square });
    layFlames(table, io, { at: square, count: GAS_FLAMES, from: square, rule: 'DK-GAP-042' });
  }
}

/** R07: the first Teamer to come in on the deck takes a Fumble Test or falls. */
export function breakThroughDeck(
  table: DuckTable,
  io: DuckIo,
  { figure }: Extract<Moment, { on: 'personEntered' }>,
): void {
  const man = figureOf(table, figure);
  const module = moduleAt(table, man.at);
  if (man.kind !== 'teamer' || man.overhead || !module || !hasLasting(table, module.id, 'rottenDeck')) return;
  endLasting(table, module.id, 'rottenDeck');
  if (passesFumbleTest(table, io, man, { name: 'rottenDeck', rule: 'DK-GAP-042' })) return;
  man.ducked = true;
  io.tell({ type: 'deckGaveWay', rule: 'DK-GAP-042', figure, at: man.at });
}

/** What has run its time is over, in Housekeeping. R08 is called in when it is due. */
export function endTimedEffects(table: DuckTable, io: DuckIo): void {
  for (const [module, state] of table.modules.entries()) {
    if (state.lasting.length === 0) continue;
    const due = state.lasting.filter(({ until }) => until !== FOREVER && until <= table.turn);
    state.lasting = state.lasting.filter(lasting => !due.includes(lasting));
    for (const { effect } of due)
      if (effect === 'impatience' && threats(table).some(({ at }) => moduleAt(table, at)?.id === module))
        placeStressChits(table, io, IMPATIENCE, 'impatience', 'DK-GAP-042');
  }
}
