import type { Odds } from '@sightline/kernel';
import type { Chance } from '../table-talk.ts';
import type { Changed } from './changes.ts';

/** A row of the plain odds, and which outcomes it is for: each is counted in the first row that it fits. */
export interface Row {
  readonly id: RowId;
  readonly tone: Chance['tone'];
  fits(changed: Changed): boolean;
}

export type RowId =
  | 'granted'
  | 'turnedDown'
  | 'wrecked'
  | 'hit'
  | 'ownOnly'
  | 'shotDown'
  | 'goesHome'
  | 'ownShotDown'
  | 'ownGoesHome'
  | 'escapes'
  | 'down'
  | 'suppressed'
  | 'damaged'
  | 'destroyed'
  | 'hullDamaged'
  | 'hullSuppressed'
  | 'ownDown'
  | 'ownSuppressed'
  | 'wins'
  | 'goesIn'
  | 'stopsShort'
  | 'loses'
  | 'recovers'
  | 'takesHeart'
  | 'saved'
  | 'dies'
  | 'arrives'
  | 'partWay'
  | 'stays'
  | 'answers'
  | 'heard'
  | 'unanswered'
  | 'changes'
  | 'nothing';

/** A chance, with its error where it was sampled. */
export function sized(chance: number, { exact, of }: Odds): Pick<Chance, 'chance' | 'error'> {
  return exact ? { chance } : { chance, error: Math.sqrt((chance * (1 - chance)) / Number(of)) };
}
