import { D6 } from '@sightline/kernel';
import { apertureSquares, moduleAt } from '../../ship/places.ts';
import { planOf } from '../../ship/plan.ts';
import { roomIn } from '../../ship/standing.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { figuresAt, teamers } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { closeDoor, doorOf, holdsBody, jamDoor, openDoor } from '../doors/working-doors.ts';
import { isTaken } from '../grapple/captives.ts';
import { enterSquare } from '../movement/steps.ts';
import type { Scene } from './effects.ts';

/** R02: the card brings its own stress chit, so the door adds none. */
export function stickOpen(table: DuckTable, io: DuckIo, door: number | null): void {
  if (door === null) return;
  doorOf(table, door).state.stuck = true;
  io.tell({ type: 'doorStuck', rule: 'DK-GAP-041', door, by: null });
}

/** R09: whoever stands at the door is pulled through it, and it cannot be closed before the turn is over. */
export function suckIn(table: DuckTable, io: DuckIo, { module, door }: Scene): void {
  if (door === null) return;
  const { state, plan } = doorOf(table, door);
  state.heldOpenUntil = table.turn;
  const { here, beyond } = apertureSquares(table, plan);
  const isInside = (square: number | undefined): boolean => moduleAt(table, square!)?.id === module;
  const [outside, inside] = isInside(here[0]) ? [beyond, here] : [here, beyond];
  const isFree = (man: Teamer): boolean => man.grapple === null && man.seat === null && !isTaken(table, man);
  const pulled = teamers(table).filter(man => outside.includes(man.at) && isFree(man));
  io.tell({ type: 'draughtSucked', rule: 'DK-GAP-043', door, figures: pulled.map(({ id }) => id) });
  for (const man of pulled) {
    // Whoever went before may have taken him along, or set off something that moved him, seized him or shut the door.
    const segment = outside.indexOf(man.at);
    const isOpen = state.holed[segment] || (state.open && !state.jammed);
    const square = inside[segment];
    if (square === undefined || !isOpen || !isFree(man) || figuresAt(table, square).length >= roomIn(table, square))
      continue;
    enterSquare(table, io, man, square, { willingly: false, facing: man.facing });
  }
}

/** G12: every door but the airlocks changes; a 6 leaves it STUCK as it is then. A door that is stuck stays, or jammed by a body (DK-DUCK-018). */
export function surgeDoors(table: DuckTable, io: DuckIo, module: number): void {
  for (const plan of planOf(table.arena).doors) {
    const state = table.doors[plan.id]!;
    if (plan.isAirlock || state.stuck || holdsBody(table, plan.id) || !plan.modules.includes(module)) continue;
    // R09: what the draught holds open cannot be closed before the turn is over.
    if (state.open && state.heldOpenUntil >= table.turn) continue;
    const face = io.roll(D6, { rule: 'DK-GAP-046', purpose: 'surge' });
    if (state.open) closeDoor(table, io, plan.id, null);
    else openDoor(table, io, plan.id, null);
    if (face === 6) jamDoor(table, io, plan.id, null);
  }
}
