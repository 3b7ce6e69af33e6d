import { startVitest, type TestModule, type Vitest } from 'vitest/node';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Runs every test of the project and counts them. What broke outside of any test is counted as one that failed. */
export async function countTests(root: string): Promise<Count> {
  const vitest = await started(root);
  if (vitest === null) return { passed: 0, failed: 1, skipped: 0 };
  const { state } = vitest;
  const modules = state.getTestModules();
  const failed = sum(modules, 'failed') + modules.filter(isBroken).length + state.getUnhandledErrors().length;
  const count = { passed: sum(modules, 'passed'), failed, skipped: sum(modules, 'skipped') };
  await vitest.close();
  // Without a single test something is wrong with the search for them.
  return modules.length > 0 ? count : { ...count, failed: 1 };
}

async function started(root: string): Promise<Vitest | null> {
  try {
    return await startVitest([], { root, run: true, watch: false });
  } catch (problem) {
    console.error(problem);
    return null;
  }
}

function sum(modules: readonly TestModule[], state: 'passed' | 'failed' | 'skipped'): number {
  return modules.reduce((total, module) => total + [...module.children.allTests(state)].length, 0);
}

/** A file that could not be loaded, or a set-up that threw: failed without a failed test to show for it. */
function isBroken(module: TestModule): boolean {
  return module.state() === 'failed' && [...module.children.allTests('failed')].length === 0;
}
