// The game as a system, and what a client needs to draw it: its content, its ground and its measures.
export { battleOf, ENCOUNTER } from './battle.ts';
export type { KillzoneBoard } from './board.ts';
export * from './content/load.ts';
export type * from './content/schema.ts';
export { deploymentAround } from './deployments.ts';
export type { KillzoneEvent } from './events.ts';
export { BASE, type Ground, groundOf } from './ground/ground.ts';
export { wayBetween } from './ground/navigate.ts';
export { type Sight, sight } from './ground/sight.ts';
export { outlineOfVehicle } from './ground/vehicle-outline.ts';
export { type Walk, type Way, walkWay } from './ground/way.ts';
export type { Act, DoAct, KillzoneQuestion, Target } from './questions.ts';
export type { VehiclePlacing } from './questions-vehicles.ts';
export { allowance } from './rules/movement.ts';
export { pointsOfFigure, pointsOfGroup, pointsOfRoster, whyNotGroup, whyNotRoster } from './rules/organisation.ts';
export { CLOUD_RADIUS } from './rules/smoke.ts';
export { type Targeting, targeting } from './rules/targeting.ts';
export { placeOf, sightTo } from './rules/targets.ts';
export { weaponsAtHand } from './rules/vehicles/mounted-weapons.ts';
export { foresight, type Route } from './rules/vehicles/route.ts';
export { killzone } from './system.ts';
export {
  type Figure,
  type Group,
  isFighting,
  isInPlay,
  type Killzone,
  NONE,
  type Place,
  type Vehicle,
} from './table.ts';
export type { KillzoneView } from './view.ts';
