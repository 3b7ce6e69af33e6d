import { expect, test } from 'vitest';
import type { TestModule, TestSpecification, Vitest } from 'vitest/node';
import { progressReporter } from '../progress.ts';

/** What is said of a run whose files end one after the other, without the time it took. */
function said(states: readonly ('passed' | 'failed')[]): string[] {
  const lines: string[] = [];
  const reporter = progressReporter(line => lines.push(line.replace(/, \d+ s$/, '')));
  reporter.onInit?.({} as Vitest);
  reporter.onTestRunStart?.(states.map(() => ({}) as TestSpecification));
  states.forEach((state, i) => {
    reporter.onTestModuleEnd?.({ state: () => state, relativeModuleId: `${i}.test.ts` } as TestModule);
  });
  return lines;
}

test('a short run says after each file how many are done, a long one twenty times', () => {
  expect(said(['passed', 'passed'])).toEqual(['  1 of 2 files', '  2 of 2 files']);
  const long = said(Array.from({ length: 330 }, () => 'passed'));
  expect(long).toHaveLength(20);
  expect([long[0], long.at(-1)]).toEqual(['   17 of 330 files', '  330 of 330 files']);
});

test('a file that failed is named at once', () => {
  expect(said(['passed', 'failed'])).toEqual(['  1 of 2 files', '  FAILED 1.test.ts', '  2 of 2 files']);
});
