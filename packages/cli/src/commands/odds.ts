import {
  type AnySystem,
  attempt,
  legalAnswers,
  type Match,
  nowOf,
  oddsOfAnswer,
  openQuestions,
  type Question,
  type Seat,
  whyNotAnswerTo,
} from '@sightline/kernel';
import type { Arguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { readMatch } from '../files.ts';
import { failure, type Result, success } from '../result.ts';
import { complain, print } from '../terminal.ts';
import { say } from '../words/index.ts';
import { oddsWords } from '../words/odds.ts';
import { refusalWords } from '../words/refusals.ts';

export const odds: Command = {
  name: 'odds',
  summary: say('odds.summary'),
  positionals: ['<file>'],
  flags: {
    option: { kind: 'whole', value: 'n', about: say('odds.option') },
    answer: { kind: 'text', value: 'json', about: say('odds.answer') },
    seat: { kind: 'text', value: 'seat', about: say('odds.seat') },
  },
  more: [say('odds.more')],
  async run(given) {
    const file = await readMatch(given.positionals[0]!);
    if (!file.ok) {
      complain(file.problem);
      return 1;
    }
    const { system, match } = file.value;
    const whose = given.text('seat');
    const open = openQuestions(match).find(({ seat }) => whose === undefined || seat === whose);
    if (!open) {
      complain(say('odds.noQuestion', { seat: whose }));
      return 1;
    }
    const waiting: Waiting = { system, match, seat: open.seat, question: open.question };
    const chosen = chosenAnswers(waiting, given);
    if (!chosen.ok) {
      complain(chosen.problem);
      return 2;
    }
    print(`${open.seat}: ${system.words.question(open.question)} [${open.question.rule}]`);
    print(report(waiting, chosen.value));
    return 0;
  },
};

/** The question that a match waits for, and whose it is. */
interface Waiting {
  readonly system: AnySystem;
  readonly match: Match;
  readonly seat: Seat;
  readonly question: Question;
}

/** An answer with its number in the list, if it has one. */
interface Numbered {
  readonly number: number | null;
  readonly answer: unknown;
}

function chosenAnswers({ system, match, seat, question }: Waiting, given: Arguments): Result<readonly Numbered[]> {
  const listed = legalAnswers(system, nowOf(match), seat, question).map((answer, i) => ({ number: i + 1, answer }));
  const option = given.whole('option');
  const text = given.text('answer');
  if (option !== undefined && text !== undefined) return failure(say('odds.either'));
  if (option !== undefined) {
    const at = listed[option - 1];
    return at ? success([at]) : failure(say('odds.noOption', { option, most: listed.length }));
  }
  if (text === undefined) return success(listed);
  const parsed = attempt(() => JSON.parse(text) as unknown);
  if (!parsed.ok) return failure(say('odds.noJson', { why: parsed.why }));
  const refusals = whyNotAnswerTo(system, nowOf(match), seat, question, parsed.value);
  if (refusals.length > 0) return failure(refusalWords(system, refusals));
  return success([{ number: null, answer: parsed.value }]);
}

function report({ system, match, seat, question }: Waiting, chosen: readonly Numbered[]): string {
  const lines = chosen.flatMap(({ number, answer }) => {
    const odds = oddsOfAnswer(system, match, seat, question, answer);
    if (!odds) return [];
    const name = system.words.option(question, answer);
    return ['', number === null ? name : `${number}  ${name}`, ...oddsWords(system, odds).map(line => `   ${line}`)];
  });
  return lines.length > 0 ? lines.join('\n') : say('odds.noDie');
}
