import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the last whole run of the tests showed. A row may be in both lists when several tests name it. */
export interface TestResults {
  /** The state of the project that was tested. */
  readonly fingerprint: string;
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

function resultsPath(root: string): string {
  return join(root, '.cache', 'ledger', 'tests.json');
}

/** The stored results; undefined where there are none or the file is no such thing, as both mean: test again. */
export function readResults(root: string): TestResults | undefined {
  const path = resultsPath(root);
  if (!existsSync(path)) return undefined;
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isResults(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Written beside and then moved into place: a reader finds the old results or the new ones, never half of them. */
export function writeResults(root: string, results: TestResults): void {
  const path = resultsPath(root);
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(results, null, 2)}\n`);
  renameSync(draft, path);
}

function isResults(value: unknown): value is TestResults {
  if (typeof value !== 'object' || value === null) return false;
  const { fingerprint, passed, failed } = value as Partial<Record<keyof TestResults, unknown>>;
  return typeof fingerprint === 'string' && isTexts(passed) && isTexts(failed);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(item => typeof item === 'string');
}
