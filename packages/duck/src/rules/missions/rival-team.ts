import { type Direction, opposite, squaresReached } from '@sightline/geometry/grid';
import { AVERAGE, D6, numbered } from '@sightline/kernel';
import { TABLES } from '../../content/deck.ts';
import { moduleAt } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import type { DuckIo } from '../../table/events.ts';
import type { DuckTable } from '../../table/table.ts';
import { distancesFrom } from '../movement/distances.ts';
import { hasSpace, putOnMap, showAll } from '../sensor/placement.ts';

/** DK-GAP-038: who they are, by the die. */
const { bidders: BIDDERS, raiders: RAIDERS } = TABLES.rivals;

/** DK-GAP-027, DK-GAP-038: a card may name human raiders; otherwise the die says who bids. */
function speciesOfRivals({ mission }: DuckTable, io: DuckIo): string {
  if (mission.setup.includes('raiders')) return RAIDERS;
  return BIDDERS[io.roll(D6, { rule: 'DK-GAP-038', purpose: 'competitors' }) - 1]!;
}

/**
 * DK-GAP-038: AvD+2 of them, at the start of the Threat phase of their turn, on the free squares nearest to a random
 * airlock that is not the Team's. The module they stand in is theirs alone until a Teamer sees into it.
 */
export function boardCompetitors(table: DuckTable, io: DuckIo): void {
  const { competitors } = table.progress;
  if (competitors.arriveIn !== table.turn || competitors.airlock >= 0) return;
  const { doors, firstAirlock } = planOf(table.arena);
  const others = doors.slice(firstAirlock).filter(({ id }) => id !== table.bridge.airlock);
  const airlocks = others.length > 0 ? others : doors.slice(firstAirlock);
  const rule = 'DK-GAP-038';
  const drawn = airlocks.length === 1 ? 0 : io.roll(numbered(airlocks.length), { rule, purpose: 'airlock' }) - 1;
  const airlock = airlocks[drawn]!;
  const species = speciesOfRivals(table, io);
  const number = io.roll(AVERAGE, { rule, purpose: 'numberOfCompetitors' }) + 2;
  competitors.airlock = airlock.id;
  io.tell({ type: 'competitorsBoarded', rule, species, number, airlock: airlock.id });
  const { square, side } = airlock.segments[airlock.segments.length >> 1]!;
  const module = table.modules[moduleAt(table, square)!.id]!;
  if (!module.opened) module.unseen = true;
  const facing = opposite(side as Direction);
  const placed = [...squaresReached(distancesFrom(table, square, false))]
    .filter(near => hasSpace(table, near))
    .slice(0, number)
    .map((at, among) => putOnMap(table, io, { species, at, facing, among }, rule));
  showAll(table, io, placed);
}
