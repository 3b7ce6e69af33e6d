import { StoreTrouble, type TroubleCode } from '../store.ts';

/** How long a write or a question waits for a database that is away, in ms. */
export const PATIENCE = 30_000;

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const GONE = /^(08...|57P0[1-4]|53300|25P03|E[A-Z]+)$/;
const COLLIDED: readonly unknown[] = ['40001', '40P01'];
const CODES: Readonly<Record<string, TroubleCode>> = {
  '53100': 'full',
  '53200': 'busy',
  '25006': 'away',
  '28000': 'away',
  '28P01': 'away',
  '3D000': 'away',
  '42501': 'away',
  '42P01': 'foreign',
  XX001: 'damaged',
  XX002: 'damaged',
};

function codeOf(problem: unknown): string {
  return problem instanceof Error && 'code' in problem ? String(problem.code) : '';
}

/** The line to the database broke, or it is about to go: another try may find it back. */
export function isGone(problem: unknown): boolean {
  if (problem instanceof AggregateError) return problem.errors.every(isGone);
  if (GONE.test(codeOf(problem))) return true;
  return (
    problem instanceof Error &&
    /connection (terminated|error|timeout)|timeout exceeded|read timeout|not queryable/i.test(problem.message)
  );
}

/** Two transactions stood in each other's way; the next try may well succeed. */
export function hasCollided(problem: unknown): boolean {
  return COLLIDED.includes(codeOf(problem));
}

/** What an error of PostgreSQL means for whoever wanted something of it; null for bugs. */
export function troubleOf(problem: unknown): StoreTrouble | null {
  if (problem instanceof StoreTrouble) return problem;
  const message = problem instanceof Error ? problem.message || codeOf(problem) : String(problem);
  if (isGone(problem)) return new StoreTrouble('away', `the database is away (${message})`, { cause: problem });
  // The driver says it in its own way where none was given at all.
  if (/^SASL.*password must be/.test(message))
    return new StoreTrouble('away', 'the database asks for a password: name it in PGPASSWORD', { cause: problem });
  const code = CODES[codeOf(problem)];
  if (code === undefined) return null;
  const what =
    code === 'full'
      ? 'the database has no room for more: free some, and play goes on'
      : `the database says: ${message}`;
  return new StoreTrouble(code, what, { cause: problem });
}
