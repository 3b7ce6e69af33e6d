import type { Die } from '@sightline/kernel';
import { type Dustup, type DustupIo, enemyOf, NONE, seatOf } from '../../table/table.ts';
import { isCounted, type Unit } from '../../table/units.ts';
import { landInPlace } from '../artillery/missions.ts';
import { moveCounter } from '../inbound/chart.ts';
import { activate } from './activation.ts';
import { choicesOf, unactivated } from './alternation.ts';
import { EVENT_CARDS, resolveEvent } from './event-cards.ts';
import type { Activate, Choice } from './questions.ts';

/** Cards that are no unit's: events from here on, and the one that ends the turn. */
export const FIRST_EVENT = 1000;
export const TURN_END = 2000;

/** DU-TURN-012, DU-TURN-015: what lies in the container or the deck at the start of a turn. */
export function fillDeck(table: Dustup): void {
  const { activation, eventCards } = table.options;
  const units = table.units.filter(unit => isCounted(table, unit));
  table.drawn = 0;
  table.first = NONE;
  if (activation === 'cards') {
    table.deck = units.map(({ id }) => id);
    if (eventCards) table.deck.push(...EVENT_CARDS.map((_, i) => FIRST_EVENT + i), TURN_END);
  } else {
    table.deck = [0, 1].flatMap(side => new Array<number>(chitsOf(table, side, units)).fill(side));
  }
}

/** DU-TURN-013: veterans bring one chit more, militia one less; as a whole a side brings none at the least. */
function chitsOf({ options }: Dustup, side: number, units: readonly Unit[]): number {
  const own = units.filter(unit => unit.side === side);
  if (options.activation === 'chits') return own.length;
  const change = (unit: Unit) =>
    unit.quality === 'veteran' || unit.quality === 'elite' ? 1 : unit.quality === 'untrained' ? -1 : 0;
  return Math.max(0, own.length + own.reduce((sum, unit) => sum + change(unit), 0));
}

/** One chit or card; when there are no more the turn is over, but for those whose chits were withheld. */
export function drawStep(table: Dustup, io: DustupIo): void {
  if (table.deck.length === 0) return drawLast(table, io);
  return table.options.activation === 'cards' ? drawCard(table, io) : drawChit(table, io);
}

/** Every card or chit is as likely as any other; equal chits are one face many times over. */
function draw(table: Dustup, io: DustupIo, name: string, rule: 'DU-TURN-012' | 'DU-TURN-015'): number {
  const die: Die = { name, faces: table.deck };
  const drawn = io.roll(die, { rule, purpose: 'draw' });
  table.deck.splice(table.deck.indexOf(drawn), 1);
  table.drawn++;
  return drawn;
}

function drawChit(table: Dustup, io: DustupIo): void {
  const side = draw(table, io, 'chit', 'DU-TURN-012');
  table.due = side;
  const seat = seatOf(table, side);
  const options = choicesOf(table, side).filter(choice => choice.do !== 'pass');
  if (options.length === 0) return io.tell({ type: 'chitDiscarded', rule: 'DU-TURN-012', side: seat });
  io.tell({ type: 'chitDrawn', rule: 'DU-TURN-012', side: seat });
  choose(table, io, side, options);
}

function choose(table: Dustup, io: DustupIo, side: number, options: Activate['options']): void {
  const choice = io.ask<Activate>(seatOf(table, side), {
    kind: 'activate',
    rule: 'DU-TURN-012',
    names: table.names,
    options,
  });
  switch (choice.do) {
    case 'activate':
      return activate(table, io, table.units[choice.unit]!, 'chit');
    case 'bringOn':
      return moveCounter(table, io, table.units[choice.unit]!);
    case 'land':
      return landInPlace(table, io, choice.mission);
    case 'pass':
      return;
    default:
      return choice satisfies never;
  }
}

/** DU-TURN-014: each side may activate one unit whose chit was withheld; the side that drew last goes second. */
function drawLast(table: Dustup, io: DustupIo): void {
  table.phase = 'turnEnd';
  if (table.options.activation !== 'chitsByQuality') return;
  const last = table.due === NONE ? 1 : table.due;
  for (const side of [enemyOf(last), last]) {
    const options = unactivated(table, side).map(({ id }): Choice => ({ do: 'activate', unit: id }));
    if (options.length > 0 && table.ending === null) choose(table, io, side, [...options, { do: 'pass' }]);
  }
}

function drawCard(table: Dustup, io: DustupIo): void {
  const total = table.deck.length + table.drawn;
  const card = draw(table, io, 'card', 'DU-TURN-015');
  if (card === TURN_END) return drawTurnEnd(table, io, total);
  if (card >= FIRST_EVENT) return resolveEvent(table, io, EVENT_CARDS[card - FIRST_EVENT]!);
  const unit = table.units[card]!;
  if (unit.activated || !isCounted(table, unit)) {
    return io.tell({ type: 'cardSkipped', rule: 'DU-TURN-015', unit: unit.who });
  }
  table.due = unit.side;
  io.tell({ type: 'cardDrawn', rule: 'DU-TURN-015', unit: unit.who });
  actOrMoveInbound(table, io, unit);
}

/** DU-TURN-021: in place of the unit whose card was drawn, its owner may move an inbound counter or bring down a mission. */
function actOrMoveInbound(table: Dustup, io: DustupIo, unit: Unit): void {
  const inbound = choicesOf(table, unit.side).filter(choice => choice.do === 'bringOn' || choice.do === 'land');
  const options: readonly Choice[] = [{ do: 'activate', unit: unit.id }, ...inbound];
  const choice =
    inbound.length === 0
      ? options[0]!
      : io.ask<Activate>(seatOf(table, unit.side), {
          kind: 'activate',
          rule: 'DU-TURN-021',
          names: table.names,
          options,
        });
  if (choice.do !== 'bringOn' && choice.do !== 'land') return activate(table, io, unit, 'card');
  unit.activated = true;
  if (choice.do === 'land') return landInPlace(table, io, choice.mission);
  moveCounter(table, io, table.units[choice.unit]!);
}

/** DU-TURN-016: it stops the turn, unless it comes among the first half of the cards: then it goes back. */
function drawTurnEnd(table: Dustup, io: DustupIo, total: number): void {
  const postponed = 2 * table.drawn <= total;
  io.tell({ type: 'turnEndDrawn', rule: 'DU-TURN-016', postponed });
  if (postponed) {
    table.deck.push(TURN_END);
    table.drawn--;
  } else {
    table.deck = [];
    table.phase = 'turnEnd';
  }
}
