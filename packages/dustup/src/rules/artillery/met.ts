import type { Point } from '@sightline/geometry/field';
import { type Part, part } from '@sightline/kernel';
import type { Cover } from '../../content/schema.ts';
import type { Times } from '../../dice/times.ts';
import { shelterOf } from '../../ground/cover.ts';
import type { Figure } from '../../table/figures.ts';
import type { ArmourFace } from '../../table/hulls.ts';
import type { Building } from '../../table/markers.ts';
import { type Piece, placeOfPiece } from '../../table/pieces.ts';
import { type Dustup, NONE, type Place } from '../../table/table.ts';
import { isVehicle, type Unit, type Vehicle } from '../../table/units.ts';
import {
  areRidersIn,
  type Blast,
  faceIn,
  hasCover,
  isFigureIn,
  isHullIn,
  isNestIn,
  isPieceIn,
  metAt,
} from './in-burst.ts';

/** One round as it comes down, or anything else that bursts like one. */
export interface Round extends Blast {
  /** DU-ARTY-002: against men, guns and vehicles without armour, and against armour and houses. */
  readonly impact: { readonly infantry: Times; readonly armour: Times };
  /** DU-VEH-067: for those inside what it hits. */
  readonly class: number;
}

/** What comes down in one attack: rounds that burst, and points that are set alight. */
export interface Bursts {
  readonly rounds: readonly Round[];
  readonly fires: readonly Place[];
}

/** Whom or what a round meets, and how: all that is to be known of it before dice fall. */
export type Met =
  | { readonly is: 'man'; readonly unit: Unit; readonly figure: Figure; readonly shifts: readonly Part[] }
  | { readonly is: 'gun'; readonly unit: Unit | null; readonly piece: Piece; readonly shifts: readonly Part[] }
  | { readonly is: 'hull'; readonly unit: Vehicle; readonly face: ArmourFace; readonly cover: Cover }
  | { readonly is: 'nest' }
  | { readonly is: 'building'; readonly building: Building; readonly at: Point };

/**
 * DU-ARTY-004, DU-ARTY-035 to DU-ARTY-039: in the order in which dice are rolled for them: side by side, men before
 * vehicles; guns that nobody serves and houses last.
 */
export function metBy(table: Dustup, round: Round, units: readonly Unit[]): Met[] {
  const met: Met[] = [];
  for (const side of new Set(units.map(unit => unit.side))) {
    const own = units.filter(unit => unit.side === side);
    for (const unit of own) met.push(...menIn(table, unit, round));
    for (const unit of own.filter(isVehicle)) met.push(...lyingIn(table, unit, round));
    for (const unit of own.filter(isVehicle)) if (isHullIn(unit, round)) met.push(hullIn(table, unit, round));
  }
  for (const piece of table.pieces) if (piece.servedBy === NONE) met.push(...gunIn(table, piece, null, round));
  if (isNestIn(table, round)) met.push({ is: 'nest' });
  for (const building of table.buildings) {
    const at = metAt(table, building, round);
    if (at !== null) met.push({ is: 'building', building, at });
  }
  return met;
}

const shiftsBy = (isCovered: boolean): Part[] => (isCovered ? [part('DU-ARTY-039', 1, 'coverFromBurst')] : []);

/** DU-ARTY-035: each of them, and the gun they serve (DU-HEAVY-011). */
function menIn(table: Dustup, unit: Unit, round: Round): Met[] {
  const men = unit.figures.flatMap((id): Met[] => {
    const figure = table.figures[id]!;
    if (!isFigureIn(table, unit, figure, round)) return [];
    return [{ is: 'man', unit, figure, shifts: shiftsBy(hasCover(table, figure.left ? null : unit, figure, round)) }];
  });
  return unit.piece === NONE ? men : [...men, ...gunIn(table, table.pieces[unit.piece]!, unit, round)];
}

/** DU-CASEVAC-008, DU-ARTY-037: the wounded who lie in a vehicle are passengers like any, with what it shelters them by. */
function lyingIn(table: Dustup, vehicle: Vehicle, round: Round): Met[] {
  const { evacuees } = vehicle.hull;
  if (evacuees.length === 0 || !areRidersIn(vehicle, round)) return [];
  return evacuees.map((id): Met => {
    const figure = table.figures[id]!;
    return { is: 'man', unit: table.units[figure.unit]!, figure, shifts: shiftsBy(true) };
  });
}

function gunIn(table: Dustup, piece: Piece, unit: Unit | null, round: Round): Met[] {
  if (!isPieceIn(table, piece, round)) return [];
  return [{ is: 'gun', unit, piece, shifts: shiftsBy(hasCover(table, unit, placeOfPiece(table, piece)!, round)) }];
}

/** DU-ARTY-036: through the face that meets it; cover is worth one step to what has no armour. */
function hullIn(table: Dustup, unit: Vehicle, round: Round): Met {
  const cover = shelterOf(table, unit, round.at).cover === 'none' ? 'none' : 'soft';
  return { is: 'hull', unit, face: faceIn(unit, round), cover };
}
