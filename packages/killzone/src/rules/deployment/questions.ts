import type { Free, Listed } from '@sightline/kernel';
import type { Edge } from '../../content/schema.ts';
import type { Place, Who } from '../../table/units.ts';

export type ChooseEdge = Listed<Edge> & { readonly kind: 'edge' };
/** A place for every member, in their order. */
export type Deploy = Free<readonly Place[]> & { readonly kind: 'deploy'; readonly group: Who };
