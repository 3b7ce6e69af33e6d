import type { Beat } from './beats.ts';
import { isHarm, weightiest } from './harm.ts';

/** What came of a throw of dice: the throw itself and what followed from it, in their order. */
export type Result = readonly Beat[];

/** So much of it is read at once. */
const MOST = 4;

/** The last result once a beat has begun: a new one, the same with one thing more, or the same as before. */
export function resultWith(result: Result, beat: Beat): Result {
  const { thrown, lines, walks, sentence, weight } = beat.scene;
  if (sentence === '') return result;
  const isMore = isOf(result, beat);
  const isWalk = walks.length > 0 && !isHarm(beat);
  if (thrown && (lines.length > 0 || isWalk || !isMore)) return [beat];
  // He fires again: the dice that lie there are those of his last shot.
  if (isMore && lines.length > 0) return NOTHING_YET;
  // Where somebody goes after it is another thing.
  if (!isMore || isWalk || (!thrown && weight === 'aside')) return result;
  // The dice stay whatever follows from them, and of that what befell somebody.
  const [first, ...rest] = [...result, beat];
  return [first!, ...weightiest(rest, MOST - 1)];
}

const NOTHING_YET: Result = [];

/** Whether it goes on with what befell somebody in the same step. */
function isOf(result: Result, { scene, step }: Beat): boolean {
  const of = result.flatMap(last => (last.step === step ? last.scene.concerns : []));
  return scene.concerns.some(figure => of.includes(figure));
}
