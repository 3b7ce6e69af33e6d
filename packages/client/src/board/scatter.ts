import type { Point, Spot } from '../games/game.ts';

/** A number from 0 to 1 that is always the same for the same two: nature without chance. */
export function noise(a: number, b: number): number {
  const mixed = Math.imul(Math.imul(a | 0, 73_856_093) ^ Math.imul(b | 0, 19_349_663), 83_492_791);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}

/** Points all over a box, one in every cell of that size, none of them in a row. */
export function scatter({ x, y, width, height }: Spot, step: number): Point[] {
  const points: Point[] = [];
  for (let column = 0; column * step < width; column++)
    for (let row = 0; row * step < height; row++) {
      const [a, b] = [column + Math.round(x * 7), row + Math.round(y * 13)];
      points.push({ x: x + (column + noise(a, b)) * step, y: y + (row + noise(b + 977, a + 31)) * step });
    }
  return points.filter(point => point.x < x + width && point.y < y + height);
}
