import { refuse } from '@sightline/kernel';
import { shipChanged } from '../../ship/walls.ts';
import type { ActKind } from '../../table/acts.ts';
import type { Machine, Teamer } from '../../table/figure.ts';
import { isOnMap } from '../../table/figures.ts';
import { form, isFlag, isNumber } from '../../table/form.ts';
import type { DuckTable } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest, type Task } from '../actions/fumble-test.ts';
import { throwOff } from '../grapple/throw-off.ts';
import { droneOf, drones, giveControl, whyNotControl } from './control.ts';
import { MOST_ACTS, runDrone, setPace } from './drone-command.ts';
import { payForAct } from './drone-power.ts';
import { boarderOf, isBeside, isWorking, machineCalled, machineOrNone, whyNotWork } from './machine.ts';

export type DroneAct =
  | { readonly do: 'takeControl'; readonly machine: number }
  | { readonly do: 'holdControl'; readonly machine: number }
  | { readonly do: 'commandDrone'; readonly machine: number }
  | { readonly do: 'repelBoarders'; readonly machine: number }
  | { readonly do: 'switchDrone'; readonly machine: number; readonly on: boolean };
type Act<D extends DroneAct['do']> = Extract<DroneAct, { do: D }>;

const TASK: Task = { name: 'drone', rule: 'DK-CYBER-010', ability: 'drone-handler' };

/** DK-CYBER-010: the control comes with the drone, and lies where its last handler fell. */
const takeControl: ActKind<Act<'takeControl'>> = {
  do: 'takeControl',
  isForm: form<Act<'takeControl'>>({ machine: isNumber }),
  list(table, man) {
    return drones(table)
      .map(({ id }): Act<'takeControl'> => ({ do: 'takeControl', machine: id }))
      .filter(act => takeControl.whyNot(table, man, act).length === 0);
  },
  whyNot(table, man, { machine }) {
    const drone = machineOrNone(table, machine);
    if (!drone) return [refuse('DK-CYBER-010', 'noSuchMachine')];
    const refusals = whyNotWork(man, 'DK-CYBER-010');
    if (droneOf(table, man)) refusals.push(refuse('DK-CYBER-011', 'hasDrone'));
    if (drone.handler !== null) refusals.push(refuse('DK-CYBER-010', 'controlHeld'));
    else if (!isBeside(table, man, drone.controlAt)) refusals.push(refuse('DK-CYBER-010', 'notAdjacent'));
    return refusals;
  },
  perform(table, io, man, { machine }) {
    spendAction(man);
    if (!passesFumbleTest(table, io, man, TASK)) return;
    giveControl(io, man, machineCalled(table, machine));
  },
};

/** DK-CYBER-011, DK-WEAP-048: as a slung gun is, the control is taken in hand with an action and without a test. */
const holdControl: ActKind<Act<'holdControl'>> = {
  do: 'holdControl',
  isForm: form<Act<'holdControl'>>({ machine: isNumber }),
  list(table, man) {
    const drone = droneOf(table, man);
    const act: Act<'holdControl'> = { do: 'holdControl', machine: drone?.id ?? -1 };
    return drone && holdControl.whyNot(table, man, act).length === 0 ? [act] : [];
  },
  whyNot(table, man, { machine }) {
    const refusals = whyNotWork(man, 'DK-CYBER-011');
    if (droneOf(table, man)?.id !== machine) refusals.push(refuse('DK-CYBER-011', 'notHisDrone'));
    if (man.hand === 'control') refusals.push(refuse('DK-CYBER-011', 'inHand'));
    return refusals;
  },
  perform(_table, io, man, { machine }) {
    spendAction(man);
    man.hand = 'control';
    io.tell({ type: 'controlTaken', rule: 'DK-CYBER-011', figure: man.id, machine });
  },
};

const ofHisDrone = <A extends DroneAct>(
  table: DuckTable,
  man: Teamer,
  kind: ActKind<A>,
  acts: (drone: Machine) => readonly A[],
): A[] => {
  const drone = man.hand === 'control' ? droneOf(table, man) : null;
  return drone ? acts(drone).filter(act => kind.whyNot(table, man, act).length === 0) : [];
};

/** DK-CYBER-015: the first chit of a turn pays for its move and an act, the second for another act. */
const commandDrone: ActKind<Act<'commandDrone'>> = {
  do: 'commandDrone',
  isForm: form<Act<'commandDrone'>>({ machine: isNumber }),
  foresee: () => null,
  list(table, man) {
    return ofHisDrone(table, man, commandDrone, ({ id }) => [{ do: 'commandDrone', machine: id }]);
  },
  whyNot(table, man, { machine }) {
    const drone = machineOrNone(table, machine);
    if (!drone) return [refuse('DK-CYBER-010', 'noSuchMachine')];
    const refusals = whyNotControl(table, man, drone);
    if (!drone.on) refusals.push(refuse('DK-CYBER-020', 'switchedOff', undefined, { code: 'switchOn' }));
    return refusals;
  },
  perform(table, io, man, { machine }) {
    const drone = machineCalled(table, machine);
    spendAction(man);
    drone.chits++;
    setPace(io, man, drone);
    io.tell({ type: 'droneCommanded', rule: 'DK-CYBER-015', figure: man.id, machine, pace: drone.pace - drone.moved });
    runDrone(table, io, man, drone);
  },
};

/** DK-CYBER-020: sensors off save power. */
const switchDrone: ActKind<Act<'switchDrone'>> = {
  do: 'switchDrone',
  isForm: form<Act<'switchDrone'>>({ machine: isNumber, on: isFlag }),
  list(table, man) {
    return ofHisDrone(table, man, switchDrone, ({ id, on }) => [{ do: 'switchDrone', machine: id, on: !on }]);
  },
  whyNot(table, man, { machine, on }) {
    const drone = machineOrNone(table, machine);
    if (!drone) return [refuse('DK-CYBER-010', 'noSuchMachine')];
    const refusals = whyNotControl(table, man, drone);
    if (drone.on === on) refusals.push(refuse('DK-CYBER-020', on ? 'switchedOn' : 'switchedOff'));
    return refusals;
  },
  perform(table, io, man, { machine, on }) {
    spendAction(man);
    if (!passesFumbleTest(table, io, man, { ...TASK, rule: 'DK-CYBER-020' })) return;
    machineCalled(table, machine).on = on;
    shipChanged(table);
    io.tell({ type: 'machineSwitched', rule: 'DK-CYBER-020', figure: man.id, machine, to: on ? 'on' : 'off' });
  },
};

/**
 * DK-CYBER-026: a shake without moving; the Threat lands beside the drone, by the direction die. It is an act of the
 * drone like any other (DK-CYBER-015, DK-CYBER-018).
 */
const repelBoarders: ActKind<Act<'repelBoarders'>> = {
  do: 'repelBoarders',
  isForm: form<Act<'repelBoarders'>>({ machine: isNumber }),
  list(table, man) {
    return ofHisDrone(table, man, repelBoarders, ({ id }) => [{ do: 'repelBoarders', machine: id }]);
  },
  whyNot(table, man, { machine }) {
    const drone = machineOrNone(table, machine);
    if (!drone) return [refuse('DK-CYBER-010', 'noSuchMachine')];
    const refusals = whyNotControl(table, man, drone);
    if (!isWorking(drone)) refusals.push(refuse('DK-CYBER-020', 'switchedOff'));
    if (!isOnMap(drone) || !boarderOf(table, drone)) refusals.push(refuse('DK-CYBER-026', 'noBoarder'));
    if (drone.acts >= MOST_ACTS) refusals.push(refuse('DK-CYBER-015', 'actedTwice'));
    return refusals;
  },
  perform(table, io, man, { machine }) {
    const drone = machineCalled(table, machine);
    const boarder = boarderOf(table, drone);
    if (!boarder) throw new Error(`nobody is on drone ${machine}`);
    spendAction(man);
    drone.chits++;
    drone.acts++;
    const passed = passesFumbleTest(table, io, man, { ...TASK, rule: 'DK-CYBER-026' });
    const repelled = passed && throwOff(table, io, boarder, drone);
    io.tell({ type: 'boardersRepelled', rule: 'DK-CYBER-026', figure: man.id, machine, repelled });
    payForAct(table, io, drone);
  },
};

export const DRONE_ACTS = [takeControl, holdControl, commandDrone, switchDrone, repelBoarders] as const;
