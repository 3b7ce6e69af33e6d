import type { Point } from '@sightline/geometry/field';
import { type Damage, worse } from '../../dice/damage.ts';
import { isSoft } from '../../table/hulls.ts';
import type { Building } from '../../table/markers.ts';
import type { Piece } from '../../table/pieces.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import type { Vehicle } from '../../table/units.ts';
import { strikeStructure } from '../buildings/damage.ts';
import type { Injury } from '../casualties/events.ts';
import { type Hurt, struck } from '../casualties/harm.ts';
import { quietFor } from '../casualties/under-attack.ts';
import { asStruck } from '../heavy-weapons/hits.ts';
import { type HullHarm, hitHull } from '../vehicles/armour.ts';
import { strikeNest } from '../victory/nest.ts';
import type { Met, Round } from './met.ts';
import type { Caught } from './one-attack.ts';

/** What a burst comes to, until everything has come down. */
export interface Toll {
  readonly figures: Hurt;
  readonly pieces: Map<Piece, Injury>;
  readonly hulls: Map<Vehicle, HullHarm & { readonly weaponClass: number }>;
  readonly buildings: Map<Building, { readonly damage: Damage; readonly weaponClass: number; readonly at: Point }>;
}

/** Nothing yet, but for what the same attack has done to men before. */
export function noToll(hurt: Hurt = new Map()): Toll {
  return { figures: hurt, pieces: new Map(), hulls: new Map(), buildings: new Map() };
}

/** The dice of one thing that a round has met; whoever is dead by then is passed over. */
export function strikeOne(table: Dustup, io: DustupIo, met: Met, round: Round, toll: Toll, caught: Caught): void {
  switch (met.is) {
    case 'man':
      return strikeMan(table, io, met, round, toll, caught);
    case 'gun': {
      const { piece, unit, shifts } = met;
      const before = toll.pieces.get(piece) ?? 'none';
      if (before === 'killed') return;
      const quiet = unit === null ? io : quietFor(table, io, unit);
      const blow = { impact: round.impact.infantry, shifts, rule: 'DU-HEAVY-011' } as const;
      toll.pieces.set(piece, struck(table, quiet, asStruck(table, piece, unit), blow, before));
      return;
    }
    case 'hull':
      return strikeVehicle(table, io, met, round, toll, caught);
    case 'nest':
      // DU-GAP2-047: once it is destroyed, nothing more happens to it.
      return strikeNest(table, io, round.impact.armour, null, null);
    case 'building':
      return strikeBuilding(io, met, round, toll);
    default:
      return met satisfies never;
  }
}

type MetAs<K extends Met['is']> = Extract<Met, { readonly is: K }>;

/** DU-ARTY-035: impact against armour. */
function strikeMan(
  table: Dustup,
  io: DustupIo,
  { unit, figure, shifts }: MetAs<'man'>,
  round: Round,
  toll: Toll,
  caught: Caught,
): void {
  if (!figure.left && !figure.gone && !caught.has(unit)) caught.set(unit, 0);
  const before = toll.figures.get(figure) ?? 'none';
  if (before === 'killed') return;
  const blow = { impact: round.impact.infantry, shifts, rule: 'DU-ARTY-035' } as const;
  toll.figures.set(figure, struck(table, quietFor(table, io, unit), figure, blow, before));
}

/** DU-ARTY-036. */
function strikeVehicle(
  table: Dustup,
  io: DustupIo,
  { unit, face, cover }: MetAs<'hull'>,
  round: Round,
  toll: Toll,
  caught: Caught,
): void {
  if (!caught.has(unit)) caught.set(unit, 0);
  const so = toll.hulls.get(unit) ?? { markers: 0, worst: 'none', weaponClass: 0 };
  if (so.worst === 'destroyed') return;
  const { infantry, armour } = round.impact;
  const impact = isSoft(unit.hull.model) ? infantry : armour;
  const blow = { face, cover, hits: 1, impact, most: 'destroyed' } as const;
  const { markers, worst } = hitHull(table, quietFor(table, io, unit), unit, blow);
  if (worst === 'none') return;
  const weaponClass = Math.max(so.weaponClass, round.class);
  toll.hulls.set(unit, { markers: so.markers + markers, worst: worse(worst, so.worst), weaponClass });
}

/** DU-ARTY-004: one roll for each house that it touches. */
function strikeBuilding(io: DustupIo, { building, at }: MetAs<'building'>, round: Round, toll: Toll): void {
  const so = toll.buildings.get(building) ?? { damage: 'none', weaponClass: 0 };
  if (so.damage === 'destroyed') return;
  const damage = strikeStructure(io, building, building.structure, 1, round.impact.armour);
  if (damage === 'none') return;
  const weaponClass = Math.max(so.weaponClass, round.class);
  toll.buildings.set(building, { damage: worse(damage, so.damage), weaponClass, at });
}
