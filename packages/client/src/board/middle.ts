import type { Point, Spot } from '../games/game.ts';

export const middleOf = ({ x, y, width, height }: Spot): Point => ({ x: x + width / 2, y: y + height / 2 });
