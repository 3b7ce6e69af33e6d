// The game as a system, and what a client needs to draw it: its content, its ship and its measures.
export * from './campaign/index.ts';
export type * from './content/cards.ts';
export * from './content/deck.ts';
export type { DuckEvent } from './events.ts';
export type { Figure, Machine, Survivor, Teamer, Threat } from './figure.ts';
export { isOnMap } from './figures.ts';
export { isInArc, rangeBetween, sees, sightOf } from './rules/sight.ts';
export { nameOf } from './said.ts';
export { placeName } from './ship/places.ts';
export { type Plan, planOf } from './ship/plan.ts';
export { vehicleSquares } from './ship/standing.ts';
export { sidesOf } from './ship/walls.ts';
export { duck } from './system.ts';
export type { DuckTable, SquareSide } from './table.ts';
export type { DuckView } from './view.ts';
