import { numbered } from '@sightline/kernel';
import type { DuckIo } from '../../events.ts';
import type { Teamer } from '../../figure.ts';
import { isTeamer, teamer, threats } from '../../figures.ts';
import { moduleAt } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckTable, MultiTeam, SequenceCard } from '../../table.ts';
import { activateTeamer } from '../activation.ts';
import { boardCompetitors } from '../missions/competitors.ts';
import { askOrder, isReady } from '../sequence.ts';
import { activateThreat, beginThreatPhase, nextThreat } from '../threats/activate.ts';
import { chooseRunner, seatOfTeam, throwFor } from './runner.ts';

/** DK-TURN-016: one card of the sequence pack; false when the pack has been worked through. */
export function roundStep(table: DuckTable, io: DuckIo): boolean {
  const multi = table.multiTeam;
  if (!multi) throw new Error('a round of several Teams needs several Teams');
  if (multi.pack.length === 0) beginRound(table, io, multi);
  const drawn = io.roll(numbered(multi.pack.length), { rule: 'DK-TURN-016', purpose: 'sequence card' }) - 1;
  const [card] = multi.pack.splice(drawn, 1) as [SequenceCard];
  if (card.side === 'team') teamCard(table, io, multi, card);
  else threatCard(table, io, multi, card);
  return multi.pack.length > 0;
}

/** DK-TURN-014, DK-TURN-015: two cards for every module, and each player's own deck set for the round. */
function beginRound(table: DuckTable, io: DuckIo, multi: MultiTeam): void {
  boardCompetitors(table, io);
  beginThreatPhase(table);
  multi.pack = planOf(table.arena).modules.flatMap(({ id }): SequenceCard[] => [
    { module: id, side: 'team' },
    { module: id, side: 'threat' },
  ]);
  if (table.turn === 1) multi.nextRunner = throwFor(io, 'DK-TURN-011');
  multi.decks = multi.decks.map((deck, team) => {
    const men = table.figures.filter(isTeamer).filter(man => man.team === team && man.at >= 0);
    const kept = deck.filter(id => men.some(man => man.id === id));
    const order = kept.length === men.length ? kept : men.map(({ id }) => id);
    return askOrder(io, seatOfTeam(team), 'DK-TURN-014', order);
  });
}

/** DK-TURN-016: all Team figures now in that module, each once a round; two Teams take turns, the higher D6 first. */
function teamCard(table: DuckTable, io: DuckIo, multi: MultiTeam, card: SequenceCard): void {
  const queues = multi.decks.map(deck => deck.filter(id => isUp(table, teamer(table, id), card.module)));
  if (queues.every(queue => queue.length === 0)) return;
  tellCard(table, io, card);
  let team = queues.every(queue => queue.length > 0)
    ? throwFor(io, 'DK-TURN-016')
    : queues.findIndex(q => q.length > 0);
  while (queues.some(queue => queue.length > 0)) {
    const id = queues[team]!.shift();
    if (id !== undefined && isReady(teamer(table, id))) activateTeamer(table, io, teamer(table, id));
    team = 1 - team;
  }
}

function isUp(table: DuckTable, man: Teamer, module: number): boolean {
  return isReady(man) && moduleOf(table, man) === module;
}

/** Those on a bridge go with the module that it is attached to. */
function moduleOf(table: DuckTable, man: Teamer): number | undefined {
  const inside = moduleAt(table, man.at);
  if (inside) return inside.id;
  const entry = man.team === 0 ? table.bridge.entry : table.bridge.others[0];
  return entry ? moduleAt(table, entry.square)?.id : undefined;
}

/** DK-TURN-010 to DK-TURN-013, DK-TURN-016: all Threats of the module, nearest first, each run by its player. */
function threatCard(table: DuckTable, io: DuckIo, multi: MultiTeam, card: SequenceCard): void {
  const isHere = (id: number): boolean => moduleAt(table, table.figures[id]!.at)?.id === card.module;
  if (!threats(table).some(threat => isHere(threat.id) && !threat.activated)) return;
  tellCard(table, io, card);
  for (;;) {
    const threat = nextThreat(table, io, isHere);
    if (!threat) break;
    chooseRunner(table, io, multi, threat);
    activateThreat(table, io, threat);
    multi.runner = -1;
  }
}

function tellCard(table: DuckTable, io: DuckIo, card: SequenceCard): void {
  const room = planOf(table.arena).modules[card.module]!.name;
  io.tell({ type: 'sequenceCardDrawn', rule: 'DK-TURN-016', card, room });
}
