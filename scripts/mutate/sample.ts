import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changesOf, type Mutant } from './mutants.ts';

/** So many of all mutants of these files, the same ones for the same seed; all of them where no number is given. */
export function sampleOf(root: string, files: readonly string[], size: number | null, seed: string): readonly Mutant[] {
  const all = files.flatMap(file =>
    changesOf(file, readFileSync(join(root, file), 'utf8')).map(change => ({ file, ...change })),
  );
  const drawn = all.map(change => ({ change, lot: lotOf(change, seed) })).sort((a, b) => (a.lot < b.lot ? -1 : 1));
  return drawn.slice(0, size ?? all.length).map(({ change }, i) => ({ id: i + 1, ...change }));
}

/** By what it is and not by where it stands in the list: another file more or less leaves the others their lots. */
function lotOf(change: Omit<Mutant, 'id'>, seed: string): string {
  const { file, line, start, becomes } = change;
  return createHash('sha256')
    .update(JSON.stringify([seed, file, line, start, becomes]))
    .digest('hex');
}
