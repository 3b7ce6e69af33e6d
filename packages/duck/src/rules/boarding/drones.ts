import type { Seat } from '@sightline/kernel';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { figuresAt } from '../../table/figures.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable } from '../../table/table.ts';
import { giveControl } from '../machines/control.ts';
import { putDroneOn } from '../machines/unpack-drone.ts';
import { inwards } from './bridge.ts';
import type { Entry } from './entry.ts';
import type { HandlerQuestion } from './questions.ts';

/** DK-STAR-015, DK-CYBER-019: drone guns of the Team's own stand behind the men, as far as there is room on the bridge. */
export function bringDrones(
  table: DuckTable,
  io: DuckIo,
  seat: Seat,
  party: readonly Teamer[],
  entry: Entry,
  squares: readonly number[],
): void {
  let handlers = [...party];
  for (const square of [...squares].reverse()) {
    if (table.dronesToBoard === 0 || handlers.length === 0) return;
    if (figuresAt(table, square).length > 0) continue;
    table.dronesToBoard--;
    const facing = inwards(entry);
    const drone = putDroneOn(table, io, square, { facing }, { model: 'hemgDrone', walker: true }, 'issued');
    const options = handlers.map(({ id }) => id);
    const question: HandlerQuestion = { kind: 'droneHandler', rule: 'DK-CYBER-010', options };
    const chosen = ask(io, seat, question);
    drone.on = true;
    giveControl(io, handlers.find(({ id }) => id === chosen)!, drone);
    handlers = handlers.filter(({ id }) => id !== chosen);
  }
}
