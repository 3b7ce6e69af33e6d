import { hash } from '../hash.ts';
import { Diverged, type Divergence } from '../io/diverged.ts';
import { firstImpurity, isCount, isRecord } from '../json.ts';

/** Why a file was not taken. Nothing has been changed by trying (HS-FILE-005). */
export interface FileProblem {
  readonly rule: (typeof RULES)[keyof typeof RULES];
  readonly code: keyof typeof RULES;
  /** In plain words: what is wrong and where. */
  readonly detail: string;
  /** Where the rules and the file part, if that is what is wrong. */
  readonly at?: Divergence;
}

export type Read<R> = { readonly ok: true; readonly value: R } | Refused;
interface Refused {
  readonly ok: false;
  readonly problem: FileProblem;
}

export function bad(code: FileProblem['code'], detail: string, at?: Divergence): Refused {
  return { ok: false, problem: { rule: RULES[code], code, detail, ...(at ? { at } : {}) } };
}

const RULES = {
  notJson: 'HS-FILE-001',
  truncated: 'HS-FILE-001',
  damaged: 'HS-FILE-002',
  foreign: 'HS-FILE-003',
  future: 'HS-FILE-004',
  untrue: 'HS-FILE-006',
  noEdition: 'HS-FILE-007',
  otherRules: 'HS-FILE-008',
} as const;

export const PROBLEM_CODES = Object.keys(RULES) as readonly FileProblem['code'][];

export type Attempt<R> =
  | { readonly ok: true; readonly value: R }
  | { readonly ok: false; readonly why: string; readonly at?: Divergence };

/** Runs what may throw on bad input and gives the reason as a value. Together with `runUntilSuspended` the only `try` here. */
export function attempt<R>(run: () => R): Attempt<R> {
  try {
    return { ok: true, value: run() };
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    return thrown instanceof Diverged ? { ok: false, why, at: thrown.at } : { ok: false, why };
  }
}

/** In bytes. The longest games come to a few millions; what is larger is none of them, and is not even read. */
export const LARGEST_FILE = 100_000_000;

/** Null for a file that is not too large to be looked at. */
export function tooLarge(bytes: number): FileProblem | null {
  return bytes > LARGEST_FILE
    ? bad('foreign', `it has ${bytes} bytes, and no file of ours has more than ${LARGEST_FILE}`).problem
    : null;
}

export type Sort =
  | 'text'
  | 'number'
  | 'count'
  | 'boolean'
  | 'list'
  | 'record'
  | 'record or nothing'
  | 'true or left out'
  | 'anything';

/** The formats of a kind of file that this program reads. */
export interface Formats {
  readonly oldest: number;
  readonly newest: number;
}

/** Reads a file of ours: JSON, of the wanted kind and format, with every part of the right sort, and undamaged. */
export function readParts(
  text: string,
  kind: string,
  formats: Formats,
  parts: Readonly<Record<string, Sort>>,
  others: 'refused' | 'left alone' = 'refused',
): Read<Readonly<Record<string, unknown>>> {
  const parsed = parse(text);
  if (!parsed.ok) return parsed;
  const file = parsed.value;
  if (!isRecord(file) || kindOf(file) !== kind) return bad('foreign', `this is not a ${kind}`);
  const strange = whyNotFormat(file, formats);
  if (strange) return strange;
  for (const [name, sort] of Object.entries(parts)) {
    if (!Object.hasOwn(file, name) && sort !== 'true or left out')
      return bad('damaged', `the part "${name}" is missing`);
    if (!isOf(sort, file[name])) return bad('damaged', `the part "${name}" should be a ${sort}`);
  }
  const strangePart = Object.keys(file).find(name => !Object.hasOwn(parts, name) && !HEADER.has(name));
  if (others === 'refused' && strangePart !== undefined) return bad('damaged', `there is no part "${strangePart}"`);
  const { check, ...body } = file;
  // A file may be nested deeper than any of ours, and deeper than `hash` can follow; or hold -0, which is no other than 0.
  const impurity = firstImpurity(body);
  if (impurity !== null) return bad('damaged', `it is nested too deep, or holds a number that is none, at ${impurity}`);
  if (check !== hash(body)) return bad('damaged', 'the contents do not match the hash that the file carries ("check")');
  return { ok: true, value: file };
}

/** What every file begins and ends with. */
const HEADER: ReadonlySet<string> = new Set(['kind', 'format', 'check']);

export function writeParts(body: Readonly<Record<string, unknown>>): string {
  return `${JSON.stringify({ ...body, check: hash(body) })}\n`;
}

export function parse(text: string): Read<unknown> {
  const parsed = attempt(() => JSON.parse(text) as unknown);
  if (parsed.ok) return parsed;
  if (text.trim() === '') return bad('truncated', 'the file is empty');
  if (!/^\s*\{/.test(text) || /\}\s*$/.test(text)) return bad('notJson', parsed.why);
  return bad('truncated', `it breaks off after ${text.length} characters: ${parsed.why}`);
}

/** In the first files the kind stood in "format", and the number of the format in "edition". */
export function kindOf(file: Readonly<Record<string, unknown>>): unknown {
  return Object.hasOwn(file, 'kind') ? file['kind'] : file['format'];
}

export function whyNotFormat(file: Readonly<Record<string, unknown>>, { oldest, newest }: Formats): Refused | null {
  const format = Object.hasOwn(file, 'kind') ? file['format'] : file['edition'];
  if (typeof format !== 'number') return bad('damaged', 'the part "format" is missing');
  if (format > newest) {
    return bad('future', `the file is of format ${format}; the newest this program knows is ${newest}`);
  }
  if (format >= oldest) return null;
  return bad('otherRules', `the file is of format ${format}; rules of before format ${oldest} were not kept`);
}

function isOf(sort: Sort, value: unknown): boolean {
  switch (sort) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'count':
      return isCount(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value);
    case 'record':
      return isRecord(value);
    case 'record or nothing':
      return value === null || isRecord(value);
    case 'true or left out':
      return value === undefined || value === true;
    case 'anything':
      return true;
    default:
      return sort satisfies never;
  }
}
