import { distance, nearestOn, type Point, type Shape } from '@sightline/geometry/field';
import { type Refusal, refuse } from '@sightline/kernel';
import { type Area, buildingAt, groundOf, isInArea } from '../../ground/ground.ts';
import type { Building } from '../../table/markers.ts';
import { type Dustup, type Place, placeOf } from '../../table/table.ts';
import { isHidden, membersOf, stands, type Unit } from '../../table/units.ts';

/** DU-BUILD-011: how many figures a module of six by six inches holds. */
const CAPACITY = 12;
const MODULE = 6000;

/** What can be struck of it: the plan of a house, or the pieces that are left of a wall (DU-BUILD-008). */
export function shapesOf(table: Dustup, { area, line }: Building): readonly Shape[] {
  const { areas, features } = groundOf(table);
  if (area !== null) return [areas[area]!.shape];
  return features.filter(feature => feature.line === line).map(({ shape }) => shape);
}

/** DU-BUILD-001: the nearest point of the plan; null where nothing of it stands any more. */
export function nearestOf(table: Dustup, building: Building, { x, y }: Point): Point | null {
  const points = shapesOf(table, building).map(shape => nearestOn(shape, { x, y }));
  return points.toSorted((a, b) => distance(a, { x, y }) - distance(b, { x, y }))[0] ?? null;
}

/** Whether a place is inside of it; nobody is inside of a wall. */
export function isInside(table: Dustup, { area }: Building, p: Point): boolean {
  return area !== null && isInArea(groundOf(table).areas[area]!, p);
}

/** The middle of a house. */
export function middleOf(table: Dustup, { area }: Building): Point | null {
  if (area === null) return null;
  const { box } = groundOf(table).areas[area]!;
  return { x: Math.round((box.minX + box.maxX) / 2), y: Math.round((box.minY + box.maxY) / 2) };
}

/** DU-BUILD-002: a unit belongs to the module its leader is in. */
export function occupantsOf(table: Dustup, building: Building): Unit[] {
  return table.units.filter(
    unit => unit.where === 'table' && isInside(table, building, placeOf(table, unit)) && stands(table, unit),
  );
}

/** DU-BUILD-011: why there is no room for a unit in the building that a place lies in; the hidden are not counted. */
export function whyNotEnter(table: Dustup, unit: Unit, place: Place): Refusal[] {
  const area = buildingAt(groundOf(table), place);
  if (area === null || isInArea(area, placeOf(table, unit))) return [];
  const isInside = (other: Unit) =>
    other.id !== unit.id && !isHidden(other) && isInArea(area, placeOf(table, other)) && stands(table, other);
  const inside = table.units.filter(isInside);
  const figures = inside.reduce((sum, other) => sum + membersOf(table, other).length, 0);
  const room = roomIn(area);
  return figures + membersOf(table, unit).length > room ? [refuse('DU-BUILD-011', 'buildingFull', room)] : [];
}

function roomIn({ box }: Area): number {
  const modules = (length: number) => Math.max(1, Math.ceil(length / MODULE));
  return CAPACITY * modules(box.maxX - box.minX) * modules(box.maxY - box.minY);
}

/** A part of a building, as it is aimed at. */
export interface Part {
  readonly size: number;
  readonly isSmall: boolean;
  readonly structure: string;
}

/** DU-BUILD-003: doors are one size smaller, windows two; what would be below 1 is a small target. */
export function partOf({ size, structure, door, window }: Building, part: 'door' | 'window' | null): Part {
  if (part === null) return { size, isSmall: false, structure };
  const own = part === 'door' ? size - 1 : size - 2;
  return { size: Math.max(1, own), isSmall: own < 1, structure: part === 'door' ? door : window };
}
