import { type InlineConfig, startVitest, type TestCase, type TestModule, type Vitest } from 'vitest/node';
import { ledgerReporter } from '../packages/ledger/src/report/reporter.ts';
import { progressReporter } from './progress.ts';

export interface Count {
  readonly passed: number;
  readonly skipped: number;
  /** A line for each that failed: where, which, why. What broke outside of any test is one of them. */
  readonly failed: readonly string[];
  /** The same for each that passed when it tried again: it hides a wait, and often a fault. */
  readonly late: readonly string[];
  /** The files that took longest, the longest first. */
  readonly slowest: readonly { readonly file: string; readonly seconds: number }[];
}

const SHOWN = 12;
export const NONE: Count = { passed: 0, skipped: 0, failed: [], late: [], slowest: [] };

/** Runs the tests whose paths have one of the filters in them, or all, and counts them. */
export async function countTests(root: string, filters: string[] = [], config: InlineConfig = {}): Promise<Count> {
  const vitest = await started(root, filters, config);
  if (vitest === null) return { ...NONE, failed: ['the tests could not be started'] };
  const { state } = vitest;
  const modules = state.getTestModules();
  const failed = [...modules.flatMap(failuresOf), ...state.getUnhandledErrors().map(error => lineOf('', [error]))];
  const count: Count = {
    passed: sum(modules, 'passed'),
    skipped: sum(modules, 'skipped'),
    failed,
    late: modules.flatMap(lateOf),
    slowest: slowest(modules),
  };
  await vitest.close();
  return modules.length > 0 ? count : { ...count, failed: ['not a single test was found'] };
}

async function started(root: string, filters: string[], config: InlineConfig): Promise<Vitest | null> {
  // Vitest's smallest report shows what failed and why, and nothing else.
  const reporters: InlineConfig['reporters'] = ['minimal', progressReporter(), ledgerReporter()];
  try {
    return await startVitest(filters, { root, run: true, watch: false, reporters, ...config });
  } catch (problem) {
    console.error(problem);
    return null;
  }
}

function sum(modules: readonly TestModule[], state: 'passed' | 'skipped'): number {
  return modules.reduce((total, module) => total + [...module.children.allTests(state)].length, 0);
}

function slowest(modules: readonly TestModule[]): Count['slowest'] {
  return modules
    .map(module => ({ file: module.relativeModuleId, seconds: module.diagnostic().duration / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN);
}

function failuresOf(module: TestModule): string[] {
  const file = module.relativeModuleId;
  const failed = [...module.children.allTests('failed')].map(toldOf);
  // A file that could not be loaded, or a set-up that threw: failed without a failed test to show for it.
  if (failed.length === 0 && module.state() === 'failed') return [lineOf(file, module.errors())];
  return failed;
}

function lateOf(module: TestModule): string[] {
  return [...module.children.allTests('passed')].filter(test => test.diagnostic()?.flaky === true).map(toldOf);
}

function toldOf(test: TestCase): string {
  const errors = test.result().errors ?? [];
  // Of two waits that are alike only the line tells which.
  const line = errors[0]?.stacks?.find(({ file }) => file.endsWith('.test.ts'))?.line;
  return lineOf(`${test.module.relativeModuleId}${line ? `:${line}` : ''} > ${test.fullName}`, errors);
}

function lineOf(place: string, errors: readonly unknown[]): string {
  const said = errors.map(error => (error instanceof Object && 'message' in error ? error.message : error));
  return [place, ...said]
    .filter(part => part !== '')
    .join(': ')
    .split('\n', 1)[0]!;
}
