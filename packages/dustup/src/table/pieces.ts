import { circle, compareGap } from '@sightline/geometry/field';
import { HEAVY_TABLES } from '../content/arsenal.ts';
import type { FireControl, ServedRow } from '../content/schema.ts';
import type { Mountable } from '../content/vehicle-schema.ts';
import { TOLERANCE } from '../ground/measure.ts';
import { outlineOfHull } from '../ground/outline.ts';
import type { Figure } from './figures.ts';
import { type Dustup, NONE, type Place, placeOf } from './table.ts';
import { ableOf, isInPlay, type Unit } from './units.ts';

/** DU-HEAVY-002: carried by its crew, hauled by a vehicle, built in for good, or fired from the shoulder. */
type Carriage = 'manPacked' | 'towed' | 'emplaced' | 'shoulder';

/**
 * DU-HEAVY-001: a heavy or guided weapon that stands on the ground. It is a thing of its own, because its crew may leave
 * it and others may take it over (DU-HEAVY-008); a squad that serves one is a gun as long as it does.
 */
export interface Piece {
  readonly id: number;
  readonly side: number;
  readonly weapon: string;
  readonly carriage: Carriage;
  /** DU-GAP2-006: the men that it is made for. */
  readonly crew: number;
  readonly fireControl: FireControl;
  /** How often it may be fired in a game; null without end. */
  readonly shots: number | null;
  spent: number;
  /** The unit that serves it, or NONE. */
  servedBy: number;
  /** DU-HEAVY-010: the vehicle that it is limbered to, or NONE. */
  hauledBy: number;
  /** Where it was set down; where it is now says `placeOfPiece`. */
  x: number;
  y: number;
  /** A bearing in whole degrees. */
  facing: number;
  /** DU-HEAVY-003, DU-HEAVY-009: ready to fire, or packed or limbered to be moved. */
  isSetUp: boolean;
  /** DU-HEAVY-013. */
  state: 'whole' | 'disabled' | 'ruined';
  /** DU-HEAVY-015: it has fired in the activation going on. */
  fired: boolean;
  /** DU-GUIDED-015: fired from afar; and whether there is a missile in it then (DU-GUIDED-018). */
  isRemote: boolean;
  isLoaded: boolean;
}

const CARRIAGES: Readonly<Record<ServedRow['on'], Carriage>> = {
  tripod: 'manPacked',
  launcher: 'manPacked',
  carriage: 'towed',
  emplacement: 'emplaced',
  shoulder: 'shoulder',
};

/** The weapon of a crew as it comes to the battle: packed, until it is deployed (DU-HEAVY-003). */
export function newPiece(id: number, unit: Unit, served: ServedRow, weapon: Mountable | undefined): Piece {
  const carriage = CARRIAGES[served.on];
  return {
    id,
    side: unit.side,
    weapon: served.weapon,
    carriage,
    crew: crewFor(weapon, carriage),
    fireControl: served.fireControl ?? 'average',
    shots: served.shots ?? null,
    spent: 0,
    servedBy: unit.id,
    hauledBy: NONE,
    x: 0,
    y: 0,
    facing: 0,
    isSetUp: false,
    state: 'whole',
    fired: false,
    isRemote: false,
    isLoaded: true,
  };
}

/** DU-GAP2-006. */
function crewFor(weapon: Mountable | undefined, carriage: Carriage): number {
  const { bySize, manPackedMissile, shoulderMissile } = HEAVY_TABLES.crews;
  if (weapon?.kind === 'mortar') return weapon.row.crew;
  if (weapon?.kind === 'heavy') return bySize[weapon.row.size as keyof typeof bySize];
  return carriage === 'shoulder' ? shoulderMissile : manPackedMissile;
}

/** The gun that a unit serves; null for whoever serves none. */
export function pieceOf(table: Dustup, { piece }: Unit): Piece | null {
  return table.pieces[piece] ?? null;
}

/** Carried by hand at this moment: it is wherever its crew is. */
export function isPacked({ carriage, isSetUp, servedBy }: Piece): boolean {
  return servedBy !== NONE && (carriage === 'shoulder' || (carriage === 'manPacked' && !isSetUp));
}

/** Where a gun is: where it stands, with those who carry it, or behind its hauler; null if that is off the table. */
export function placeOfPiece(table: Dustup, piece: Piece): Place | null {
  const mover = piece.hauledBy !== NONE ? piece.hauledBy : isPacked(piece) ? piece.servedBy : NONE;
  if (mover === NONE) return isYetToCome(table, piece) ? null : piece;
  const unit = table.units[mover]!;
  return unit.where === 'table' || unit.where === 'aboard' ? placeOf(table, unit) : null;
}

function isYetToCome({ units }: Dustup, { servedBy }: Piece): boolean {
  const where = units[servedBy]?.where;
  return where === 'muster' || where === 'inbound';
}

/** DU-HEAVY-008, DU-HEAVY-016: how near to it one has to be, in mils. */
const AT_HAND = 2000 + TOLERANCE;

/** Those of a unit who are near enough to a gun to work it. */
export function handsOn(table: Dustup, unit: Unit, piece: Piece): Figure[] {
  const at = placeOfPiece(table, piece);
  if (at === null) return [];
  // DU-VEH-042: what they carry along they have with them, also where they ride.
  if (unit.where === 'aboard') return piece.servedBy === unit.id && isPacked(piece) ? ableOf(table, unit) : [];
  if (unit.where !== 'table') return [];
  const hauler = table.units[piece.hauledBy]?.hull;
  // It hangs behind its hauler, however long that is.
  const outline = hauler ? outlineOfHull(hauler) : circle({ x: at.x, y: at.y }, 0);
  const isNear = ({ x, y }: Place) => compareGap(circle({ x, y }, 0), outline, AT_HAND) <= 0;
  return ableOf(table, unit).filter(isNear);
}

/** DU-HEAVY-008: somebody serves it who is still there to do so. */
export function isServed(table: Dustup, { servedBy }: Piece): boolean {
  return servedBy !== NONE && isInPlay(table, table.units[servedBy]!);
}
