import { TABLES } from '../../content/deck.ts';
import type { DuckIo } from '../../table/events.ts';
import { isTeamer } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { grenadesIn, grenadesOf } from '../grenades/grenade.ts';
import { giveFreeRound } from './free-round.ts';
import { addPings, dealMoreCards, rouseModules, turnCardsRed } from './infestation.ts';
import { breakHemg, carriersOf, explodeFlamer, leakGas, spoilGrenades } from './mishaps.ts';
import { powerDown } from './power-failure.ts';
import { loseBridge } from './seal-failure.ts';

/** DK-KITTY-009, DK-KITTY-015: everything a catastrophe can be; the Team's table says which it is. */
export type Effect =
  | 'pings'
  | 'powerDown'
  | 'eventCards'
  | 'activateModules'
  | 'allRed'
  | 'hemgMalfunctions'
  | 'flamerExplodes'
  | 'dudGrenades'
  | 'gasLeak'
  | 'freeThreatRound'
  | 'sealFailure';

/**
 * DK-KITTY-006, DK-KITTY-007: when an action is over. At the tenth chit, or whichever the mission names, the
 * kitty is counted, the effect applied, and the chits go back to the cup; from now on every cause counts twice (DK-KITTY-008).
 */
export function catastropheIfFull(table: DuckTable, io: DuckIo): void {
  const { kitty, decks } = table;
  if (kitty.chits.length < table.mission.stressThreshold) return;
  const points = kitty.chits.reduce((sum, chit) => sum + chit, 0);
  decks.cup.push(...kitty.chits);
  kitty.chits = [];
  kitty.doubled = true;
  kitty.catastrophes++;
  const effect = effectOn(table, points);
  io.tell({ type: 'catastropheStruck', rule: 'DK-KITTY-007', points, effect: effect ?? 'nothing', shows: true });
  if (effect) carryOut(table, io, effect);
}

/**
 * DK-KITTY-005, DK-KITTY-007, DK-GAP-005, DK-GAP-006: by the points, on the Team's own table; less than the first row is
 * nothing, and the last has no upper end, however many chits a mission waits for.
 */
export function effectOn(table: DuckTable, points: number): Effect | null {
  const { rows } = TABLES.catastrophes[table.switches.catastrophes];
  const row = rows.findLast(([from]) => points >= (from as number));
  return row ? possible(table, row[2] as Effect) : null;
}

/** DK-KITTY-015: the booklet's order; what nobody carries passes the mishap on to the next. */
const DOWN_THE_LIST: readonly Effect[] = [
  'hemgMalfunctions',
  'flamerExplodes',
  'dudGrenades',
  'gasLeak',
  'freeThreatRound',
];

function possible(table: DuckTable, effect: Effect): Effect {
  const from = DOWN_THE_LIST.indexOf(effect);
  if (from < 0) return effect;
  return DOWN_THE_LIST.slice(from).find(each => isCarried(table, each)) ?? 'freeThreatRound';
}

function isCarried(table: DuckTable, effect: Effect): boolean {
  switch (effect) {
    case 'hemgMalfunctions':
      return carriersOf(table, 'malfunctions').length > 0;
    case 'flamerExplodes':
    case 'gasLeak':
      return carriersOf(table, 'explodes').length > 0;
    case 'dudGrenades':
      return table.figures.some(man => isTeamer(man) && grenadesIn(table).some(item => grenadesOf(man, item) > 0));
    case 'activateModules':
    case 'allRed':
    case 'eventCards':
    case 'freeThreatRound':
    case 'pings':
    case 'powerDown':
    case 'sealFailure':
      return true;
    default:
      return effect satisfies never;
  }
}

function carryOut(table: DuckTable, io: DuckIo, effect: Effect): void {
  switch (effect) {
    case 'pings':
      return addPings(table, io);
    case 'powerDown':
      return powerDown(table, io, 'DK-KITTY-011');
    case 'eventCards':
      return dealMoreCards(table, io);
    case 'activateModules':
      return rouseModules(table, io);
    case 'allRed':
      return turnCardsRed(table, io);
    case 'hemgMalfunctions':
      return breakHemg(table, io);
    case 'flamerExplodes':
      return explodeFlamer(table, io);
    case 'dudGrenades':
      return spoilGrenades(table, io);
    case 'gasLeak':
      return leakGas(table, io);
    case 'freeThreatRound':
      return giveFreeRound(table, io);
    case 'sealFailure':
      return loseBridge(table, io);
    default:
      return effect satisfies never;
  }
}
