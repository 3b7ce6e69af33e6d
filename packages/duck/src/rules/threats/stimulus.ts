import { centreOf, createCover, neighbour, SIDES, sees as seesBetween } from '@sightline/geometry/grid';
import { keptUntilChange } from '../../ship/kept.ts';
import { areNeighbours, farFaceOf, moduleAt, tileAt } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import { sidesOf } from '../../ship/walls.ts';
import type { Machine, Survivor, Teamer, Threat } from '../../table/figure.ts';
import { isAble, people } from '../../table/figures.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';
import { isWorking } from '../machines/machine.ts';
import { isShutOverSomebody } from '../other-actions/sealed-unit.ts';
import { rangeBetween, sees } from '../shooting/sight.ts';
import { nearestTo } from './distance.ts';
import type { Column } from './events.ts';

/** Whom Threats go for: the Team's people and its machines that have power (DK-CYBER-024). */
export type Quarry = Teamer | Survivor | Machine;

export interface Stimuli {
  /** Everybody it has noticed. */
  readonly by: readonly Quarry[];
  /** The one it reacts to; null without a stimulus. */
  readonly nearest: Quarry | null;
  /** The sealed unit that it goes for if it has noticed nobody (DK-GAP-008). */
  readonly unit: number | null;
  readonly column: Column;
}

/** DK-THREAT-005, DK-GRAP-028: those of the Team who can be a stimulus and a victim for this Threat. */
export function quarryFor(table: DuckTable, threat: Threat): Quarry[] {
  const quarry: Quarry[] = [];
  for (const person of people(table)) if (person.overhead === threat.overhead && isAble(person)) quarry.push(person);
  for (const machine of rosterOf(table).machines) if (isWorking(machine)) quarry.push(machine);
  return quarry;
}

/** DK-THREAT-005, DK-THREAT-006: what a Threat notices, by the senses of its species, and the column that follows. */
export function stimuliOf(table: DuckTable, threat: Threat): Stimuli {
  const by: Quarry[] = [];
  const unit = unitInMind(table, threat);
  let column: Column = unit === null ? 'noTeam' : 'teamOnTile';
  const all = quarryFor(table, threat);
  const heard = threat.card.stimuli.sound ? heardBy(table, threat, all) : [];
  for (const quarry of all) {
    const isSeen = threat.card.stimuli.sight && sees(table, threat, quarry);
    if (!isSeen && !heard.includes(quarry) && !isNoticed(table, threat, quarry)) continue;
    by.push(quarry);
    if (isSeen || threat.roused || isWithin(table, threat, quarry.at)) column = 'teamOnTile';
  }
  const nearest = nearestTo(table, threat.at, by, true)[0] ?? by[0] ?? null;
  return { by, nearest, unit: nearest ? null : unit, column };
}

/** DK-GAP-008: the unit it knows to be shut over somebody; nothing that comes out of it tells. */
function unitInMind({ fittings }: DuckTable, { sawGetIn, atUnit, overhead }: Threat): number | null {
  const isKnown = (unit: number): boolean => unit >= 0 && !overhead && isShutOverSomebody(fittings[unit]!);
  return [sawGetIn, atUnit].find(isKnown) ?? null;
}

/** DK-THREAT-005: what it did at a barrier or a unit counts for its very next activation alone. */
export function forgetWork(threat: Threat): void {
  threat.battered = false;
  threat.atDoor = threat.sawGetIn = threat.atUnit = -1;
}

/** By any sense but sight and hearing, or because it has been set on the Team. */
function isNoticed(table: DuckTable, threat: Threat, quarry: Quarry): boolean {
  const { scent, vibration } = threat.card.stimuli;
  if (threat.roused) return true;
  const range = rangeBetween(table, threat.at, quarry.at);
  if (vibration > 0 && range <= vibration && quarry.moved > 0) return true;
  if (scent > 0 && range <= scent && isOpenBetween(table, threat.at, quarry.at)) return true;
  return threat.atDoor >= 0 && isBeyondBarrier(table, threat, quarry.at);
}

/**
 * DK-THREAT-005, DK-GAP-042: whoever made a noise of this turn on its own tile or the next; if nobody is known to have
 * made it, the nearest on those tiles. A siren gives away everybody in the ship.
 */
function heardBy(table: DuckTable, { at }: Threat, quarry: readonly Quarry[]): readonly Quarry[] {
  const { tiles, made = [], sirenUntil } = table.noise;
  if (sirenUntil >= table.turn) return quarry;
  const here = tileAt(table, at)?.id ?? -1;
  const isNear = (tile: number): boolean => tile === here || areNeighbours(table, here, tile);
  if (here < 0 || !tiles.some(isNear)) return [];
  const makers = quarry.filter(({ id }) => made.some(({ tile, by }) => by === id && isNear(tile)));
  if (makers.length > 0) return makers;
  const around = quarry.filter(other => isNextDoor(table, at, other.at));
  return nearestTo(table, at, around, true);
}

/** On the same tile, or on one that shares a side with it. */
function isNextDoor(table: DuckTable, a: number, b: number): boolean {
  const [from, to] = [tileAt(table, a), tileAt(table, b)];
  return from !== null && to !== null && (from.id === to.id || areNeighbours(table, from.id, to.id));
}

/** DK-THREAT-006: on its tile, or where it was about to break in. */
function isWithin(table: DuckTable, threat: Threat, quarry: number): boolean {
  const here = tileAt(table, threat.at);
  if (here !== null && here.id === tileAt(table, quarry)?.id) return true;
  return threat.atDoor >= 0 && isBeyondBarrier(table, threat, quarry);
}

/** DK-THREAT-005: on the tile behind the door it works at, or behind the bulkhead that its square touches; or on the bridge. */
function isBeyondBarrier(table: DuckTable, { at, atDoor }: Threat, quarry: number): boolean {
  const { grid, doors } = planOf(table.arena);
  const near = moduleAt(table, at)?.id ?? -1;
  const beyond = [...farFaceOf(doors[atDoor]!, near), ...SIDES.map(side => neighbour(grid, at, side))];
  const there = tileAt(table, quarry);
  if (there === null) return beyond.some(square => table.bridge.squares.includes(square));
  return moduleAt(table, quarry)?.id !== near && beyond.some(square => tileAt(table, square)?.id === there.id);
}

const bulkheads = keptUntilChange(table => createCover(planOf(table.arena).grid, sidesOf(table).movement));

/** DK-THREAT-027: nothing but open deck and furniture lies between two squares: no bulkhead, no closed door. */
export function isOpenBetween(table: DuckTable, from: number, to: number): boolean {
  const { grid } = planOf(table.arena);
  return seesBetween(bulkheads(table), centreOf(grid, from), centreOf(grid, to));
}
