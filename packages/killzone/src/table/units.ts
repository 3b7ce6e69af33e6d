import type { Drug, Order, Zone } from '../content/schema.ts';
import type { Killzone } from './table.ts';

/** Nobody, nowhere, outside, on foot: the number that is no id. */
export const NONE = -1;

/** A number and the name people know it by; one record for each thing, shared by all that speak of it. */
export interface Who {
  readonly id: number;
  readonly name: string;
}

/** What everything is called, by id: questions carry it so that their answers can be put into words. */
export interface Names {
  readonly figures: readonly string[];
  readonly groups: readonly string[];
  readonly vehicles: readonly string[];
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
  /** Where its first target of this action stood. */
  aimX: number;
  aimY: number;
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

export interface Vehicle {
  readonly id: number;
  readonly who: Who;
  readonly side: number;
  readonly type: string;
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
  /** It has moved in this turn. */
  moved: boolean;
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
