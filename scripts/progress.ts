import type { Reporter, TestModule } from 'vitest/node';

/** How many lines a run of the tests takes to say how far it has come. */
const LINES = 20;

/** A vitest reporter that says how many files are done, a line for each twentieth, and names the failed ones at once. */
export function progressReporter(say: (line: string) => void = console.log): Reporter {
  const began = performance.now();
  let [planned, done, said] = [0, 0, 0];
  return {
    onTestRunStart(specifications) {
      planned = specifications.length;
    },
    onTestModuleEnd(module: TestModule) {
      done++;
      if (module.state() === 'failed') say(`  FAILED ${module.relativeModuleId}`);
      const part = Math.floor((LINES * done) / planned);
      if (part === said) return;
      said = part;
      const seconds = Math.round((performance.now() - began) / 1000);
      say(`  ${String(done).padStart(String(planned).length)} of ${planned} files, ${seconds} s`);
    },
  };
}
