import { part } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { apertureSquares, tileAt } from '../../ship/places.ts';
import { type PlanDoor, planOf } from '../../ship/plan.ts';
import { shipChanged } from '../../ship/walls.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer, Threat } from '../../table/figure.ts';
import { happen } from '../../table/moment.ts';
import { rosterOf } from '../../table/roster.ts';
import type { Door, DuckTable } from '../../table/table.ts';
import { type Task, takeFumbleTest } from '../actions/fumble-test.ts';
import { placeStressChits } from '../kitty/stress-chits.ts';
import { hear } from '../threats/noise.ts';

export function doorOf(table: DuckTable, door: number): { readonly state: Door; readonly plan: PlanDoor } {
  const state = table.doors[door];
  const plan = planOf(table.arena).doors[door];
  if (!state || !plan) throw new Error(`there is no door ${door}`);
  return { state, plan };
}

/** Lets a door up, for whatever reason. What that uncovers is told to the chapters that wait for it. */
export function openDoor(
  table: DuckTable,
  io: DuckIo,
  door: number,
  by: number | null,
  rule: RuleId = 'DK-ACT-024',
): void {
  const { state, plan } = doorOf(table, door);
  if (state.open && !state.jammed) return;
  state.open = true;
  freeTrapped(table, io, door);
  shipChanged(table);
  io.tell({ type: 'doorOpened', rule, door, by });
  beHeard(table, io, plan, by);
  happen(table, io, { on: 'opened', door, modules: plan.modules.filter(module => module >= 0), by });
}

/** Brings a door down; whoever is close may dive below it first. Segments with a hole stay open (DK-DOOR-018). */
export function closeDoor(
  table: DuckTable,
  io: DuckIo,
  door: number,
  by: number | null,
  rule: RuleId = 'DK-ACT-024',
): void {
  const { state, plan } = doorOf(table, door);
  if (!state.open) return;
  happen(table, io, { on: 'doorClosing', door, by });
  state.open = false;
  shipChanged(table);
  io.tell({ type: 'doorClosed', rule, door, by });
  beHeard(table, io, plan, by);
}

/** DK-DUCK-021: what was caught in the door is free as soon as it opens, or a hole is beaten beside it. */
export function freeTrapped(table: DuckTable, io: DuckIo, door: number): void {
  const held = heldIn(table, door);
  doorOf(table, door).state.jammed = false;
  for (const threat of held) {
    threat.trapped = false;
    io.tell({ type: 'trappedThreatFreed', rule: 'DK-DUCK-021', figure: threat.id, door });
  }
}

/** The Threats that are caught in a door. */
function heldIn(table: DuckTable, door: number): Threat[] {
  const { here, beyond } = apertureSquares(table, doorOf(table, door).plan);
  return rosterOf(table).threats.filter(({ trapped, at }) => trapped && (here.includes(at) || beyond.includes(at)));
}

/** DK-DUCK-018: the body of somebody it came down on keeps it as it is; a Threat that is caught does not. */
export function holdsBody(table: DuckTable, door: number): boolean {
  return doorOf(table, door).state.jammed && heldIn(table, door).length === 0;
}

/** DK-DUCK-018: the body is pulled out of the doorway, and the door comes down for good. */
export function removeBody(table: DuckTable, io: DuckIo, door: number, by: number): void {
  doorOf(table, door).state.jammed = false;
  shipChanged(table);
  io.tell({ type: 'doorwayCleared', rule: 'DK-DUCK-018', door, by });
}

/** DK-THREAT-005: a door that is worked is heard on both its tiles. */
function beHeard(table: DuckTable, io: DuckIo, plan: PlanDoor, by: number | null): void {
  const { here, beyond } = apertureSquares(table, plan);
  for (const square of [here[0]!, beyond[0]!]) {
    const tile = tileAt(table, square);
    if (!tile) continue;
    hear(table, tile.id, by);
    happen(table, io, { on: 'noise', at: square, loud: false });
  }
}

/** DK-DOOR-021: it stays as it is, and the kitty grows (DK-KITTY-004). */
export function jamDoor(table: DuckTable, io: DuckIo, door: number, by: number | null): void {
  const { state } = doorOf(table, door);
  if (state.stuck) return;
  state.stuck = true;
  io.tell({ type: 'doorStuck', rule: 'DK-DOOR-021', door, by });
  placeStressChits(table, io, 1, 'stuckDoor', 'DK-KITTY-004');
}

/**
 * DK-DOOR-021, DK-KITTY-011: whoever works a door takes a Fumble Test. A natural 6 leaves it STUCK; one that is stuck, or
 * without power, is harder to work, and free again for him who passes.
 */
export function passesDoorTest(
  table: DuckTable,
  io: DuckIo,
  man: Teamer,
  door: number,
  { name, rule }: Pick<Task, 'name' | 'rule'>,
): boolean {
  const { state } = doorOf(table, door);
  const { passed, face } = takeFumbleTest(table, io, man, {
    name,
    rule,
    ability: 'door-tech',
    parts: [
      ...(state.stuck ? [part('DK-DOOR-021', -1, 'stuck')] : []),
      ...(table.power.down ? [part('DK-KITTY-011', -1, 'powerDown')] : []),
    ],
  });
  if (passed && state.stuck) {
    state.stuck = false;
    io.tell({ type: 'doorFreed', rule: 'DK-DOOR-021', door, by: man.id });
  } else if (state.stuck) placeStressChits(table, io, 1, 'stuckDoor', 'DK-KITTY-004');
  else if (!passed && face === 6) jamDoor(table, io, door, man.id);
  return passed;
}

/**
 * DK-ACT-024: whoever passes the test opens a shut door and shuts an open one. Where he stands and who pays is the
 * caller's business.
 */
export function operateDoor(
  table: DuckTable,
  io: DuckIo,
  man: Teamer,
  door: number,
  rule: RuleId = 'DK-ACT-024',
): boolean {
  if (!passesDoorTest(table, io, man, door, { name: 'door', rule })) return false;
  const { state } = doorOf(table, door);
  if (state.open && !state.jammed) closeDoor(table, io, door, man.id, rule);
  else openDoor(table, io, door, man.id, rule);
  return true;
}
