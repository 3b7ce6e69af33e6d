import type { Scene, Weight } from '../games/scene.ts';
import type { Preferences } from '../store/preferences.ts';
import type { Beat } from './beats.ts';

/** How fast things are seen to happen, and whether all of them. */
export type Pace = Pick<Preferences, 'speed' | 'onlyOurs'>;

/** How long each is seen at normal speed, in milliseconds. */
const LENGTHS: Readonly<Record<Weight, number>> = { aside: 250, plain: 900, turn: 1500, moment: 2000 };
const TIMES: Readonly<Record<Preferences['speed'], number>> = { slow: 2, normal: 1, fast: 0.4, instant: 0 };

/** More than so many that wait are shown faster, but never faster than this. A moment is never hurried. */
const MANY = 8;
const FASTEST = 0.5;

/** A walk of more steps than these takes so much longer for each. */
const STEPS = 2;
const STEP = 130;

/** A sentence of more letters than these takes so much longer to read for each, as far as that goes. */
const LETTERS = 24;
const LETTER = 32;
const LONGEST_READ = 2400;

/** What came of dice of one's own is read to its end, at the pace that is set: so long, and so much for each letter. */
const RESULT = 500;
const RESULT_LETTER = 32;

/** Dice are read and not only seen: they are never hurried as much. */
const FASTEST_DICE = 0.75;

/** Whether it has its moment over the board, which nothing hurries. */
export const isAnnounced = ({ weight }: Pick<Scene, 'weight'>): boolean => weight === 'moment' || weight === 'turn';

/** How long a beat is shown while so many wait behind it; 0 is not at all. */
export function lengthOf({ scene, isOurs }: Beat, { speed, onlyOurs }: Pace, waiting: number): number {
  if (onlyOurs && !isOurs) return 0;
  const steps = Math.max(0, ...scene.walks.map(({ path }) => path.length - 1 - STEPS));
  const reading = scene.weight === 'aside' ? 0 : Math.max(0, scene.sentence.length - LETTERS) * LETTER;
  const length = (LENGTHS[scene.weight] + steps * STEP + Math.min(LONGEST_READ, reading)) * TIMES[speed];
  if (isAnnounced(scene)) return length;
  const hurried = length * Math.max(scene.thrown ? FASTEST_DICE : FASTEST, Math.min(1, MANY / Math.max(1, waiting)));
  const isResult = isOurs && scene.thrown !== null && scene.sentence !== '';
  return isResult ? Math.max(hurried, (RESULT + scene.sentence.length * RESULT_LETTER) * TIMES[speed]) : hurried;
}

/** What is seen again was asked for: all of it, and never at no speed at all. */
export function encoreLength(beat: Beat, { speed }: Pace): number {
  return lengthOf(beat, { speed: speed === 'instant' ? 'normal' : speed, onlyOurs: false }, 0);
}

/** How long the sum of a phase stays: longer where there is more to read. */
const STRIP = 6000;
const STRIP_LETTER = 60;

export const stripLength = (sum: string): number => STRIP + Math.max(0, sum.length - LETTERS) * STRIP_LETTER;
