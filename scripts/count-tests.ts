import { startVitest, type TestModule, type Vitest } from 'vitest/node';

export interface Count {
  readonly passed: number;
  readonly skipped: number;
  /** A line for each that failed: where, which, why. What broke outside of any test is one of them. */
  readonly failed: readonly string[];
}

/** Runs every test of the project and counts them. */
export async function countTests(root: string): Promise<Count> {
  const vitest = await started(root);
  if (vitest === null) return { passed: 0, skipped: 0, failed: ['the tests could not be started'] };
  const { state } = vitest;
  const modules = state.getTestModules();
  const failed = [...modules.flatMap(failuresOf), ...state.getUnhandledErrors().map(error => lineOf('', [error]))];
  const count = { passed: sum(modules, 'passed'), skipped: sum(modules, 'skipped'), failed };
  await vitest.close();
  return modules.length > 0 ? count : { ...count, failed: ['not a single test was found'] };
}

async function started(root: string): Promise<Vitest | null> {
  try {
    return await startVitest([], { root, run: true, watch: false });
  } catch (problem) {
    console.error(problem);
    return null;
  }
}

function sum(modules: readonly TestModule[], state: 'passed' | 'skipped'): number {
  return modules.reduce((total, module) => total + [...module.children.allTests(state)].length, 0);
}

function failuresOf(module: TestModule): string[] {
  const file = module.relativeModuleId;
  const failed = [...module.children.allTests('failed')].map(test =>
    lineOf(`${file} > ${test.fullName}`, test.result().errors ?? []),
  );
  // A file that could not be loaded, or a set-up that threw: failed without a failed test to show for it.
  if (failed.length === 0 && module.state() === 'failed') return [lineOf(file, module.errors())];
  return failed;
}

function lineOf(place: string, errors: readonly unknown[]): string {
  const said = errors.map(error => (error instanceof Object && 'message' in error ? error.message : error));
  return [place, ...said]
    .filter(part => part !== '')
    .join(': ')
    .split('\n', 1)[0]!;
}
