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
export function weightiest(beats: readonly Beat[], most: number): readonly Beat[] {
  if (beats.length <= most) return beats;
  const kept = new Set(
    beats
      .toReversed()
      .toSorted((a, b) => lightness(a) - lightness(b))
      .slice(0, most),
  );
  return beats.filter(beat => kept.has(beat));
}
