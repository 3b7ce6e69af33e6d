import type { Seat } from '@sightline/kernel';
import type { Figure, Survivor, Teamer, Threat } from './figure.ts';
import { rosterOf } from './roster.ts';
import type { DuckTable } from './table.ts';

export const isTeamer = (figure: Figure): figure is Teamer => figure.kind === 'teamer';
export const isThreat = (figure: Figure): figure is Threat => figure.kind === 'threat';
export const isPerson = (figure: Figure): figure is Teamer | Survivor =>
  figure.kind === 'teamer' || figure.kind === 'survivor';

/** On the map and alive, able to act or not. */
export const isOnMap = (figure: Figure): boolean =>
  figure.at >= 0 && figure.condition !== 'killed' && figure.condition !== 'lost' && figure.condition !== 'left';

export const isAble = (figure: Figure): boolean => isOnMap(figure) && figure.condition === 'fit';

export function teamers(table: DuckTable): Teamer[] {
  const found: Teamer[] = [];
  for (const man of rosterOf(table).teamers) if (isOnMap(man)) found.push(man);
  return found;
}

export function threats(table: DuckTable): Threat[] {
  const found: Threat[] = [];
  for (const threat of rosterOf(table).threats) if (isOnMap(threat) && !threat.netted) found.push(threat);
  return found;
}

/** Team figures for Threats, stacking, fire and damage: Teamers and those they rescue (DK-GAP-035). */
export function people(table: DuckTable): (Teamer | Survivor)[] {
  const found: (Teamer | Survivor)[] = [];
  for (const person of rosterOf(table).people) if (isOnMap(person)) found.push(person);
  return found;
}

export function figuresAt(table: DuckTable, square: number, overhead = false): Figure[] {
  if (!isOccupied(table, square, overhead)) return [];
  const found: Figure[] = [];
  for (const figure of table.figures)
    if (figure.at === square && figure.overhead === overhead && isOnMap(figure)) found.push(figure);
  return found;
}

/** DK-MOVE-013: of the Threats only human ones stand two to a square. */
export function isHumanThreat(figure: Figure): figure is Threat {
  return figure.kind === 'threat' && figure.card.human;
}

/** Whether anybody at all is in a square. */
export function isOccupied(table: DuckTable, square: number, overhead = false): boolean {
  const roster = rosterOf(table);
  return (
    isAmong(roster.threats, square, overhead) ||
    isAmong(roster.people, square, overhead) ||
    isAmong(roster.machines, square, overhead)
  );
}

function isAmong(figures: readonly Figure[], square: number, overhead: boolean): boolean {
  for (const figure of figures)
    if (figure.at === square && figure.overhead === overhead && isOnMap(figure)) return true;
  return false;
}

export function figureOf(table: DuckTable, id: number): Figure {
  const figure = table.figures[id];
  if (!figure) throw new Error(`there is no figure ${id}`);
  return figure;
}

export function teamer(table: DuckTable, id: number): Teamer {
  const figure = table.figures[id];
  if (figure?.kind !== 'teamer') throw new Error(`figure ${id} is no Teamer`);
  return figure;
}

export function threat(table: DuckTable, id: number): Threat {
  const figure = table.figures[id];
  if (figure?.kind !== 'threat') throw new Error(`figure ${id} is no Threat`);
  return figure;
}

/** Who decides for a figure; what belongs to nobody else belongs to the Team. */
export function seatOf(figure: Figure): Seat {
  if (figure.kind === 'threat') return 'threats';
  return figure.kind === 'teamer' && figure.team > 0 ? `team${figure.team + 1}` : 'team';
}

/**
 * For fire: everybody and everything of the Team on one side, competitors on another, and beasts, which are no friends of
 * theirs, on a third (DK-SHOOT-016, DK-GAP-038).
 */
export function areOnOneSide(a: Figure, b: Figure): boolean {
  return isThreat(a) && isThreat(b) ? a.card.mind === b.card.mind : isThreat(a) === isThreat(b);
}

/** On the deck: DUCK!ed, stunned or incapacitated. */
export const isLying = (figure: Figure): boolean =>
  figure.ducked || figure.condition === 'stunned' || figure.condition === 'incapacitated';

/** DK-DUCK-021: caught in a door, and nothing moves it from there. */
export const isHeldFast = (figure: Figure): boolean => figure.kind === 'threat' && figure.trapped;

/** YOU, or whoever acts as YOU (DK-BINGE-021); null when nobody is left. */
export function leader(table: DuckTable): Teamer | null {
  return teamers(table).find(figure => figure.leads) ?? null;
}

/** The Threat that grapples a man, if one does. */
export function grapplerOf(table: DuckTable, figure: Teamer | Survivor): Threat | null {
  return figure.grapple ? threat(table, figure.grapple.threat) : null;
}

export function isGrappling(table: DuckTable, figure: Figure): boolean {
  if (figure.kind === 'teamer' || figure.kind === 'survivor') return figure.grapple !== null;
  for (const { grapple } of rosterOf(table).people) if (grapple?.threat === figure.id) return true;
  return false;
}

export const TEAM_SEATS = ['team', 'team2'];

/** DK-WEAP-039, DK-SHOOT-016: a man, on whichever side. */
export function isHuman(figure: Figure): boolean {
  return figure.kind === 'threat' ? figure.card.human : figure.kind !== 'machine';
}
