import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

// `npm run check`: everything that can be judged without running the game, side by side.

interface Check {
  readonly title: string;
  /** The script that runs it, from the root, and its parameters. */
  readonly command: readonly [script: string, ...parameters: string[]];
}

interface Verdict {
  readonly check: Check;
  readonly passed: boolean;
  readonly output: string;
}

const root = join(import.meta.dirname, '..');
// The output is held back until all are done, so biome cannot see for itself where it goes.
const COLOURS = process.stdout.isTTY ? 'force' : 'off';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';
const TSC = 'node_modules/typescript/bin/tsc';
const CLIENT = 'packages/client/tsconfig.json';

const CHECKS: readonly Check[] = [
  { title: 'format and lint', command: [BIOME, 'ci', '--error-on-warnings', `--colors=${COLOURS}`, '.'] },
  { title: 'types', command: [TSC, '--noEmit', '-p', '.'] },
  ...(existsSync(join(root, CLIENT))
    ? [{ title: 'types of the client', command: [TSC, '--noEmit', '-p', CLIENT] } as const]
    : []),
  { title: 'house rules', command: ['scripts/house-rules.ts'] },
  { title: 'content', command: ['scripts/read-content.ts'] },
  { title: 'frozen editions', command: ['scripts/edition/check.ts'] },
  { title: 'rule ids of the ledger', command: ['packages/ledger/src/generate.ts', '--check'] },
  { title: 'facts of the sentences', command: ['scripts/words.ts', '--check'] },
];

const verdicts = await Promise.all(CHECKS.map(judge));
for (const { check, passed, output } of verdicts) {
  console.log(`${passed ? 'passed' : 'FAILED'}  ${check.title}`);
  if (!passed) console.log(`${output.trim()}\n`);
}
process.exitCode = verdicts.every(({ passed }) => passed) ? 0 : 1;

function judge(check: Check): Promise<Verdict> {
  const child = spawn(process.execPath, [...check.command], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: string): void => {
    output += chunk;
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  return new Promise(done => {
    child.on('error', error => done({ check, passed: false, output: error.message }));
    child.on('close', code => done({ check, passed: code === 0, output }));
  });
}
