import { SIDES, squareOfCard } from '../../ship/plan.ts';
import { shipChanged } from '../../ship/walls.ts';
import type { DuckIo } from '../../table/events.ts';
import { newMachine } from '../../table/new-figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { BELT, POD } from './robo-gun-acts.ts';
import { putDroneOn } from './unpack-drone.ts';

/**
 * DK-CYBER-003, DK-CYBER-017, DK-CYBER-018: the machines of the arena card: robo-guns with a full belt and a
 * pod beside them, drones charged as any drone that is found. All are off, and the control of a drone hangs on it.
 */
export function layMachines(table: DuckTable, io: DuckIo): void {
  for (const { model, walker, tile, square, facing } of table.arena.machines) {
    const at = squareOfCard(table.arena, tile, square);
    const faces = { facing: SIDES[facing] };
    if (model !== 'roboGun') {
      putDroneOn(table, io, at, faces, { model, walker }, 'cargo').controlAt = at;
      continue;
    }
    const gun = newMachine(table.figures.length, at, faces.facing, { model, walker: false, charge: 'none' });
    gun.ammo = BELT;
    table.figures.push(gun);
    table.things.push({ item: POD, at, weapon: null, count: 1 });
    shipChanged(table);
    io.tell({ type: 'gunFound', rule: 'DK-CYBER-003', machine: gun.id, at });
  }
}
