import { closedView, type FieldViews, OPEN } from '@sightline/kernel';
import { isOnCommand } from '../rules/mines/command-mines.ts';
import type { Figure } from '../table/figures.ts';
import type { Counter, Mine } from '../table/markers.ts';
import { NONE, type Side } from '../table/table.ts';
import type { Unit } from '../table/units.ts';

// What is seen of a record that is hidden from the viewer, field by field: a new field is hidden until it has its line.

/** Hidden under a counter, but not known which. */
const UNKNOWN = -2;

/** Of a hidden unit one knows that it is somewhere, who is in it, and whether it has been activated. */
const UNIT: FieldViews<Unit> = {
  id: OPEN,
  who: OPEN,
  side: OPEN,
  code: OPEN,
  type: OPEN,
  mover: OPEN,
  traits: OPEN,
  moves: OPEN,
  sensors: OPEN,
  comms: OPEN,
  commitment: OPEN,
  warfare: OPEN,
  drones: OPEN,
  quality: OPEN,
  die: OPEN,
  lv: OPEN,
  commandLv: OPEN,
  superior: OPEN,
  commands: OPEN,
  vacated: OPEN,
  parent: OPEN,
  figures: OPEN,
  leader: OPEN,
  leaderless: OPEN,
  fallen: OPEN,
  where: OPEN,
  box: OPEN,
  boxMoved: OPEN,
  confidence: OPEN,
  startConfidence: OPEN,
  suppression: () => 0,
  activated: OPEN,
  propped: () => false,
  column: () => false,
  concealed: () => false,
  mounted: OPEN,
  mounts: () => null,
  counter: () => UNKNOWN,
  panicked: () => false,
  passedPanic: OPEN,
  frights: OPEN,
  unrallyable: OPEN,
  underFire: OPEN,
  everSuppressed: OPEN,
  carries: OPEN,
  satchels: OPEN,
  firedOn: OPEN,
  warfareCounters: OPEN,
  drone: OPEN,
  actions: () => 0,
  acted: () => 0,
  moved: OPEN,
  byOrder: OPEN,
  closeBy: () => [],
  assaulted: OPEN,
  onto: OPEN,
  fared: () => 'none',
  setInMotion: OPEN,
  ordered: () => [],
  heard: () => [],
};
export const hiddenUnit = closedView(UNIT);

/** A figure of such a unit is somewhere. */
const FIGURE: FieldViews<Figure> = {
  id: OPEN,
  who: OPEN,
  side: OPEN,
  role: OPEN,
  specialist: OPEN,
  close: OPEN,
  radius: OPEN,
  unit: OPEN,
  armour: OPEN,
  weapons: OPEN,
  fired: () => 0,
  state: OPEN,
  x: () => 0,
  y: () => 0,
  left: OPEN,
  gone: OPEN,
};
export const hiddenFigure = closedView(FIGURE);

/** DU-FORCE-005: a counter looks the same whatever is under it. */
const COUNTER: FieldViews<Counter> = {
  id: OPEN,
  side: OPEN,
  unit: () => NONE,
  x: OPEN,
  y: OPEN,
  size: () => 1,
  confirmed: OPEN,
  removed: OPEN,
};
export const coveredCounter = closedView(COUNTER);

/**
 * Face down, a mine may be anything; where it lies is plain to see. DU-MINE-019: a counter on command shows its field of
 * fire, but not whether it is a dummy.
 */
const MINE: FieldViews<Mine> = {
  id: OPEN,
  side: OPEN,
  kind: mine => (isOnCommand(mine) ? 'onCommand' : 'faceDown'),
  x: OPEN,
  y: OPEN,
  facing: mine => (isOnCommand(mine) ? mine.facing : 0),
  controller: () => NONE,
  shown: OPEN,
  removed: OPEN,
  lanes: () => [],
  triedBy: OPEN,
};
export const coveredMine = closedView(MINE);

const SIDE: FieldViews<Side> = {
  id: OPEN,
  seat: OPEN,
  title: OPEN,
  zones: OPEN,
  homeEdge: OPEN,
  exitEdge: OPEN,
  hiddenUnits: OPEN,
  proppedIn: OPEN,
  column: OPEN,
  infiltrators: OPEN,
  unjammable: OPEN,
  jammer: OPEN,
  tokens: OPEN,
  dummies: OPEN,
  evacuated: OPEN,
  // DU-MINE-018: how many are left would tell real mines from dummies.
  commandMines: () => 0,
};
export const otherSide = closedView(SIDE);
