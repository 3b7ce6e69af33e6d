import { bearing, distance, type Point, plus, pointAlong, scaled } from '@sightline/geometry/field';
import type { Listed } from '@sightline/kernel';
import type { RangedRow } from './content/schema.ts';
import { groundOf } from './ground/ground.ts';
import { nearestEnemy } from './ground/measure.ts';
import type { Act, Target } from './questions.ts';
import type { DriftSmoke, HazardQuestion, ShiftFigure } from './questions-hazards.ts';
import { whyNotShift } from './rules/drugs-shift.ts';
import { isAlight } from './rules/fire.ts';
import { whyNotJump } from './rules/fire-jump.ts';
import { whyNotTarget } from './rules/shooting.ts';
import { barrageBeyond, whyNotBarrage } from './rules/smoke-barrage.ts';
import { SMOKE_DRIFT, whyNotDriftSmoke } from './rules/smoke-grenades.ts';
import { type Carried, type Figure, isFighting, type Killzone, NONE, type Place } from './table.ts';

/** How many openings a weapon that fills rooms is thought about for. */
const OPENINGS = 3;

/** Some good answers to the questions of drugs, fire and smoke. */
export function hazardCandidates(
  table: Killzone,
  question: Exclude<HazardQuestion, Listed<unknown>>,
): readonly unknown[] {
  switch (question.kind) {
    case 'shift':
      return shiftsOf(table, question);
    case 'driftSmoke':
      return driftsOf(table, question);
    case 'barrage':
      return barrageSpots(table, question.side);
    default:
      return question satisfies never;
  }
}

/** What is aimed at beside figures and vehicles: rooms that hold enemies, and for smoke the ground before them. */
export function otherTargetsOf(table: Killzone, figure: Figure, carried: Carried, row: RangedRow): readonly Target[] {
  if (row.traits.includes('smoke')) return smokeTargets(table, figure, carried, row);
  const fills = row.traits.some(trait => trait === 'flame' || trait === 'area') && !row.traits.includes('missIsLost');
  return fills ? openingTargets(table, figure, carried, row) : [];
}

function openingTargets(table: Killzone, figure: Figure, carried: Carried, row: RangedRow): Target[] {
  const ground = groundOf(table.map);
  const reach = (row.long ?? row.short!) * 1000;
  const found: Target[] = [];
  const tried = new Set<number>();
  for (const enemy of table.figures) {
    if (enemy.side === figure.side || enemy.room === NONE || enemy.room === figure.room || !isFighting(enemy)) continue;
    for (const opening of ground.rooms[enemy.room]!.openings) {
      if (tried.has(opening) || found.length >= OPENINGS) continue;
      tried.add(opening);
      const { x, y, kind } = ground.openings[opening]!;
      if (kind === 'stairs' || distance(figure, { x, y }) > reach + 1000) continue;
      if (whyNotTarget(table, figure, carried, row, { opening }).length === 0) found.push({ opening });
    }
  }
  return found;
}

/** On the line to the nearest enemy: halfway, and close in front of either. */
function smokeTargets(table: Killzone, figure: Figure, carried: Carried, row: RangedRow): Target[] {
  const enemy = nearestEnemy(table, figure);
  if (enemy === null || figure.vehicle !== NONE) return [];
  const away = distance(figure, enemy);
  const reaches = [away / 2, 5000, away - 5000].map(reach => Math.round(Math.min(reach, row.long! * 1000)));
  const spots = reaches.filter(reach => reach > 0).map(reach => ({ point: spotAlong(figure, enemy, reach) }));
  return spots.filter(target => whyNotTarget(table, figure, carried, row, target).length === 0);
}

function spotAlong(figure: Place, enemy: Point, reach: number): Place {
  const { x, y } = pointAlong(figure, enemy, reach);
  return { x, y, room: figure.room };
}

/** KZ-FIRE-014: out of the windows of a burning room. */
export function jumpsOf(table: Killzone, figure: Figure): Act[] {
  if (figure.room === NONE || !isAlight(table.fires[figure.room]!)) return [];
  const ground = groundOf(table.map);
  return ground.rooms[figure.room]!.openings.flatMap((window): Act[] => {
    const act = { do: 'jump', way: [], window } as const;
    return whyNotJump(table, figure, act).length === 0 ? [act] : [];
  });
}

/** Let it stand, or lead it to one of four sides. */
function shiftsOf(table: Killzone, question: ShiftFigure): Place[] {
  const { x, y, room } = table.figures[question.figure.id]!;
  const sides = [0, 90, 180, 270].map(degrees => ({
    ...plus({ x, y }, scaled(bearing(degrees), question.reach)),
    room,
  }));
  return [{ x, y, room }, ...sides].filter(to => whyNotShift(table, question, to).length === 0);
}

/** The twelve directions of the clock, in the same air and, from a room, into the open. */
function driftsOf(table: Killzone, question: DriftSmoke): Place[] {
  const { from } = question;
  const rooms = from.room === NONE ? [NONE] : [from.room, NONE];
  const spots: Place[] = [];
  for (let hour = 0; hour < 12; hour++) {
    const to = plus(from, scaled(bearing(hour * 30), SMOKE_DRIFT));
    for (const room of rooms) spots.push({ ...to, room });
  }
  return spots.filter(to => whyNotDriftSmoke(table, question, to).length === 0);
}

/** Two rows of spots in front of the attacker. */
function barrageSpots(table: Killzone, side: number): Place[] {
  const { width, depth } = groundOf(table.map);
  const edge = table.edges[side]!;
  const isAcross = edge === 'north' || edge === 'south';
  const [long, far] = isAcross ? [width, depth] : [depth, width];
  const beyond = barrageBeyond(table, side);
  const spots: Place[] = [];
  for (const row of [2000, 5000]) {
    const away = edge === 'south' || edge === 'west' ? beyond + row : far - beyond - row;
    for (const part of [3, 4, 5]) {
      const along = Math.round((long * part) / 8);
      spots.push(isAcross ? { x: along, y: away, room: NONE } : { x: away, y: along, room: NONE });
    }
  }
  return spots.filter(at => whyNotBarrage(table, side, at).length === 0);
}
