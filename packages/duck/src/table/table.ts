import type { Direction } from '@sightline/geometry/grid';
import type { GearCard, VehicleType, WeaponCard } from '../content/arms.ts';
import type { ArenaCard, EventCard, MissionCard, Ping, SpeciesCard } from '../content/cards.ts';
import type { Switches } from '../switches.ts';
import type { Figure, Weapon } from './figure.ts';

/** Everything that changes in play. Records are flat and found by their number; what lies off the map is at NOWHERE. */
export interface DuckTable {
  readonly switches: Switches;
  /** The cards this game is played with; never changed in play, so copies share them. */
  readonly arena: ArenaCard;
  readonly mission: MissionCard;
  readonly species: string;
  /** How many lines each ping counts higher after a failed mission (DK-STAR-017). */
  readonly threatLevel: number;
  readonly own: OwnCards;

  turn: number;
  phase: Phase;
  /** Whose activation comes next, as the phase keeps it. */
  order: number[];
  /** Cards of chickens that came up first and lie under the next one (DK-BINGE-013). */
  underNext: number[];
  /** The order laid down when the game began (DK-ACT-004). */
  sequence: number[];

  figures: Figure[];
  /** Counts every change to what stands in the ship: doors, breaches, loads, fittings, vehicles, machines, flames. */
  shipChanges: number;
  doors: Door[];
  /** Ways through bulkheads that are not doors: holes, ducts and weak spots, by square-side. */
  breaches: Breach[];
  /** Square-sides where a weak spot has been sought and not found (DK-DOOR-012). */
  triedSides: TriedSide[];
  tiles: TileState[];
  modules: ModuleState[];
  chits: SourceChit[];
  loads: Load[];
  /** What stands in a square besides cargo and was moved, searched, wrecked or is being used. */
  fittings: Fitting[];
  things: Thing[];
  charges: Charge[];
  flames: Marker[];
  explosions: Explosion[];
  vehicles: Vehicle[];
  /** Squares of MUSH, which cost 2 to enter (DK-DMG-029). */
  mush: number[];
  /** Shots for which nobody got out of the way, and how things stood then (DK-DUCK-002). */
  denied: { readonly mark: string; readonly shots: readonly string[] };
  hatches: Hatch[];

  bridge: Bridge;
  decks: Decks;
  kitty: Kitty;
  /** What each Team has had of Mother. */
  mother: Mother[];
  power: Power;
  progress: Progress;
  noise: Noise;
  /** The cards still to be drawn from before anything else is done (DK-SETUP-005, DK-SETUP-014); empty once drawn. */
  undrawn: Undrawn;
  /** The sequence pack of a game of several Teams; null for one Team (DK-TURN-008). */
  multiTeam: MultiTeam | null;
  /** How the mission went, once it is over (DK-GAP-013). */
  ending: Ending | null;
  /** Walking drone guns of the Team's own that wait to be brought on board (DK-STAR-015). */
  dronesToBoard: number;
}

/** What the players have brought beside the shipped cards. */
export interface OwnCards {
  readonly species: readonly SpeciesCard[];
  readonly events: readonly EventCard[];
  readonly weapons: readonly WeaponCard[];
  readonly gear: readonly GearCard[];
}

export interface Undrawn {
  readonly arenas: readonly ArenaCard[];
  readonly missions: readonly MissionCard[];
  /** The Primary Threat if the players have chosen one; else the ship says (DK-SETUP-013). */
  readonly species: string | null;
}

/** DK-TURN-015: one card for the Threats and one for the Team figures of every module. */
export interface SequenceCard {
  readonly module: number;
  readonly side: 'team' | 'threat';
}

export interface MultiTeam {
  /** What is left of the pack in this round; cards are drawn by the die, so that nobody knows the next. */
  pack: SequenceCard[];
  /** The activation deck of each Team: figures in the order their player has set (DK-TURN-014). */
  decks: number[][];
  /** Whose turn it is to run a Threat that shares its tile with nobody (DK-TURN-011). */
  nextRunner: number;
  /** The Team that runs the Threat being activated; -1 while none is. */
  runner: number;
}

export interface Ending {
  readonly result: 'completed' | 'part' | 'failed';
  readonly reason: 'withdrawn' | 'castOff' | 'nobodyLeft';
  /** Who came home. */
  readonly home: readonly number[];
}

export type Phase = 'setUp' | 'boarding' | 'exploration' | 'team' | 'threat' | 'housekeeping' | 'over';

/** A square and one of its sides (1 north, 3 east, 5 south, 7 west). */
export interface SquareSide {
  readonly square: number;
  readonly side: 1 | 3 | 5 | 7;
}

// ---------------------------------------------------------------- the ship

export interface Door {
  readonly id: number;
  open: boolean;
  stuck: boolean;
  /** Damage points of each segment, and whether it has become a hole. */
  damage: number[];
  holed: boolean[];
  /** What Threats have thrown against it in this Threat phase (DK-DOOR-016). */
  struck: number;
  /** The same by segments, as long as there is any. */
  blows?: readonly number[];
  /** A body or a trapped Threat keeps it from shutting fully: open to sight, shut to movement. */
  jammed: boolean;
  /** It may not be closed before this turn is over (R09). */
  heldOpenUntil: number;
}

/** Where a weak spot was sought in vain, and by which Threat. */
export interface TriedSide extends SquareSide {
  readonly by: number;
}

export interface Breach extends SquareSide {
  /** GREEN: a hole that anyone passes; RED: a duct that takes a Threat a whole activation. */
  readonly footprints: 'GREEN' | 'RED';
}

export interface TileState {
  /** The infestation markers that lie on the tile, face down until scanned. */
  markers: { ping: Ping; shown: boolean }[];
  /** A Teamer has stood on it; while a marker lies there it is not explored all the same (DK-GAP-031). */
  explored: boolean;
  /** Scanned in a Team phase: its markers are turned when the next Exploration Phase begins (DK-SENS-003). */
  scanned: boolean;
  /** +1 tokens of the difficult game (DK-SENS-011). */
  tokens: number;
  /** Somebody shot or something exploded here in this turn. */
  shotIn: boolean;
}

export interface ModuleState {
  /** Its first door has been opened or its first hole made. */
  opened: boolean;
  /** Opened by competitors alone: worked out once a Teamer sees into it or enters it (DK-GAP-038). */
  unseen: boolean;
  /** A Teamer has been in it. */
  entered: boolean;
  cards: { id: string; shown: boolean }[];
  /** The ceiling level is in play here. */
  ceiling: boolean;
  /** Effects of Event cards that last: each with the turn in which it ends, 0 if only a deed ends it. */
  lasting: { effect: string; until: number }[];
}

export interface SourceChit {
  readonly tile: number;
  /** NOWHERE until diced. */
  at: number;
  readonly isEntrance: boolean;
  turned: boolean;
}

export interface Load {
  at: number;
  readonly kind: 'INERT' | 'FLAMMABLE' | 'EXPLOSIVE' | 'DRONE';
  readonly extreme: boolean;
  readonly height: 'LOW' | 'HIGH' | 'FULL';
  known: boolean;
  examined: boolean;
  lost: boolean;
  /** A drone that has been taken out and switched on: no load any more (DK-GAP-011). */
  unpacked: boolean;
  /** The red warming die; 0 while none lies on it. */
  die: number;
}

/** Furniture that is more than an obstacle: lockers, consoles, pods, isolation units. */
export interface Fitting {
  at: number;
  readonly kind: 'locker' | 'workspace' | 'pod' | 'isolation' | 'furniture';
  readonly height: 'LOW' | 'HIGH';
  /** The quarters of its square that it fills; beside one that does not fill it all there is room for 1 (DK-MOVE-043). */
  readonly quarters: number;
  used: boolean;
  wrecked: boolean;
  /** Who is inside or in the seat. */
  holds: number | null;
  damage: number;
}

/** A thing lying on the deck. */
export interface Thing {
  /** The id of the card of a weapon or another piece of gear. */
  readonly item: string;
  at: number;
  readonly weapon: Weapon | null;
  readonly count: number;
}

/** A mine or a fire bomb that has been set. */
export interface Charge {
  readonly kind: 'shotgunMine' | 'flameMine' | 'fireBomb';
  readonly at: number;
  readonly facing: Direction;
  readonly trigger: 'movement' | 'atWill' | 'timer';
  readonly owner: number;
  armed: boolean;
  count: number;
}

export interface Marker {
  readonly at: number;
  count: number;
  /** Where the fire came from: figures flee away from it. */
  readonly from: number;
  /** The turn in whose Housekeeping it was made: it stays until the next one (DK-HOUSE-004); 0 if made before. */
  readonly freshIn: number;
}

export interface Explosion {
  readonly at: number;
  readonly from: number;
  /** How many grenades went off on this very square in this turn (DK-GAP-012). */
  count: number;
  readonly freshIn: number;
}

export interface Vehicle {
  readonly id: number;
  readonly type: VehicleType;
  front: number;
  facing: 1 | 3 | 5 | 7;
  driver: number | null;
  passenger: number | null;
  /** Loads picked up. */
  pods: number[];
}

export interface Hatch {
  readonly at: number;
  readonly kind: 'hatch' | 'weakSpot';
  proved: boolean;
}

// ---------------------------------------------------------------- round the table

/** The boarding bridge: its squares from the entry outwards. */
export interface Bridge {
  entry: SquareSide | null;
  /** The number of the airlock it is attached to; -1 for a breach of the Team's own. */
  airlock: number;
  squares: number[];
  /** Where further Teams came in, each by a strip of its own among the squares (DK-TURN-008). */
  others: SquareSide[];
  /** Turns until Mother tries to attach it again (DK-KITTY-022). */
  awayFor: number;
}

export interface Decks {
  /** Infestation markers not in play, in the order they will be drawn. */
  pings: Ping[];
  usedPings: Ping[];
  events: string[];
  discards: string[];
  cup: number[];
}

export interface Kitty {
  chits: number[];
  doubled: boolean;
  catastrophes: number;
  /** Lasting mishaps: 'dudGrenades', 'gasLeak'. */
  mishaps: string[];
}

export interface Mother {
  calledIn: number;
  dropped: boolean;
  /** What will lie on its bridge after the next Housekeeping. */
  drop: string | null;
}

export interface Power {
  down: boolean;
  /** Turns until it comes back by itself; 0 for never. */
  turnsLeft: number;
  override: boolean;
  /** Relight (DK-GAP-036): the turn in which Engineering was primed. */
  primed: number;
}

export interface Progress {
  sourceLocated: boolean;
  sourceCleared: boolean;
  sourceEntered: boolean;
  /** Counts and marks of the mission card: 'log', 'pods', 'specimen', 'core', 'tags'. */
  marks: Record<string, number>;
  extraObjectives: { id: string; at: number; done: boolean }[];
  /** The Event cards that have been turned and define actions (DK-ACT-028). */
  orders: string[];
  withdrawn: boolean;
  competitors: CompetitorsKnow;
  /** Gold Stars awarded, for the debriefing: who and why. */
  awards: { figure: number; reason: string; stars: number }[];
}

/** Where the competitors came from, and what their side knows (DK-TSHOOT-005, DK-TSHOOT-006, DK-TSHOOT-016). */
export interface CompetitorsKnow {
  arriveIn: number;
  airlock: number;
  identifiedTeam: boolean;
  identifiedObjective: boolean;
  /** Team figures seen by one of them on the same tile, and the turn for which that holds. */
  sighted: { readonly figure: number; readonly tile: number }[];
  sightedIn: number;
  /** Tiles that one of them has entered. */
  entered: number[];
}

/** What was heard in this turn: tiles with a shot, an explosion or a door worked, and a siren's end. */
export interface Noise {
  tiles: number[];
  /** Who of the Team made a noise, and on which tile it was heard, where that is known. */
  made?: { readonly tile: number; readonly by: number }[];
  sirenUntil: number;
}
