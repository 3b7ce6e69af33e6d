import type { Listed, Refusal } from '@sightline/kernel';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { isAble, seatOf } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { dares } from '../binge/chicken.ts';
import { BINGE_ACTS, type BingeAct } from '../binge/pep-talk.ts';
import { CARGO_ACTS, type ExamineLoad } from '../cargo/examine-load.ts';
import { CEILING_ACTS, type CeilingAct } from '../ceiling/acts.ts';
import { DAMAGE_ACTS, type DamageAct } from '../damage/acts.ts';
import { CHOP_ACTS, type ChopAct } from '../doors/chopping.ts';
import { DOOR_ACTS, type DoorAct } from '../doors/door-acts.ts';
import { DOORWAY_ACTS, type DoorwayAct } from '../ducking/dive-under-door.ts';
import { LYING_ACTS, type LyingAct } from '../ducking/lying-down.ts';
import { GRAPPLE_ACTS, type GrappleAct } from '../grapple/acts.ts';
import { CHARGE_ACTS, type ChargeAct } from '../grenades/charge-acts.ts';
import { armMines } from '../grenades/mines.ts';
import { THROW_ACTS, type ThrowAct } from '../grenades/throw-act.ts';
import { catastropheIfFull } from '../kitty/catastrophe.ts';
import { REPAIR_ACTS, type RepairAct } from '../kitty/mishaps.ts';
import { POWER_ACTS, type PowerAct } from '../kitty/power-failure.ts';
import type { MachineAct } from '../machines/acts.ts';
import { dragDrone } from '../machines/drag-drone.ts';
import { DRONE_ACTS } from '../machines/drone-acts.ts';
import { hackOffMachine } from '../machines/hack-off-machine.ts';
import { ROBO_GUN_ACTS } from '../machines/robo-gun-acts.ts';
import { unpackDrone } from '../machines/unpack-drone.ts';
import { OBJECTIVE_ACTS, type TakeObjectiveAct } from '../missions/objectives.ts';
import { TASK_ACTS, type TaskAct } from '../missions/tasks.ts';
import { MOTHER_ACTS, type MotherAct } from '../mother/radio.ts';
import { MOVE_ACTS, type MoveAct } from '../movement/acts.ts';
import { CONSOLE_ACTS, type ConsoleAct } from '../other-actions/consoles.ts';
import { GEAR_ACTS, type GearAct } from '../other-actions/gear.ts';
import { type RummageAct, rummage } from '../other-actions/lockers.ts';
import { LOCATION_ACTS, type LocationAct } from '../other-actions/special-locations.ts';
import { EXAMINE_ACTS, type ExamineAct } from '../sensor/examine.ts';
import { SCAN_ACTS, type ScanAct } from '../sensor/scan.ts';
import { SHOOTING_ACTS, type ShootingAct } from '../shooting/acts.ts';
import { gunOf } from '../shooting/gun.ts';
import { VEHICLE_ACTS, type VehicleAct } from '../vehicles/acts.ts';
import type { ActKind } from './act-kind.ts';
import { CHIT_ACTS, type ChitAct } from './chit-acts.ts';
import { canAct, spendAction, whyNotPay } from './chits.ts';
import { mustLeave, stateOf, whyNotInHisState } from './state.ts';

/** Whatever a Teamer may do with an action, chapter by chapter. */
export type Act =
  | ConsoleAct
  | ExamineAct
  | MotherAct
  | ScanAct
  | TakeObjectiveAct
  | TaskAct
  | ChitAct
  | MoveAct
  | LyingAct
  | ShootingAct
  | ThrowAct
  | GearAct
  | RummageAct
  | LocationAct
  | DoorAct
  | ChopAct
  | DoorwayAct
  | BingeAct
  | DamageAct
  | ChargeAct
  | PowerAct
  | RepairAct
  | GrappleAct
  | MachineAct
  | ExamineLoad
  | VehicleAct
  | CeilingAct;

export interface Done {
  readonly do: 'done';
}
export const DONE: Done = { do: 'done' };

/** DK-ACT-011: what a figure does next; it is announced before any of its dice. */
export interface ActQuestion extends Listed<Act | Done> {
  readonly kind: 'act';
  readonly figure: number;
}

let kinds: readonly ActKind<Act>[] | null = null;

/**
 * Joined at first use: the chapters import one another in circles, and their lists are not all there any earlier. The
 * menu shows them in this order, so what is done every turn comes first and what fills pages last.
 */
function allKinds(): readonly ActKind<Act>[] {
  kinds ??= [
    ...MOVE_ACTS,
    ...LYING_ACTS,
    ...GRAPPLE_ACTS,
    ...SHOOTING_ACTS,
    ...THROW_ACTS,
    ...DOOR_ACTS,
    ...CHIT_ACTS,
    ...SCAN_ACTS,
    ...EXAMINE_ACTS,
    ...TASK_ACTS,
    ...OBJECTIVE_ACTS,
    ...CONSOLE_ACTS,
    ...MOTHER_ACTS,
    ...LOCATION_ACTS,
    rummage,
    ...CARGO_ACTS,
    ...VEHICLE_ACTS,
    ...CEILING_ACTS,
    ...ROBO_GUN_ACTS,
    ...DRONE_ACTS,
    unpackDrone,
    dragDrone,
    hackOffMachine,
    ...CHOP_ACTS,
    ...DOORWAY_ACTS,
    ...POWER_ACTS,
    ...REPAIR_ACTS,
    ...BINGE_ACTS,
    ...DAMAGE_ACTS,
    ...CHARGE_ACTS,
    ...GEAR_ACTS,
  ];
  return kinds;
}

let kindsByName: ReadonlyMap<string, ActKind<Act>> | null = null;

function kindOf(act: Act): ActKind<Act> {
  kindsByName ??= new Map(allKinds().map(kind => [kind.do, kind]));
  const kind = kindsByName.get(act.do);
  if (!kind) throw new Error(`there is no act "${act.do}"`);
  return kind;
}

type List = ActKind<Act>['list'];

/** The lists of the kinds that a man's state leaves him: of all of them, of the free ones and of the others. */
interface OpenKinds {
  readonly all: readonly List[];
  readonly free: readonly List[];
  readonly paid: readonly List[];
}

const kindsByState = new Map<number, OpenKinds>();

/** Worked out once for every state. */
function kindsOpenTo(table: DuckTable, man: Teamer): OpenKinds {
  const isDriven = mustLeave(table, man);
  const state = stateOf(table, man, isDriven);
  let open = kindsByState.get(state);
  if (!open) {
    const kinds = allKinds().filter(kind => whyNotInHisState(table, man, kind.do, isDriven).length === 0);
    const listsOf = (some: readonly ActKind<Act>[]): List[] => some.map(({ list }) => list);
    open = {
      all: listsOf(kinds),
      free: listsOf(kinds.filter(({ free }) => free)),
      paid: listsOf(kinds.filter(({ free }) => !free)),
    };
    kindsByState.set(state, open);
  }
  return open;
}

function actsIn(lists: readonly List[], table: DuckTable, man: Teamer): Act[] {
  const acts: Act[] = [];
  for (const list of lists) {
    const some = list(table, man);
    for (let i = 0; i < some.length; i++) acts.push(some[i]!);
  }
  return acts;
}

/** DK-ACT-008, DK-ACT-022: every legal act of a man now. Without a chit only what is free. */
export function actsOf(table: DuckTable, man: Teamer): Act[] {
  const { all, free } = kindsOpenTo(table, man);
  return actsIn(canAct(man) ? all : free, table, man);
}

/** His legal acts among some kinds only, whoever pays for them. */
export function actsAmong(table: DuckTable, man: Teamer, names: ReadonlySet<string>): Act[] {
  return allKinds()
    .filter(kind => names.has(kind.do))
    .flatMap(kind => kind.list(table, man));
}

/** Whether there is anything at all for him to spend a chit on. */
export function hasActs(table: DuckTable, man: Teamer): boolean {
  if (!canAct(man)) return false;
  return kindsOpenTo(table, man).paid.some(list => list(table, man).length > 0);
}

export function whyNotAct(table: DuckTable, man: Teamer, act: Act): Refusal[] {
  const kind = kindOf(act);
  const refusals = kind.free ? [] : whyNotPay(man);
  refusals.push(...whyNotInHisState(table, man, act.do, mustLeave(table, man)));
  // What is said of a man off the map would be nonsense: his state says it all.
  if (man.at < 0 && refusals.length > 0) return refusals;
  for (const refusal of kind.whyNot(table, man, act))
    if (!refusals.some(({ code }) => code === refusal.code)) refusals.push(refusal);
  return refusals;
}

/** DK-BINGE-015: what a chicken has to bring himself to; the chit is gone if he does not. */
const NEEDS_NERVE: ReadonlySet<string> = new Set([
  ...['shoot', 'spray', 'flame', 'flechette', 'throw'],
  ...['fireThroughHatch', 'throwThroughHatch'],
]);

/** A gun that is to get a Threat off a comrade or a machine is fired like any other (DK-GRAP-034). */
const needsNerve = (man: Teamer, act: Act): boolean =>
  NEEDS_NERVE.has(act.do) || ((act.do === 'hackOff' || act.do === 'hackOffMachine') && gunOf(man) !== null);

export function perform(table: DuckTable, io: DuckIo, man: Teamer, act: Act): void {
  if (needsNerve(man, act) && !dares(io, man)) spendAction(man);
  else kindOf(act).perform(table, io, man, act);
  // DK-KITTY-007: a catastrophe waits for the end of the action that filled the kitty.
  catastropheIfFull(table, io);
}

/** Asks a man's player for his next act, or for none; but nobody who can leave a fire is done in it (DK-GREN-031). */
export function askAct(table: DuckTable, io: DuckIo, man: Teamer, acts: readonly Act[]): Act | Done {
  const mustAct = mustLeave(table, man) && acts.some(act => !kindOf(act).free);
  const options = mustAct ? acts : [...acts, DONE];
  const question: ActQuestion = { kind: 'act', rule: 'DK-ACT-011', figure: man.id, options };
  return io.ask(seatOf(man), question);
}

/** DK-ACT-016: one who has spoken up to spend his chit spends it. */
export function actInstead(table: DuckTable, io: DuckIo, man: Teamer): void {
  const options = actsOf(table, man).filter(act => !kindOf(act).free);
  const question: ActQuestion = { kind: 'act', rule: 'DK-ACT-016', figure: man.id, options };
  const act = io.ask(seatOf(man), question);
  if (act.do === 'done') throw new Error(`${man.card.name} was to spend his chit`);
  perform(table, io, man, act);
  // DK-GREN-019: what he has laid now is armed as at the end of an activation.
  armMines(table, man);
  if (table.phase !== 'team' || table.multiTeam) actForFree(table, io, man);
}

/** DK-DMG-008: all that is left to one who is stunned. */
const STUNNED: ReadonlySet<string> = new Set(['setOffOwnGrenades']);

/** What a man may do without a chit, now. */
export function freeActsOf(table: DuckTable, man: Teamer): Act[] {
  return isAble(man) ? actsIn(kindsOpenTo(table, man).free, table, man) : actsAmong(table, man, STUNNED);
}

/** DK-GRAP-043: what costs nothing may follow any finished action. */
export function actForFree(table: DuckTable, io: DuckIo, man: Teamer): void {
  for (;;) {
    const acts = freeActsOf(table, man);
    if (acts.length === 0) return;
    const act = askAct(table, io, man, acts);
    if (act.do === 'done') return;
    perform(table, io, man, act);
  }
}
