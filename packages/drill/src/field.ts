import { type Refusal, refuse } from '@sightline/kernel';
import { type Drill, SIZE, SQUARES, type Unit } from './table.ts';

export const isStanding = (unit: Unit): boolean => unit.health > 0;
export const squareName = (square: number): string => `(${square % SIZE},${Math.floor(square / SIZE)})`;

/** The squares north, east, south and west of each, in this order; -1 beyond the edge (DR-FIELD-001). */
const BESIDE = Int16Array.from({ length: SQUARES * 4 }, (_, i) => {
  const at = i >> 2;
  const isEdge = [at < SIZE, at % SIZE === SIZE - 1, at >= SQUARES - SIZE, at % SIZE === 0][i & 3];
  return isEdge ? -1 : at + [-SIZE, 1, SIZE, -1][i & 3]!;
});

// The notes of one search; the next one reads nothing of them.
const visited = new Uint32Array(SQUARES);
const cameFrom = new Int16Array(SQUARES);
const paces = new Uint8Array(SQUARES);
const found = new Int16Array(SQUARES);
let search = 0;

/** DR-WALK-001, DR-WALK-002: the squares a unit can walk to, its own first. The first way found is DR-WALK-003's. */
export function reach(table: Drill, unit: Unit): number[] {
  search++;
  for (const other of table.units) if (other.health > 0) visited[other.at] = search;
  found[0] = unit.at;
  paces[unit.at] = 0;
  let count = 1;
  for (let next = 0; next < count && paces[found[next]!]! < 4; next++) {
    const from = found[next]!;
    for (let i = from * 4; i < from * 4 + 4; i++) {
      const to = BESIDE[i]!;
      if (to < 0 || visited[to] === search || table.obstacles[to] === 1) continue;
      visited[to] = search;
      cameFrom[to] = from;
      paces[to] = paces[from]! + 1;
      found[count++] = to;
    }
  }
  const squares = new Array<number>(count);
  for (let i = 0; i < count; i++) squares[i] = found[i]!;
  return squares;
}

/** DR-WALK-003: the squares entered on the way. */
export function wayTo(table: Drill, unit: Unit, to: number): number[] {
  reach(table, unit);
  const way: number[] = [];
  for (let square = to; square !== unit.at; square = cameFrom[square]!) way.unshift(square);
  return way;
}

export function whyNotWalk(table: Drill, unit: Unit, to: unknown): Refusal[] {
  if (reach(table, unit).includes(Number(to)))
    return [refuse('DR-DUCK-004', 'pinned', null, { code: 'nextActivation' })];
  return [refuse('DR-WALK-001', 'tooFar')];
}

/** DR-SHOOT-001: ten squares, straight between the centres. */
function isInRange(from: number, to: number): boolean {
  const dx = (from % SIZE) - (to % SIZE);
  const dy = Math.floor(from / SIZE) - Math.floor(to / SIZE);
  return dx * dx + dy * dy <= 100;
}

/** DR-SHOOT-002: the first obstacle that the line between two centres passes through; null when it is clear. */
export function obstacleBetween(table: Drill, from: number, to: number): number | null {
  const width = Math.abs((to % SIZE) - (from % SIZE));
  const height = Math.abs(Math.floor(to / SIZE) - Math.floor(from / SIZE));
  const stepX = to % SIZE > from % SIZE ? 1 : -1;
  const stepY = to > from ? SIZE : -SIZE;
  // Above 0 the line leaves the square by its side, below 0 by its top or bottom, at 0 through the very corner.
  for (let at = from, lean = width - height; at !== to; ) {
    const exit = lean;
    at += (exit >= 0 ? stepX : 0) + (exit <= 0 ? stepY : 0);
    lean += (exit <= 0 ? 2 * width : 0) - (exit >= 0 ? 2 * height : 0);
    if (table.obstacles[at] === 1 && at !== to) return at;
  }
  return null;
}

export function canShoot(table: Drill, shooter: Unit, target: Unit): boolean {
  if (shooter.side === target.side || target.health <= 0 || !isInRange(shooter.at, target.at)) return false;
  return obstacleBetween(table, shooter.at, target.at) === null;
}

/** The reasons behind `canShoot`. */
export function whyNotShoot(table: Drill, shooter: Unit, target: Unit): Refusal[] {
  if (shooter.side === target.side) return [refuse('DR-SHOOT-001', 'ownSide')];
  if (!isStanding(target)) return [refuse('DR-FIELD-005', 'gone')];
  if (!isInRange(shooter.at, target.at)) return [refuse('DR-SHOOT-001', 'outOfRange', null, { code: 'walkCloser' })];
  const obstacle = obstacleBetween(table, shooter.at, target.at);
  return obstacle === null ? [] : [refuse('DR-SHOOT-002', 'lineBlocked', squareName(obstacle), { code: 'walkAround' })];
}
