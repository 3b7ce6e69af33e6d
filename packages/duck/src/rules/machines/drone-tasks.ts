import { moduleAt } from '../../ship/places.ts';
import type { Act } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Machine, Teamer } from '../../table/figure.ts';
import { figuresAt } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { actsAmong, perform } from '../actions/menu.ts';
import { isBeside, isConsole } from '../missions/mission-places.ts';

/** What an action drone does in its operator's stead (DK-CYBER-012): whatever takes hands and neither shoulders nor arms. */
const TASKS: ReadonlySet<Act['do']> = new Set<Act['do']>([
  'openDoor',
  'closeDoor',
  'chop',
  'rummage',
  'examineLoad',
  'examineChit',
  'findSwitch',
  'scan',
  'task',
  'takeObjective',
  'treat',
  'layMine',
  'setFireBomb',
  'pickUp',
  'setUpGun',
  'takeDownGun',
  'switchGun',
  'reloadGun',
]);

/** What is done in the seat of a console; the drone reaches over to it. */
const AT_CONSOLE: ReadonlySet<Act['do']> = new Set<Act['do']>(['task', 'querySource', 'override', 'restorePower']);

/**
 * DK-CYBER-012: as if the operator stood in the drone's square. He is stood in for by a copy that is on no table: what
 * blows up there hits the drone, and what is found comes to him.
 */
function inHisStead(handler: Teamer, { at, facing }: Machine): Teamer {
  return { ...handler, at, facing, position: 'centre', hand: 'empty', seat: null, ready: 1, waiting: 0 };
}

export function tasksOf(table: DuckTable, handler: Teamer, drone: Machine): Act[] {
  const man = inHisStead(handler, drone);
  return [
    ...actsAmong(table, man, TASKS),
    ...consolesBeside(table, man, drone).flatMap(seat =>
      actsAmong(table, { ...man, seat }, AT_CONSOLE).filter(act => isDoneAtConsole(table, act)),
    ),
  ];
}

/** The free Workspaces that it reaches; one of a module is as good as another. */
function consolesBeside(table: DuckTable, man: Teamer, drone: Machine): number[] {
  const byModule = new Map<number, number>();
  for (const [seat, { kind, at, holds }] of table.fittings.entries()) {
    if (kind !== 'workspace' || holds !== null || !isBeside(table, man, at)) continue;
    const module = moduleAt(table, at)?.id;
    if (module === undefined || byModule.has(module)) continue;
    if (figuresAt(table, at).every(figure => figure === drone)) byModule.set(module, seat);
  }
  return [...byModule.values()];
}

/** Other tasks of the mission card need no console, and are listed without one. */
const isDoneAtConsole = ({ mission }: DuckTable, act: Act): boolean =>
  act.do !== 'task' || mission.actions.some(({ id, where }) => id === act.task && isConsole(where));

export function performInHisStead(table: DuckTable, io: DuckIo, handler: Teamer, drone: Machine, act: Act): void {
  perform(table, io, inHisStead(handler, drone), act);
}
