import type { Ground, KillzoneBoard, KillzoneView, Place } from '@sightline/killzone';
import type { Point, Spot } from '../game.ts';

/** An upper floor of a building, laid out beside the table as players lay out their plans. */
export interface FloorPlan extends Spot {
  readonly building: number;
  readonly floor: number;
  /** How far its rooms are moved from where they really are, in inches. */
  readonly right: number;
  readonly down: number;
}

/** How a view writes nobody and nowhere. */
export const NONE = -1;

const GAP = 2.5;
const known = new WeakMap<Ground, readonly FloorPlan[]>();

/** Every upper floor of the map, in columns to the right of it. */
export function floorPlansOf(ground: Ground): readonly FloorPlan[] {
  let plans = known.get(ground);
  if (!plans) {
    plans = layOut(ground);
    known.set(ground, plans);
  }
  return plans;
}

function layOut(ground: Ground): FloorPlan[] {
  const depth = ground.depth / 1000;
  const plans: FloorPlan[] = [];
  let x = ground.width / 1000 + GAP;
  let y = GAP / 2;
  let widest = 0;
  for (const building of ground.buildings) {
    const spot = spotOfRect(ground, building);
    for (let floor = 1; floor < building.floors; floor++) {
      if (y + spot.height > depth) [x, y, widest] = [x + widest + GAP, GAP / 2, 0];
      plans.push({ ...spot, x, y, building: building.id, floor, right: x - spot.x, down: y - spot.y });
      y += spot.height + GAP;
      widest = Math.max(widest, spot.width);
    }
  }
  return plans;
}

/** The table alone. */
export function tableOf(rules: KillzoneBoard, { map }: KillzoneView): Spot {
  const { width, depth } = rules.groundOf(map);
  return { x: 0, y: 0, width: width / 1000, height: depth / 1000 };
}

/** The whole picture: the table, and the plans beside it. */
export function extent(rules: KillzoneBoard, { map }: KillzoneView): Spot {
  const ground = rules.groundOf(map);
  const right = Math.max(ground.width / 1000, ...floorPlansOf(ground).map(plan => plan.x + plan.width));
  return { x: 0, y: 0, width: right, height: ground.depth / 1000 };
}

/** Where a place is drawn: inches, with the north at the top. */
export function shownAt(rules: KillzoneBoard, { map }: KillzoneView, { x, y, room }: Place): Point {
  const ground = rules.groundOf(map);
  const point = { x: x / 1000, y: (ground.depth - y) / 1000 };
  const plan = planOf(ground, room);
  return plan ? { x: point.x + plan.right, y: point.y + plan.down } : point;
}

/** The place that a point of the picture means. */
export function placeAt(rules: KillzoneBoard, { map }: KillzoneView, point: Point): Place {
  const ground = rules.groundOf(map);
  const plan = floorPlansOf(ground).find(
    ({ x, y, width, height }) => point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height,
  );
  const x = Math.round((point.x - (plan?.right ?? 0)) * 1000);
  const y = Math.round(ground.depth - (point.y - (plan?.down ?? 0)) * 1000);
  const room = ground.rooms.find(
    each =>
      each.floor === (plan?.floor ?? 0) &&
      (!plan || each.building === plan.building) &&
      x >= each.minX &&
      x <= each.maxX &&
      y >= each.minY &&
      y <= each.maxY,
  );
  return { x, y, room: room ? room.id : NONE };
}

interface Rect {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/** A rectangle of the ground as it lies in the picture. */
export function spotOfRect(ground: Pick<Ground, 'depth'>, { minX, minY, maxX, maxY }: Rect): Spot {
  return {
    x: minX / 1000,
    y: (ground.depth - maxY) / 1000,
    width: (maxX - minX) / 1000,
    height: (maxY - minY) / 1000,
  };
}

/** A room as it lies in the picture, on its floor plan if it has one. */
export function spotOfRoom(ground: Ground, id: number): Spot {
  const spot = spotOfRect(ground, ground.rooms[id]!);
  const plan = planOf(ground, id);
  return plan ? { ...spot, x: spot.x + plan.right, y: spot.y + plan.down } : spot;
}

function planOf(ground: Ground, room: number): FloorPlan | undefined {
  if (room === NONE) return undefined;
  const { building, floor } = ground.rooms[room]!;
  return floor === 0 ? undefined : floorPlansOf(ground).find(p => p.building === building && p.floor === floor);
}
