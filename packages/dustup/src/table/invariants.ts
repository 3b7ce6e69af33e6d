import { circle, doOverlap } from '@sightline/geometry/field';
import { CONFIDENCES } from '../content/schema.ts';
import { groundOf, isOnTable } from '../ground/ground.ts';
import { outlineOfHull } from '../ground/outline.ts';
import { MOST_MARKERS } from '../rules/suppression/suppress.ts';
import { isAble } from './figures.ts';
import type { Piece } from './pieces.ts';
import { type Dustup, leaderOf, NONE } from './table.ts';
import { ableCount, ableOf, isHidden, isTurret, isVehicle, stands, type Unit, type Vehicle } from './units.ts';

/** What must be true of every table, said when it is not. */
export function broken(table: Dustup): string[] {
  const problems = table.units.flatMap(unit => brokenUnit(table, unit));
  for (const figure of table.figures) {
    if (!Number.isInteger(figure.x) || !Number.isInteger(figure.y))
      problems.push(`figure ${figure.id} is between mils`);
    if (!table.units[figure.unit]!.figures.includes(figure.id)) problems.push(`figure ${figure.id} is in no roster`);
  }
  for (const { id, unit, removed } of table.counters) {
    if (!removed && unit !== NONE && table.units[unit]!.counter !== id) problems.push(`counter ${id} covers nobody`);
  }
  for (const { id, carrier, lost } of table.cargo) {
    if (carrier !== NONE && !lost && table.units[carrier]?.hull == null) problems.push(`load ${id} is in nothing`);
  }
  problems.push(...table.pieces.flatMap(piece => brokenPiece(table, piece)), ...overlaps(table));
  return problems;
}

/** A gun and those who serve it know one another, and nothing is packed and ready at once. */
function brokenPiece(
  { units }: Dustup,
  { id, servedBy, hauledBy, x, y, isSetUp, isRemote, spent, shots }: Piece,
): string[] {
  const problems: string[] = [];
  const wrong = (what: string) => problems.push(`gun ${id} ${what}`);
  if (servedBy !== NONE && units[servedBy]?.piece !== id) wrong(`is not the gun of ${servedBy}`);
  if (hauledBy !== NONE && units[hauledBy]?.hull == null) wrong('is hauled by nothing');
  if (hauledBy !== NONE && isSetUp) wrong('is hauled and set up');
  if (isRemote && !isSetUp) wrong('is on remote and packed');
  if (!Number.isInteger(x) || !Number.isInteger(y)) wrong('is between mils');
  if (shots !== null && spent > shots) wrong(`has fired ${spent} of ${shots}`);
  return problems;
}

function brokenUnit(table: Dustup, unit: Unit): string[] {
  const problems: string[] = [];
  const wrong = (what: string) => problems.push(`unit ${unit.id} ${what}`);
  if (unit.suppression < 0 || unit.suppression > MOST_MARKERS) wrong(`has ${unit.suppression} markers`);
  if (!CONFIDENCES.includes(unit.confidence)) wrong('has no confidence');
  if (unit.lv < 1 || unit.lv > 3) wrong(`has LV ${unit.lv}`);
  if (unit.piece !== NONE && table.pieces[unit.piece]?.servedBy !== unit.id) wrong('serves no gun of its own');
  if (unit.where === 'aboard' && table.units[unit.carrier]?.hull == null) wrong('rides in nothing');
  if (unit.where !== 'table') return problems;
  if (unit.hull !== null) return [...problems, ...brokenHull(table, unit)];
  if (ableCount(table, unit) > 0) {
    const leader = leaderOf(table, unit);
    if (leader.unit !== unit.id || !isAble(leader)) wrong('is marked by a figure that is not able');
  }
  const ground = groundOf(table);
  if (ableOf(table, unit).some(figure => !isOnTable(ground, figure))) wrong('stands off the table');
  return problems;
}

function brokenHull(table: Dustup, { id, hull }: Vehicle): string[] {
  const { x, y, facing, damage } = hull;
  const problems: string[] = [];
  const wrong = (what: string) => problems.push(`vehicle ${id} ${what}`);
  if (![x, y, facing, damage].every(Number.isInteger)) wrong('is between mils');
  if (facing < 0 || facing > 359) wrong(`faces ${facing}`);
  if (damage < 0) wrong(`has ${damage} damage`);
  if (!isOnTable(groundOf(table), hull)) wrong('stands off the table');
  return problems;
}

/** Bases and hulls may touch, but not overlap; nobody knows where the hidden stand. */
function overlaps(table: Dustup): string[] {
  const seen = table.units.filter(unit => unit.where === 'table' && !isHidden(unit));
  const standing = seen.flatMap(unit => ableOf(table, unit));
  const hulls = seen.filter(isVehicle).filter(unit => stands(table, unit) && !isTurret(unit));
  const problems: string[] = [];
  for (const [i, { id, hull }] of hulls.entries()) {
    const outline = outlineOfHull(hull);
    for (const other of hulls.slice(i + 1)) {
      if (doOverlap(outline, outlineOfHull(other.hull))) problems.push(`the hulls of ${id} and ${other.id} overlap`);
    }
    for (const { id: figure, x, y, radius } of standing) {
      if (doOverlap(outline, circle({ x, y }, radius))) problems.push(`the hull of ${id} stands on ${figure}`);
    }
  }
  for (const [i, a] of standing.entries()) {
    for (let j = i + 1; j < standing.length; j++) {
      const b = standing[j]!;
      const apart = (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
      if (apart < (a.radius + b.radius) ** 2) problems.push(`the bases of ${a.id} and ${b.id} overlap`);
    }
  }
  return problems;
}
