// The game as a system, and what a client needs to draw it: its content, its ground and its measures.
export { battleOf, ENCOUNTER } from './battle.ts';
export * from './content/load.ts';
export type * from './content/schema.ts';
export type { KillzoneEvent } from './events.ts';
export { BASE, type Ground, groundOf } from './ground/ground.ts';
export { type Sight, sight } from './ground/sight.ts';
export { outlineOfVehicle } from './ground/vehicle-outline.ts';
export { type Walk, type Way, walkWay } from './ground/way.ts';
export type { Act, KillzoneQuestion, Target } from './questions.ts';
export { allowance } from './rules/movement.ts';
export { pointsOfFigure, pointsOfGroup, pointsOfRoster, whyNotGroup, whyNotRoster } from './rules/organisation.ts';
export { type Targeting, targeting } from './rules/targeting.ts';
export { killzone } from './system.ts';
export type { Figure, Group, Killzone, Place, Vehicle } from './table.ts';
export type { KillzoneView } from './view.ts';
