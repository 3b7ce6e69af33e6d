import { D6, refuse } from '@sightline/kernel';
import { shipChanged } from '../../ship/walls.ts';
import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Machine, Teamer } from '../../table/figure.ts';
import { form, isNumber } from '../../table/form.ts';
import { newMachine } from '../../table/new-figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { loadCalled } from '../cargo/acts.ts';
import { giveControl } from './control.ts';
import { isBeside, machines, whyNotWork } from './machine.ts';

export interface UnpackDrone {
  readonly do: 'unpackDrone';
  readonly load: number;
}

/** DK-GAP-011: once the load has been examined its control is taken and the drone switched on, in one action. */
export const unpackDrone: ActKind<UnpackDrone> = {
  do: 'unpackDrone',
  isForm: form<UnpackDrone>({ load: isNumber }),
  list(table, man) {
    const acts: UnpackDrone[] = [];
    table.loads.forEach(({ kind, examined }, load) => {
      const act: UnpackDrone = { do: 'unpackDrone', load };
      if (kind === 'DRONE' && examined && unpackDrone.whyNot(table, man, act).length === 0) acts.push(act);
    });
    return acts;
  },
  whyNot(table, man, { load: id }) {
    const load = table.loads[id];
    if (!load) return [refuse('DK-GAP-011', 'noSuchLoad')];
    if (!load.examined) return [refuse('DK-GAP-011', 'notExamined', undefined, { code: 'examine' })];
    const refusals = whyNotWork(man, 'DK-GAP-011');
    if (load.kind !== 'DRONE' || load.lost || load.unpacked) refusals.push(refuse('DK-GAP-011', 'noDroneThere'));
    if (load.at < 0 || !isBeside(table, man, load.at)) refusals.push(refuse('DK-GAP-011', 'notAdjacent'));
    if (machines(table).some(({ handler }) => handler === man.id)) refusals.push(refuse('DK-CYBER-011', 'hasDrone'));
    return refusals;
  },
  perform(table, io, man, { load: id }) {
    spendAction(man);
    if (!passesFumbleTest(table, io, man, { name: 'drone', rule: 'DK-GAP-011', ability: 'drone-handler' })) return;
    const load = loadCalled(table, id);
    const { at } = load;
    load.unpacked = true;
    load.at = -1;
    const drone = putDroneOn(table, io, at, man, dicedKind(io), 'cargo');
    drone.on = true;
    giveControl(io, man, drone);
  },
};

type DroneKind = Pick<Machine, 'model' | 'walker'>;

/** DK-GAP-011: which drone is in the crate, and whether it walks. */
function dicedKind(io: DuckIo): DroneKind {
  const face = io.roll(D6, { rule: 'DK-GAP-011', purpose: 'droneKind' });
  const model = face <= 2 ? 'hemgDrone' : face === 3 ? 'flameDrone' : 'actionDrone';
  return { model, walker: io.roll(D6, { rule: 'DK-GAP-011', purpose: 'droneLegs' }) >= 5 };
}

/** DK-CYBER-019: what a drone brought along starts with. */
const ISSUED_POWER = 12;

/** DK-CYBER-017, DK-CYBER-018: a new drone with its display: ammunition is always diced, power only of one found. */
export function putDroneOn(
  table: DuckTable,
  io: DuckIo,
  at: number,
  { facing }: Pick<Teamer, 'facing'>,
  kind: DroneKind,
  charge: 'cargo' | 'issued',
): Machine {
  const drone = newMachine(table.figures.length, at, facing, { ...kind, charge });
  table.figures.push(drone);
  shipChanged(table);
  io.tell({ type: 'droneFound', rule: 'DK-CYBER-017', machine: drone.id, at, model: kind.model, walker: kind.walker });
  if (kind.model !== 'actionDrone') drone.ammo = twoDice(io, drone, 'droneAmmunition');
  drone.power = charge === 'issued' ? ISSUED_POWER : twoDice(io, drone, 'dronePower');
  const { ammo, power } = drone;
  io.tell({ type: 'droneDisplayRead', rule: 'DK-CYBER-017', machine: drone.id, model: kind.model, ammo, power });
  return drone;
}

function twoDice(io: DuckIo, { id }: Machine, purpose: string): number {
  const why = { rule: purpose === 'dronePower' ? 'DK-CYBER-018' : 'DK-CYBER-017', purpose, figure: id } as const;
  return io.roll(D6, why) + io.roll(D6, why);
}
