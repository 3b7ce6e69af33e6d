import type { Desk } from '@sightline/desk';
import { attempt, type Question, type Refusal, type Seat } from '@sightline/kernel';
import { bold, dim, print, widthOfScreen } from '../terminal.ts';
import { say } from '../words/index.ts';
import { oddsWords } from '../words/odds.ts';
import { refusalWords } from '../words/refusals.ts';
import { houseKeeping, type Next } from './house-keeping.ts';
import { called, holding, type Option, optionsOf, optionWords } from './options.ts';
import { isHotSeat, type Session, showLog, showTable } from './session.ts';
import { readTyped, type Typed } from './typed.ts';

/** A question on the screen. */
interface Prompt {
  readonly session: Session;
  readonly desk: Desk;
  readonly seat: Seat;
  readonly question: Question;
  readonly options: readonly Option[];
}

/** Puts a question to a person, until it is answered or the person has enough. */
export async function askPerson(session: Session, seat: Seat, question: Question): Promise<Next> {
  const { desks, keyboard } = session;
  if (!(await sitDown(session, seat))) return 'quit';
  const desk = desks.at(seat);
  const { system } = desks.rules;
  const prompt: Prompt = { session, desk, seat, question, options: optionsOf(desks.rules, desk, question) };
  showTable(session, seat);
  showLog(session, seat);
  print(`\n${bold(`${seat}: ${system.words.question(question)}`)} ${dim(`[${question.rule}]`)}`);
  showOptions(prompt.options);
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
  print(bold(say('ask.turn', { seat })));
  if (!keyboard.isTerminal) return true;
  const line = await keyboard.ask(say('ask.alone', { seat }));
  return line !== null;
}

function obey(prompt: Prompt, typed: Typed): Next | Promise<Next> {
  const { session, seat, options } = prompt;
  switch (typed.kind) {
    case 'number':
    case 'odds': {
      const option = options[typed.number - 1];
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
    default:
      return houseKeeping(session, seat, typed);
  }
}

function tell(text: string): Next {
  print(text);
  return 'stay';
}

function showOptions(options: readonly Option[]): void {
  for (const row of optionWords(options, widthOfScreen())) print(row);
}

function narrow(options: readonly Option[], text: string): Next {
  const found = holding(options, text);
  if (found.length === 0) return tell(say('ask.noOption', { text }));
  showOptions(found);
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

/** Bare words need no quotes here: what is not JSON is taken as it is written. */
function explain({ session, desk, question, options }: Prompt, text: string): Next {
  if (text === '') return tell(say('ask.whyNeeds', { answer: JSON.stringify(options[0]?.answer) }));
  const option = called(options, text);
  const parsed = attempt(() => JSON.parse(text) as unknown);
  const value = option ? option.answer : parsed.ok ? parsed.value : text;
  const refusals = desk.whyNot(question, value);
  return refusals.length === 0 ? tell(say('ask.allowed')) : sayWhyNot(session, refusals);
}

function sayWhyNot({ desks }: Session, refusals: readonly Refusal[]): Next {
  return tell(refusalWords(desks.rules.system, refusals, '\n'));
}
