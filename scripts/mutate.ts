import { fork } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Mutant } from './mutate/mutants.ts';
import { sampleOf } from './mutate/sample.ts';
import type { Order, Verdict } from './mutate/worker.ts';

// `npm run mutate`: changes the rules in small ways, one at a time, and counts how often a test notices.

const USAGE = 'usage: npm run mutate [-- [--sample <n>] [--seed <text>] [--json <file>] [<file or pattern>...]]';
const GAMES = ['duck', 'dustup', 'killzone'];
/** How long a mutant may be silent. Most are killed in seconds; what hangs has been noticed. */
const PATIENCE_MS = 240_000;
const root = join(import.meta.dirname, '..');

interface Wish {
  readonly files: readonly string[];
  readonly sample: number | null;
  readonly seed: string;
  readonly json: string | undefined;
}

const wish = wishOf(process.argv.slice(2));
if (wish === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  process.exitCode = await mutate(wish);
}

function wishOf(parameters: string[]): Wish | null {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: { sample: { type: 'string' }, seed: { type: 'string', default: 'sightline' }, json: { type: 'string' } },
    });
    const sample = values.sample === undefined ? null : Number(values.sample);
    if (sample !== null && !(Number.isInteger(sample) && sample >= 1)) return null;
    const patterns = positionals.length > 0 ? positionals : GAMES.map(game => `packages/${game}/src/rules/**/*.ts`);
    const files = patterns.flatMap(pattern => globSync(pattern, { cwd: root })).map(file => file.replaceAll('\\', '/'));
    const isRules = (file: string): boolean => GAMES.some(game => file.startsWith(`packages/${game}/src/`));
    return files.length > 0 && files.every(isRules)
      ? { files: files.sort(), sample, seed: values.seed, json: values.json }
      : null;
  } catch {
    return null;
  }
}

async function mutate({ files, sample, seed, json }: Wish): Promise<number> {
  const mutants = sampleOf(root, files, sample, seed);
  console.log(`${mutants.length} mutants of ${files.length} files`);
  const verdicts: Verdict[] = [];
  const hear = (verdict: Verdict): void => {
    verdicts.push(verdict);
    const mutant = mutants.find(({ id }) => id === verdict.id)!;
    if (verdict.killer === null) console.log(describe(mutant, verdict));
    else if (verdicts.length % 25 === 0) console.log(`${verdicts.length} of ${mutants.length}`);
  };
  for (const game of GAMES) {
    const ours = mutants.filter(({ file }) => file.startsWith(`packages/${game}/`));
    await Promise.all(shares(ours).map(share => judge({ root, game, mutants: share }, hear)));
  }
  const killed = verdicts.filter(({ killer }) => killer !== null).length;
  console.log(`${killed} of ${mutants.length} killed (${((100 * killed) / mutants.length).toFixed(1)} %)`);
  if (json !== undefined)
    writeFileSync(
      json,
      JSON.stringify(
        verdicts.map(verdict => ({ ...mutants.find(({ id }) => id === verdict.id), ...verdict })),
        null,
        2,
      ),
    );
  return killed === mutants.length ? 0 : 1;
}

/** One share for each core. */
function shares(mutants: readonly Mutant[]): readonly (readonly Mutant[])[] {
  const cores = availableParallelism();
  const all = Array.from({ length: cores }, (_, core) => mutants.filter((_, i) => i % cores === core));
  return all.filter(share => share.length > 0);
}

/** In a process of its own, which is ended and begun again without a mutant that hangs. */
async function judge(order: Order, hear: (verdict: Verdict) => void): Promise<void> {
  const left = new Map(order.mutants.map(mutant => [mutant.id, mutant]));
  let tried: number | null = null;
  await new Promise<void>((done, failed) => {
    const worker = fork(join(import.meta.dirname, 'mutate', 'worker.ts'), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let timer: NodeJS.Timeout | undefined;
    worker.on('message', (said: Verdict | { readonly tries: number }) => {
      clearTimeout(timer);
      timer = setTimeout(() => worker.kill('SIGKILL'), PATIENCE_MS);
      if ('tries' in said) {
        tried = said.tries;
        return;
      }
      tried = null;
      left.delete(said.id);
      hear(said);
    });
    worker.on('exit', code => {
      clearTimeout(timer);
      if (left.size === 0 || tried !== null) done();
      else failed(new Error(`the tests of ${order.game} could not be run (${code})`));
    });
    worker.send(order);
  });
  if (tried === null) return;
  hear({ id: tried, killer: 'it hangs' });
  left.delete(tried);
  if (left.size > 0) await judge({ ...order, mutants: [...left.values()] }, hear);
}

function describe({ file, line, was, becomes }: Mutant, { isMet }: Verdict): string {
  const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 100);
  return `LIVES  ${file}:${line}  ${short(was)}  ->  ${short(becomes) || 'nothing'}${isMet ? '' : '  (no test comes here)'}`;
}
