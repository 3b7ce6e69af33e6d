import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LedgerText, type Parsed, type Problem, parseLedger, sentence } from './parse.ts';
import type { LedgerRow } from './row.ts';

export type { LedgerRow } from './row.ts';

/** The folder of the project, and in it the ledger. */
export const projectRoot: string = join(import.meta.dirname, '..', '..', '..');
export const ledgerFolder: string = join(projectRoot, 'ledger');

/** Reads every YAML file of a folder in the order of their names. What is wrong comes back as values. */
export function readLedger(folder: string = ledgerFolder): Parsed {
  const names = readdirSync(folder).filter(name => name.endsWith('.yaml'));
  const texts: LedgerText[] = names.sort().map(file => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  return parseLedger(texts);
}

/** The rows of a ledger that has to be sound: throws an error that lists every problem at once. */
export function loadLedger(folder: string = ledgerFolder): readonly LedgerRow[] {
  const { rows, problems } = readLedger(folder);
  if (problems.length > 0) throw new Error(complaint(problems));
  return rows;
}

/** Every problem on a line of its own, under a line that counts them. */
export function complaint(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [`the ledger has ${count}:`, ...problems.map(problem => `  ${sentence(problem)}`)].join('\n');
}
