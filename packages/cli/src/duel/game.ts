import type { Desk } from '@sightline/desk';
import {
  type AnySystem,
  AUDIENCE,
  isListed,
  type Json,
  type MatchOptions,
  type Outcome,
  PASS,
  type Question,
  type Refusal,
  refuse,
  type Seat,
} from '@sightline/kernel';
import { type Answer, type Ask, PROTOCOL } from '@sightline/protocol';
import { type OpenGame, openNew } from '../open.ts';
import { refusalWords } from '../words/refusals.ts';
import type { BotProcess } from './bot-process.ts';
import { type Decision, decide, type Reason } from './decision.ts';

/** A decision that a bot lost, and that a legal default made in its place (HS-BOT-005). */
export interface Forfeit {
  readonly seat: Seat;
  readonly decision: number;
  readonly reason: Reason;
  readonly detail: string;
}

export interface DuelGame {
  readonly outcome: Outcome;
  readonly steps: number;
  readonly hash: string;
  readonly forfeits: readonly Forfeit[];
  /** As a file. */
  readonly replay: string;
}

/** What the first decision has beyond the limit, for programs that take their time to start. */
const START_MS = 10_000;

interface Duel {
  readonly game: OpenGame;
  readonly contenders: ReadonlyMap<Seat, Contender>;
  /** Milliseconds for each decision. */
  readonly limit: number;
  readonly forfeits: Forfeit[];
}

/** A bot at its desk, with what it has been asked and told. */
interface Contender {
  readonly seat: Seat;
  readonly desk: Desk;
  readonly bot: BotProcess;
  readonly forfeited: Set<number>;
  decisions: number;
  told: number;
}

/** Plays a match between processes, which are asked, and bots of the system, which answer by themselves. */
export async function playDuel(
  system: AnySystem,
  options: MatchOptions,
  processes: ReadonlyMap<Seat, BotProcess>,
  limit: number,
): Promise<DuelGame> {
  const game = openNew({ system }, options);
  const contenders = [...processes].map(([seat, bot]): [Seat, Contender] => [
    seat,
    { seat, desk: game.at(seat), bot, forfeited: new Set(), decisions: 0, told: 0 },
  ]);
  const duel: Duel = { game, contenders: new Map(contenders), limit, forfeits: [] };
  greet(duel);
  for (let seat = waitedFor(game); seat !== undefined; seat = waitedFor(game)) {
    const contender = duel.contenders.get(seat);
    if (!contender) throw new Error(`duel: expected a process at the seat "${seat}"`);
    await settle(duel, contender);
  }
  return finish(duel);
}

function waitedFor(game: OpenGame): Seat | undefined {
  return game.at(AUDIENCE).now().waitingFor[0];
}

function greet({ game, contenders }: Duel): void {
  const { scenario, switches } = game.at(AUDIENCE).now().header.setup;
  const system = game.rules.system.id;
  for (const { seat, bot } of contenders.values())
    bot.send({ type: 'hello', protocol: PROTOCOL, system, scenario, seat, switches });
}

/** One decision of one bot: its own answer if that is taken, or else the default. */
async function settle(duel: Duel, contender: Contender): Promise<void> {
  const { seat, desk, bot, forfeited } = contender;
  tellNews(contender);
  const [question] = desk.now().questions;
  if (!question) throw new Error(`duel: expected a question at the desk of ${seat}`);
  const decision = ++contender.decisions;
  const ask = askOf(desk, question, decision, duel.limit);
  const lost = await whyLost(duel, desk, question, await decide(bot, ask, forfeited));
  if (!lost) return;
  forfeited.add(decision);
  duel.forfeits.push({ seat, decision, ...lost });
  const refusals = await desk.answer(defaultAnswer(desk, question));
  if (refusals.length > 0) throw new Error(`duel: the default to ${question.kind} is refused: ${refusals[0]!.code}`);
}

/** Gives the desk what a bot has decided; says why not, if that fails. */
async function whyLost(
  { game }: Duel,
  desk: Desk,
  question: Question,
  decision: Decision,
): Promise<Pick<Forfeit, 'reason' | 'detail'> | null> {
  if (decision.kind === 'forfeit') return { reason: decision.reason, detail: decision.detail };
  const refusals = await give(desk, question, decision.answer);
  if (refusals.length === 0) return null;
  return { reason: 'cheat', detail: refusalWords(game.rules.system, refusals) };
}

async function give(desk: Desk, question: Question, given: Answer): Promise<readonly Refusal[]> {
  if ('answer' in given) return desk.answer(given.answer);
  const listed = desk.candidates(question);
  if (given.option >= listed.length) return [refuse('HS-SEAL-003', 'notListed')];
  return desk.answer(listed[given.option]);
}

/** HS-BOT-005: legal, and the same for the same question: a pass on an offer, the first option of anything else. */
function defaultAnswer(desk: Desk, question: Question): unknown {
  if (question.kind === 'react') return PASS;
  const [first] = desk.candidates(question);
  if (first === undefined) throw new Error(`duel: nothing is legal at ${question.kind}`);
  return first;
}

function askOf(desk: Desk, question: Question, number: number, limit: number): Ask {
  const { options: _besides, ...bare } = question as Question & { options?: unknown };
  const answers = desk.candidates(question) as readonly Json[];
  return {
    type: 'ask',
    number,
    view: desk.now().view as Json,
    question: bare,
    ...(isListed(question) ? { options: answers } : { candidates: answers }),
    deadline: limit + (number === 1 ? START_MS : 0),
  };
}

function tellNews(contender: Contender): void {
  const { told } = contender.desk.now();
  const lines = told.slice(contender.told).map(({ line }) => line);
  contender.told = told.length;
  if (lines.length > 0) contender.bot.send({ type: 'told', lines });
}

async function finish({ game, contenders, forfeits }: Duel): Promise<DuelGame> {
  const { outcome, step } = game.at(AUDIENCE).now();
  if (!outcome) throw new Error('duel: expected a question or an outcome');
  for (const contender of contenders.values()) {
    tellNews(contender);
    contender.bot.send({ type: 'over', outcome });
  }
  const { text } = await game.takeDown();
  return { outcome, steps: step, hash: game.fingerprint(), forfeits, replay: text };
}
