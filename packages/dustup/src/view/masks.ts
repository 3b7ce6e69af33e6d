import { closedView, type FieldViews, OPEN, type Viewer } from '@sightline/kernel';
import { isOnCommand } from '../rules/mines/command-mines.ts';
import type { Cargo } from '../table/cargo.ts';
import type { Figure } from '../table/figures.ts';
import type { Hull } from '../table/hulls.ts';
import type { Counter, Mine } from '../table/markers.ts';
import type { Mission } from '../table/missions.ts';
import type { Piece } from '../table/pieces.ts';
import { NONE, type Side } from '../table/table.ts';
import type { Unit } from '../table/units.ts';

// What is seen of a record that is hidden from the viewer, field by field: a new field is hidden until it has its line.

/** Hidden under a counter, but not known which. */
const UNKNOWN = -2;

/** A vehicle under a counter stands somewhere, and points anywhere. */
const HULL: FieldViews<Hull> = {
  model: OPEN,
  isPart: OPEN,
  x: () => 0,
  y: () => 0,
  facing: () => 0,
  eye: OPEN,
  // Whatever harms it gives it away (DU-DETECT-004), so that this is what everybody has seen.
  damage: OPEN,
  destroyed: OPEN,
  immobilised: OPEN,
  charges: OPEN,
  opened: () => false,
  shut: () => false,
  fired: () => 0,
  spent: OPEN,
  driving: () => false,
  // Whoever sends a missile at it has seen it, and what became of the missile.
  stopped: OPEN,
  areaStopped: OPEN,
  // Whoever takes up wounded is seen to.
  evacuees: OPEN,
  awaitsCall: OPEN,
  outbound: OPEN,
  tows: () => NONE,
  shock: () => 'none',
  crew: OPEN,
  unmanned: () => false,
  pushes: () => false,
  // Nothing hides in the air.
  flight: OPEN,
};
const hiddenHull = closedView(HULL);

/** Of a hidden unit one knows that it is somewhere, who is in it, and whether it has been activated. */
const UNIT: FieldViews<Pick<Unit, keyof Unit>> = {
  kind: OPEN,
  hull: ({ hull }, viewer) => hull && hiddenHull(hull, viewer),
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
  rangefinder: OPEN,
  ecm: OPEN,
  areaSystems: OPEN,
  areaDie: OPEN,
  strength: OPEN,
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
  // Who rides in a vehicle under a counter lies under it as well.
  where: ({ where }) => (where === 'aboard' ? 'table' : where),
  carrier: () => NONE,
  piece: OPEN,
  box: OPEN,
  boxMoved: OPEN,
  drop: OPEN,
  // A marker that was seen stays known; what becomes of those under a counter nobody else sees.
  confidence: ({ hidAs, startConfidence }) => hidAs ?? startConfidence,
  startConfidence: OPEN,
  hidAs: OPEN,
  suppression: () => 0,
  activated: OPEN,
  propped: () => false,
  column: () => false,
  concealed: () => false,
  mounted: OPEN,
  mounts: () => null,
  counter: () => UNKNOWN,
  panicked: () => false,
  passedPanic: () => false,
  calmedOn: () => 0,
  frights: () => [],
  unrallyable: () => false,
  underFire: () => false,
  everSuppressed: () => false,
  carries: OPEN,
  satchels: OPEN,
  breachingCharges: OPEN,
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
  fellOnTheWay: OPEN,
  fared: () => 'none',
  setInMotion: OPEN,
  ordered: () => [],
  heard: () => [],
};
export const hiddenUnit = closedView(UNIT) as (unit: Unit, viewer: Viewer) => Unit;

/** Its gun is with it, ready or not. */
const PIECE: FieldViews<Piece> = {
  id: OPEN,
  side: OPEN,
  weapon: OPEN,
  carriage: OPEN,
  crew: OPEN,
  fireControl: OPEN,
  shots: OPEN,
  // Whoever fires shows himself (DU-DETECT-003), so that everybody has counted.
  spent: OPEN,
  servedBy: OPEN,
  hauledBy: () => NONE,
  x: () => 0,
  y: () => 0,
  facing: () => 0,
  isSetUp: () => false,
  // Whatever harms it gives it away (DU-DETECT-004); mending it is quiet.
  state: ({ state }) => (state === 'ruined' ? state : 'whole'),
  fired: () => false,
  isRemote: () => false,
  isLoaded: () => true,
};
export const hiddenPiece = closedView(PIECE);

/** What is in a vehicle under a counter was in it before that hid: nobody loads it there. */
const CARGO: FieldViews<Cargo> = {
  id: OPEN,
  side: OPEN,
  name: OPEN,
  kind: OPEN,
  carrier: OPEN,
  x: () => 0,
  y: () => 0,
  lost: OPEN,
};
export const hiddenCargo = closedView(CARGO);

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
  abandoned: OPEN,
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
  times: () => 1,
  controller: () => NONE,
  shown: OPEN,
  removed: OPEN,
  lanes: () => [],
  triedBy: OPEN,
};
export const coveredMine = closedView(MINE);

/** DU-ARTY-022: which of several markers is meant shows when the rounds come down; where the observer was, never. */
const MISSION: FieldViews<Mission> = {
  id: OPEN,
  side: OPEN,
  asset: OPEN,
  ammunition: OPEN,
  guidance: OPEN,
  observer: () => NONE,
  lv: () => 1,
  die: () => 4,
  from: () => ({ x: 0, y: 0 }),
  markers: OPEN,
  real: ({ real, markers, state }) => (markers.length > 1 && state !== 'landed' ? NONE : real),
  box: OPEN,
  state: OPEN,
  held: OPEN,
};
export const othersMission = closedView(MISSION);

const SIDE: FieldViews<Side> = {
  id: OPEN,
  seat: OPEN,
  title: OPEN,
  zones: OPEN,
  homeEdge: OPEN,
  exitEdge: OPEN,
  hiddenUnits: OPEN,
  hiders: OPEN,
  proppedIn: OPEN,
  column: OPEN,
  infiltrators: OPEN,
  unjammable: OPEN,
  jammer: OPEN,
  airDefence: OPEN,
  tokens: OPEN,
  yielded: OPEN,
  dummies: OPEN,
  evacuated: OPEN,
  chits: OPEN,
  // DU-MINE-018: how many are left would tell real mines from dummies.
  commandMines: () => 0,
  sharedOut: OPEN,
  commander: OPEN,
  posts: OPEN,
  entries: OPEN,
  late: OPEN,
  breached: OPEN,
};
export const otherSide = closedView(SIDE);
