import { attempt, isRecord } from '@sightline/kernel';
import { type Answer, LONGEST_LINE, type ToBot } from './bot-message.ts';

/** Why a line is no message that was expected here. */
export interface MessageProblem {
  readonly code: 'tooLong' | 'notJson' | 'notAMessage' | 'unknownType' | 'badField';
  readonly detail: string;
}

export type ReadMessage<M> =
  | { readonly ok: true; readonly message: M }
  | { readonly ok: false; readonly problem: MessageProblem };

type Fields = Readonly<Record<string, unknown>>;
/** The first thing that is wrong with the fields of a message; null when nothing is. */
type Fault = (fields: Fields) => string | null;

/** Reads what a bot says to the match. */
export function readAnswer(line: string): ReadMessage<Answer> {
  return read(line, { answer: answerFault });
}

/** Reads what the match says to a bot; for bots written in this language. */
export function readToBot(line: string): ReadMessage<ToBot> {
  return read(line, { hello: helloFault, told: toldFault, ask: askFault, over: overFault });
}

function read<M>(line: string, expected: Readonly<Record<string, Fault>>): ReadMessage<M> {
  if (line.length > LONGEST_LINE) return bad('tooLong', `a line has at most ${LONGEST_LINE} characters`);
  const parsed = attempt(() => JSON.parse(line) as unknown);
  if (!parsed.ok) return bad('notJson', 'the line is not JSON');
  const fields = parsed.value;
  if (!isRecord(fields) || typeof fields['type'] !== 'string')
    return bad('notAMessage', 'expected a record with a type');
  const type = fields['type'];
  if (!Object.hasOwn(expected, type)) {
    return bad('unknownType', `expected ${Object.keys(expected).join(' or ')}, not "${type.slice(0, 40)}"`);
  }
  const fault = expected[type]!(fields);
  return fault === null ? { ok: true, message: fields as unknown as M } : bad('badField', fault);
}

function bad(code: MessageProblem['code'], detail: string): { readonly ok: false; readonly problem: MessageProblem } {
  return { ok: false, problem: { code, detail } };
}

function answerFault(fields: Fields): string | null {
  if (!isCount(fields['number'], 1)) return '"number" should be the number of the question';
  const hasOption = Object.hasOwn(fields, 'option');
  if (hasOption === Object.hasOwn(fields, 'answer')) return 'expected either "option" or "answer"';
  return hasOption && !isCount(fields['option'], 0) ? '"option" should be a place in the list, from 0' : null;
}

function helloFault({ protocol, system, scenario, seat, switches }: Fields): string | null {
  if (!isCount(protocol, 1)) return '"protocol" should be a version number';
  if (![system, scenario, seat].every(text => typeof text === 'string')) {
    return '"system", "scenario" and "seat" should be texts';
  }
  return isRecord(switches) ? null : '"switches" should be a record';
}

function toldFault({ lines }: Fields): string | null {
  const isLine = (line: unknown): boolean => isRecord(line) && (line['kind'] === 'roll' || line['kind'] === 'event');
  return Array.isArray(lines) && lines.every(isLine) ? null : '"lines" should be a list of lines of the log';
}

function askFault(fields: Fields): string | null {
  const { number, question, deadline, options, candidates } = fields;
  if (!isCount(number, 1)) return '"number" should count from 1';
  if (!Object.hasOwn(fields, 'view')) return '"view" is missing';
  if (!isRecord(question) || typeof question['kind'] !== 'string') return '"question" should have a kind';
  if (Array.isArray(options) === Array.isArray(candidates)) return 'expected either "options" or "candidates"';
  return isCount(deadline, 1) ? null : '"deadline" should be milliseconds';
}

function overFault({ outcome }: Fields): string | null {
  return isRecord(outcome) && Array.isArray(outcome['winners']) ? null : '"outcome" should name the winners';
}

function isCount(value: unknown, least: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= least;
}
