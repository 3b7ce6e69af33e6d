// The game as a system, and what a client needs to draw it: its content, its ground and its measures.

export type { DustupBoard } from './board.ts';
export * from './content/load.ts';
export type * from './content/schema.ts';
export { shelterOf } from './ground/cover.ts';
export { type Area, type Ground, groundOf } from './ground/ground.ts';
export { CLOUD_RADIUS, isClear, sightLine } from './ground/sight.ts';
export { walkOf } from './ground/walk.ts';
export { BURNS } from './rules/fire/fire.ts';
export { ratingOfForce, ratingOfUnit, whyNotForce } from './rules/forces/forces.ts';
export { isOnCommand, MINE_RANGE } from './rules/mines/command-mines.ts';
export { firepowerOf } from './rules/shooting/firepower.ts';
export { targetDie } from './rules/shooting/target-die.ts';
export { screenOf } from './rules/smoke/smoke.ts';
export { dustup } from './system.ts';
export type { Act } from './table/acts.ts';
export { battleOf, OWN_BATTLE } from './table/battle.ts';
export type { DustupEvent } from './table/events.ts';
export type { Figure } from './table/figures.ts';
export type { DustupQuestion } from './table/questions.ts';
export type { Dustup, Place } from './table/table.ts';
export { ableOf, isHidden, membersOf, type Unit } from './table/units.ts';
export type { DustupView } from './view/view.ts';
