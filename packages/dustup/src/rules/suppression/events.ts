import type { Faces } from '../../dice/ladder.ts';
import type { Told } from '../../table/events.ts';
import type { Who } from '../../table/table.ts';

export type SuppressionEvent = Told &
  (
    | { type: 'suppressed'; unit: Who; markers: number }
    | { type: 'recovered'; unit: Who; die: Faces; face: number; target: number; removed: boolean; left: number }
  );
