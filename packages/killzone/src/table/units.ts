import type { Drug, Order, VehicleRow, Zone } from '../content/schema.ts';
import type { Target } from '../rules/shooting/targets.ts';
import type { Killzone } from './table.ts';

/** Nobody, nowhere, outside, on foot: the number that is no id. */
export const NONE = -1;

/**
 * What somebody or something is called: a name out of the content, the seat where two sides field a group of that name,
 * and for the leader of a group what he is in it. No interface, so that a refusal may be about it.
 */
export type Named = {
  readonly name: string;
  readonly side?: string;
  readonly role?: 'leader' | 'hero';
};

/** A number and the name people know it by; one record for each thing, shared by all that speak of it. */
export type Who = Named & {
  readonly id: number;
};

/** A room is known by its name, its floor and its building. */
export interface RoomWho extends Who {
  readonly floor: number;
  readonly building: Who;
}

/** What everything is called, by id: questions carry it so that their answers can be put into words. */
export interface Names {
  readonly figures: readonly Named[];
  readonly groups: readonly Named[];
  readonly vehicles: readonly Named[];
}

/** KZ-ORG-010: there is no other state. */
export type FigureState = 'active' | 'suppressed' | 'captured' | 'killed';

/** Places are in mils, x to the east and y to the north; the room is NONE in the open. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly room: number;
}

/** A weapon in somebody's hands, with what it has done in this action. */
export interface Carried {
  readonly weapon: string;
  /** What is left of its supply; NONE for a weapon that never runs out. */
  supply: number;
  shots: number;
  /** The shots of the burst it is firing; 0 when it fires none. */
  burst: number;
  /** KZ-SHOOT-007: what it was fired at first in this action. */
  first: Target | null;
}

export interface Figure {
  readonly id: number;
  readonly who: Who;
  readonly side: number;
  readonly group: number;
  readonly troop: string;
  readonly armour: string;
  readonly leader: boolean;
  readonly hero: boolean;
  readonly hand: readonly string[];
  readonly nightSight: boolean;
  readonly sightingAid: boolean;
  readonly cyberware: boolean;
  /** What it cost, and what its death is worth. */
  readonly points: number;
  readonly weapons: readonly Carried[];

  state: FigureState;
  /** Not on the table: escaped, carried off, or not yet arrived. */
  away: boolean;
  x: number;
  y: number;
  room: number;
  /** The vehicle it sits in, and which place there; place 0 drives. */
  vehicle: number;
  place: number;
  /** KZ-CAPT: who holds it, and whom it holds. */
  captor: number;
  captive: number;
  unarmed: boolean;
  heroicSave: boolean;
  overdosed: boolean;
  /** KZ-DRUG-010: a hero who slept it off is under no drug. */
  clean: boolean;

  /** KZ-ORDER-007 and KZ-NIGHT-003: what it did in its latest action. */
  ran: boolean;
  fired: boolean;
  /** What it has done in the action that is going on. */
  finished: boolean;
  locked: boolean;
  moves: number;
  /** Movement paid for, in mils. */
  spent: number;
  paidBroken: boolean;
  paidHindering: boolean;
  /** It shot before it moved, so it may not shoot again. */
  shotFirst: boolean;
  fought: number;
}

export interface Group {
  readonly id: number;
  readonly who: Who;
  readonly side: number;
  readonly troop: string;
  /** KZ-ORG-002: a lone law enforcer counts as an individual. */
  readonly kind: 'individual' | 'squad' | 'gang';
  readonly drugs: readonly Drug[];
  readonly members: readonly number[];
  readonly zone: Zone;
  /** The turn in which it comes onto the table. */
  readonly arrives: number;
  /** Views say 'hidden' where the counter lies face down. */
  order: Order | 'hidden';
  shown: boolean;
  initiative: number;
}

/** KZ-VEH-014: the corner that a vehicle is making to one hand. */
export interface Corner {
  readonly turned: number;
  /** The travel since its latest pivot, in mils. */
  readonly since: number;
  /** KZ-VEH-017: what it was rolled for as; 0 for not at all. */
  readonly rolledFor: 0 | 90 | 180;
}

/** What a vehicle has turned of late, to either hand. */
export interface Cornering {
  readonly left: Corner;
  readonly right: Corner;
}

export interface Vehicle {
  readonly id: number;
  readonly who: Who;
  readonly side: number;
  /** The row of its type, as it stood when the battle began. */
  readonly model: VehicleRow;
  readonly points: number;
  readonly mounted: readonly Carried[];
  /** The group of whoever drives it, or drove it last: it moves in that group's action. */
  group: number;
  x: number;
  y: number;
  /** A compass bearing in whole degrees: 0 north, 90 east. */
  heading: number;
  /** In mils a turn, always whole inches. */
  speed: number;
  /** Undriveable; overturned if it was moving. */
  wrecked: boolean;
  overturned: boolean;
  away: boolean;
  /** It has had its move of this turn, and so far it went in it, in mils. */
  moved: boolean;
  driven: number;
  /** KZ-VEH-014: a corner goes on over the end of a turn. */
  cornering: Cornering;
  /** KZ-VEH-028: whom it has rammed in this turn. */
  rammed: number[];
  /** KZ-VEH-003: who fires its mounted weapon in this turn. */
  gunner: number;
}

/** On the table and alive: captives are, but do nothing. */
export function isInPlay(figure: Figure): boolean {
  return figure.state !== 'killed' && !figure.away;
}

/** Active or suppressed on the table: it fights for its side. */
export function isFighting(figure: Figure): boolean {
  return (figure.state === 'active' || figure.state === 'suppressed') && !figure.away;
}

export function isActive(figure: Figure): boolean {
  return figure.state === 'active' && !figure.away;
}

export function groupOf(table: Killzone, figure: Figure): Group {
  return table.groups[figure.group]!;
}

/** KZ-ORG-006: alive, on the table, and neither suppressed nor captured. An individual leads nobody. */
export function activeLeader(table: Killzone, group: Group): Figure | null {
  if (group.kind === 'individual') return null;
  for (const id of group.members) {
    const figure = table.figures[id]!;
    if (figure.leader && isActive(figure)) return figure;
  }
  return null;
}

/** Its figures still in play; a captive is out of his group's hands. */
export function membersInPlay(table: Killzone, group: Group): Figure[] {
  const found: Figure[] = [];
  for (const id of group.members) {
    const figure = table.figures[id]!;
    if (isInPlay(figure) && figure.state !== 'captured') found.push(figure);
  }
  return found;
}
