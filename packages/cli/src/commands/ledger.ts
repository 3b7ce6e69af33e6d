import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { complaint, type LedgerRow, projectRoot, readLedger } from '@sightline/ledger/load';
import type { Command, ExitCode } from '../command.ts';
import { complain, print, widthOfScreen } from '../terminal.ts';
import { plural } from '../words/layout.ts';
import { rowLine, rowWords } from '../words/ledger.ts';

export const ledger: Command = {
  name: 'ledger',
  summary: 'Shows a rule by its id, or searches all of them',
  positionals: ['[id|text]'],
  flags: {
    coverage: { kind: 'on', about: 'reports how much of the ledger is cited and covered by tests' },
    json: { kind: 'on', about: 'with --coverage: the report as JSON' },
  },
  more: ['  sightline ledger DR-WALK-001', '  sightline ledger overwatch'],
  async run(given) {
    const [wanted] = given.positionals;
    if (given.has('coverage') && wanted === undefined) return reportCoverage(given.has('json'));
    if (given.has('coverage') || given.has('json') || wanted === undefined) {
      complain('either a rule or text to search for, or --coverage [--json]');
      return 2;
    }
    const { rows, problems } = readLedger();
    if (problems.length > 0) {
      complain(complaint(problems));
      return 1;
    }
    return show(rows, wanted);
  },
};

function show(rows: readonly LedgerRow[], wanted: string): ExitCode {
  const exact = rows.find(({ id }) => id === wanted.toUpperCase());
  if (exact) {
    print(rowWords(exact, widthOfScreen()).join('\n'));
    return 0;
  }
  const found = rows.filter(row => holds(row, wanted.toLowerCase()));
  for (const row of found) print(rowLine(row, widthOfScreen()));
  if (found.length === 0) complain(`no rule has the id or the text "${wanted}"`);
  else print(plural(found.length, 'rule'));
  return found.length === 0 ? 1 : 0;
}

function holds({ id, rule, ruling = '', check = '' }: LedgerRow, text: string): boolean {
  return [id, rule, ruling, check].some(part => part.replaceAll(/\s+/g, ' ').toLowerCase().includes(text));
}

/** The report belongs to the ledger; it runs the tests first where their results are stale. */
function reportCoverage(json: boolean): ExitCode {
  const main = join(projectRoot, 'packages', 'ledger', 'src', 'report', 'main.ts');
  const run = spawnSync(process.execPath, [main, ...(json ? ['--json'] : [])], { stdio: 'inherit' });
  return run.status === 0 ? 0 : 1;
}
