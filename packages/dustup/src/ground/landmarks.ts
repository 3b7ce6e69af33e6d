import type { Box, Point } from '@sightline/geometry/field';
import { contains, isCloserThan, isInBox } from '@sightline/geometry/field';
import { sameJson } from '@sightline/kernel';
import type { Edge } from '../content/schema.ts';
import type { Dustup, Place } from '../table/table.ts';
import { type Ground, groundOf } from './ground.ts';

/** One of the nine parts of the table, seen from above. */
export type Part =
  | 'northWest'
  | 'north'
  | 'northEast'
  | 'west'
  | 'middle'
  | 'east'
  | 'southWest'
  | 'south'
  | 'southEast';

/** A piece of terrain by its type; the part of the table is told where there are several of the kind. */
interface Known {
  readonly piece: string;
  readonly part: Part | null;
}

/** What a place is known by. No coordinates, and no words: those are the catalogue's. */
export type Landmark =
  | { readonly at: 'objective'; readonly name: string }
  | ({ readonly at: 'in' | 'on' | 'line' } & Known)
  /** A road or a river runs across half the table: there the part says where on it. */
  | ({ readonly at: 'along' } & Known)
  | ({ readonly at: 'beside'; readonly side: Edge } & Known)
  | { readonly at: 'open'; readonly part: Part };

interface Piece extends Known {
  readonly box: Box;
  readonly layer: number;
  readonly isLong: boolean;
  holds(place: Point): boolean;
}

/** How near an objective, a wall or any other piece a place is still called by it, in mils. */
const AT_OBJECTIVE = 1500;
const AT_LINE = 900;
const BESIDE = 4000;

/** A piece that is longer than this is no place by itself. */
const LONG = 24_000;

/** What of a table its places are known by. */
export type Mapped = Pick<Dustup, 'map' | 'altered' | 'objectives'> & Partial<Pick<Dustup, 'wrecks' | 'breaches'>>;

/** What a place of this table is known by: the narrowest thing that it is in, at or beside. */
export function landmarkOf(table: Mapped, place: Place): Landmark {
  const ground = groundOf(table);
  const near = table.objectives.find(({ carry, x, y }) => !carry && away(x - place.x, y - place.y) <= AT_OBJECTIVE);
  if (near !== undefined) return { at: 'objective', name: near.name };
  const pieces = piecesOf(ground);
  const holding = pieces.find(piece => piece.holds(place));
  if (holding !== undefined) return inside(ground, holding, place);
  return besideOf(ground, place) ?? { at: 'open', part: partOf(ground, place) };
}

/** Whether two places are one to whoever names them: not far apart, and known by the same. */
export function isSamePlace(table: Mapped, a: Place, b: Place, apart: number): boolean {
  return isCloserThan(a, b, apart) && sameJson({ ...landmarkOf(table, a) }, { ...landmarkOf(table, b) });
}

const away = (right: number, up: number): number => Math.sqrt(right * right + up * up);

function inside(ground: Ground, { piece, part, isLong, layer }: Piece, place: Place): Landmark {
  if (isLong) return { at: 'along', piece, part: partOf(ground, place) };
  return { at: layer === LINE ? 'line' : layer >= ROAD ? 'on' : 'in', piece, part };
}

/** The nearest piece that has a side towards the place. */
function besideOf(ground: Ground, place: Place): Landmark | null {
  let nearest: { readonly piece: Piece; readonly side: Edge; readonly off: number } | null = null;
  for (const piece of piecesOf(ground)) {
    const { minX, minY, maxX, maxY } = piece.box;
    const beyond = { north: place.y - maxY, south: minY - place.y, east: place.x - maxX, west: minX - place.x };
    const side = EDGES.reduce((most, each) => (beyond[each] > beyond[most] ? each : most));
    const off = beyond[side];
    if (off < 0 || off > BESIDE || (nearest !== null && off >= nearest.off)) continue;
    nearest = { piece, side, off };
  }
  if (nearest === null) return null;
  const { piece, side } = nearest;
  return { at: 'beside', side, piece: piece.piece, part: piece.isLong ? partOf(ground, place) : piece.part };
}

const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west'];

const known = new WeakMap<Ground, readonly Piece[]>();

/** Whatever a map has, the narrowest first. */
function piecesOf(ground: Ground): readonly Piece[] {
  let pieces = known.get(ground);
  if (pieces === undefined) {
    pieces = survey(ground);
    known.set(ground, pieces);
  }
  return pieces;
}

/** Houses before walls, walls before what grows, and a hill under all of it. */
const [HOUSE, LINE, AREA, ROAD, HILL] = [0, 1, 2, 3, 4] as const;

function survey(ground: Ground): Piece[] {
  const areas = ground.areas.filter(({ type }) => type.id !== 'open');
  const found = [
    ...areas.map(({ type, box, shape }) => ({
      piece: type.id,
      box,
      layer: type.traits.includes('building')
        ? HOUSE
        : type.traits.includes('hill')
          ? HILL
          : type.traits.includes('alone')
            ? ROAD
            : AREA,
      holds: (place: Point) => isInBox(box, place) && contains(shape, place),
    })),
    ...ground.features.map(({ type, box }) => ({
      piece: type.id,
      box,
      layer: LINE,
      holds: (place: Point) => isInBox(grown(box, AT_LINE), place),
    })),
  ];
  const count = (id: string): number => found.filter(({ piece }) => piece === id).length;
  return found
    .map(each => ({
      ...each,
      isLong: each.layer !== HILL && Math.max(each.box.maxX - each.box.minX, each.box.maxY - each.box.minY) > LONG,
      part: count(each.piece) === 1 ? null : partOf(ground, middleOf(each.box)),
    }))
    .sort((a, b) => a.layer - b.layer);
}

const middleOf = ({ minX, minY, maxX, maxY }: Box): Point => ({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 });

function grown({ minX, minY, maxX, maxY }: Box, by: number): Box {
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}

const PARTS: readonly (readonly Part[])[] = [
  ['southWest', 'south', 'southEast'],
  ['west', 'middle', 'east'],
  ['northWest', 'north', 'northEast'],
];

function partOf({ width, depth }: Ground, { x, y }: Point): Part {
  const third = (at: number, whole: number): number => Math.max(0, Math.min(2, Math.floor((3 * at) / whole)));
  return PARTS[third(y, depth)]![third(x, width)]!;
}
