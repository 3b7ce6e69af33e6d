import type { LedgerRow } from '@sightline/ledger/load';
import { bold, dim } from '../terminal.ts';
import { say } from './index.ts';
import { wrap } from './layout.ts';

/** A whole row: the rule, how we read it, and the case that shows it kept. */
export function rowWords(row: LedgerRow, width: number): string[] {
  const part = (name: string, text: string | undefined): string[] =>
    text === undefined ? [] : ['', dim(name), ...wrap(text, width, '  ')];
  return [
    `${bold(row.id)}  ${row.kind}, ${row.src}  ${dim(row.file)}`,
    ...wrap(row.rule, width, '  '),
    ...part(say('ledger.ruling'), row.ruling),
    ...part(say('ledger.check'), row.check),
    ...part(say('ledger.data'), row.data === undefined ? undefined : JSON.stringify(row.data)),
  ];
}

/** A row in one line, for lists. */
export function rowLine(row: LedgerRow, width: number): string {
  const start = `${row.id.padEnd(16)}  `;
  const rule = row.rule.replaceAll(/\s+/g, ' ').trim();
  const room = width - start.length;
  return start + (rule.length > room ? `${rule.slice(0, room - 1)}…` : rule);
}
