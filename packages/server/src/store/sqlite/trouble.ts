import { StoreTrouble, type TroubleCode } from '../store.ts';

// The result codes of SQLite that are nobody's mistake; the low byte is the kind, the rest says where.
const BUSY = 5;
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const NOTADB = 26;
const CODES: Readonly<Record<number, TroubleCode>> = {
  [BUSY]: 'busy',
  [READONLY]: 'away',
  [IOERR]: 'away',
  [CORRUPT]: 'damaged',
  [FULL]: 'full',
  [CANTOPEN]: 'away',
  [NOTADB]: 'foreign',
};

/** What an error of SQLite means for whoever wanted to write; null for bugs. */
export function troubleOf(problem: unknown, path: string): StoreTrouble | null {
  if (problem instanceof StoreTrouble) return problem;
  if (!(problem instanceof Error) || !('errcode' in problem) || typeof problem.errcode !== 'number') return null;
  const code = CODES[problem.errcode & 0xff];
  if (code === undefined) return null;
  return new StoreTrouble(code, sentence(code, path, problem.message), { cause: problem });
}

function sentence(code: TroubleCode, path: string, message: string): string {
  switch (code) {
    case 'full':
      return `there is no room for more at ${path}: free some, and play goes on`;
    case 'foreign':
      return `${path} is not a database of Sightline: name another file`;
    case 'damaged':
      return `${path} is damaged (${message}): restore it from a backup`;
    default:
      return `${path} cannot be read or written (${message})`;
  }
}
