import {
  type Box,
  boxOf,
  contains,
  inches,
  isInBox,
  type Line,
  line,
  type Point,
  type Polygon,
  polygonOf,
  prepareSight,
  type SightPiece,
  type SightTable,
  type Veil,
} from '@sightline/geometry/field';
import { AREA_TYPES, LINE_TYPES } from '../content/load.ts';
import type { AreaTypeRow, LineTypeRow, MapRow } from '../content/schema.ts';
import type { Altered } from '../table/markers.ts';
import type { Dustup } from '../table/table.ts';

/** A piece of terrain that figures stand in. */
export interface Area {
  readonly id: number;
  readonly type: AreaTypeRow;
  readonly shape: Polygon;
  readonly box: Box;
  /** For hills: how high their top is. */
  readonly level: number;
}

/** A fence, wall, hedge or ditch. */
export interface Feature {
  readonly id: number;
  readonly type: LineTypeRow;
  readonly shape: Line;
  readonly box: Box;
}

/** A map made ready: what lies where, what hides what. */
export interface Ground {
  readonly width: number;
  readonly depth: number;
  readonly areas: readonly Area[];
  readonly features: readonly Feature[];
  readonly hills: readonly Area[];
  /** What conceals or covers those in it, and those behind it. */
  readonly sheltering: readonly Area[];
  readonly screens: readonly Area[];
  readonly shielding: readonly Feature[];
  readonly sight: SightTable;
}

/** Pieces of the sight table that are features are numbered from here, clouds beyond them. */
export const FIRST_FEATURE = 1000;

const prepared = new WeakMap<MapRow, Map<string, Ground>>();

/** The map of a table as it is now; made ready once for each state it comes to. */
export function groundOf({ map, altered }: Pick<Dustup, 'map' | 'altered'>): Ground {
  let states = prepared.get(map);
  if (states === undefined) {
    states = new Map();
    prepared.set(map, states);
  }
  const key = altered.length === 0 ? '' : altered.map(({ area, type }) => `${area} ${type}`).join();
  const known = states.get(key);
  if (known !== undefined) return known;
  const ground = prepare(map, altered);
  states.set(key, ground);
  return ground;
}

function prepare(map: MapRow, altered: readonly Altered[]): Ground {
  const areas = map.areas.map(({ type, points, level = 0 }, id): Area => {
    const now = altered.findLast(change => change.area === id)?.type ?? type;
    const shape = polygonOf(points.map(([x, y]) => ({ x: inches(x), y: inches(y) })));
    return { id, type: AREA_TYPES.get(now), shape, box: boxOf(shape.points), level };
  });
  const features = map.lines.map(({ type, points }, id): Feature => {
    const shape = line(...points.map(([x, y]) => ({ x: inches(x), y: inches(y) })));
    return { id, type: LINE_TYPES.get(type), shape, box: boxOf(shape.points) };
  });
  const hills = areas.filter(({ type }) => type.traits.includes('hill'));
  return {
    width: inches(map.width),
    depth: inches(map.depth),
    areas,
    features,
    hills,
    sheltering: areas.filter(({ type }) => type.concealment !== 'none' || type.cover !== 'none'),
    screens: areas.filter(({ type }) => type.traits.includes('screens')),
    shielding: features.filter(({ type }) => type.concealment !== 'none' || type.cover !== 'none'),
    sight: prepareSight([
      ...areas.flatMap(area => sightOfArea(area, hills)),
      ...features.flatMap(feature => sightOfFeature(feature, hills)),
    ]),
  };
}

const NOTHING: Veil = { kind: 'none' };

/** DU-SHOOT-051. Tops are levels above the ground that the piece stands on; a hill is its own ground. */
function sightOfArea({ id, type, shape, level }: Area, hills: readonly Area[]): SightPiece[] {
  if (type.traits.includes('hill')) return [{ id, shape, blocks: { kind: 'low', top: level } }];
  if (type.top === 0) return [];
  const blocks: Veil = { kind: 'low', top: levelAt(hills, middleOf(shape)) + type.top };
  if (type.sightDepth === undefined) return [{ id, shape, blocks, fromWithin: NOTHING }];
  return [{ id, shape, blocks, fromWithin: { kind: 'deep', depth: inches(type.sightDepth) } }];
}

/** A wall that blocks sight is one level high. */
function sightOfFeature({ id, type, shape }: Feature, hills: readonly Area[]): SightPiece[] {
  if (!type.blocksSight) return [];
  return [{ id: FIRST_FEATURE + id, shape, blocks: { kind: 'low', top: levelAt(hills, shape.points[0]!) + 1 } }];
}

function middleOf({ points }: Polygon): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: Math.round(sum.x / points.length), y: Math.round(sum.y / points.length) };
}

/** The level of the ground: that of the highest hill a place lies on. */
export function levelAt(hills: readonly Area[], p: Point): number {
  let level = 0;
  for (const hill of hills) if (hill.level > level && isInArea(hill, p)) level = hill.level;
  return level;
}

export function isInArea({ box, shape }: Area, p: Point): boolean {
  return isInBox(box, p) && contains(shape, p);
}

/** The areas that hold a place, in the order of the map. */
export function areasAt({ areas }: Ground, p: Point): Area[] {
  return areas.filter(area => isInArea(area, p));
}

/** The building, if any, that holds a place. */
export function buildingAt(ground: Ground, p: Point): Area | null {
  return ground.areas.find(area => area.type.traits.includes('building') && isInArea(area, p)) ?? null;
}

export function isOnTable({ width, depth }: Ground, p: Point): boolean {
  return p.x >= 0 && p.y >= 0 && p.x <= width && p.y <= depth;
}
