import { type Because, D6, sub } from '@sightline/kernel';
import type { KillzoneIo } from '../../table/table.ts';

/** KZ-ORG-012: damage of several dice is always their sum. */
export function rollSum(io: KillzoneIo, count: number, why: Because): { dice: number[]; total: number } {
  const dice: number[] = [];
  return { total: addUp(io, count, why, dice), dice };
}

/** When odds are counted only the sum matters, so it is built up die by die from the sums of fewer. */
function addUp(io: KillzoneIo, count: number, why: Because, dice: number[]): number {
  if (count === 0) return 0;
  const before = count === 1 ? 0 : sub(io, `sum ${count - 1}`, dicing => addUp(dicing, count - 1, why, dice));
  const die = io.roll(D6, why);
  dice.push(die);
  return before + die;
}
