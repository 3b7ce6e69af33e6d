import {
  type Box,
  boxOf,
  contains,
  cutOpen,
  inches,
  isInBox,
  type Line,
  lengthAlong,
  line,
  type Point,
  type Polygon,
  polygonOf,
  prepareSight,
  type SightPiece,
  type SightTable,
  travelledTo,
  type Veil,
} from '@sightline/geometry/field';
import { AREA_TYPES, LINE_TYPES } from '../content/load.ts';
import type { AreaTypeRow, LineTypeRow, MapRow } from '../content/schema.ts';
import type { Altered, Breach, Wreck } from '../table/markers.ts';
import type { Dustup } from '../table/table.ts';

/** A piece of terrain that figures stand in. */
export interface Area {
  readonly id: number;
  readonly type: AreaTypeRow;
  readonly shape: Polygon;
  readonly box: Box;
  /** For hills: how high their top is. */
  readonly level: number;
  /** DU-BUILD-008: its outline, as far as nobody has broken through it. */
  readonly edges: readonly (readonly Point[])[];
}

/** A fence, wall, hedge or ditch, or what is left of one that is broken through. */
export interface Feature {
  readonly id: number;
  /** The line of the map that it is, or is a piece of. */
  readonly line: number;
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

/** What the ground of a table is made of; editions before vehicles know no wrecks and no breaches. */
export type Mapped = Pick<Dustup, 'map' | 'altered'> & Partial<Pick<Dustup, 'wrecks' | 'breaches'>>;

type States = Map<string, Ground>;
type Maps = WeakMap<MapRow, States>;
const prepared: Maps = new WeakMap();
const changed = new WeakMap<readonly Wreck[], WeakMap<readonly Breach[], Maps>>();

/**
 * The map of a table as it is now; made ready once for each state it comes to. There is no end of places for wrecks and
 * breaches, so that ground with any is forgotten with their lists.
 */
export function groundOf({ map, altered, wrecks = NO_WRECKS, breaches = NO_BREACHES }: Mapped): Ground {
  const states = statesOf(mapsWith(wrecks, breaches), map);
  const key = altered.length === 0 ? '' : altered.map(({ area, type }) => `${area} ${type}`).join();
  const known = states.get(key);
  if (known !== undefined) return known;
  const ground = prepare(map, altered, wrecks, breaches);
  states.set(key, ground);
  return ground;
}

const NO_WRECKS: readonly Wreck[] = [];
const NO_BREACHES: readonly Breach[] = [];

function mapsWith(wrecks: readonly Wreck[], breaches: readonly Breach[]): Maps {
  if (wrecks.length === 0 && breaches.length === 0) return prepared;
  const byBreaches = within(changed, wrecks.length === 0 ? NO_WRECKS : wrecks, () => new WeakMap());
  return within(byBreaches, breaches.length === 0 ? NO_BREACHES : breaches, () => new WeakMap());
}

function within<K extends WeakKey, V>(known: WeakMap<K, V>, key: K, make: () => V): V {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    known.set(key, value);
  }
  return value;
}

function statesOf(maps: Maps, map: MapRow): States {
  return within(maps, map, () => new Map());
}

function prepare(
  map: MapRow,
  altered: readonly Altered[],
  wrecks: readonly Wreck[],
  breaches: readonly Breach[],
): Ground {
  const drawn = map.areas.map(({ type, points, level = 0 }, id): Area => {
    const now = altered.findLast(change => change.area === id)?.type ?? type;
    const shape = polygonOf(points.map(([x, y]) => ({ x: inches(x), y: inches(y) })));
    const cuts = breaches.filter(breach => breach.area === id);
    return { id, type: AREA_TYPES.get(now), shape, box: boxOf(shape.points), level, edges: edgesLeft(shape, cuts) };
  });
  const areas = [...drawn, ...wrecks.map((wreck, i) => wreckArea(wreck, drawn.length + i))];
  const features = featuresOf(map, breaches);
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

/** The lines of the map, those that are broken through in pieces; a piece is numbered by its place in the list. */
function featuresOf({ lines }: MapRow, breaches: readonly Breach[]): Feature[] {
  const pieces = lines.flatMap(({ type, points }, index) => {
    const whole = points.map(([x, y]) => ({ x: inches(x), y: inches(y) }));
    const cuts = breaches.filter(breach => breach.line === index);
    const left =
      cuts.length === 0
        ? [whole]
        : cutOpen(
            whole,
            cuts.map(cut => gapAt(whole, cut)),
          );
    return left.map(piece => ({ line: index, type: LINE_TYPES.get(type), shape: line(...piece) }));
  });
  return pieces.map((piece, id): Feature => ({ ...piece, id, box: boxOf(piece.shape.points) }));
}

/** What is left of the outline of an area; a gap at the corner where it begins runs on at its end. */
function edgesLeft({ points }: Polygon, cuts: readonly Breach[]): Point[][] {
  const ring = [...points, points[0]!];
  if (cuts.length === 0) return [ring];
  const whole = lengthAlong(ring);
  const gaps = cuts.flatMap(cut => {
    const { from, to } = gapAt(ring, cut);
    return [
      { from: Math.max(from, 0), to: Math.min(to, whole) },
      ...(from < 0 ? [{ from: whole + from, to: whole }] : []),
      ...(to > whole ? [{ from: 0, to: to - whole }] : []),
    ];
  });
  return cutOpen(ring, gaps);
}

function gapAt(points: readonly Point[], { x, y, width }: Breach): { readonly from: number; readonly to: number } {
  const middle = travelledTo(points, { x, y });
  return { from: middle - width / 2, to: middle + width / 2 };
}

/** DU-VEH-064: a wreck is terrain like any other; its number follows those of the map. */
function wreckArea({ type, points }: Wreck, id: number): Area {
  const shape = polygonOf(points.map(({ x, y }) => ({ x, y })));
  return { id, type: AREA_TYPES.get(type), shape, box: boxOf(shape.points), level: 0, edges: edgesLeft(shape, []) };
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
