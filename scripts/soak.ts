import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Count, countTests } from './count-tests.ts';

// `npm run soak`: what takes too long for `npm test`. The conformance kit plays from many more seeds; then every file of
// tests runs by itself, in another order and on examples nobody has tried, so that none passes only thanks to what another
// has left behind or to luck.

const times = timesWished(process.argv.slice(2));
if (times === null) {
  console.error('usage: npm run soak [-- --times <how many times as many seeds>]');
  process.exitCode = 2;
} else {
  process.exitCode = await soak(join(import.meta.dirname, '..'), times);
}

function timesWished(parameters: string[]): number | null {
  try {
    const { values } = parseArgs({ args: parameters, options: { times: { type: 'string', default: '20' } } });
    const times = Number(values.times);
    return Number.isInteger(times) && times >= 1 ? times : null;
  } catch {
    return null;
  }
}

async function soak(root: string, times: number): Promise<number> {
  console.log(`\n=== 1 of 2: the conformance kit, from ${times} times as many seeds`);
  process.env['SIGHTLINE_SEEDS'] = String(times);
  const seeds = await countTests(root, ['conformance.test.ts']);
  console.log('\n=== 2 of 2: every file by itself, in another order');
  process.env['SIGHTLINE_SEEDS'] = '1';
  process.env['SIGHTLINE_SOAK'] = '1';
  const alone = await countTests(root, [], { isolate: true, sequence: { shuffle: { files: true } } });
  return conclude([seeds, alone]);
}

function conclude(counts: readonly Count[]): number {
  const failed = counts.flatMap(count => count.failed);
  for (const line of failed) console.log(`FAILED  ${line}`);
  console.log(`${counts.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}
