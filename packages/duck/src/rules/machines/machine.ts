import { areAdjacent } from '@sightline/geometry/grid';
import { type Refusal, refuse } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { shieldCover } from '../../ship/standing.ts';
import type { Machine, Teamer, Threat } from '../../table/figure.ts';
import { isAble, isOnMap } from '../../table/figures.ts';
import { rosterOf } from '../../table/roster.ts';
import type { DuckTable } from '../../table/table.ts';

/** DK-CYBER-022, DK-CYBER-025. */
const LEGS_TO_IMMOBILISE = 3;
const DAMAGE_TO_TOPPLE = 4;

/** DK-CYBER-002: a robo-gun as it is carried; a heavy weapon, though nobody can hold it in his hands. */
export const DRONE_GUN = 'drone-gun';

export const isRoboGun = (machine: Machine): boolean => machine.model === 'roboGun';

export function machines(table: DuckTable): Machine[] {
  const found: Machine[] = [];
  for (const machine of rosterOf(table).machines) if (isOnMap(machine)) found.push(machine);
  return found;
}

export function machineOrNone({ figures }: DuckTable, id: number): Machine | null {
  const figure = figures[id];
  return figure?.kind === 'machine' ? figure : null;
}

export function machineCalled(table: DuckTable, id: number): Machine {
  const machine = machineOrNone(table, id);
  if (!machine) throw new Error(`figure ${id} is no machine`);
  return machine;
}

export function isToppled({ damage }: Machine): boolean {
  return damage >= DAMAGE_TO_TOPPLE;
}

/** DK-CYBER-022: a walker with 3 legs gone stands where it is; wheels and tracks only feel the fourth. */
export function isImmobilised({ walker, damage }: Machine): boolean {
  return walker && damage >= LEGS_TO_IMMOBILISE;
}

/** DK-CYBER-020, DK-CYBER-021: a robo-gun counts no power; a drone without any is a piece of furniture. */
export function hasPower(machine: Machine): boolean {
  return isRoboGun(machine) || machine.power > 0;
}

/** DK-CYBER-024: switched on, upright and with power. Anything else is left alone by Threats. */
export function isWorking(machine: Machine): boolean {
  return isOnMap(machine) && machine.on && hasPower(machine) && !isToppled(machine);
}

/** The Threat that has climbed onto a machine (DK-CYBER-025). */
export function boarderOf(table: DuckTable, machine: Machine): Threat | null {
  for (const threat of rosterOf(table).threats)
    if (threat.at === machine.at && isOnMap(threat) && !threat.overhead) return threat;
  return null;
}

/** The machine a Threat has climbed onto. */
export function machineBoardedBy(table: DuckTable, threat: Threat): Machine | null {
  if (threat.overhead) return null;
  for (const machine of rosterOf(table).machines) if (machine.at === threat.at && isOnMap(machine)) return machine;
  return null;
}

/** In the same or an adjacent square, nothing between. */
export function isBeside(table: DuckTable, man: Teamer, square: number): boolean {
  return !man.overhead && (man.at === square || areAdjacent(shieldCover(table), man.at, square));
}

/** Whoever works with his hands stands free. */
export function whyNotWork(man: Teamer, rule: RuleId): Refusal[] {
  const isFree = isAble(man) && !man.ducked && man.grapple === null && man.carries === null && man.seat === null;
  return isFree ? [] : [refuse(rule, 'unableToAct')];
}
