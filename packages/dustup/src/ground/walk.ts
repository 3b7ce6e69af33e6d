import {
  circle,
  edgeObstacle,
  inches,
  isCloserThan,
  type Ground as Land,
  type Obstacle,
  prepareTerrain,
  type Rate,
  type Solid,
  type Terrain,
  type Walk,
  walkOn,
} from '@sightline/geometry/field';
import type { Mover, TerrainClass } from '../content/schema.ts';
import { type Figure, isAble } from '../table/figures.ts';
import { type Dustup, leaderOf } from '../table/table.ts';
import { has, isHidden, type Unit } from '../table/units.ts';
import { type Area, FIRST_FEATURE, type Ground, groundOf } from './ground.ts';
import { reachOfBase } from './measure.ts';

/** DU-MOVE-008: movement points for an inch. */
const RATES: Readonly<Record<TerrainClass, Rate | 'impassable'>> = {
  clear: [1, 1],
  poor: [2, 1],
  difficult: [3, 1],
  impassable: 'impassable',
};

/** DU-MOVE-006: a move ends no closer to an enemy than this. */
export const APART = inches(2);

/** Movement points are reckoned in thousandths, as inches are. */
export const POINT = 1000;

/** How a unit takes to water, besides the column of the terrain table that it uses. */
type Water = 'usual' | 'amphibious' | 'notSealed';

/** The column of the terrain table that a unit uses now: riders on foot are infantry (DU-FORCE-016). */
export function moverOf(unit: Unit): Mover {
  return unit.mounted || unit.type === 'powerArmour' ? unit.mover : 'infantry';
}

export function waterOf(unit: Unit): Water {
  if (has(unit, 'amphibious')) return 'amphibious';
  return has(unit, 'notSealed') ? 'notSealed' : 'usual';
}

/** DU-MOVE-009, DU-MOVE-010: what an area is to a mover. */
function classFor({ type }: Area, mover: Mover, water: Water): TerrainClass {
  if (water === 'usual' || !type.traits.includes('deep')) return type.costs[mover];
  return water === 'amphibious' ? 'poor' : 'impassable';
}

const terrains = new WeakMap<Ground, Map<string, Terrain>>();

/** The ground as one kind of mover meets it, without anybody on it. */
export function terrainFor(ground: Ground, mover: Mover, water: Water): Terrain {
  let known = terrains.get(ground);
  if (known === undefined) {
    known = new Map();
    terrains.set(ground, known);
  }
  const key = `${mover} ${water}`;
  let terrain = known.get(key);
  if (terrain === undefined) {
    terrain = prepareTerrain({
      bounds: { minX: 0, minY: 0, maxX: ground.width, maxY: ground.depth },
      grounds: ground.areas.flatMap(area => landOf(area, mover, water)),
      obstacles: obstaclesFor(ground, mover),
      solids: [],
    });
    known.set(key, terrain);
  }
  return terrain;
}

/** Clear ground is left out unless it decides alone, as a road does (DU-MOVE-012). */
function landOf(area: Area, mover: Mover, water: Water): Land[] {
  const alone = area.type.traits.includes('alone');
  const rate = RATES[classFor(area, mover, water)];
  if (!alone && rate !== 'impassable' && rate[0] === 1) return [];
  return [{ id: area.id, shape: area.shape, rate, alone }];
}

/** DU-MOVE-013: fences and walls; the walls of houses are paid for on the way in and out (DU-BUILD-011). */
function obstaclesFor({ areas, features }: Ground, mover: Mover): Obstacle[] {
  const lines = features.map(({ id, type, shape }): Obstacle => {
    const cost = type.costs[mover];
    return { id: FIRST_FEATURE + id, points: shape.points, price: cost === 'impassable' ? cost : cost * POINT };
  });
  const edges = areas.flatMap(({ id, type, shape }) => {
    if (type.wallCost !== undefined) return [edgeObstacle(id, shape, type.wallCost * POINT, type.wallCost * POINT)];
    return type.crossingCost === undefined ? [] : [edgeObstacle(id, shape, type.crossingCost * POINT, 0)];
  });
  return [...lines, ...edges];
}

export interface WalkOptions {
  /** An assault may come as near as it likes to these (DU-ASSAULT-033). */
  readonly into?: readonly number[];
  /** Columns are placed beside one another before the battle; only on the move do they keep their distance. */
  readonly isPlacing?: boolean;
  /** How far the mover can get at all, in mils: what is farther away does not matter. */
  readonly within?: number;
}

/** A unit on the move: its leader's base, and everybody it has to mind. */
export function walkOf(table: Dustup, unit: Unit, options: WalkOptions = {}): Walk {
  const leader = leaderOf(table, unit);
  const terrain = terrainFor(groundOf(table), moverOf(unit), waterOf(unit));
  return walkOn(terrain, leader.radius, solidsFor(table, unit, leader, options));
}

/** The most that anybody moves in one action, and a little more for those who follow. */
const FARTHEST_MOVE = inches(24);
const MARGIN = inches(9);

function solidsFor(
  table: Dustup,
  unit: Unit,
  mover: Figure,
  { into = [], within = FARTHEST_MOVE, isPlacing = false }: WalkOptions,
): Solid[] {
  const solids: Solid[] = [];
  const reach = within + MARGIN;
  for (const other of table.units) {
    if (other.id === unit.id || other.where !== 'table') continue;
    // Nobody minds enemies he does not know of.
    if (other.side !== unit.side && isHidden(other)) continue;
    const keepsOff = other.side !== unit.side && !into.includes(other.id);
    const barred = !isPlacing && isColumnInTheWay(table, unit, other, mover);
    for (const id of other.figures) {
      const figure = table.figures[id]!;
      if (Math.abs(figure.x - mover.x) > reach || Math.abs(figure.y - mover.y) > reach) continue;
      if (!isAble(figure) || figure.left) continue;
      solids.push(barred ? keptOff(figure, mover) : solid(figure, mover, other.side === unit.side, keepsOff));
    }
  }
  return solids;
}

/**
 * DU-MOVE-007: a friend stops whoever comes upon it when either is in column. Those who already stand beside it, as
 * columns drawn up on a road do, may go their way.
 */
function isColumnInTheWay(table: Dustup, unit: Unit, other: Unit, mover: Figure): boolean {
  if (other.side !== unit.side || !(unit.column || other.column)) return false;
  return !other.figures.some(id => {
    const figure = table.figures[id]!;
    return (
      isAble(figure) &&
      !figure.left &&
      isCloserThan(figure, mover, mover.radius + figure.radius + edgeGap(figure, mover))
    );
  });
}

/** DU-MOVE-006: friends are passed through, enemies are not, and no move ends within two inches of them. */
function solid(figure: Figure, mover: Figure, isFriend: boolean, keepsOff: boolean): Solid {
  const shape = circle({ x: figure.x, y: figure.y }, figure.radius);
  if (isFriend) return { id: figure.id, shape, isPassable: true };
  return keepsOff ? { id: figure.id, shape, apart: edgeGap(figure, mover) } : { id: figure.id, shape };
}

/** Two inches as that row measures them, from edge to edge. */
function edgeGap(figure: Figure, mover: Figure): number {
  return APART - (figure.radius - reachOfBase(figure)) - (mover.radius - reachOfBase(mover));
}

/** DU-MOVE-007: a wall of two inches round a friend, when either of the two is in column. */
function keptOff(figure: Figure, mover: Figure): Solid {
  return { id: figure.id, shape: circle({ x: figure.x, y: figure.y }, figure.radius + edgeGap(figure, mover)) };
}
