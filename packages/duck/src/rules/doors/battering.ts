import { D6 } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { shipChanged } from '../../ship/walls.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Threat } from '../../table/figure.ts';
import { happen } from '../../table/moment.ts';
import type { Door, DuckTable } from '../../table/table.ts';
import { doorOf, freeTrapped, holdsBody } from './working-doors.ts';

/** DK-DOOR-015, DK-DOOR-016, DK-DOOR-017. */
export const HOLE_AT = 20;
const HANDFUL = 18;
const THREE_DICE = 16;

/**
 * DK-DOOR-015, DK-DOOR-016: each die counts on the segment before it, unless all that beat on a door in one phase make a
 * hole together.
 */
export function batter(table: DuckTable, io: DuckIo, threat: Threat, door: number, segment: number): void {
  threat.battered = true;
  if (table.switches.threeDiceDoors) return tearOpen(table, io, threat, door);
  const { state } = doorOf(table, door);
  const dice = throwToBatter(io, threat, threat.card.batterDice, 'DK-DOOR-015');
  const points = dice.reduce((sum, face) => sum + face, 0);
  state.struck += points;
  state.blows = state.damage.map((_, n) => (state.blows?.[n] ?? 0) + (n === segment ? points : 0));
  state.damage[segment]! += points;
  const damage = state.damage[segment]!;
  io.tell({ type: 'doorBattered', rule: 'DK-DOOR-015', door, segment, figure: threat.id, dice, damage });
  if (damage >= HOLE_AT) makeHole(table, io, door, segment, threat.id);
  else if (state.struck >= HANDFUL) {
    state.damage = state.damage.map((sum, n) => sum - (state.blows?.[n] ?? 0));
    makeHole(table, io, door, diceSegment(table, io, door), threat.id);
  }
}

/** What was thrown against it counts together no longer: a hole is made, or another phase begins. */
export function forgetBlows(door: Door): void {
  door.struck = 0;
  delete door.blows;
}

/** DK-DOOR-017: three dice, again and again; nothing is kept of a failure. */
function tearOpen(table: DuckTable, io: DuckIo, threat: Threat, door: number): void {
  const dice = throwToBatter(io, threat, 3, 'DK-DOOR-017');
  if (dice.reduce((sum, face) => sum + face, 0) >= THREE_DICE)
    return makeHole(table, io, door, diceSegment(table, io, door), threat.id);
  io.tell({ type: 'doorHeld', rule: 'DK-DOOR-017', door, figure: threat.id, dice });
}

export function throwToBatter(io: DuckIo, threat: Threat, number: number, rule: RuleId): number[] {
  const why = { rule, purpose: 'batter', seat: 'threats', figure: threat.id } as const;
  return Array.from({ length: number }, () => io.roll(D6, why));
}

/** DK-DOOR-018: where the hole lies in a wide door is diced for. */
function diceSegment(table: DuckTable, io: DuckIo, door: number): number {
  const { segments } = doorOf(table, door).plan;
  if (segments.length === 1) return 0;
  const face = io.roll(D6, { rule: 'DK-DOOR-018', purpose: 'hole', seat: 'threats' });
  return Math.ceil(face / 2) - 1;
}

/** DK-WEAP-045: points of an axe count with those of Threats. */
export function damageSegment(
  table: DuckTable,
  io: DuckIo,
  door: number,
  segment: number,
  points: number,
  by: number,
): number {
  const { state } = doorOf(table, door);
  state.damage[segment]! += points;
  const damage = state.damage[segment]!;
  if (damage >= HOLE_AT && !state.holed[segment]) makeHole(table, io, door, segment, by);
  return damage;
}

/** DK-DOOR-018, DK-DOOR-019: one square-side that anybody passes and sees through, and that never shuts again. */
export function makeHole(table: DuckTable, io: DuckIo, door: number, segment: number, by: number | null): void {
  const { state, plan } = doorOf(table, door);
  state.holed[segment] = true;
  forgetBlows(state);
  shipChanged(table);
  io.tell({ type: 'holeMade', rule: 'DK-DOOR-018', door, segment, at: plan.segments[segment]!.square, by });
  if (!holdsBody(table, door)) freeTrapped(table, io, door);
  happen(table, io, { on: 'opened', door, modules: plan.modules.filter(module => module >= 0), by });
}
