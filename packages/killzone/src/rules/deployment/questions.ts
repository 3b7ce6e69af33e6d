import type { Free, Listed } from '@sightline/kernel';
import type { Edge } from '../../content/schema.ts';
import { isPlaces } from '../../table/forms.ts';
import type { KillzoneListed, KillzoneRegions } from '../../table/questions.ts';
import type { Place, Who } from '../../table/units.ts';
import { whyNotDeploy } from './deploying.ts';
import { deploymentsOf } from './gathering.ts';

export type ChooseEdge = Listed<Edge> & { readonly kind: 'edge' };
/** A place for every member, in their order. */
export type Deploy = Free<readonly Place[]> & { readonly kind: 'deploy'; readonly group: Who };

export type DeploymentQuestion = ChooseEdge | Deploy;

export const deploymentListed: KillzoneListed<ChooseEdge> = { edge: {} };

export const deploymentRegions: KillzoneRegions<Deploy> = {
  deploy: {
    isForm: isPlaces,
    whyNot: (table, { group }, places) => whyNotDeploy(table, table.groups[group.id]!, places),
    candidates: (table, { group }) => deploymentsOf(table, table.groups[group.id]!),
  },
};
