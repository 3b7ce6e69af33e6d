import {
  type Box,
  circle,
  edgeObstacle,
  inches,
  isCloserThan,
  type Ground as Land,
  type Obstacle,
  type Point,
  polygonOf,
  prepareTerrain,
  type Rate,
  type Solid,
  type Terrain,
  type TerrainPlan,
  type Walk,
  walkOn,
} from '@sightline/geometry/field';
import { AREA_TYPES } from '../content/load.ts';
import type { LineTypeRow, Mover, TerrainClass } from '../content/schema.ts';
import { type Figure, isAble } from '../table/figures.ts';
import { extentOf } from '../table/hulls.ts';
import { type Dustup, leaderOf, type Place, placeOf } from '../table/table.ts';
import { has, isHidden, isTurret, stands, type Unit, type Vehicle } from '../table/units.ts';
import { type Area, areasAt, FIRST_FEATURE, type Ground, groundOf } from './ground.ts';
import { reachOfBase } from './measure.ts';
import { outlineOfHull } from './outline.ts';

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
function moverOf(unit: Unit): Mover {
  return unit.mounted || unit.type === 'powerArmour' || unit.hull !== null ? unit.mover : 'infantry';
}

/** DU-VEH-072, DU-VEH-089: how many classes harder all ground is for a unit: damage each, suppression one. */
function hardshipOf(unit: Unit): number {
  if (unit.hull === null) return 0;
  // DU-SUPP-009: the routed do not mind their markers.
  const isKeptDown = unit.suppression > 0 && unit.confidence !== 'routed';
  return unit.hull.damage + (isKeptDown ? 1 : 0);
}

function waterOf(unit: Unit): Water {
  if (has(unit, 'amphibious')) return 'amphibious';
  return has(unit, 'notSealed') ? 'notSealed' : 'usual';
}

/** DU-MOVE-009, DU-MOVE-010, DU-VEH-035: what an area is to a mover. */
function classFor({ type }: Area, { mover, water }: Going): TerrainClass {
  if (water === 'usual' || !type.traits.includes('deep')) return type.costs[mover];
  if (water === 'notSealed') return 'impassable';
  // DU-VEH-029: of those who swim only the least mobile find it difficult.
  return mover === 'lowWheeled' ? 'difficult' : 'poor';
}

const CLASSES: readonly TerrainClass[] = ['clear', 'poor', 'difficult', 'impassable'];

function harder(kind: TerrainClass, by: number): TerrainClass {
  return CLASSES[Math.min(CLASSES.indexOf(kind) + by, CLASSES.length - 1)]!;
}

/** How a mover goes: the column of the terrain table, water, and how much harder everything is for it. */
export interface Going {
  readonly mover: Mover;
  readonly water: Water;
  readonly hardship: number;
  /** DU-VEH-037: of a vehicle, which goes round houses and wrecks with all of its width; 0 for men. */
  readonly size: number;
}

export function goingOf(unit: Unit): Going {
  return {
    mover: moverOf(unit),
    water: waterOf(unit),
    hardship: hardshipOf(unit),
    size: unit.hull?.model.size ?? 0,
  };
}

/** DU-VEH-073: with enough against it nothing moves at all, wherever it stands. */
export function isStuck(going: Going): boolean {
  return rateOn('clear', going) === 'impassable';
}

/** DU-VEH-072: it stands where it cannot go on: nothing on its ground is passable to it any more. */
export function isBogged(table: Dustup, unit: Unit): boolean {
  const going = goingOf(unit);
  const areas = areasAt(groundOf(table), placeOf(table, unit));
  const alone = areas.findLast(({ type }) => type.traits.includes('alone'));
  const classes = alone === undefined ? areas.map(area => classFor(area, going)) : [classFor(alone, going)];
  if (alone === undefined) classes.push(AREA_TYPES.get('open').costs[going.mover]);
  return classes.some(kind => rateOn(kind, going) === 'impassable');
}

function rateOn(kind: TerrainClass, { hardship }: Going): Rate | 'impassable' {
  return RATES[harder(kind, hardship)];
}

/** DU-VEH-029: what is no area of the map is open ground, which is not clear to everybody. */
function openRate(going: Going): Rate | 'impassable' {
  return rateOn(AREA_TYPES.get('open').costs[going.mover], going);
}

const terrains = new WeakMap<Ground, Map<string, Terrain>>();

/** The ground as one kind of mover meets it, without anybody on it. */
export function terrainFor(ground: Ground, going: Going): Terrain {
  let known = terrains.get(ground);
  if (known === undefined) {
    known = new Map();
    terrains.set(ground, known);
  }
  const key = `${going.mover} ${going.water} ${going.hardship} ${going.size}`;
  let terrain = known.get(key);
  if (terrain === undefined) {
    terrain = prepareTerrain(planFor(ground, going));
    known.set(key, terrain);
  }
  return terrain;
}

function planFor(ground: Ground, going: Going): TerrainPlan {
  const { width, depth, areas } = ground;
  const bounds = { minX: 0, minY: 0, maxX: width, maxY: depth };
  const open = openRate(going);
  const grounds = areas.flatMap(area => landOf(area, going, open));
  const solids = going.size > 0 ? areas.filter(isSolid).map(({ id, shape }) => ({ id: `area ${id}`, shape })) : [];
  const obstacles = obstaclesFor(ground, going);
  if (open !== 'impassable') return { bounds, open, grounds, obstacles, solids };
  const everything: Land = { id: 'open', shape: polygonOf(cornersOf(bounds)), rate: open };
  return { bounds, grounds: [everything, ...grounds], obstacles, solids };
}

/** DU-VEH-037: what a vehicle can't drive through, even beside its centre. */
function isSolid({ type: { traits } }: Area): boolean {
  return traits.includes('building') || traits.includes('screens');
}

function cornersOf({ minX, minY, maxX, maxY }: Box): Point[] {
  return [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
}

/** Ground that is no dearer than the open is left out unless it decides alone, as a road does (DU-MOVE-012). */
function landOf(area: Area, going: Going, open: Rate | 'impassable'): Land[] {
  const alone = area.type.traits.includes('alone');
  const rate = rateOn(classFor(area, going), going);
  if (!alone && (open === 'impassable' || (rate !== 'impassable' && rate[0] <= open[0]))) return [];
  return [{ id: area.id, shape: area.shape, rate, alone }];
}

/** DU-MOVE-013: fences and walls; the walls of houses are paid for on the way in and out (DU-BUILD-011). */
function obstaclesFor({ areas, features }: Ground, going: Going): Obstacle[] {
  const lines = features.map(
    ({ id, type, shape }): Obstacle => ({
      id: FIRST_FEATURE + id,
      points: shape.points,
      price: priceOf(crossingOf(type, going), going),
    }),
  );
  const walls = areas.flatMap(({ id, type, shape, edges }) => {
    // DU-BUILD-011, DU-BUILD-008: as dear from within as from without, and free where the wall is broken open.
    const price = (type.wallCost ?? 0) * POINT;
    if (price > 0) return edges.map((points, i): Obstacle => ({ id: i === 0 ? id : `${id} ${i}`, points, price }));
    return type.crossingCost === undefined ? [] : [edgeObstacle(id, shape, type.crossingCost * POINT, 0)];
  });
  return [...lines, ...walls];
}

/** DU-VEH-039: what a linear obstacle is to a mover: points, a class of ground, or something it breaks through. */
export function crossingOf({ costs, breach }: LineTypeRow, { mover, size }: Going): number | TerrainClass | 'breach' {
  const least = breach?.[mover];
  return least !== undefined && size >= least ? 'breach' : costs[mover];
}

/** DU-VEH-040: in points, to break through anything at all. */
const BREAKING = 1;

/** Ground that lies in a line is an inch deep, and harder for whoever finds all ground harder (DU-VEH-072). */
function priceOf(crossing: ReturnType<typeof crossingOf>, going: Going): number | 'impassable' {
  if (crossing === 'breach') return BREAKING * POINT;
  if (typeof crossing === 'number') return crossing * POINT;
  const rate = rateOn(crossing, going);
  return rate === 'impassable' ? rate : rate[0] * POINT;
}

export interface WalkOptions {
  /** An assault may come as near as it likes to these (DU-ASSAULT-033). */
  readonly into?: readonly number[];
  /** DU-VEH-112: these let the mover pass and stand wherever it likes. */
  readonly through?: readonly number[];
  /** Columns are placed beside one another before the battle; only on the move do they keep their distance. */
  readonly isPlacing?: boolean;
  /** Whoever has no choice does not mind his own hidden men either: going round them would give them away (DU-DETECT-002). */
  readonly isForced?: boolean;
  /** How far the mover can get at all, in mils: what is farther away does not matter. */
  readonly within?: number;
}

/** What moves: a base, and how much of it counts when two inches are measured (DU-MOVE-006, DU-VEH-037). */
interface Base extends Place {
  readonly radius: number;
  readonly reach: number;
}

/** A unit on the move: its leader's base or the width of its hull, and everybody it has to mind. */
export function walkOf(table: Dustup, unit: Unit, options: WalkOptions = {}): Walk {
  const base = baseOf(table, unit);
  const terrain = terrainFor(groundOf(table), goingOf(unit));
  return walkOn(terrain, base.radius, solidsFor(table, unit, base, options));
}

/** DU-VEH-036: what goes its way is a disc. A vehicle turns as it likes, so that on its way only its width counts; where it ends, all of it. */
export function baseOf(table: Dustup, unit: Unit): Base {
  if (unit.hull === null) {
    const leader = leaderOf(table, unit);
    return { x: leader.x, y: leader.y, radius: leader.radius, reach: reachOfBase(leader) };
  }
  const { x, y, model } = unit.hull;
  const radius = extentOf(model).width / 2;
  return { x, y, radius, reach: radius };
}

/** The most that anybody moves in one action, and a little more for those who follow. */
const FARTHEST_MOVE = inches(24);
const MARGIN = inches(9);

function solidsFor(
  table: Dustup,
  unit: Unit,
  mover: Base,
  { into = [], through = [], within = FARTHEST_MOVE, isPlacing = false, isForced = false }: WalkOptions,
): Solid[] {
  const solids: Solid[] = [];
  const reach = within + MARGIN;
  for (const other of table.units) {
    if (other.id === unit.id || other.where !== 'table' || through.includes(other.id)) continue;
    // DU-VEH-125: turrets stand on a hull that is there already.
    if (other.id === unit.hull?.tows || isTurret(other)) continue;
    // Nobody minds enemies he does not know of.
    if (isHidden(other) && (other.side !== unit.side || isForced)) continue;
    const keepsOff = other.side !== unit.side && !into.includes(other.id);
    if (other.hull !== null) {
      if (stands(table, other)) solids.push(solidHull(other, unit, mover, keepsOff));
      continue;
    }
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
function isColumnInTheWay(table: Dustup, unit: Unit, other: Unit, mover: Base): boolean {
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
function solid(figure: Figure, mover: Base, isFriend: boolean, keepsOff: boolean): Solid {
  const shape = circle({ x: figure.x, y: figure.y }, figure.radius);
  if (isFriend) return { id: figure.id, shape, isPassable: true };
  return keepsOff ? { id: figure.id, shape, apart: edgeGap(figure, mover) } : { id: figure.id, shape };
}

/** DU-VEH-037: friends pass a vehicle, and nobody else does. */
function solidHull({ id, side, hull }: Vehicle, { side: own }: Unit, mover: Base, keepsOff: boolean): Solid {
  const shape = outlineOfHull(hull);
  const name = `hull ${id}`;
  if (side === own) return { id: name, shape, isPassable: true };
  return keepsOff ? { id: name, shape, apart: APART - (mover.radius - mover.reach) } : { id: name, shape };
}

/** Two inches as that row measures them, from edge to edge. */
function edgeGap(figure: Figure, mover: Base): number {
  return APART - (figure.radius - reachOfBase(figure)) - (mover.radius - mover.reach);
}

/** DU-MOVE-007: a wall of two inches round a friend, when either of the two is in column. */
function keptOff(figure: Figure, mover: Base): Solid {
  return { id: figure.id, shape: circle({ x: figure.x, y: figure.y }, figure.radius + edgeGap(figure, mover)) };
}
