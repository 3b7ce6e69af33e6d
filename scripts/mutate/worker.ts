import type { Mutant } from './mutants.ts';
import { openTrial } from './trial.ts';

export interface Order {
  readonly root: string;
  readonly game: string;
  readonly mutants: readonly Mutant[];
}

export interface Verdict {
  readonly id: number;
  /** The test that noticed; null if none did. */
  readonly killer: string | null;
  /** Whether any test came by at all. */
  readonly isMet?: boolean;
}

process.once('message', async (order: Order) => {
  const { root, game, mutants } = order;
  const trial = await openTrial(root, game, mutants);
  const coverage = await trial.coverage();
  for (const mutant of mutants) {
    const files = coverage.get(mutant.id) ?? [];
    process.send!({ tries: mutant.id });
    const killer = files.length === 0 ? null : await trial.killer(mutant, nearestFirst(mutant, files));
    process.send!({ id: mutant.id, killer, isMet: files.length > 0 } satisfies Verdict);
  }
  await trial.close();
  process.disconnect();
});

/** Tests mirror the chapters: those of the chapter that was changed are the first to notice. */
function nearestFirst({ file }: Mutant, tests: readonly string[]): readonly string[] {
  const chapter = file.split('/').at(-2)!;
  const isNear = (test: string): boolean => test.replaceAll('\\', '/').includes(`/test/${chapter}/`);
  return [...tests.filter(isNear), ...tests.filter(test => !isNear(test))];
}
