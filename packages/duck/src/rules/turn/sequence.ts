import { costTo } from '@sightline/geometry/grid';
import { D6, numbered } from '@sightline/kernel';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { teamer, teamers, threats } from '../../table/figures.ts';
import { ask } from '../../table/questions.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { whyNotOpenActivation } from '../binge/chicken.ts';
import { distancesFrom, FAR } from '../movement/distances.ts';
import type { OrderQuestion } from './questions.ts';

/** Asks for an order of figures, first to last. */
export function askOrder(io: DuckIo, seat: string, rule: OrderQuestion['rule'], figures: readonly number[]): number[] {
  const laid: number[] = [];
  const left = [...figures];
  while (left.length > 1) {
    const question: OrderQuestion = { kind: 'order', rule, laid: [...laid], options: ['asTheyLie', ...left] };
    const next = ask(io, seat, question);
    if (next === 'asTheyLie') break;
    laid.push(...left.splice(left.indexOf(next), 1));
  }
  return [...laid, ...left];
}

/** DK-ACT-004, DK-ACT-005: methods 1 and 2 need an order laid down when the game begins. */
export function layDownSequence(table: DuckTable, io: DuckIo): void {
  const men = rosterOf(table).teamers.map(({ id }) => id);
  const { activation } = table.switches;
  table.sequence = activation === 'fixed' || activation === 'nearest' ? askOrder(io, 'team', 'DK-ACT-004', men) : men;
}

/** DK-TURN-006: whose turn it is in this Team phase. On turn 1 that is the boarding formation (DK-ACT-002). */
export function setSequence(table: DuckTable, io: DuckIo): void {
  table.underNext = [];
  if (table.turn === 1) return;
  table.order = orderOf(table, io).filter(id => isReady(teamer(table, id)));
}

function orderOf(table: DuckTable, io: DuckIo): number[] {
  switch (table.switches.activation) {
    case 'fixed':
      return [...table.sequence];
    case 'nearest':
      return nearestFirst(table, io);
    case 'shuffled':
      return allMen(table).map(({ id }) => id);
    case 'stack':
      return allMen(table)
        .filter(man => !man.leads)
        .map(({ id }) => id);
    default:
      return table.switches.activation satisfies never;
  }
}

/** Those inside a sealed unit too: they are off the map, but may come out. */
const allMen = (table: DuckTable): readonly Teamer[] => rosterOf(table).teamers;

/** Still to be activated in this phase. */
export function isReady(man: Teamer): boolean {
  return (man.at >= 0 || man.seat !== null) && man.condition === 'fit' && !man.activated && man.ready > 0;
}

/** DK-ACT-005: by the way to the nearest Threat on the map, seen or not; equals throw for it, the higher first. */
function nearestFirst(table: DuckTable, io: DuckIo): number[] {
  const men = teamers(table);
  const enemies = threats(table);
  if (enemies.length === 0) return [...table.sequence];
  const ranked = men.filter(isReady).map(man => {
    const reach = distancesFrom(table, man.at, false);
    const ways = enemies.map(({ at }) => costTo(reach, at) ?? FAR);
    return { id: man.id, way: Math.min(...ways), die: 0 };
  });
  for (const one of ranked)
    if (ranked.some(other => other !== one && other.way === one.way))
      one.die = io.roll(D6, { rule: 'DK-ACT-005', purpose: 'equallyNear', seat: 'team', figure: one.id });
  const near = ranked.sort((a, b) => a.way - b.way || b.die - a.die).map(({ id }) => id);
  return [...near, ...allMen(table).flatMap(({ id, at }) => (at < 0 ? [id] : []))];
}

/** DK-ACT-006, DK-ACT-007: cards are drawn unseen; in a set order the first of it comes up. */
export function nextCard(table: DuckTable, io: DuckIo): Teamer {
  const { activation } = table.switches;
  const isDrawn = table.turn > 1 && (activation === 'stack' || activation === 'shuffled');
  const rule = activation === 'stack' ? 'DK-ACT-007' : 'DK-ACT-006';
  const man = isDrawn ? drawCard(table, io, rule) : firstInOrder(table);
  table.order.splice(table.order.indexOf(man.id), 1);
  if (isDrawn) io.tell({ type: 'cardDrawn', rule, figure: man.id });
  return man;
}

/** DK-BINGE-013: in a fixed order a chicken changes places with the first who has the courage to open. */
function firstInOrder(table: DuckTable): Teamer {
  const men = table.order.map(id => teamer(table, id));
  const first = men.find(man => whyNotOpenActivation(table, man).length === 0);
  if (!first) throw new Error('nobody is left to open the activation of the Team');
  return first;
}

/** DK-BINGE-013: the card of a chicken that comes up first goes under the next one. */
function drawCard(table: DuckTable, io: DuckIo, rule: 'DK-ACT-006' | 'DK-ACT-007'): Teamer {
  const held = table.underNext.find(id => table.order.includes(id));
  table.underNext = table.underNext.filter(id => id !== held);
  if (held !== undefined) return teamer(table, held);
  for (;;) {
    const cards = table.order.filter(id => !table.underNext.includes(id));
    const face = io.roll(numbered(cards.length), { rule, purpose: 'characterCard', seat: 'team' });
    const man = teamer(table, cards[face - 1] ?? -1);
    if (whyNotOpenActivation(table, man).length === 0) return man;
    table.underNext.push(man.id);
  }
}
