import { type Free, hasKeys, isRecord, type RegionKinds } from '@sightline/kernel';
import type { Guidance } from '../../content/artillery-schema.ts';
import type { DustupEvent } from '../../table/events.ts';
import { arePlaces, isBearing, isPlace } from '../../table/forms.ts';
import type { Dustup, Named, Place, Who } from '../../table/table.ts';
import { foreseeAim } from './foresight.ts';
import { aimsOf, whyNotAim } from './placing.ts';
import { acrossOf } from './smoke-shells.ts';

/** DU-ARTY-018, DU-ARTY-022: where the rounds are meant to land, of what kind they are, and where they are not. */
export interface Aim {
  readonly at: Place;
  readonly ammunition: string;
  readonly dummies?: readonly [Place, Place];
}

export type PlaceMission = Free<Aim | 'nowhere'> & {
  readonly kind: 'placeMission';
  readonly unit: Who;
  readonly asset: number;
  readonly named: Named;
  readonly guidance: Guidance;
};

/** DU-SMOKE-009: the bearing of the lines of smoke in whole degrees; either way along is the same. */
export type SmokeLine = Free<{ readonly along: number }> & { readonly kind: 'smokeLine'; readonly mission: number };

export type ArtilleryQuestion = PlaceMission | SmokeLine;

export const artilleryRegions: RegionKinds<Dustup, DustupEvent, ArtilleryQuestion> = {
  placeMission: {
    isForm: (answer): answer is Aim | 'nowhere' => answer === 'nowhere' || isAim(answer),
    whyNot: (table, question, answer) => (answer === 'nowhere' ? [] : whyNotAim(table, question, answer)),
    candidates: aimsOf,
    foresee: foreseeAim,
  },
  smokeLine: {
    isForm: (answer): answer is { readonly along: number } =>
      isRecord(answer) && hasKeys(answer, ['along']) && isBearing(answer['along']) && Number(answer['along']) < 180,
    whyNot: () => [],
    candidates: (table, { mission }) => {
      const across = acrossOf(table.missions[mission]!);
      return [0, 30, 60, 90, 120, 150].map(turn => ({ along: (across + turn) % 180 }));
    },
  },
};

function isAim(value: unknown): value is Aim {
  if (!isRecord(value) || !hasKeys(value, ['at', 'ammunition'], ['dummies'])) return false;
  if (!isPlace(value['at']) || typeof value['ammunition'] !== 'string') return false;
  return !('dummies' in value) || (arePlaces(value['dummies'], 2) && value['dummies'].length === 2);
}
