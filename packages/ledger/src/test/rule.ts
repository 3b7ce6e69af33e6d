import { type TestContext, test } from 'vitest';
import type { RuleId } from '../rule-id.generated.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The ledger rows that the test shows kept. */
    rules?: readonly string[];
  }
}

/**
 * A test that shows one or more rows of the ledger kept. The rows travel in the meta data of the test, and count as
 * covered when it ran and passed. For a table of cases call it in a loop, each case with a sentence of its own.
 */
export function rule(
  ids: RuleId | readonly [RuleId, ...RuleId[]],
  sentence: string,
  body: (context: TestContext) => void | Promise<void>,
): void {
  const rules: readonly string[] = typeof ids === 'string' ? [ids] : ids;
  test(`${rules.join(' ')} ${sentence}`, { meta: { rules } }, body);
}
