import { hash } from '../hash.ts';
import { isRecord } from '../json.ts';

/** Why a file was not taken. Nothing has been changed by trying (HS-FILE-005). */
export interface FileProblem {
  readonly rule: 'HS-FILE-001' | 'HS-FILE-002' | 'HS-FILE-003' | 'HS-FILE-004' | 'HS-FILE-006';
  readonly code: 'notJson' | 'truncated' | 'damaged' | 'foreign' | 'future' | 'past' | 'untrue';
  /** In plain words: what is wrong and where. */
  readonly detail: string;
}

export type Read<R> = { readonly ok: true; readonly value: R } | { readonly ok: false; readonly problem: FileProblem };

export function bad(code: FileProblem['code'], detail: string): { readonly ok: false; readonly problem: FileProblem } {
  return { ok: false, problem: { rule: RULES[code], code, detail } };
}

const RULES = {
  notJson: 'HS-FILE-001',
  truncated: 'HS-FILE-001',
  damaged: 'HS-FILE-002',
  foreign: 'HS-FILE-003',
  future: 'HS-FILE-004',
  past: 'HS-FILE-004',
  untrue: 'HS-FILE-006',
} as const;

/** Runs what may throw on bad input and gives the reason as a value. Together with `runUntilSuspended` the only `try` here. */
export function attempt<R>(
  run: () => R,
): { readonly ok: true; readonly value: R } | { readonly ok: false; readonly why: string } {
  try {
    return { ok: true, value: run() };
  } catch (thrown) {
    return { ok: false, why: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

export type Sort = 'text' | 'number' | 'boolean' | 'list' | 'record' | 'record or nothing' | 'anything';

/** Reads a file of ours: JSON, of the wanted format and edition, with every part of the right sort, and undamaged. */
export function readParts(
  text: string,
  format: string,
  edition: number,
  parts: Readonly<Record<string, Sort>>,
): Read<Readonly<Record<string, unknown>>> {
  const parsed = attempt(() => JSON.parse(text) as unknown);
  if (!parsed.ok) {
    if (text.trim() === '') return bad('truncated', 'the file is empty');
    if (!/^\s*\{/.test(text) || /\}\s*$/.test(text)) return bad('notJson', parsed.why);
    return bad('truncated', `it breaks off after ${text.length} characters: ${parsed.why}`);
  }
  const file = parsed.value;
  if (!isRecord(file) || file['format'] !== format) return bad('foreign', `this is not a ${format}`);
  if (typeof file['edition'] !== 'number') return bad('damaged', 'the part "edition" is missing');
  if (file['edition'] > edition) {
    return bad('future', `the file is of edition ${file['edition']}; the newest this program knows is ${edition}`);
  }
  for (const [name, sort] of Object.entries(parts)) {
    if (!Object.hasOwn(file, name)) return bad('damaged', `the part "${name}" is missing`);
    if (!isOf(sort, file[name])) return bad('damaged', `the part "${name}" should be a ${sort}`);
  }
  const { check, ...body } = file;
  // A file may be nested deeper than any of ours, and deeper than `hash` can follow.
  const found = attempt(() => hash(body));
  if (!found.ok || check !== found.value)
    return bad('damaged', 'the contents do not match the hash that the file carries ("check")');
  return { ok: true, value: file };
}

export function writeParts(body: Readonly<Record<string, unknown>>): string {
  return `${JSON.stringify({ ...body, check: hash(body) })}\n`;
}

function isOf(sort: Sort, value: unknown): boolean {
  switch (sort) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value);
    case 'record':
      return isRecord(value);
    case 'record or nothing':
      return value === null || isRecord(value);
    case 'anything':
      return true;
    default:
      return sort satisfies never;
  }
}
