export type { DrillBoard } from './board.ts';
export { canShoot, isStanding, obstacleBetween, reach, squareName, wayTo } from './field.ts';
export type { Deed } from './rules.ts';
export { drill } from './system.ts';
export { copy, type Drill, type DrillEvent, SIDES, SIZE, type Side, SQUARES, type Unit } from './table.ts';
