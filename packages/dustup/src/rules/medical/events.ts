import type { Faces } from '../../dice/ladder.ts';
import type { Told } from '../../table/events.ts';
import type { Who } from '../../table/table.ts';

export type MedicalEvent = Told &
  (
    | { type: 'treated'; by: Who; figure: Who; die: Faces; face: number; result: 'killed' | 'stabilised' | 'able' }
    | { type: 'extracted'; unit: Who; figures: readonly Who[] }
  );
