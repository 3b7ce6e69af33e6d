import type { Route } from '@sightline/killzone';
import type { Point } from '../game.ts';

/** The box of an icon, the room that its rim leaves, how thick the line is, and its head. */
const BOX = 512;
const RIM = 70;
const HALF = 42;
const HEAD = 120;
/** Every way begins with a bit of straight line, so that a turn is seen to be one. */
const STUB = 0.3;
/** However long a way is, none of its parts is drawn shorter than this share of it. */
const SHORTEST = 0.25;

/** The path of an icon that shows which way a way goes: as seen from the car, whose nose is at the top. */
export function wayIcon(route: Route): string {
  const points = fitted(shapeOf(route));
  const lines = points.slice(1).map((to, i) => stroke(points[i]!, to));
  const joints = points.slice(1, -1).map(dot);
  const [from, to] = points.slice(-2) as [Point, Point];
  return [...lines, ...joints, head(from, to)].join('');
}

function shapeOf(route: Route): Point[] {
  const whole = route.reduce((sum, { ahead }) => sum + ahead, 0) || 1;
  const points: Point[] = [{ x: 0, y: 0 }];
  let heading = 0;
  const go = (far: number): void => {
    const { x, y } = points.at(-1)!;
    const angle = (heading * Math.PI) / 180;
    points.push({ x: x + far * Math.sin(angle), y: y - far * Math.cos(angle) });
  };
  if (route[0] && route[0].turn !== 0) go(STUB);
  for (const { turn, ahead } of route) {
    heading += turn;
    go(Math.max(SHORTEST, ahead / whole));
  }
  return points;
}

/** As large as it can be drawn, in the middle. */
function fitted(points: readonly Point[]): Point[] {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = (BOX - 2 * RIM) / Math.max(width, height);
  return points.map(({ x, y }) => ({
    x: BOX / 2 + (x - left - width / 2) * scale,
    y: BOX / 2 + (y - top - height / 2) * scale,
  }));
}

const aimed = (from: Point, to: Point): Point => {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
};

/** All parts turn the same way, so that none cuts a hole into another. */
function stroke(from: Point, to: Point): string {
  const { x, y } = aimed(from, to);
  const [right, up] = [HALF * y, -HALF * x];
  return drawn([
    { x: from.x + right, y: from.y + up },
    { x: to.x + right, y: to.y + up },
    { x: to.x - right, y: to.y - up },
    { x: from.x - right, y: from.y - up },
  ]);
}

function head(from: Point, to: Point): string {
  const { x, y } = aimed(from, to);
  const back = { x: to.x - 0.3 * HEAD * x, y: to.y - 0.3 * HEAD * y };
  return drawn([
    { x: back.x + HEAD * y, y: back.y - HEAD * x },
    { x: to.x + 0.5 * HEAD * x, y: to.y + 0.5 * HEAD * y },
    { x: back.x - HEAD * y, y: back.y + HEAD * x },
  ]);
}

const dot = ({ x, y }: Point): string =>
  `M${Math.round(x - HALF)} ${Math.round(y)}a${HALF} ${HALF} 0 1 1 ${2 * HALF} 0a${HALF} ${HALF} 0 1 1 ${-2 * HALF} 0Z`;

const drawn = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;
