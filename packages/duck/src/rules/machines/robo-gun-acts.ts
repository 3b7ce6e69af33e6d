import { DIRECTIONS, type Direction, neighbour } from '@sightline/geometry/grid';
import { type Refusal, refuse } from '@sightline/kernel';
import { TABLES, weaponCalled } from '../../content/deck.ts';
import { planOf } from '../../ship/plan.ts';
import { levelAt } from '../../ship/standing.ts';
import { shipChanged } from '../../ship/walls.ts';
import type { ActKind } from '../../table/acts.ts';
import type { Machine, Teamer } from '../../table/figure.ts';
import { figuresAt, teamers } from '../../table/figures.ts';
import { form, isDirection, isNumber, oneOf } from '../../table/form.ts';
import { newMachine } from '../../table/new-figures.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable, Thing } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest, type Task } from '../actions/fumble-test.ts';
import { whyNotBear } from '../damage/burden.ts';
import { hasFor, isFor, thingFor } from '../damage/equipment.ts';
import { useUp } from '../damage/weaponry.ts';
import {
  DRONE_GUN,
  isBeside,
  isRoboGun,
  isToppled,
  machineCalled,
  machineOrNone,
  machines,
  whyNotWork,
} from './machine.ts';

/** What a robo-gun on a card of the ship comes with. */
export const POD = 'ammo-pod';

/** DK-CYBER-008: as much as the belt of the HEMG it carries. */
export const BELT = weaponCalled(TABLES.mounted.roboGun).magazine;

export type RoboGunAct =
  | { readonly do: 'setUpGun'; readonly square: number; readonly facing: Direction }
  | { readonly do: 'takeDownGun'; readonly machine: number }
  | { readonly do: 'switchGun'; readonly machine: number; readonly to: 'off' | 'forward' | 'allRound' }
  | { readonly do: 'reloadGun'; readonly machine: number };
type Act<D extends RoboGunAct['do']> = Extract<RoboGunAct, { do: D }>;

const TASK: Task = { name: 'roboGun', rule: 'DK-CYBER-003', ability: 'drone-handler' };

/** DK-CYBER-003, DK-ACT-026: by the bearer of the gun, with the pod at hand; it stands loaded and switched off. */
const setUpGun: ActKind<Act<'setUpGun'>> = {
  do: 'setUpGun',
  isForm: form<Act<'setUpGun'>>({ square: isNumber, facing: isDirection }),
  list(table, man) {
    if (!hasFor(table, man, 'setUpRoboGun')) return [];
    const { grid } = planOf(table.arena);
    const squares = [man.at, ...DIRECTIONS.map(way => neighbour(grid, man.at, way))];
    return squares
      .filter(square => square >= 0 && setUpGun.whyNot(table, man, { do: 'setUpGun', square, facing: 1 }).length === 0)
      .flatMap(square => DIRECTIONS.map(facing => ({ do: 'setUpGun' as const, square, facing })));
  },
  whyNot(table, man, { square }) {
    const refusals = whyNotWork(man, 'DK-CYBER-003');
    if (!hasFor(table, man, 'setUpRoboGun')) refusals.push(refuse('DK-CYBER-003', 'noDroneGun'));
    if (!podBeside(table, man)) refusals.push(refuse('DK-CYBER-003', 'noPodBeside'));
    if (!isBeside(table, man, square)) refusals.push(refuse('DK-CYBER-003', 'notAdjacent'));
    else if (!isRoom(table, man, square)) refusals.push(refuse('DK-CYBER-003', 'noRoomForGun'));
    return refusals;
  },
  perform(table, io, man, { square, facing }) {
    spendAction(man);
    if (!passesFumbleTest(table, io, man, TASK)) return;
    useUp(man, DRONE_GUN);
    const gun = takenDown(table) ?? newGun(table, square, facing);
    Object.assign(gun, { at: square, facing, condition: 'fit' });
    shipChanged(table);
    io.tell({ type: 'gunSetUp', rule: 'DK-CYBER-003', figure: man.id, machine: gun.id, at: square });
  },
};

/** DK-CYBER-003, DK-CYBER-025: one that has stood before has the shots, wounds and damage that it had. */
function takenDown(table: DuckTable): Machine | null {
  return rosterOf(table).machines.find(gun => isRoboGun(gun) && gun.condition === 'left') ?? null;
}

function newGun(table: DuckTable, square: number, facing: Direction): Machine {
  const gun = newMachine(table.figures.length, square, facing, { model: 'roboGun', walker: false, charge: 'none' });
  gun.ammo = BELT;
  table.figures.push(gun);
  return gun;
}

/** On the deck, and nobody there but the man who sets it up. */
function isRoom(table: DuckTable, man: Teamer, square: number): boolean {
  const isDeck = levelAt(table, square) === 0 && planOf(table.arena).tileAt[square]! >= 0;
  return isDeck && figuresAt(table, square).every(figure => figure === man);
}

/** DK-CYBER-002, DK-CYBER-003: on another's shoulders or on the deck, in his own or an adjacent square. */
function podBeside(table: DuckTable, man: Teamer): { readonly bearer: Teamer } | { readonly thing: Thing } | null {
  const bearer = teamers(table).find(
    other => hasFor(table, other, 'feedRoboGun') && !other.overhead && isBeside(table, man, other.at),
  );
  if (bearer) return { bearer };
  const thing = table.things.find(
    ({ item, at, weapon }) => !weapon && at >= 0 && isFor(table, item, 'feedRoboGun') && isBeside(table, man, at),
  );
  return thing ? { thing } : null;
}

/** The acts on a gun that stands: each gun beside the man that they can be done to. */
function actsOn<A extends RoboGunAct>(
  table: DuckTable,
  man: Teamer,
  acts: (gun: Machine) => readonly A[],
  whyNot: (act: A) => Refusal[],
): A[] {
  return machines(table)
    .filter(gun => isRoboGun(gun) && isBeside(table, man, gun.at))
    .flatMap(acts)
    .filter(act => whyNot(act).length === 0);
}

function whyNotTouch(table: DuckTable, man: Teamer, gun: Machine): Refusal[] {
  const refusals = whyNotWork(man, 'DK-CYBER-004');
  if (!isRoboGun(gun)) refusals.push(refuse('DK-CYBER-004', 'noRoboGun'));
  if (!isBeside(table, man, gun.at)) refusals.push(refuse('DK-CYBER-004', 'notAdjacent'));
  return refusals;
}

/** DK-CYBER-003: the same action backwards. */
const takeDownGun: ActKind<Act<'takeDownGun'>> = {
  do: 'takeDownGun',
  isForm: form<Act<'takeDownGun'>>({ machine: isNumber }),
  list(table, man) {
    return actsOn(
      table,
      man,
      ({ id }) => [{ do: 'takeDownGun', machine: id }],
      act => takeDownGun.whyNot(table, man, act),
    );
  },
  whyNot(table, man, { machine }) {
    const gun = machineOrNone(table, machine);
    if (!gun) return [refuse('DK-CYBER-010', 'noSuchMachine')];
    const refusals = [...whyNotTouch(table, man, gun), ...whyNotBear(table, man, DRONE_GUN, false)];
    return isToppled(gun) ? [...refusals, refuse('DK-CYBER-025', 'toppled')] : refusals;
  },
  perform(table, io, man, { machine }) {
    spendAction(man);
    if (!passesFumbleTest(table, io, man, TASK)) return;
    const gun = machineCalled(table, machine);
    gun.at = -1;
    gun.on = false;
    gun.condition = 'left';
    man.gear[DRONE_GUN] = (man.gear[DRONE_GUN] ?? 0) + 1;
    shipChanged(table);
    io.tell({ type: 'gunTakenDown', rule: 'DK-CYBER-003', figure: man.id, machine });
  },
};

/** DK-CYBER-004, DK-CYBER-007: on, to its front or all round, or off; to change the arc it has to be off first. */
const switchGun: ActKind<Act<'switchGun'>> = {
  do: 'switchGun',
  isForm: form<Act<'switchGun'>>({ machine: isNumber, to: oneOf(['off', 'forward', 'allRound']) }),
  list(table, man) {
    return actsOn(
      table,
      man,
      ({ id }) => (['off', 'forward', 'allRound'] as const).map(to => ({ do: 'switchGun', machine: id, to })),
      act => switchGun.whyNot(table, man, act),
    );
  },
  whyNot(table, man, { machine, to }) {
    const gun = machineOrNone(table, machine);
    if (!gun) return [refuse('DK-CYBER-010', 'noSuchMachine')];
    const refusals = whyNotTouch(table, man, gun);
    if (isToppled(gun)) refusals.push(refuse('DK-CYBER-025', 'toppled'));
    if (gun.on === (to !== 'off')) refusals.push(refuse('DK-CYBER-007', gun.on ? 'switchedOn' : 'switchedOff'));
    return refusals;
  },
  perform(table, io, man, { machine, to }) {
    spendAction(man);
    if (!passesFumbleTest(table, io, man, { ...TASK, rule: 'DK-CYBER-004' })) return;
    const gun = machineCalled(table, machine);
    gun.on = to !== 'off';
    gun.allRound = to === 'allRound';
    shipChanged(table);
    io.tell({ type: 'machineSwitched', rule: 'DK-CYBER-004', figure: man.id, machine, to });
  },
};

/** DK-CYBER-008: the pod holds one refill. */
const reloadGun: ActKind<Act<'reloadGun'>> = {
  do: 'reloadGun',
  isForm: form<Act<'reloadGun'>>({ machine: isNumber }),
  list(table, man) {
    return actsOn(
      table,
      man,
      ({ id }) => [{ do: 'reloadGun', machine: id }],
      act => reloadGun.whyNot(table, man, act),
    );
  },
  whyNot(table, man, { machine }) {
    const gun = machineOrNone(table, machine);
    if (!gun) return [refuse('DK-CYBER-010', 'noSuchMachine')];
    const refusals = whyNotTouch(table, man, gun);
    if (gun.ammo >= BELT) refusals.push(refuse('DK-CYBER-008', 'full'));
    if (!podBeside(table, man)) refusals.push(refuse('DK-CYBER-008', 'noPodBeside'));
    return refusals;
  },
  perform(table, io, man, { machine }) {
    spendAction(man);
    if (!passesFumbleTest(table, io, man, { name: 'reload', rule: 'DK-CYBER-008', ability: 'armourer' })) return;
    emptyPod(table, man);
    const gun = machineCalled(table, machine);
    gun.ammo = BELT;
    io.tell({ type: 'gunReloaded', rule: 'DK-CYBER-008', figure: man.id, machine, ammo: BELT });
  },
};

function emptyPod(table: DuckTable, man: Teamer): void {
  const pod = podBeside(table, man);
  if (!pod) throw new Error('a robo-gun is reloaded from a pod beside the man');
  if ('bearer' in pod) useUp(pod.bearer, thingFor(table, pod.bearer, 'feedRoboGun')!);
  else table.things = table.things.filter(thing => thing !== pod.thing);
}

export const ROBO_GUN_ACTS = [setUpGun, takeDownGun, switchGun, reloadGun] as const;
