import type { Direction, Position } from '@sightline/geometry/grid';
import type { SpeciesCard, TeamCard } from '../content/cards.ts';

export type Figure = Teamer | Threat | Machine | Survivor;

interface Standing {
  readonly id: number;
  at: number;
  /** On the upper level of DK-CEIL. */
  overhead: boolean;
  facing: Direction;
  position: Position;
  /** Shown lying down, or with a duck beside him (DK-DUCK-007, DK-CDUCK-007). */
  ducked: boolean;
  wounds: number;
  condition: Condition;
  protection: Protection;
}

/** Off the map are the killed, the lost, those at home on Mother and those who left the ship. */
export type Condition = 'fit' | 'stunned' | 'incapacitated' | 'killed' | 'lost' | 'home' | 'left';
export type Protection = 'UNPROTECTED' | 'PROTECTED' | 'ARMOURED';

/** A Verminator (DK-GAP-028). */
export interface Teamer extends Standing {
  readonly kind: 'teamer';
  readonly card: TeamCard;
  /** Which Team, where several play. */
  readonly team: number;
  /** He is YOU, or acts as YOU (DK-BINGE-021). */
  leads: boolean;
  /** Broad-face or narrow-face: a picture only (DK-MOVE-015). */
  broad: boolean;
  /** The Action Chits in the three boxes of the activity display. */
  ready: number;
  waiting: number;
  acted: number;
  /** He has been activated in this phase. */
  activated: boolean;
  /** Squares entered of his own will in this turn. */
  moved: number;
  binge: number;
  chicken: boolean;
  /** The turn of his last DASH; 0 for none or rested off. */
  dashed: number;
  /** He has made a DASH while out of breath, and will be so in the next turn as well (DK-MOVE-034). */
  dashedAgain: boolean;
  /** Treated with the REGEN kit: one grapple die less, no heavy things (DK-DMG-009). */
  treated: boolean;
  stings: number;
  /** What he has in hand: the index of a weapon, 'blade', 'axe', 'control' or nothing. */
  hand: number | 'cutlass' | 'axe' | 'control' | 'empty';
  weapons: Weapon[];
  gear: Gear;
  /** The comrade, specimen or survivor he carries. */
  carries: number | null;
  /** The Teamer he supports in this turn (DK-DMG-007). */
  supports: number | null;
  /** Where he sits: the number of a fitting or, negative minus one, of a vehicle; null for nowhere. */
  seat: number | null;
  stars: number;
  kills: number;
  /** The turn and phase in which he last tried to set off his own grenades (DK-DMG-008); '' for never. */
  triedOwnGrenades: string;
  /** What he has done or seen once in this mission: 'shot', 'fumbled', 'sawHarpy', 'tough', 'steady'. */
  once: string[];
  grapple: Grapple | null;
  /** The Threat he last fought in this phase, and in how many rounds (DK-GRAP-013). */
  fought: { readonly threat: number; rounds: number } | null;
}

export interface Weapon {
  /** Of its card. */
  readonly id: string;
  /** Shots, units or squirts left in it. */
  loaded: number;
  spares: number;
  /** Bought pluses (DK-STAR-021). */
  readonly plus: number;
  broken: boolean;
}

/** What he carries besides weapons: how many of each thing, by the id of its card. */
export type Gear = Record<string, number>;

/** A grapple is kept by the man (or machine) and names the Threat. */
export interface Grapple {
  readonly threat: number;
  /** The direction the Threat came in from, as seen from the square. */
  readonly from: Direction;
  /** The next round is the first after an attack from the rear. */
  rear: boolean;
  /** The man had his blade in hand before contact. */
  readonly bladed: boolean;
  /** Dice lost in this grapple. */
  manLost: number;
  threatLost: number;
  /** Rounds fought in this phase. */
  rounds: number;
  /** The Threat moved into contact in this phase (DK-GRAP-051). */
  advancing: boolean;
}

/** A Threat Individual. */
export interface Threat extends Standing {
  readonly kind: 'threat';
  readonly card: SpeciesCard;
  /** It has acted in this turn's Threat phase, or attacked by interruption. */
  activated: boolean;
  /** Marked with an eye: hiding and WAITING; the turn in which it began, 0 for not. */
  waitingSince: number;
  /** The man it drags or is about to drag. */
  captive: number | null;
  /** Held fast in a closing door (DK-DUCK-021). */
  trapped: boolean;
  netted: boolean;
  /** It battered a door in its last activation (DK-DOOR-005). */
  battered: boolean;
  /** The door that kept it from the Team and that it went to or worked at in its last activation; -1 for none. */
  atDoor: number;
  /** The sealed unit into which it saw somebody get in this turn; -1 for none (DK-GAP-008). */
  sawGetIn: number;
  /** The sealed unit that it went for or battered in its last activation; -1 for none. */
  atUnit: number;
  /** Threat phases in a row that it has waited without a Teamer within 2 tiles (DK-THREAT-028). */
  quiet: number;
  /** It was put on the map by a catastrophe and comes for the Team (DK-KITTY-013). */
  roused: boolean;
  /** It heard an alarm and attacks without a reaction throw from this turn on (DK-DMG-031); 0 if it has not. */
  alarmed: number;
  /** It has moved on with a wound: no splatter any more, but the next wound is its second (DK-DMG-027). */
  scarred: boolean;
  grenades: number;
  /** Which of its species' arms it carries: 0 for none. */
  readonly armed: number;
  /** Shots, units or charges used of what its gun holds (DK-TSHOOT-021). */
  spent: number;
  carriesObjective: boolean;
  /** Must leave flames: where they came from, NOWHERE if not, CAUGHT while its throw has not got it out of a fire. */
  flameFrom: number;
  /** What is left of the move it has thrown for in this activation; -1 while it has thrown for none. */
  movement: number;
}

/** A robo-gun or a drone. */
export interface Machine extends Standing {
  readonly kind: 'machine';
  readonly model: 'roboGun' | 'hemgDrone' | 'flameDrone' | 'actionDrone';
  readonly walker: boolean;
  on: boolean;
  /** A robo-gun set to 360 degrees. */
  allRound: boolean;
  ammo: number;
  /** Power left; robo-guns have no use for it. */
  power: number;
  /** 'cargo' drones spend power on every move and act, those brought along less. */
  readonly charge: 'cargo' | 'issued' | 'none';
  /** Points of damage done by Threats; 4 topple it (DK-CYBER-025). */
  damage: number;
  /** Who has its remote control; null while it lies somewhere. */
  handler: number | null;
  /** Where the control lies; NOWHERE while somebody has it. */
  controlAt: number;
  /** Movement points of this turn, 0 until it first moves, and how many of them are used (DK-CYBER-013). */
  pace: number;
  moved: number;
  /** Chits the handler has spent on it in this turn, and what it has done with them (DK-CYBER-015). */
  chits: number;
  acts: number;
  /** The moves at which a robo-gun has fired: one shot for each (DK-CYBER-005, DK-CYBER-006). */
  firedAt: string[];
}

/** A sleeper or survivor who follows the Team (DK-GAP-035). */
export interface Survivor extends Standing {
  readonly kind: 'survivor';
  /** A sleeper of the mission (DK-GAP-035), not one found by chance (DK-GAP-045). */
  readonly fromPod: boolean;
  /** Squares entered of his own will in this turn. */
  moved: number;
  stings: number;
  grapple: Grapple | null;
  fought: Teamer['fought'];
}
