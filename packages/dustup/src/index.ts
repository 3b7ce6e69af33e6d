// The game as a system, and what a client needs to draw it: its content, its ground and its measures.

export type { DustupBoard } from './board.ts';
export type * from './content/force-schema.ts';
export * from './content/load.ts';
export type * from './content/scenario-schema.ts';
export type * from './content/schema.ts';
export { type Area, type Ground, groundOf } from './ground/ground.ts';
export { isClear, sightLine } from './ground/sight.ts';
export { dustup } from './system.ts';
export type { Act } from './table/acts.ts';
export type { DustupEvent } from './table/events.ts';
export type { Figure } from './table/figures.ts';
export type { ArmourFace, Hull } from './table/hulls.ts';
export type { Piece } from './table/pieces.ts';
export type { DustupQuestion } from './table/questions.ts';
export type { Changed as UnitChange } from './table/summary.ts';
export type { Dustup, Place } from './table/table.ts';
export type { Unit, Vehicle } from './table/units.ts';
export type { DustupView } from './view/view.ts';
