export type { DrillBoard } from './board.ts';
export { canShoot, isStanding, reach, squareName, wayTo } from './field.ts';
export type { Deed } from './rules.ts';
export { drill } from './system.ts';
export { type Drill, type DrillEvent, SIDES, SIZE, type Side, type Unit } from './table.ts';
