import type { Measured } from './measure.ts';

const HEAD = ['subject', 'ratio', 'half of the rounds', 'ours', 'theirs', 'unit'] as const;

/** The figures of a run for people. */
export function table(run: readonly Measured[]): string {
  const rows = run.map(({ name, ratio, low, high, ours, theirs, unit }) => {
    return [name, figure(ratio), `${figure(low)} to ${figure(high)}`, figure(ours), figure(theirs), unit];
  });
  const widths = HEAD.map((head, column) => Math.max(head.length, ...rows.map(row => row[column]!.length)));
  const line = (cells: readonly string[]): string => cells.map((cell, i) => aligned(cell, widths[i]!)).join('  ');
  return [HEAD, widths.map(width => '-'.repeat(width)), ...rows].map(row => line(row).trimEnd()).join('\n');
}

const aligned = (cell: string, width: number): string => (/^\d/.test(cell) ? cell.padStart(width) : cell.padEnd(width));

/** Three digits that mean something, and the thousands grouped. */
function figure(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 6 });
}

/** What both sides of each subject did. */
export function evidence(run: readonly Measured[]): string {
  return run.map(({ name, evidence: lines }) => [name, ...lines].join('\n  ')).join('\n\n');
}

const rounded = (value: number): number => Number(value.toPrecision(4));

/** The figures of a run for programs. */
export function json(run: readonly Measured[]): string {
  const entries = run.map(({ name, ratio, ours, theirs, unit }) => [
    name,
    { ratio: rounded(ratio), ours: rounded(ours), theirs: rounded(theirs), unit },
  ]);
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}
