import { type Free, hasKeys, isRecord, type Listed, type RegionKinds } from '@sightline/kernel';
import type { DustupEvent } from '../../table/events.ts';
import { arePlaces, isFlag, isInt, isPlace } from '../../table/forms.ts';
import type { Dustup, Names, Place, Who } from '../../table/table.ts';
import { arrivalsOf, deploymentsOf, dummiesOf } from './candidates.ts';
import { whyNotDeploy } from './deployment.ts';
import { whyNotDummy } from './dummies.ts';
import { whyNotArrive } from './inbound.ts';

/** DU-GAP-029: the leader's place; the others stand round him unless every place is given, in roster order. */
export interface Deployment {
  readonly at: Place;
  readonly hidden?: true;
  readonly places?: readonly Place[];
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
/** DU-FORCE-007: where on the edge a unit comes onto the table. */
export type Arrive = Free<Deployment> & { readonly kind: 'arrive'; readonly unit: Who };

export type DeploymentQuestion = WhichToDeploy | Deploy | PlaceDummy | Arrive;

export const deploymentRegions: RegionKinds<Dustup, DustupEvent, Deploy | PlaceDummy | Arrive> = {
  deploy: {
    isForm: isDeployment,
    whyNot: (table, { unit }, answer) => whyNotDeploy(table, table.units[unit.id]!, answer),
    candidates: (table, { unit }) => deploymentsOf(table, table.units[unit.id]!),
  },
  arrive: {
    isForm: isDeployment,
    whyNot: (table, { unit }, answer) => whyNotArrive(table, table.units[unit.id]!, answer),
    candidates: (table, { unit }) => arrivalsOf(table, table.units[unit.id]!),
  },
  dummy: {
    isForm: (answer): answer is Dummy | 'enough' => answer === 'enough' || isDummy(answer),
    whyNot: (table, { side }, answer) => (answer === 'enough' ? [] : whyNotDummy(table, side, answer)),
    candidates: (table, { side }) => dummiesOf(table, side),
  },
};

function isDeployment(value: unknown): value is Deployment {
  if (!isRecord(value) || !hasKeys(value, ['at'], ['hidden', 'places']) || !isFlag(value, 'hidden')) return false;
  return isPlace(value['at']) && (!('places' in value) || arePlaces(value['places']));
}

function isDummy(value: unknown): value is Dummy {
  if (!isRecord(value) || !hasKeys(value, ['x', 'y'], ['size'])) return false;
  return isInt(value['x']) && isInt(value['y']) && (!('size' in value) || isInt(value['size']));
}
