import { D6, type Refusal, refuse } from '@sightline/kernel';
import { TABLES } from '../../content/deck.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble, seatOf } from '../../table/figures.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { bridgeOf } from '../boarding/bridge.ts';
import { showPings } from '../sensor/resolve.ts';
import type { MotherPingQuestion, MotherSourceQuestion } from './questions.ts';

/** DK-GAP-007, DK-SETUP-032, by the die: material help comes on one face of six. */
export const REPLIES = ['nothing', 'nothing', 'advice', 'ping', 'source', 'drop'] as const;

export type Reply = (typeof REPLIES)[number];

/** DK-SETUP-031, DK-SETUP-033: whoever leads may send a request, once a turn for each Team. It is all that can be asked of her. */
export function whyNotRadio(table: DuckTable, man: Teamer): Refusal[] {
  const refusals: Refusal[] = [];
  if (!isAble(man) || man.ducked || man.grapple) refusals.push(refuse('DK-SETUP-033', 'unableToAct'));
  if (!man.leads) refusals.push(refuse('DK-SETUP-033', 'onlyTheLeader'));
  if (table.mother[man.team]!.calledIn === table.turn) refusals.push(refuse('DK-SETUP-033', 'calledThisTurn'));
  return refusals;
}

export function hear(table: DuckTable, io: DuckIo, man: Teamer, reply: Reply): void {
  switch (reply) {
    case 'nothing':
    case 'advice':
      return;
    case 'ping':
      return readOutPing(table, io, man);
    case 'source':
      return sayWhereSourceIs(table, io, man);
    case 'drop':
      return promiseDrop(table, io, man);
    default:
      return reply satisfies never;
  }
}

function readOutPing(table: DuckTable, io: DuckIo, man: Teamer): void {
  const hidden = [...table.tiles.keys()].filter(tile => table.tiles[tile]!.markers.some(({ shown }) => !shown));
  if (hidden.length === 0) return;
  const question: MotherPingQuestion = {
    kind: 'motherPing',
    rule: 'DK-GAP-007',
    options: hidden.map(tile => ({ tile })),
  };
  showPings(table, io, ask(io, seatOf(man), question).tile);
}

/** Yes or no for one module: nothing is located by it. */
function sayWhereSourceIs(table: DuckTable, io: DuckIo, man: Teamer): void {
  const options = [...table.modules.keys()].map(module => ({ module }));
  const question: MotherSourceQuestion = { kind: 'motherSource', rule: 'DK-GAP-007', options };
  const { module } = ask(io, seatOf(man), question);
  const { tiles } = planOf(table.arena).modules[module]!;
  const isThere = table.chits.some(({ isEntrance, tile }) => isEntrance && tiles.includes(tile));
  io.tell({ type: isThere ? 'motherSaidYes' : 'motherSaidNo', rule: 'DK-GAP-007', module, shows: true });
}

function promiseDrop(table: DuckTable, io: DuckIo, man: Teamer): void {
  const face = io.roll(D6, { rule: 'DK-GAP-007', purpose: 'drop', seat: seatOf(man) });
  const drop = TABLES.drop.finds[face - 1]!;
  Object.assign(table.mother[man.team]!, { dropped: true, drop });
  io.tell({ type: 'motherPromised', rule: 'DK-GAP-007', drop });
}

/** DK-GAP-007: on the front square of the Team's own bridge from the next Housekeeping on; it waits while there is no bridge. */
export function layDrop(table: DuckTable, io: DuckIo): void {
  for (const [team, mother] of table.mother.entries()) {
    const { drop } = mother;
    const [front] = bridgeOf(table, team);
    if (drop === null || front === undefined) continue;
    table.things.push({ item: drop, at: front, weapon: null, count: 1 });
    mother.drop = null;
    io.tell({ type: 'motherDropped', rule: 'DK-GAP-007', drop });
  }
}
