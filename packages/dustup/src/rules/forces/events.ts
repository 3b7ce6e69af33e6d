import type { Confidence, Quality } from '../../content/schema.ts';
import type { Told } from '../../table/events.ts';
import type { Who } from '../../table/table.ts';

export type ForceEvent = Told & {
  type: 'mustered';
  unit: Who;
  what: 'quality' | 'leadership' | 'confidence';
  dice: readonly number[];
  /** A level, or a leadership value. */
  now: Quality | Confidence | number;
};
