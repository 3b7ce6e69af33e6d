import { CONFIDENCES } from '../content/schema.ts';
import { groundOf, isOnTable } from '../ground/ground.ts';
import { MOST_MARKERS } from '../rules/suppression/suppress.ts';
import { isAble } from './figures.ts';
import { type Dustup, leaderOf, NONE } from './table.ts';
import { ableCount, ableOf, isHidden, type Unit } from './units.ts';

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
  problems.push(...overlaps(table));
  return problems;
}

function brokenUnit(table: Dustup, unit: Unit): string[] {
  const problems: string[] = [];
  const wrong = (what: string) => problems.push(`unit ${unit.id} ${what}`);
  if (unit.suppression < 0 || unit.suppression > MOST_MARKERS) wrong(`has ${unit.suppression} markers`);
  if (!CONFIDENCES.includes(unit.confidence)) wrong('has no confidence');
  if (unit.lv < 1 || unit.lv > 3) wrong(`has LV ${unit.lv}`);
  if (unit.where !== 'table') return problems;
  if (ableCount(table, unit) > 0) {
    const leader = leaderOf(table, unit);
    if (leader.unit !== unit.id || !isAble(leader)) wrong('is marked by a figure that is not able');
  }
  const ground = groundOf(table);
  if (ableOf(table, unit).some(figure => !isOnTable(ground, figure))) wrong('stands off the table');
  return problems;
}

/** Bases may touch, but not overlap; nobody knows where the hidden stand. */
function overlaps(table: Dustup): string[] {
  const standing = table.units
    .filter(unit => unit.where === 'table' && !isHidden(unit))
    .flatMap(unit => ableOf(table, unit));
  const problems: string[] = [];
  for (const [i, a] of standing.entries()) {
    for (let j = i + 1; j < standing.length; j++) {
      const b = standing[j]!;
      const apart = (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
      if (apart < (a.radius + b.radius) ** 2) problems.push(`the bases of ${a.id} and ${b.id} overlap`);
    }
  }
  return problems;
}
