import {
  type AnySystem,
  advance,
  answer,
  create,
  hashMatch,
  isListed,
  type Json,
  type Line,
  legalAnswers,
  type Match,
  type MatchOptions,
  nowOf,
  type Outcome,
  openQuestions,
  PASS,
  type Question,
  type Refusal,
  redactLine,
  refuse,
  replayOf,
  type Seat,
  saveReplay,
} from '@sightline/kernel';
import { type Answer, type Ask, PROTOCOL } from '@sightline/protocol';
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
  readonly system: AnySystem;
  readonly match: Match;
  readonly contenders: ReadonlyMap<Seat, Contender>;
  /** Milliseconds for each decision. */
  readonly limit: number;
  readonly log: Line[];
  readonly forfeits: Forfeit[];
}

/** A bot at its seat, with what it has been asked and told. */
interface Contender {
  readonly seat: Seat;
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
  const contenders = [...processes].map(([seat, bot]): [Seat, Contender] => [
    seat,
    { seat, bot, forfeited: new Set(), decisions: 0, told: 0 },
  ]);
  const match = create(system, options);
  const duel: Duel = { system, match, contenders: new Map(contenders), limit, log: [], forfeits: [] };
  greet(duel);
  advance(system, match, handsOf(duel));
  for (let [open] = openQuestions(match); open; [open] = openQuestions(match)) {
    const contender = duel.contenders.get(open.seat);
    if (!contender) throw new Error(`duel: expected a process at the seat "${open.seat}"`);
    await settle(duel, contender, open.question);
  }
  return finish(duel);
}

function greet({ system, match, contenders }: Duel): void {
  const { scenario, switches } = match.setup;
  for (const { seat, bot } of contenders.values()) {
    bot.send({ type: 'hello', protocol: PROTOCOL, system: system.id, scenario, seat, switches });
  }
}

/** One decision of one bot: its own answer if that is taken, or else the default. */
async function settle(duel: Duel, contender: Contender, question: Question): Promise<void> {
  const { seat, bot, forfeited } = contender;
  tellNews(duel, contender);
  const decision = ++contender.decisions;
  const lost = whyLost(duel, seat, question, await decide(bot, askOf(duel, seat, question, decision), forfeited));
  if (!lost) return;
  forfeited.add(decision);
  duel.forfeits.push({ seat, decision, ...lost });
  const refusals = answer(duel.system, duel.match, seat, defaultAnswer(duel, seat, question), handsOf(duel));
  if (refusals.length > 0) throw new Error(`duel: the default to ${question.kind} is refused: ${refusals[0]!.code}`);
}

/** Gives the match what a bot has decided; says why not, if that fails. */
function whyLost(
  duel: Duel,
  seat: Seat,
  question: Question,
  decision: Decision,
): Pick<Forfeit, 'reason' | 'detail'> | null {
  if (decision.kind === 'forfeit') return { reason: decision.reason, detail: decision.detail };
  const refusals = give(duel, seat, question, decision.answer);
  if (refusals.length === 0) return null;
  return { reason: 'cheat', detail: refusalWords(duel.system, refusals) };
}

function give(duel: Duel, seat: Seat, question: Question, given: Answer): readonly Refusal[] {
  const { system, match } = duel;
  if ('answer' in given) return answer(system, match, seat, given.answer, handsOf(duel));
  const listed = legalAnswers(system, nowOf(match), seat, question);
  if (given.option >= listed.length) return [refuse('HS-SEAL-003', 'notListed')];
  return answer(system, match, seat, listed[given.option], handsOf(duel));
}

/** HS-BOT-005: legal, and the same for the same question: a pass on an offer, the first option of anything else. */
function defaultAnswer({ system, match }: Duel, seat: Seat, question: Question): unknown {
  if (question.kind === 'react') return PASS;
  const [first] = legalAnswers(system, nowOf(match), seat, question);
  if (first === undefined) throw new Error(`duel: nothing is legal at ${question.kind}`);
  return first;
}

function askOf({ system, match, limit }: Duel, seat: Seat, question: Question, number: number): Ask {
  const now = nowOf(match);
  const { options: _besides, ...bare } = question as Question & { options?: unknown };
  const answers = legalAnswers(system, now, seat, question) as readonly Json[];
  return {
    type: 'ask',
    number,
    view: system.view(now, seat) as Json,
    question: bare,
    ...(isListed(question) ? { options: answers } : { candidates: answers }),
    deadline: limit + (number === 1 ? START_MS : 0),
  };
}

function tellNews({ system, log }: Duel, contender: Contender): void {
  const lines = log.slice(contender.told).flatMap(line => redactLine(system, line, contender.seat) ?? []);
  contender.told = log.length;
  if (lines.length > 0) contender.bot.send({ type: 'told', lines });
}

function finish(duel: Duel): DuelGame {
  const { system, match, forfeits } = duel;
  if (!match.outcome) throw new Error('duel: expected a question or an outcome');
  for (const contender of duel.contenders.values()) {
    tellNews(duel, contender);
    contender.bot.send({ type: 'over', outcome: match.outcome });
  }
  const replay = saveReplay(replayOf(system, match));
  return { outcome: match.outcome, steps: match.step, hash: hashMatch(match), forfeits, replay };
}

function handsOf({ log }: Duel): { listen(line: Line): void } {
  return { listen: line => void log.push(line) };
}
