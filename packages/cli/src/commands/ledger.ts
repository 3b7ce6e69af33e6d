import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { complaint, type LedgerRow, projectRoot, readLedger } from '@sightline/ledger/load';
import type { Command, ExitCode } from '../command.ts';
import { complain, print, widthOfScreen } from '../terminal.ts';
import { say } from '../words/index.ts';
import { rowLine, rowWords } from '../words/ledger.ts';

export const ledger: Command = {
  name: 'ledger',
  summary: say('ledger.summary'),
  positionals: ['[id|text]'],
  flags: {
    coverage: { kind: 'on', about: say('ledger.coverage') },
    json: { kind: 'on', about: say('ledger.json') },
  },
  more: ['  sightline ledger DR-WALK-001', '  sightline ledger overwatch'],
  async run(given) {
    const [wanted] = given.positionals;
    if (given.has('coverage') && wanted === undefined) return reportCoverage(given.has('json'));
    if (given.has('coverage') || given.has('json') || wanted === undefined) {
      complain(say('ledger.either'));
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
  if (found.length === 0) complain(say('ledger.none', { text: wanted }));
  else print(say('ledger.found', { count: found }));
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
