import { hasKeys } from '@sightline/kernel';
import type { ActionKinds } from '../../table/acts.ts';
import { areInts, arePlaces, bare, isBearing, isFlag, isInt, isPlace, noDice, type Raw } from '../../table/forms.ts';
import type { Place } from '../../table/table.ts';
import { needsLeadershipTest } from '../movement/movement.ts';
import { isWeapon } from '../shooting/shot.ts';
import { antiAirShotsOf, fireAtAircraft, foreseeAntiAir } from './anti-air.ts';
import { whyNotFireAtAircraft } from './anti-air-weapons.ts';
import { dropsOf, foreseeBombs } from './bomb-foresight.ts';
import { dropBombs, whyNotDropBombs } from './bombs.ts';
import { flightsOf, flightsOff, takeOffsOf, taxiesOf, turnsInHover } from './candidates.ts';
import { fly, flyOff, whyNotFly, whyNotFlyOff } from './flying.ts';
import { turnInHover, whyNotTurnInHover } from './hovering.ts';
import { land, whyNotLand } from './landing.ts';
import { drop, fastRopesOf, jumpsOf, whyNotDrop } from './roping.ts';
import { takeOff, whyNotTakeOff } from './taking-off.ts';
import { taxi, whyNotTaxi } from './taxiing.ts';

/** DU-AIR-014: to a place, and the way it points there; straight to it if it does not say. */
export interface FlyAct {
  readonly do: 'fly';
  readonly to: Place;
  readonly facing?: number;
}

/** DU-AIR-015: off the table. */
export interface FlyOffAct {
  readonly do: 'flyOff';
  readonly to: 'loiter' | 'boxOne';
}

/** DU-AIR-024: and with the same action to a place or off the table; else it hovers. */
export interface TakeOffAct {
  readonly do: 'takeOff';
  readonly to?: Place;
  readonly facing?: number;
  readonly off?: FlyOffAct['to'];
}

/** DU-AIR-025. */
export interface TaxiAct {
  readonly do: 'taxi';
  readonly to: Place;
  readonly facing?: number;
}

/** DU-AIR-021. */
export interface TurnInHoverAct {
  readonly do: 'turnInHover';
  readonly facing: number;
}

/** DU-AIR-038 to DU-AIR-041: bombs by their places in the row of the aircraft, on one spot or one behind the other. */
export interface DropBombsAct {
  readonly do: 'dropBombs';
  readonly bombs: readonly number[];
  readonly stick?: true;
}

/** DU-AIR-045: one weapon, a mount or the gun that is served, at what is in the air. */
export interface FireAtAircraftAct {
  readonly do: 'fireAtAircraft';
  readonly target: number;
  readonly weapon: number;
}

/** DU-AIR-069: down ropes from what hovers; the leader's place first, then the others' in roster order, or wherever there is room. */
export interface FastRopeAct {
  readonly do: 'fastRope';
  readonly places?: readonly Place[];
}

/** DU-AIR-069: the same with grav-packs. */
export interface JumpAct {
  readonly do: 'jump';
  readonly places?: readonly Place[];
}

export type AircraftAct =
  | FlyAct
  | FlyOffAct
  | TakeOffAct
  | { readonly do: 'land' }
  | TaxiAct
  | TurnInHoverAct
  | FastRopeAct
  | JumpAct
  | DropBombsAct
  | FireAtAircraftAct;

/** More than any aircraft drops at a time. */
const MOST_BOMBS = 24;

const isOff = (value: unknown): boolean => value === 'loiter' || value === 'boxOne';
const mayPlace = (value: Raw): boolean =>
  hasKeys(value, ['do'], ['places']) && (!('places' in value) || arePlaces(value['places']));
const mayFace = (value: Raw): boolean => !('facing' in value) || isBearing(value['facing']);

export const aircraftActs: ActionKinds<AircraftAct> = {
  fly: {
    do: 'fly',
    action: 'move',
    isForm: value => hasKeys(value, ['do', 'to'], ['facing']) && isPlace(value['to']) && mayFace(value),
    list: flightsOf,
    whyNot: whyNotFly,
    perform: fly,
    foresee: (table, unit, act) =>
      needsLeadershipTest(table, unit, act.to) ? (later, io) => fly(later, io, later.units[unit.id]!, act) : null,
  },
  flyOff: {
    do: 'flyOff',
    action: 'move',
    isForm: value => hasKeys(value, ['do', 'to']) && isOff(value['to']),
    list: flightsOff,
    whyNot: whyNotFlyOff,
    perform: flyOff,
    foresee: noDice,
  },
  takeOff: {
    do: 'takeOff',
    action: 'move',
    isForm: value =>
      hasKeys(value, ['do'], ['to', 'facing', 'off']) &&
      (!('to' in value) || isPlace(value['to'])) &&
      (!('off' in value) || isOff(value['off'])) &&
      mayFace(value),
    list: takeOffsOf,
    whyNot: whyNotTakeOff,
    perform: takeOff,
    foresee: (table, unit, act) =>
      act.to !== undefined && needsLeadershipTest(table, unit, act.to)
        ? (later, io) => takeOff(later, io, later.units[unit.id]!, act)
        : null,
  },
  land: { ...bare('land', whyNotLand, land), action: 'move' },
  taxi: {
    do: 'taxi',
    action: 'move',
    isForm: value => hasKeys(value, ['do', 'to'], ['facing']) && isPlace(value['to']) && mayFace(value),
    list: taxiesOf,
    whyNot: whyNotTaxi,
    perform: taxi,
  },
  turnInHover: {
    do: 'turnInHover',
    action: 'free',
    cost: 0,
    isForm: value => hasKeys(value, ['do', 'facing']) && isBearing(value['facing']),
    list: turnsInHover,
    whyNot: whyNotTurnInHover,
    perform: turnInHover,
    foresee: noDice,
  },
  dropBombs: {
    do: 'dropBombs',
    action: 'shoot',
    isForm: value =>
      hasKeys(value, ['do', 'bombs'], ['stick']) && areInts(value['bombs'], MOST_BOMBS) && isFlag(value, 'stick'),
    list: dropsOf,
    whyNot: whyNotDropBombs,
    perform: dropBombs,
    foresee: foreseeBombs,
  },
  fireAtAircraft: {
    do: 'fireAtAircraft',
    action: 'shoot',
    isForm: value => hasKeys(value, ['do', 'target', 'weapon']) && isInt(value['target']) && isWeapon(value['weapon']),
    list: antiAirShotsOf,
    whyNot: whyNotFireAtAircraft,
    perform: fireAtAircraft,
    foresee: foreseeAntiAir,
  },
  // DU-AIR-070: ropes take the whole activation, grav-packs one action of it.
  fastRope: {
    do: 'fastRope',
    action: 'reorganise',
    cost: 2,
    isForm: mayPlace,
    list: fastRopesOf,
    whyNot: whyNotDrop,
    perform: drop,
  },
  jump: { do: 'jump', action: 'reorganise', isForm: mayPlace, list: jumpsOf, whyNot: whyNotDrop, perform: drop },
};
