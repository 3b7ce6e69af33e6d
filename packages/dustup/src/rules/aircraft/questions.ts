import { type Free, hasKeys, isRecord, type RegionKinds } from '@sightline/kernel';
import type { DustupEvent } from '../../table/events.ts';
import { isBearing, isPlace } from '../../table/forms.ts';
import type { Dustup, Named, Place, Who } from '../../table/table.ts';
import { foreseeLock } from './anti-air.ts';
import { evasionsOf, whyNotEvade } from './evading.ts';

/** DU-AIR-048: a move on the spur of the moment, and the way it points then. */
export interface Evasion {
  readonly to: Place;
  readonly facing?: number;
}

/** DU-AIR-047: an aircraft has been acquired; what does its pilot do? */
export type UnderLock = Free<'carryOn' | 'abort' | Evasion> & {
  readonly kind: 'underLock';
  readonly unit: Who;
  readonly by: Who;
  readonly weapon: Named;
};

export type AircraftQuestion = UnderLock;

export const aircraftRegions: RegionKinds<Dustup, DustupEvent, UnderLock> = {
  underLock: {
    isForm: (answer): answer is 'carryOn' | 'abort' | Evasion =>
      answer === 'carryOn' || answer === 'abort' || isEvasion(answer),
    whyNot: (table, { unit }, answer) =>
      answer === 'carryOn' || answer === 'abort' ? [] : whyNotEvade(table, table.units[unit.id]!, answer),
    candidates: (table, { unit, by }) => [
      'carryOn',
      ...evasionsOf(table, table.units[unit.id]!, table.units[by.id]!),
      'abort',
    ],
    foresee: foreseeLock,
  },
};

function isEvasion(answer: unknown): answer is Evasion {
  return (
    isRecord(answer) &&
    hasKeys(answer, ['to'], ['facing']) &&
    isPlace(answer['to']) &&
    (!('facing' in answer) || isBearing(answer['facing']))
  );
}
