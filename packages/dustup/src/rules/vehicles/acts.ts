import { bearingOf, distance, minus } from '@sightline/geometry/field';
import { hasKeys, refuse } from '@sightline/kernel';
import { nearestVisibleEnemy } from '../../ground/sight.ts';
import type { ActionKinds, UseKinds } from '../../table/acts.ts';
import { arePlaces, bare, isBearing, isFlag, isInt, naming, noDice } from '../../table/forms.ts';
import { type Dustup, type Place, placeOf } from '../../table/table.ts';
import { isVehicle, type Unit } from '../../table/units.ts';
import { alight, board, whyNotAlight, whyNotBoard } from './boarding.ts';
import { emptyOnesFor, man, whyNotMan } from './crews.ts';
import { turn, whyNotTurn } from './driving.ts';
import { hatchesOf, moveHatches, whyNotHatches } from './hatches.ts';
import { hitch, hitchesOf, letGo, whyNotHitch, whyNotLetGo } from './towing.ts';

/** DU-VEH-043: into a vehicle. */
export interface BoardUse {
  readonly do: 'board';
  readonly vehicle: number;
}

/** DU-VEH-045: out of it; the leader's place first, then those of the others in roster order, or wherever there is room. */
export interface AlightUse {
  readonly do: 'alight';
  readonly places?: readonly Place[];
}

/** DU-VEH-036: a vehicle turns on the spot, to a bearing in whole degrees. */
export interface TurnUse {
  readonly do: 'turnHull';
  readonly facing: number;
}

/** DU-VEH-023: of the vehicle, or of the one that the unit rides in. */
export interface HatchesAct {
  readonly do: 'hatches';
  readonly to: 'open' | 'shut';
}

/** DU-VEH-050: of what is towed or pushed. */
export type LetGoAct = { readonly do: 'letGo' };

export type VehicleAct = HatchesAct | LetGoAct;

export const vehicleActs: ActionKinds<VehicleAct> = {
  hatches: {
    do: 'hatches',
    action: 'free',
    cost: 0,
    isForm: value => hasKeys(value, ['do', 'to']) && (value['to'] === 'open' || value['to'] === 'shut'),
    list: hatchesOf,
    whyNot: whyNotHatches,
    perform: moveHatches,
    foresee: noDice,
  },
  letGo: {
    ...bare('letGo', whyNotLetGo, letGo),
    action: 'free',
    cost: 0,
    // Whoever fixed the cables wants to pull: only a damaged tower has to let go.
    list: (table, unit) =>
      (unit.hull?.damage ?? 0) > 0 && whyNotLetGo(table, unit).length === 0 ? [{ do: 'letGo' }] : [],
    foresee: noDice,
  },
};

/** DU-VEH-050: cables fixed to a vehicle or wreck, or lining up to push it. */
export interface HitchUse {
  readonly do: 'hitch';
  readonly unit: number;
  readonly push?: true;
}

/** DU-VEH-095: into the seats of a vehicle that stands empty. */
export interface ManUse {
  readonly do: 'manVehicle';
  readonly vehicle: number;
}

export type VehicleUse = BoardUse | AlightUse | TurnUse | HitchUse | ManUse;

export const vehicleUses: UseKinds<VehicleUse> = {
  board: {
    do: 'board',
    isForm: naming('vehicle'),
    list: boardings,
    whyNot: whyNotBoard,
    perform: board,
  },
  alight: {
    do: 'alight',
    isForm: value => hasKeys(value, ['do'], ['places']) && (!('places' in value) || arePlaces(value['places'])),
    list: (table, unit) => (whyNotAlight(table, unit, { do: 'alight' }).length === 0 ? [{ do: 'alight' }] : []),
    whyNot: whyNotAlight,
    perform: alight,
  },
  manVehicle: {
    do: 'manVehicle',
    isForm: naming('vehicle'),
    list: emptyOnesFor,
    whyNot: whyNotMan,
    perform: man,
  },
  hitch: {
    do: 'hitch',
    isForm: value => hasKeys(value, ['do', 'unit'], ['push']) && isInt(value['unit']) && isFlag(value, 'push'),
    list: hitchesOf,
    whyNot: whyNotHitch,
    perform: hitch,
  },
  turnHull: {
    do: 'turnHull',
    isForm: value => hasKeys(value, ['do', 'facing']) && isBearing(value['facing']),
    list: turns,
    whyNot: (table, unit, use) =>
      isVehicle(unit) ? whyNotTurn(table, unit, use) : [refuse('DU-VEH-036', 'noSuchVehicle')],
    perform(table, io, unit, use) {
      if (isVehicle(unit)) turn(table, io, unit, use);
    },
  },
};

/** The nearest vehicles with room, for a unit that stands beside them. */
function boardings(table: Dustup, unit: Unit): BoardUse[] {
  if (unit.where !== 'table') return [];
  const found = table.units.filter(
    other => isVehicle(other) && whyNotBoard(table, unit, { do: 'board', vehicle: other.id }).length === 0,
  );
  const away = (other: Unit) => distance(placeOf(table, unit), placeOf(table, other));
  return found.sort((a, b) => away(a) - away(b)).map(({ id }) => ({ do: 'board', vehicle: id }));
}

/** How far off the enemy its front may point before a turn is worth thinking of, in degrees. */
const OFF = 45;

/** Front to the nearest enemy in sight. */
function turns(table: Dustup, unit: Unit): TurnUse[] {
  if (!isVehicle(unit)) return [];
  const enemy = nearestVisibleEnemy(table, unit);
  if (enemy === null) return [];
  const facing = bearingOf(minus(placeOf(table, enemy), unit.hull));
  const off = Math.abs(((facing - unit.hull.facing + 540) % 360) - 180);
  const use: TurnUse = { do: 'turnHull', facing };
  return off > OFF && whyNotTurn(table, unit, use).length === 0 ? [use] : [];
}
