// The game as a system, and what a client needs to draw it: its content, its ground and its measures.

export * from './content/load.ts';
export type * from './content/schema.ts';
export { BASE, type Ground, groundOf } from './ground/ground.ts';
export { wayBetween } from './ground/navigate.ts';
export { outlineOfVehicle } from './ground/vehicle-outline.ts';
export type { Way } from './ground/way.ts';
export { deploymentAround } from './rules/deployment/gathering.ts';
export { allowance } from './rules/movement/free-movement.ts';
export { type Walk, walkWay } from './rules/movement/walking.ts';
export { whyNotGroup, whyNotRoster } from './rules/organisation/muster.ts';
export { pointsOfFigure, pointsOfGroup, pointsOfRoster } from './rules/organisation/points.ts';
export { type Sight, sight } from './rules/shooting/sight.ts';
export { type Targeting, targeting } from './rules/shooting/targeting.ts';
export { placeOf, sightTo, type Target } from './rules/shooting/targets.ts';
export { CLOUD_RADIUS } from './rules/smoke/clouds.ts';
export type { DoAct } from './rules/turn/questions.ts';
export { weaponsAtHand } from './rules/vehicles/mounted-weapons.ts';
export type { VehiclePlacing } from './rules/vehicles/questions.ts';
export { foresight, type Route } from './rules/vehicles/route.ts';
export { killzone } from './system.ts';
export type { Act } from './table/acts.ts';
export { battleOf, ENCOUNTER } from './table/battle.ts';
export type { KillzoneEvent } from './table/events.ts';
export type { KillzoneQuestion } from './table/questions.ts';
export type { Killzone } from './table/table.ts';
export { type Figure, type Group, isFighting, isInPlay, NONE, type Place, type Vehicle } from './table/units.ts';
export type { KillzoneView } from './view/view.ts';
