import type { Burst } from '../games/scene.ts';
import type { Beat } from './beats.ts';

const HARM: ReadonlySet<Burst['kind']> = new Set(['fall', 'hit', 'alarm']);

/** Whether it befalls somebody: he falls, is struck, is driven back or pinned down. */
export const isHarm = ({ scene: { bursts, cue, weight } }: Beat): boolean =>
  weight === 'moment' || cue === 'fall' || cue === 'hit' || bursts.some(({ kind }) => HARM.has(kind));

/** How little one loses who does not read it: what befalls somebody comes first, and a shot says nothing without what came of it. */
function lightness(beat: Beat): number {
  const { weight, bursts, lines, thrown } = beat.scene;
  if (weight === 'moment') return 0;
  if (bursts.some(({ kind }) => kind === 'fall')) return 1;
  if (isHarm(beat)) return 2;
  return lines.length > 0 && !thrown ? 4 : 3;
}

/** So many of them, in their order: the weightiest, and of those the newest. */
export const weightiest = (beats: readonly Beat[], most: number): readonly Beat[] => best(beats, most, lightness);

/**
 * The same of all that passed since one acted: what befell one's own before what else they had part in, then what the others
 * did, and last what came of one's own act, which one has watched.
 */
export function worthMost(beats: readonly Beat[], most: number): readonly Beat[] {
  const own = beats[0]?.step;
  // What came of it for others belongs to what one's own did, or had done to them.
  const ours = new Set(beats.flatMap(({ isOurs, step }) => (isOurs && step !== undefined ? [step] : [])));
  const rank = (beat: Beat): number => {
    const { step, isOurs, isOnlyOurs } = beat;
    if (isOnlyOurs && isHarm(beat)) return 0;
    if (step === own) return 3;
    return isOurs || (step !== undefined && ours.has(step)) ? 1 : 2;
  };
  return best(beats, most, beat => rank(beat) * RANKS + lightness(beat));
}

/** More than anything is light. */
const RANKS = 10;

function best(beats: readonly Beat[], most: number, cost: (beat: Beat) => number): readonly Beat[] {
  if (beats.length <= most) return beats;
  const kept = new Set(
    beats
      .toReversed()
      .toSorted((a, b) => cost(a) - cost(b))
      .slice(0, most),
  );
  return beats.filter(beat => kept.has(beat));
}
