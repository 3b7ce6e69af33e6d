import type { Desk } from '@sightline/desk';
import { attempt, type Question, type Refusal, type Seat } from '@sightline/kernel';
import { bold, print, widthOfScreen } from '../terminal.ts';
import { say } from '../words/index.ts';
import { wrap } from '../words/layout.ts';
import { oddsWords } from '../words/odds.ts';
import { refusalWords } from '../words/refusals.ts';
import { answerMeant } from './going.ts';
import { houseKeeping, type Next, showRule } from './house-keeping.ts';
import { deedMeant, menuLines, optionLines } from './menu.ts';
import { addOption, called, holding, type Option, optionsOf } from './options.ts';
import { printParagraph, showPosition } from './position.ts';
import { isHotSeat, type Session, showLog } from './session.ts';
import { readTyped, type Typed } from './typed.ts';

/** A question on the screen. */
interface Prompt {
  readonly session: Session;
  readonly desk: Desk;
  readonly seat: Seat;
  readonly question: Question;
  readonly options: Option[];
}

/** Puts a question to a person, until it is answered or the person has enough. */
export async function askPerson(session: Session, seat: Seat, question: Question): Promise<Next> {
  const { desks, keyboard, habits } = session;
  if (!(await sitDown(session, seat))) return 'quit';
  const desk = desks.at(seat);
  const { system } = desks.rules;
  const prompt: Prompt = { session, desk, seat, question, options: optionsOf(session, desk, question) };
  print('');
  showLog(session, seat);
  showPosition(session, seat, question);
  const cited = habits.cite ? ` [${question.rule}]` : '';
  for (const line of wrap(`${seat}: ${system.words.question(question)}${cited}`, widthOfScreen())) print(bold(line));
  showMenu(prompt.options);
  for (;;) {
    const line = await keyboard.ask(`${seat}> `);
    if (line === null) return 'quit';
    const next = await obey(prompt, readTyped(line));
    if (next !== 'stay') return next;
  }
}

/** With several persons at one screen nobody sees what is only for another. */
export async function sitDown(session: Session, seat: Seat): Promise<boolean> {
  const { viewer, keyboard } = session;
  session.viewer = seat;
  if (viewer === seat || !isHotSeat(session)) return true;
  if (viewer !== null && process.stdout.isTTY) process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
  // What stood there for him before is gone from the screen.
  session.shown.delete(seat);
  print(bold(say('ask.turn', { seat })));
  if (!keyboard.isTerminal) return true;
  const line = await keyboard.ask(say('ask.alone', { seat }));
  return line !== null;
}

function obey(prompt: Prompt, typed: Typed): Next | Promise<Next> {
  const { session, seat, question, options } = prompt;
  switch (typed.kind) {
    case 'number':
    case 'odds': {
      const option = options[(typed.number ?? 0) - 1];
      if (!option) return tell(say('ask.options', { count: options.length }));
      return typed.kind === 'number' ? give(prompt, option.answer) : showOdds(prompt, option);
    }
    case 'filter': {
      const option = called(options, typed.text);
      return option ? give(prompt, option.answer) : narrow(options, typed.text);
    }
    case 'json': {
      const value = attempt(() => JSON.parse(typed.text) as unknown);
      return value.ok ? give(prompt, value.value) : tell(say('ask.noJson', { why: value.why }));
    }
    case 'why':
      return explain(prompt, typed.text);
    case 'hint':
      return showHint(prompt);
    case 'go':
      return goTo(prompt, typed.name);
    default:
      return houseKeeping(session, seat, typed, session.game.subject(prompt.desk.now().view, question));
  }
}

/** To a place of one's own: so far to a wind, so far from two edges, or to somebody by his name. */
function goTo(prompt: Prompt, text: string): Next | Promise<Next> {
  const { session, desk, seat, question } = prompt;
  const { view } = desk.now();
  const answer = answerMeant(session, seat, view, question, text);
  return answer.ok ? give(prompt, answer.value) : tell(answer.problem);
}

function tell(text: string): Next {
  printParagraph(text);
  return 'stay';
}

function showMenu(options: readonly Option[]): void {
  for (const row of menuLines(options, widthOfScreen())) print(row);
}

/** All of it for nothing typed, a part of it for the head of that part, else whatever holds the text. */
function narrow(options: readonly Option[], text: string): Next {
  if (text === '') {
    showMenu(options);
    return 'stay';
  }
  const ofDeed = deedMeant(options, text);
  const found = ofDeed.length > 0 ? ofDeed : holding(options, text);
  if (found.length === 0) return tell(say('ask.noOption', { text }));
  for (const row of optionLines(found, widthOfScreen(), '  ')) print(row);
  return 'stay';
}

async function give({ session, desk }: Prompt, value: unknown): Promise<Next> {
  const refusals = await desk.answer(value);
  return refusals.length === 0 ? 'moved' : sayWhyNot(session, refusals);
}

async function showOdds({ session, desk, question }: Prompt, option: Option): Promise<Next> {
  const odds = await desk.odds(question, option.answer);
  if (!odds) return tell(say('ask.noDie', { option: option.text }));
  const { system } = session.desks.rules;
  return tell([`${option.text}:`, ...oddsWords(system, odds).map(line => `  ${line}`)].join('\n'));
}

/** What a bot would do gets a number like anything else, even if nobody had proposed it. */
async function showHint({ session, desk, question, options }: Prompt): Promise<Next> {
  const answer = await desk.hint(question);
  const { number, text } = addOption(session, desk, question, options, answer);
  return tell(say('ask.hint', { number, option: text }));
}

/** An option by number or name, or any answer; bare words need no quotes: what is not JSON is taken as it is written. */
function explain({ session, desk, question, options }: Prompt, text: string): Next {
  const option = /^\d+\)?$/.test(text) ? options[Number.parseInt(text, 10) - 1] : called(options, text);
  if (text === '' || option) {
    if (option) print(say('ask.allowedOption', { option: option.text }));
    showRule(question.rule);
    return 'stay';
  }
  const written = text.replace(/^=\s*/, '');
  const parsed = attempt(() => JSON.parse(written) as unknown);
  const refusals = desk.whyNot(question, parsed.ok ? parsed.value : written);
  return refusals.length === 0 ? tell(say('ask.allowed')) : sayWhyNot(session, refusals);
}

function sayWhyNot({ desks }: Session, refusals: readonly Refusal[]): Next {
  return tell(refusalWords(desks.rules.system, refusals, '\n'));
}
