import type { LedgerRow } from './row.ts';

/** The text of rule-id.generated.ts: types alone, so that importing it costs nothing when a game runs. */
export function generatedTypes(rows: readonly LedgerRow[]): string {
  const files = [...new Set(rows.map(row => row.file))];
  const sections = [...new Set(rows.map(row => row.section))];
  return [
    '// Written by packages/ledger/src/generate.ts from ledger/*.yaml. Do not edit by hand.',
    union('LedgerFile', files),
    union('Section', sections),
    union(
      'RuleId',
      rows.map(row => row.id),
    ),
  ].join('\n');
}

function union(name: string, members: readonly string[]): string {
  if (members.length === 0) return `export type ${name} = never;\n`;
  return `export type ${name} =\n${members.map(member => `  | '${member}'`).join('\n')};\n`;
}
