// The game as a system, and what a client needs to draw it: its content, its ground and its measures.

export type { Act } from './acts.ts';
export { battleOf, OWN_BATTLE } from './battle.ts';
export type { DustupBoard } from './board.ts';
export * from './content/load.ts';
export type * from './content/schema.ts';
export type { DustupEvent } from './events.ts';
export { shelterOf } from './ground/cover.ts';
export { type Area, type Ground, groundOf } from './ground/ground.ts';
export { CLOUD_RADIUS, isClear, sightLine } from './ground/sight.ts';
export { walkOf } from './ground/walk.ts';
export type { DustupQuestion } from './questions.ts';
export { ratingOfForce, ratingOfUnit, whyNotForce } from './rules/forces.ts';
export { isOnCommand, MINE_RANGE } from './rules/hazards/command-mines.ts';
export { BURNS } from './rules/hazards/fire.ts';
export { screenOf } from './rules/hazards/smoke.ts';
export { firepowerOf } from './rules/shooting/firepower.ts';
export { targetDie } from './rules/shooting/target-die.ts';
export { dustup } from './system.ts';
export { type Dustup, type Figure, isHidden, type Place, type Unit } from './table.ts';
export { ableOf, membersOf } from './units.ts';
export type { DustupView } from './view.ts';
export { REASONS } from './words/reasons.ts';
