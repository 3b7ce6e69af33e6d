import { OPEN, type Viewer } from '@sightline/kernel';
import type { DustupEvent } from '../table/events.ts';

/** What a viewer hears of an event. */
type Heard = typeof OPEN | ((event: DustupEvent, viewer: Viewer) => DustupEvent | null);

/** What befalls or is done by a unit that may be hidden: while it is, its owner alone hears of it. */
const quietly: Heard = (event, viewer) => (event.only === undefined || event.only === viewer ? event : null);

/** Every type of event has its line, so that none is heard for want of a decision. */
const EVENTS: Readonly<Record<DustupEvent['type'], Heard>> = {
  // assault
  assaultDeclared: quietly,
  courageTested: quietly,
  outcomeTested: quietly,
  charged: quietly,
  closedIn: quietly,
  heldFire: quietly,
  firedInDefence: quietly,
  defensiveFireTested: quietly,
  reactionTested: quietly,
  fellBack: quietly,
  fought: quietly,
  overran: quietly,
  occupied: quietly,
  stayedPut: quietly,
  // buildings
  buildingShotAt: quietly,
  otherPartRolled: quietly,
  structureStruck: quietly,
  occupantTested: quietly,
  buildingDestroyed: quietly,
  // casualties
  struck: quietly,
  suitRolled: quietly,
  leaderFell: quietly,
  // command
  spokeDirectly: quietly,
  jammed: quietly,
  messageRolled: quietly,
  rallied: quietly,
  // deployment
  deploymentRolled: OPEN,
  deployed: quietly,
  inboundMoved: quietly,
  arrived: quietly,
  // detachment
  detached: quietly,
  rejoined: quietly,
  regrouped: quietly,
  becameIndependent: quietly,
  // detection
  counterPlaced: quietly,
  counterRemoved: quietly,
  revealed: quietly,
  lookedAtCounter: quietly,
  counterConfirmed: quietly,
  hid: quietly,
  // drones
  droneLaunched: quietly,
  droneFlew: quietly,
  droneLost: quietly,
  droneShotAt: quietly,
  // electronic-warfare
  warfareSwitched: quietly,
  warfareDeclared: quietly,
  warfareRolled: quietly,
  spottedRemotely: quietly,
  // fire
  ignitionRolled: quietly,
  fireStarted: quietly,
  fireRolled: quietly,
  foughtFire: quietly,
  // forces
  mustered: quietly,
  // medical
  treated: quietly,
  leaderReturned: quietly,
  extracted: quietly,
  // mines
  mineTurnedUp: quietly,
  mineStepped: quietly,
  minesStoppedProp: quietly,
  laneOpened: quietly,
  laneFollowed: quietly,
  trapMet: quietly,
  deviceSearched: quietly,
  commandMineLaid: OPEN,
  commandMineFired: quietly,
  // morale
  confidenceTested: quietly,
  panicTested: quietly,
  panicFought: quietly,
  leaderAppointed: quietly,
  tookCommand: quietly,
  confidenceChanged: quietly,
  leadershipTested: quietly,
  // movement
  moved: quietly,
  strayed: quietly,
  leftBehind: quietly,
  straysCameUp: quietly,
  withdrew: quietly,
  leftTable: quietly,
  formedColumn: quietly,
  leftColumn: quietly,
  mounted: quietly,
  dismounted: quietly,
  tookUpWounded: quietly,
  tookPrisoners: quietly,
  // prop
  propped: quietly,
  unpropped: quietly,
  // reorganise
  rearranged: quietly,
  // shooting
  shotAt: quietly,
  hitsCounted: quietly,
  wentIntoConcealment: quietly,
  leftConcealment: quietly,
  tookOver: quietly,
  // smoke
  windRolled: OPEN,
  smokeLaid: quietly,
  smokeRolled: quietly,
  smokeLifted: quietly,
  generatorSwitched: quietly,
  // suppression
  suppressed: quietly,
  recovered: quietly,
  // turn
  turnBegan: OPEN,
  initiativeRolled: OPEN,
  wentFirst: OPEN,
  chitDrawn: OPEN,
  chitDiscarded: OPEN,
  cardDrawn: OPEN,
  cardSkipped: OPEN,
  eventCardDrawn: OPEN,
  turnEndDrawn: OPEN,
  passed: OPEN,
  tokenSpent: OPEN,
  tokenWon: OPEN,
  activated: quietly,
  gaveUpActions: quietly,
  turnEnded: OPEN,
  // victory
  objectiveTaken: OPEN,
  pickedUp: quietly,
  dropped: quietly,
  workedAtBridge: quietly,
  bridgeBlown: quietly,
  conceded: OPEN,
  battleEnded: OPEN,
};

/** What one seat alone may hear is not told to others. */
export function redact(event: DustupEvent, viewer: Viewer): DustupEvent | null {
  const heard = EVENTS[event.type];
  return heard === OPEN ? event : heard(event, viewer);
}
