import { type Free, hasKeys, isRecord, type Listed, type RegionKinds } from '@sightline/kernel';
import type { DustupEvent } from '../../table/events.ts';
import { arePlaces, isBearing, isFlag, isInt, isPlace } from '../../table/forms.ts';
import type { Dustup, Names, Place, Who } from '../../table/table.ts';
import { deploymentsOf, dummiesOf } from './candidates.ts';
import { whyNotDeploy } from './deployment.ts';
import { whyNotDummy } from './dummies.ts';

/** DU-GAP-029: the leader's place; the others stand round him unless every place is given, in roster order. */
export interface Deployment {
  readonly at: Place;
  readonly hidden?: true;
  readonly places?: readonly Place[];
  /** DU-VEH-036: where a vehicle points, in whole degrees; away from its own edge if it does not say. */
  readonly facing?: number;
  /** DU-HEAVY-003: its gun is packed, not set up. */
  readonly packed?: true;
}

export type WhichToDeploy = Listed<number> & { readonly kind: 'whichToDeploy'; readonly names: Names };
export type Deploy = Free<Deployment> & {
  readonly kind: 'deploy';
  readonly unit: Who;
  readonly mayHide: boolean;
};
/** DU-DETECT-008: a place, and how large the thing is that the dummy is meant for; a man if it does not say. */
export interface Dummy extends Place {
  readonly size?: number;
}
/** DU-DETECT-002: where a dummy goes, or enough of them. */
export type PlaceDummy = Free<Dummy | 'enough'> & { readonly kind: 'dummy'; readonly side: number };

export type DeploymentQuestion = WhichToDeploy | Deploy | PlaceDummy;

export const deploymentRegions: RegionKinds<Dustup, DustupEvent, Deploy | PlaceDummy> = {
  deploy: {
    isForm: isDeployment,
    whyNot: (table, { unit }, answer) => whyNotDeploy(table, table.units[unit.id]!, answer),
    candidates: (table, { unit }) => deploymentsOf(table, table.units[unit.id]!),
  },
  dummy: {
    isForm: (answer): answer is Dummy | 'enough' => answer === 'enough' || isDummy(answer),
    whyNot: (table, { side }, answer) => (answer === 'enough' ? [] : whyNotDummy(table, side, answer)),
    candidates: (table, { side }) => dummiesOf(table, side),
  },
};

export function isDeployment(value: unknown): value is Deployment {
  if (!isRecord(value) || !hasKeys(value, ['at'], ['hidden', 'places', 'facing', 'packed'])) return false;
  if (!isFlag(value, 'hidden') || !isFlag(value, 'packed')) return false;
  if ('facing' in value && !isBearing(value['facing'])) return false;
  return isPlace(value['at']) && (!('places' in value) || arePlaces(value['places']));
}

function isDummy(value: unknown): value is Dummy {
  if (!isRecord(value) || !hasKeys(value, ['x', 'y'], ['size'])) return false;
  return isInt(value['x']) && isInt(value['y']) && (!('size' in value) || isInt(value['size']));
}
