import { D6, type Refusal, refuse } from '@sightline/kernel';
import { SCENARIOS } from '../../content/load.ts';
import { groundOf, isSpot } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { type Killzone, type KillzoneIo, seatOf } from '../../table/table.ts';
import { NONE, type Place } from '../../table/units.ts';
import { spreadSmoke } from './clouds.ts';
import { askDrift } from './grenades.ts';
import type { AimBarrage } from './questions.ts';

/** KZ-GAP-013: on turn 1 smoke comes from off the table, for free. */
export function fireBarrages(table: Killzone, io: KillzoneIo): void {
  for (let side = 0; side < table.barrage.length; side++) {
    for (; table.barrage[side]! > 0; table.barrage[side]!--) fireOne(table, io, side);
  }
}

/** It needs the long-range number and has no modifiers; the defender shifts a miss. */
function fireOne(table: Killzone, io: KillzoneIo, side: number): void {
  const seat = seatOf(table, side);
  const question: AimBarrage = { kind: 'barrage', rule: 'KZ-GAP-013', side, left: table.barrage[side]! };
  const at = io.ask(seat, question);
  const die = io.roll(D6, { rule: 'KZ-GAP-013', purpose: 'targeting', seat });
  const hit = die >= table.values.longNeeds;
  io.tell({
    type: 'barrageFired',
    rule: 'KZ-GAP-013',
    side: table.titles[side]!,
    at,
    where: landmarkOf(table.map, at),
    die,
    hit,
  });
  spreadSmoke(table, io, hit ? at : askDrift(table, io, side, null, at));
}

/** How far into the table a barrage of this side must fall, in mils. */
export function barrageBeyond({ scenario }: Killzone, side: number): number {
  const { barrage } = SCENARIOS.get(scenario).sides[side]!;
  return (barrage?.beyond ?? 0) * 1000;
}

/** KZ-GAP-013: any point in the open more than 12 inches from the attacker's edge. */
export function whyNotBarrage(table: Killzone, side: number, at: Place): Refusal[] {
  const ground = groundOf(table.map);
  if (at.room !== NONE || !isSpot(ground, at)) return [refuse('KZ-GAP-013', 'notAPlace')];
  const edge = table.edges[side]!;
  const away = { north: ground.depth - at.y, east: ground.width - at.x, south: at.y, west: at.x }[edge];
  const beyond = barrageBeyond(table, side);
  return away > beyond ? [] : [refuse('KZ-GAP-013', 'tooNearEdge', beyond)];
}
