import { numbered } from '@sightline/kernel';
import { moduleAt } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Teamer, Threat } from '../../table/figure.ts';
import { isTeamer, teamer, threats } from '../../table/figures.ts';
import { happen } from '../../table/moment.ts';
import type { DuckTable, MultiTeam, SequenceCard } from '../../table/table.ts';
import { activateTeamer } from '../actions/activation.ts';
import { whyNotOpenActivation } from '../binge/chicken.ts';
import { entryBehind } from '../boarding/bridge.ts';
import { boardCompetitors } from '../missions/rival-team.ts';
import { activateThreat, beginThreatPhase, nextThreat, oneByOne } from '../threats/threat-phase.ts';
import { askOrder, isReady } from '../turn/sequence.ts';
import { spendWaits } from '../turn/team-phase.ts';
import { chooseRunner, seatOfTeam, throwFor } from './runner.ts';

/**
 * DK-TURN-016: one card of the sequence pack; false when the pack has been worked through. When it was not skipped
 * (DK-TURN-015), those who wait may speak up then.
 */
export function roundStep(table: DuckTable, io: DuckIo): boolean {
  const multi = table.multiTeam;
  if (!multi) throw new Error('a round of several Teams needs several Teams');
  if (multi.pack.length === 0) beginRound(table, io, multi);
  const drawn = io.roll(numbered(multi.pack.length), { rule: 'DK-TURN-016', purpose: 'sequenceCard' }) - 1;
  const [card] = multi.pack.splice(drawn, 1) as [SequenceCard];
  const isWorked = card.side === 'team' ? teamCard(table, io, multi, card) : threatCard(table, io, multi, card);
  if (isWorked) for (const team of [0, 1]) spendWaits(table, io, team);
  if (multi.pack.length > 0) return true;
  // DK-BINGE-013: nobody has opened for them, so they act alone.
  takeTurns(table, io, [heldBack(table, 0), heldBack(table, 1)], 0);
  return false;
}

/** DK-TURN-014, DK-TURN-015: two cards for every module, and each player's own deck set for the round. */
function beginRound(table: DuckTable, io: DuckIo, multi: MultiTeam): void {
  boardCompetitors(table, io);
  beginThreatPhase(table);
  table.underNext = [];
  multi.pack = planOf(table.arena).modules.flatMap(({ id }): SequenceCard[] => [
    { module: id, side: 'team' },
    { module: id, side: 'threat' },
  ]);
  if (table.turn === 1) multi.nextRunner = throwFor(io, 'DK-TURN-011');
  multi.decks = multi.decks.map((deck, team) => {
    const men = table.figures.filter(isTeamer).filter(man => man.team === team && (man.at >= 0 || man.seat !== null));
    const kept = deck.filter(id => men.some(man => man.id === id));
    const order = kept.length === men.length ? kept : men.map(({ id }) => id);
    return askOrder(io, seatOfTeam(team), 'DK-TURN-014', order);
  });
}

/** DK-TURN-016: all Team figures now in that module, each once a round; two Teams take turns, the higher D6 first. */
function teamCard(table: DuckTable, io: DuckIo, multi: MultiTeam, card: SequenceCard): boolean {
  const queues = multi.decks.map(deck => deck.filter(id => isUp(table, teamer(table, id), card.module)));
  if (queues.every(queue => queue.length === 0)) return false;
  tellCard(table, io, card);
  const first = queues.every(queue => queue.length > 0)
    ? throwFor(io, 'DK-TURN-016')
    : queues.findIndex(queue => queue.length > 0);
  for (const queue of queues) holdBack(table, queue);
  takeTurns(table, io, queues, first);
  return true;
}

/** One man of each Team after the other; whoever was held back comes up behind the first who has acted. */
function takeTurns(table: DuckTable, io: DuckIo, queues: number[][], first: number): void {
  let team = first;
  while (queues.some(queue => queue.length > 0)) {
    const queue = queues[team]!;
    const man = nextOf(table, queue);
    if (man && isReady(man)) {
      activateTeamer(table, io, man);
      queue.unshift(...heldBack(table, team));
    }
    team = 1 - team;
  }
}

/** DK-BINGE-013: a chicken whose card comes up first changes places with the next man. */
function nextOf(table: DuckTable, queue: number[]): Teamer | null {
  const next = queue.find(id => mayOpen(table, id)) ?? queue[0];
  if (next === undefined) return null;
  queue.splice(queue.indexOf(next), 1);
  return teamer(table, next);
}

const mayOpen = (table: DuckTable, id: number): boolean => whyNotOpenActivation(table, teamer(table, id)).length === 0;

/** DK-BINGE-013: chickens with nobody of their Team in the module to open wait for a later card. */
function holdBack(table: DuckTable, queue: number[]): void {
  if (queue.every(id => !mayOpen(table, id))) table.underNext.push(...queue.splice(0));
}

/** Takes those of a Team who were held back off the table. */
function heldBack(table: DuckTable, team: number): number[] {
  const isOfTeam = (id: number): boolean => teamer(table, id).team === team;
  const held = table.underNext.filter(isOfTeam);
  table.underNext = table.underNext.filter(id => !isOfTeam(id));
  return held;
}

function isUp(table: DuckTable, man: Teamer, module: number): boolean {
  return isReady(man) && moduleOf(table, man) === module;
}

/** Those on a bridge go with the module that it is attached to, those in a sealed unit with the one it stands in. */
function moduleOf(table: DuckTable, figure: Figure): number | undefined {
  const seat = figure.kind === 'teamer' && figure.at < 0 ? table.fittings[figure.seat ?? -1] : undefined;
  const square = seat?.at ?? figure.at;
  return moduleAt(table, entryBehind(table, square)?.square ?? square)?.id;
}

/** DK-TURN-010 to DK-TURN-013, DK-TURN-016: all Threats of the module, nearest first, each run by its player. */
function threatCard(table: DuckTable, io: DuckIo, multi: MultiTeam, card: SequenceCard): boolean {
  const isHere = (id: number): boolean => moduleOf(table, table.figures[id]!) === card.module;
  if (!threats(table).some(threat => isHere(threat.id) && !threat.activated)) return false;
  tellCard(table, io, card);
  runThreats(table, io, multi, isHere);
  return true;
}

/** Nearest first and packs together, each run by its player; a catastrophe may break in between two of them. */
export function runThreats(table: DuckTable, io: DuckIo, multi: MultiTeam, isAmong?: (id: number) => boolean): void {
  const run = (threat: Threat): void => {
    chooseRunner(table, io, multi, threat);
    activateThreat(table, io, threat);
    multi.runner = -1;
    happen(table, io, { on: 'actionOver' });
  };
  for (let next = nextThreat(table, io, isAmong); next; next = nextThreat(table, io, isAmong))
    oneByOne(table, next, run, isAmong);
}

function tellCard(table: DuckTable, io: DuckIo, card: SequenceCard): void {
  const room = planOf(table.arena).modules[card.module]!.name;
  io.tell({ type: 'sequenceCardDrawn', rule: 'DK-TURN-016', card, room });
}
