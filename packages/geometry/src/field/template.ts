import { type Arc, isInArc } from './arc.ts';
import { compareGap } from './gap.ts';
import { turned } from './heading.ts';
import { nearestWhole } from './measure.ts';
import { isWithin, leftOf, minus, type Point, plus, scaled, type Vector } from './point.ts';
import { type Polygon, polygonOf } from './polygon.ts';
import { compareToSegment } from './segment.ts';
import { type Circle, circle, isIn } from './shape.ts';

/** A flame, a mine's field: all that lies in an arc and within the radius of its apex. */
export interface Sector extends Arc {
  readonly kind: 'sector';
  readonly radius: number;
}

/** What a rule may lay on the table to see who is under it. */
export type Template = Circle | Polygon | Sector;

/**
 * Who is under a template: a base by its centre (which is also when a straight edge covers more than half of it), by
 * any part of it, or only if it lies under it entirely.
 */
export type Coverage = 'centre' | 'touch' | 'whole';

export function sector(apex: Point, heading: Vector, degrees: number, radius: number): Sector {
  return { kind: 'sector', apex, heading, degrees, radius };
}

/** A strip of the given length and width that starts at `from` and runs towards another point or along a direction. */
export function corridor(from: Point, direction: Vector, length: number, width: number): Polygon {
  const along = scaled(direction, length);
  const aside = scaled(leftOf(direction), nearestWhole(width / 2));
  const end = plus(from, along);
  return polygonOf([minus(from, aside), minus(end, aside), plus(end, aside), plus(from, aside)]);
}

/** The centres of `count` discs in a row from the first one on, `spacing` apart: smoke that trails downwind. */
export function rowFrom(first: Point, direction: Vector, count: number, spacing: number): Point[] {
  return Array.from({ length: count }, (_, i) => plus(first, scaled(direction, i * spacing)));
}

/** The same row laid with its middle on a point: a smoke screen. */
export function rowAround(middle: Point, direction: Vector, count: number, spacing: number): Point[] {
  return Array.from({ length: count }, (_, i) => plus(middle, scaled(direction, ((2 * i + 1 - count) * spacing) / 2)));
}

export function isUnder(template: Template, base: Circle, coverage: Coverage): boolean {
  switch (coverage) {
    case 'centre':
      return holds(template, base.centre);
    case 'touch':
      return template.kind === 'sector' ? touchesSector(template, base) : compareGap(template, base, 0) <= 0;
    case 'whole':
      return isWhollyUnder(template, base);
    default:
      return coverage satisfies never;
  }
}

/** The indices of the bases under the template, in the order given. */
export function basesUnder(template: Template, bases: readonly Circle[], coverage: Coverage): number[] {
  return bases.flatMap((base, i) => (isUnder(template, base, coverage) ? [i] : []));
}

function holds(template: Template, p: Point): boolean {
  if (template.kind !== 'sector') return isIn(template, p);
  return isWithin(template.apex, p, template.radius) && isInArc(template, p);
}

function touchesSector(template: Sector, { centre, radius }: Circle): boolean {
  if (isInArc(template, centre)) return isWithin(template.apex, centre, template.radius + radius);
  return sidesOf(template).some(end => compareToSegment(centre, template.apex, end, radius) <= 0);
}

function isWhollyUnder(template: Template, base: Circle): boolean {
  switch (template.kind) {
    case 'circle':
      return base.radius <= template.radius && isWithin(template.centre, base.centre, template.radius - base.radius);
    case 'polygon':
      return (
        isIn(template, base.centre) && compareGap(circle(base.centre, 0), outlineAsLine(template), base.radius) >= 0
      );
    case 'sector':
      return (
        base.radius <= template.radius &&
        isInArc(template, base.centre) &&
        isWithin(template.apex, base.centre, template.radius - base.radius) &&
        (template.degrees === 360 ||
          sidesOf(template).every(end => compareToSegment(base.centre, template.apex, end, base.radius) >= 0))
      );
    default:
      return template satisfies never;
  }
}

function outlineAsLine({ points }: Polygon) {
  return { kind: 'line', points: [...points, points[0]!] } as const;
}

/** The far ends of a sector's two straight sides. */
function sidesOf({ apex, heading, degrees, radius }: Sector): Point[] {
  return [-1, 1].map(hand => plus(apex, scaled(turned(heading, (hand * degrees) / 2), radius)));
}
