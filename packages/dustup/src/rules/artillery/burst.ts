import type { Point } from '@sightline/geometry/field';
import { type Part, part } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { type Damage, worse } from '../../dice/damage.ts';
import type { Times } from '../../dice/times.ts';
import { shelterOf } from '../../ground/cover.ts';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import type { Figure } from '../../table/figures.ts';
import { isSoft } from '../../table/hulls.ts';
import type { Building } from '../../table/markers.ts';
import { type Piece, placeOfPiece } from '../../table/pieces.ts';
import { type Dustup, type DustupIo, NONE } from '../../table/table.ts';
import { inOrder, isVehicle, passengersOf, type Unit, type Vehicle } from '../../table/units.ts';
import { occupantsOf } from '../buildings/buildings.ts';
import { damageBuilding, strikeStructure, testOccupants } from '../buildings/damage.ts';
import type { Injury } from '../casualties/events.ts';
import { struck, suffer } from '../casualties/harm.ts';
import { afterAttack, beforeAttack, quietFor } from '../casualties/under-attack.ts';
import { asStruck, sufferGun } from '../heavy-weapons/hits.ts';
import { type HullHarm, hitHull } from '../vehicles/armour.ts';
import { bearHarm } from '../vehicles/destruction.ts';
import { strikeNest } from '../victory/nest.ts';
import { type Blast, faceIn, hasCover, isFigureIn, isHullIn, isNestIn, isPieceIn, metAt } from './in-burst.ts';
import { asOneAttack, type Caught } from './one-attack.ts';

/** One round as it comes down, or anything else that bursts like one. */
export interface Round extends Blast {
  /** DU-ARTY-002: against men, guns and vehicles without armour, and against armour and houses. */
  readonly impact: { readonly infantry: Times; readonly armour: Times };
  /** DU-VEH-067: for those inside what it hits. */
  readonly class: number;
}

/** What a burst comes to, until everything has come down. */
interface Toll {
  readonly figures: Map<Figure, Injury>;
  readonly pieces: Map<Piece, Injury>;
  readonly hulls: Map<Vehicle, HullHarm & { readonly weaponClass: number }>;
  readonly buildings: Map<Building, { readonly damage: Damage; readonly weaponClass: number; readonly at: Point }>;
}

/**
 * DU-ARTY-034 to DU-ARTY-043: all rounds of one attack come down where they do, on friend and foe alike. Dice fall round
 * by round, the side whose turn it is first, men before vehicles, houses last; who is dead is passed over. Only then do
 * they bear it. Markers follow, and tests are noted for when the action is over.
 */
export function burst(table: Dustup, io: DustupIo, rounds: readonly Round[], rule: RuleId, firedBy = NONE): void {
  asOneAttack(table, io, caught => burstWithin(table, io, rounds, rule, caught), firedBy);
}

/** The same as a part of a larger attack. */
export function burstWithin(table: Dustup, io: DustupIo, rounds: readonly Round[], rule: RuleId, caught: Caught): void {
  const toll: Toll = { figures: new Map(), pieces: new Map(), hulls: new Map(), buildings: new Map() };
  for (const round of rounds) {
    const { at, radius } = round;
    const where = isOnTable(groundOf(table), at) ? landmarkOf(table, at) : null;
    io.tell({ type: 'roundBurst', rule, at: { x: at.x, y: at.y }, where, radius });
    comeDown(table, io, round, toll, caught);
  }
  bearToll(table, io, toll, caught);
}

function comeDown(table: Dustup, io: DustupIo, round: Round, toll: Toll, caught: Caught): void {
  const units = inOrder(table);
  for (const side of new Set(units.map(unit => unit.side))) {
    const own = units.filter(unit => unit.side === side);
    for (const unit of own) strikeMen(table, io, unit, round, toll, caught);
    for (const unit of own.filter(isVehicle)) strikeVehicle(table, io, unit, round, toll, caught);
  }
  for (const piece of table.pieces) if (piece.servedBy === NONE) strikePiece(table, io, piece, null, round, toll);
  // DU-GAP2-047: once it is destroyed, nothing more happens to it.
  if (isNestIn(table, round)) strikeNest(table, io, round.impact.armour, null, null);
  for (const building of table.buildings) strikeBuilding(table, io, building, round, toll);
}

const shiftsBy = (isCovered: boolean): Part[] => (isCovered ? [part('DU-ARTY-039', 1, 'coverFromBurst')] : []);

/** DU-ARTY-035: impact against armour for each of them, and for the gun they serve (DU-HEAVY-011). */
function strikeMen(table: Dustup, io: DustupIo, unit: Unit, round: Round, toll: Toll, caught: Caught): void {
  const quiet = quietFor(table, io, unit);
  for (const id of unit.figures) {
    const figure = table.figures[id]!;
    if (!isFigureIn(table, unit, figure, round)) continue;
    if (!figure.left && !caught.has(unit)) caught.set(unit, 0);
    const before = toll.figures.get(figure) ?? 'none';
    if (before === 'killed') continue;
    const shifts = shiftsBy(hasCover(table, figure.left ? null : unit, figure, round));
    const blow = { impact: round.impact.infantry, shifts, rule: 'DU-ARTY-035' } as const;
    toll.figures.set(figure, struck(table, quiet, figure, blow, before));
  }
  if (unit.piece !== NONE) strikePiece(table, quiet, table.pieces[unit.piece]!, unit, round, toll);
}

function strikePiece(table: Dustup, io: DustupIo, piece: Piece, unit: Unit | null, round: Round, toll: Toll): void {
  const before = toll.pieces.get(piece) ?? 'none';
  if (before === 'killed' || !isPieceIn(table, piece, round)) return;
  const shifts = shiftsBy(hasCover(table, unit, placeOfPiece(table, piece)!, round));
  const blow = { impact: round.impact.infantry, shifts, rule: 'DU-HEAVY-011' } as const;
  toll.pieces.set(piece, struck(table, io, asStruck(table, piece, unit), blow, before));
}

/** DU-ARTY-036: through the face that meets it; cover is worth one step to what has no armour. */
function strikeVehicle(table: Dustup, io: DustupIo, unit: Vehicle, round: Round, toll: Toll, caught: Caught): void {
  if (!isHullIn(unit, round)) return;
  if (!caught.has(unit)) caught.set(unit, 0);
  const so = toll.hulls.get(unit) ?? { markers: 0, worst: 'none', weaponClass: 0 };
  if (so.worst === 'destroyed') return;
  const cover = shelterOf(table, unit, round.at).cover === 'none' ? 'none' : 'soft';
  const { infantry, armour } = round.impact;
  const impact = isSoft(unit.hull.model) ? infantry : armour;
  const blow = { face: faceIn(unit, round), cover, hits: 1, impact, most: 'destroyed' } as const;
  const { markers, worst } = hitHull(table, quietFor(table, io, unit), unit, blow);
  if (worst === 'none') return;
  const weaponClass = Math.max(so.weaponClass, round.class);
  toll.hulls.set(unit, { markers: so.markers + markers, worst: worse(worst, so.worst), weaponClass });
}

/** DU-ARTY-004: one roll for each house that it touches. */
function strikeBuilding(table: Dustup, io: DustupIo, building: Building, round: Round, toll: Toll): void {
  const so = toll.buildings.get(building) ?? { damage: 'none', weaponClass: 0 };
  const at = so.damage === 'destroyed' ? null : metAt(table, building, round);
  if (at === null) return;
  const damage = strikeStructure(io, building, building.structure, 1, round.impact.armour);
  if (damage === 'none') return;
  const weaponClass = Math.max(so.weaponClass, round.class);
  toll.buildings.set(building, { damage: worse(damage, so.damage), weaponClass, at });
}

function bearToll(table: Dustup, io: DustupIo, toll: Toll, caught: Caught): void {
  for (const [figure, injury] of toll.figures) {
    const unit = table.units[figure.unit]!;
    const isCasualty = suffer(table, quietFor(table, io, unit), figure, injury);
    if (isCasualty && !figure.left) caught.set(unit, (caught.get(unit) ?? 0) + 1);
  }
  for (const [piece, injury] of toll.pieces) {
    const unit = table.units[piece.servedBy];
    sufferGun(table, unit === undefined ? io : quietFor(table, io, unit), piece, injury);
  }
  for (const [unit, harm] of toll.hulls) {
    const riders = passengersOf(table, unit);
    const noted = table.strains.length;
    bearHarm(table, io, unit, { ...harm, hurt: toll.figures });
    // DU-ARTY-037: those in a closed vehicle feel it only if one of them is hurt, or they are thrown out.
    const hurt = table.strains.slice(noted).map(strain => strain.unit);
    for (const rider of riders) if (hurt.includes(rider.id) && !caught.has(rider)) caught.set(rider, 0);
  }
  for (const [building, { damage, weaponClass, at }] of toll.buildings) {
    const before = occupantsOf(table, building).map(unit => beforeAttack(table, unit));
    const casualties = testOccupants(table, io, building, damage, weaponClass, toll.figures);
    damageBuilding(table, io, building, damage, at);
    for (const [i, was] of before.entries()) {
      const fallen = casualties[i]!;
      // DU-ARTY-004: on whom the house comes down is in it; whoever is hurt in one that stands tests for that alone.
      if (building.destroyed) caught.set(was.unit, (caught.get(was.unit) ?? 0) + fallen);
      else if (fallen > 0) afterAttack(table, io, was, { by: 'blast', isCaught: true, casualties: fallen });
    }
  }
}
