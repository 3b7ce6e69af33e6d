import { OPEN, type Viewer } from '@sightline/kernel';
import type { KillzoneEvent } from '../table/events.ts';

/** How much of each kind of event is told to somebody: all of it, or what a function leaves of it. */
type EventViews = {
  readonly [T in KillzoneEvent['type']]:
    | typeof OPEN
    | ((event: Extract<KillzoneEvent, { readonly type: T }>, viewer: Viewer) => KillzoneEvent);
};

const EVENTS: EventViews = {
  captured: OPEN,
  freed: OPEN,
  carriedOff: OPEN,
  edgeRolled: OPEN,
  edgeChosen: OPEN,
  deployed: OPEN,
  arrived: OPEN,
  overdosesRolled: OPEN,
  overdosed: OPEN,
  sleptItOff: OPEN,
  shifted: OPEN,
  roomAttacked: OPEN,
  fireRolled: OPEN,
  jumped: OPEN,
  foughtHandToHand: OPEN,
  combatDecided: OPEN,
  moved: OPEN,
  leftTable: OPEN,
  orderGiven: withoutOrder,
  orderShown: OPEN,
  changeTested: OPEN,
  shotFired: OPEN,
  targetingRolled: OPEN,
  missed: OPEN,
  burstLanded: OPEN,
  burstDrifted: OPEN,
  smokeDrifted: OPEN,
  smokeSpread: OPEN,
  dispersalRolled: OPEN,
  barrageFired: OPEN,
  damageRolled: OPEN,
  killed: OPEN,
  suppressed: OPEN,
  unshaken: OPEN,
  heroicSaveRolled: OPEN,
  removalRolled: OPEN,
  turnBegan: OPEN,
  initiativeRolled: OPEN,
  tieRolled: OPEN,
  sequenceSet: OPEN,
  actionBegan: OPEN,
  actionPassed: OPEN,
  vehicleDeployed: OPEN,
  boarded: OPEN,
  gotOut: OPEN,
  bailedOut: OPEN,
  climbedOut: OPEN,
  wheelTaken: OPEN,
  speedChanged: OPEN,
  speedHeld: OPEN,
  ranOn: OPEN,
  pivoted: OPEN,
  drove: OPEN,
  backedUp: OPEN,
  vehicleStopped: OPEN,
  vehicleLeft: OPEN,
  skidRolled: OPEN,
  crashed: OPEN,
  figureRammed: OPEN,
  thrownAside: OPEN,
  vehicleRammed: OPEN,
  obstacleHit: OPEN,
  armourTested: OPEN,
  vehicleAttacked: OPEN,
  pickedUp: OPEN,
  prizeDropped: OPEN,
  scored: OPEN,
  battleEnded: OPEN,
};

export function redact(event: KillzoneEvent, viewer: Viewer): KillzoneEvent {
  const told = EVENTS[event.type];
  return told === OPEN ? event : (told as (event: KillzoneEvent, viewer: Viewer) => KillzoneEvent)(event, viewer);
}

/** KZ-ORDER-001: the order in an event is for its owner's eyes. */
function withoutOrder(event: Extract<KillzoneEvent, { readonly type: 'orderGiven' }>, viewer: Viewer): KillzoneEvent {
  if (event.seat === viewer) return event;
  const { order: _secret, ...known } = event;
  return known;
}
