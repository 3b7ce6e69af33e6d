import type { Event } from '@sightline/kernel';
import type { Edge } from '../../content/schema.ts';
import type { Place, Who } from '../../table/units.ts';

/** How the battle is set up, and who comes later. */
export type DeploymentEvent = Event &
  (
    | { type: 'edgeRolled'; side: string; die: number }
    | { type: 'edgeChosen'; side: string; edge: Edge }
    | { type: 'deployed'; group: Who; places: readonly Place[] }
    | { type: 'arrived'; group: Who }
  );
