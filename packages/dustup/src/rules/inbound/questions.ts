import type { Free, Listed, RegionKinds } from '@sightline/kernel';
import type { DustupEvent } from '../../table/events.ts';
import type { Dustup, Who } from '../../table/table.ts';
import { type Deployment, isDeployment } from '../deployment/questions.ts';
import { whyNotArrive } from './arriving.ts';
import { arrivalsOf } from './candidates.ts';
import { dropIn } from './dropping-in.ts';

/** DU-ARTY-025: where on the edge a unit comes onto the table. */
export type Arrive = Free<Deployment> & { readonly kind: 'arrive'; readonly unit: Who };

/** DU-AIR-011: onto the table, or where it can wait. */
export type LeaveBoxOne = Listed<'battleArea' | 'loiter'> & { readonly kind: 'leaveBoxOne'; readonly unit: Who };

/** DU-AIR-008: the enemy has it in his sights. */
export type UnderAirDefence = Listed<'goOn' | 'abort'> & {
  readonly kind: 'underAirDefence';
  readonly unit: Who;
  /** DU-AIR-010: what is fired at it now counts twice. */
  readonly doubled: boolean;
};

export type InboundQuestion = Arrive | LeaveBoxOne | UnderAirDefence;

export const inboundRegions: RegionKinds<Dustup, DustupEvent, Arrive> = {
  arrive: {
    isForm: isDeployment,
    whyNot: (table, { unit }, answer) => whyNotArrive(table, table.units[unit.id]!, answer),
    candidates: (table, { unit }) => arrivalsOf(table, table.units[unit.id]!),
    foresee: (table, { unit }, { at }) => {
      if (table.units[unit.id]!.drop === null) return null;
      return (later, io) => dropIn(later, io, later.units[unit.id]!, at);
    },
  },
};
