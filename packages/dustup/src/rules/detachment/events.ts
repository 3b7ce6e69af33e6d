import type { Told } from '../../table/events.ts';
import type { Who } from '../../table/table.ts';

export type DetachmentEvent = Told &
  (
    | { type: 'detached'; unit: Who; detachment: Who; figures: readonly Who[] }
    | { type: 'rejoined' | 'regrouped'; unit: Who; other: Who }
    | { type: 'becameIndependent'; unit: Who; parent: Who }
  );
