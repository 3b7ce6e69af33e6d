import { type Refusal, refuse } from '@sightline/kernel';
import { type Area, buildingAt, groundOf, isInArea } from '../../ground/ground.ts';
import type { Building } from '../../table/markers.ts';
import { type Dustup, leaderOf, type Place } from '../../table/table.ts';
import { isHidden, isInPlay, membersOf, type Unit } from '../../table/units.ts';

/** DU-BUILD-011: how many figures a module of six by six inches holds. */
const CAPACITY = 12;
const MODULE = 6000;

export function areaOf(table: Dustup, { area }: Building): Area {
  return groundOf(table).areas[area]!;
}

/** DU-BUILD-002: a unit belongs to the module its leader is in. */
export function occupantsOf(table: Dustup, building: Building): Unit[] {
  const area = areaOf(table, building);
  return table.units.filter(
    unit => unit.where === 'table' && isInArea(area, leaderOf(table, unit)) && isInPlay(table, unit),
  );
}

/** DU-BUILD-011: why there is no room for a unit in the building that a place lies in; the hidden are not counted. */
export function whyNotEnter(table: Dustup, unit: Unit, place: Place): Refusal[] {
  const area = buildingAt(groundOf(table), place);
  if (area === null || isInArea(area, leaderOf(table, unit))) return [];
  const isInside = (other: Unit) =>
    other.id !== unit.id && !isHidden(other) && isInArea(area, leaderOf(table, other)) && isInPlay(table, other);
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
