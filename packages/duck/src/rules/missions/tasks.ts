import { NOWHERE } from '@sightline/geometry/grid';
import { D6, part, type Refusal, refuse } from '@sightline/kernel';
import type { EventCard, NamedAction } from '../../content/cards.ts';
import { ABILITIES, TABLES } from '../../content/deck.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { threat } from '../../table/figures.ts';
import { newSurvivor } from '../../table/new-figures.ts';
import { eventIn, weaponIn } from '../../table/own-cards.ts';
import type { DuckTable } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { whyNotOtherAction } from '../actions/other-action.ts';
import { hasAbility } from '../binge/plus-factors.ts';
import { whyNotBear } from '../damage/burden.ts';
import { hasFor } from '../damage/equipment.ts';
import { letGo } from '../damage/kill-and-wound.ts';
import { leaveGap } from '../ducking/door-trap.ts';
import { spaceNear } from '../event-cards/green.ts';
import { plantFireBomb } from '../grenades/fire-bombs.ts';
import { award } from '../stars/gold-stars.ts';
import type { TaskAct } from './acts.ts';
import { LOG, SPECIMEN, TAGS } from './conditions.ts';
import { isConsole, targetsAt } from './mission-places.ts';
import { BODY } from './mission-set-up.ts';

const YOU = 'you';

/** Whom a card may leave a task to. */
const MISSION_MEN: readonly string[] = [YOU, ...ABILITIES.map(({ id }) => id)];

/** What comes of a task; a new word on a card needs a line here. */
interface Result {
  readonly ability?: string;
  /** It is done to get the power back, so that it can be tried without (DK-KITTY-011). */
  readonly powerless?: true;
  /** Done again it completes no further part of the mission. */
  once?: true;
  whyNot?(table: DuckTable, man: Teamer): Refusal[];
  /** False if nothing has come of it. */
  achieve(table: DuckTable, io: DuckIo, man: Teamer, target: number): boolean;
}

/** DK-GAP-036: how many turns the engines stay primed. */
const PRIMED_FOR = 3;

/** DK-GAP-035: a pod holds a living sleeper on this and more. */
const ALIVE_ON = 4;

const mark = (table: DuckTable, name: string): void => {
  table.progress.marks[name] = (table.progress.marks[name] ?? 0) + 1;
};

const take = (man: Teamer, thing: string): void => {
  man.gear[thing] = (man.gear[thing] ?? 0) + 1;
};

const MISSION_RESULTS: Readonly<Record<string, Result>> = {
  /** DK-GAP-034. */
  logTaken: {
    whyNot: (table, man) =>
      (table.progress.marks['logTaken'] ?? 0) > 0
        ? [refuse('DK-GAP-034', 'doneAlready')]
        : whyNotBear(table, man, LOG, false),
    achieve(table, _io, man) {
      mark(table, 'logTaken');
      take(man, LOG);
      return true;
    },
  },
  /** DK-GAP-035. */
  sleeper: { achieve: openPod },
  /** DK-GAP-036. */
  primed: {
    powerless: true,
    once: true,
    whyNot: table => (table.power.down ? [] : [refuse('DK-GAP-036', 'powerIsOn')]),
    achieve(table) {
      mark(table, 'primed');
      table.power.primed = table.turn;
      return true;
    },
  },
  powerOn: {
    powerless: true,
    whyNot: whyNotIgnite,
    achieve(table, io, man) {
      restorePower(table, io, man);
      return true;
    },
  },
  /** DK-GAP-037: off the map, on the carrier's load. */
  specimenNetted: {
    once: true,
    whyNot: (table, man) => whyNotBear(table, man, SPECIMEN, false),
    achieve(table, io, man, target) {
      const netted = threat(table, target);
      letGo(table, netted);
      netted.netted = true;
      leaveGap(table, netted, netted.at);
      netted.at = NOWHERE;
      mark(table, 'specimenNetted');
      take(man, SPECIMEN);
      io.tell({ type: 'specimenNetted', rule: 'DK-GAP-037', figure: man.id, threat: target });
      return true;
    },
  },
  /** DK-GAP-039: each body also yields a HAR. */
  tags: {
    achieve(table, _io, man, target) {
      const body = table.things.find(({ item, at }) => item === BODY && at === target);
      table.things = table.things.filter(thing => thing !== body);
      const { id, magazine: loaded } = weaponIn(table, TABLES.recruits.weapon);
      const weapon = { id, loaded, spares: 0, plus: 0, broken: false };
      table.things.push({ item: id, at: target, weapon, count: 1 });
      mark(table, 'tags');
      take(man, TAGS);
      return true;
    },
  },
  /** DK-GAP-040. */
  planted: {
    ability: 'demolitionist',
    once: true,
    whyNot: (table, man) => (hasFor(table, man, 'setFireBomb') ? [] : [refuse('DK-GAP-040', 'noBomb')]),
    achieve(table, io, man, target) {
      mark(table, 'planted');
      plantFireBomb(table, io, man, target);
      return true;
    },
  },
};

/** DK-GAP-035: a living sleeper steps out beside the pod on 4 to 6. */
function openPod(table: DuckTable, io: DuckIo, man: Teamer, target: number): boolean {
  const pod = table.fittings[target]!;
  pod.used = true;
  const lives = io.roll(D6, { rule: 'DK-GAP-035', purpose: 'sleeper', figure: man.id }) >= ALIVE_ON;
  const at = lives ? spaceNear(table, pod.at) : null;
  if (at === null) {
    io.tell({ type: 'podWasEmpty', rule: 'DK-GAP-035', figure: man.id, at: pod.at });
    return false;
  }
  const sleeper = newSurvivor(table.figures.length, at, true);
  table.figures.push(sleeper);
  io.tell({ type: 'sleeperWoke', rule: 'DK-GAP-035', figure: sleeper.id, at });
  return true;
}

function whyNotIgnite({ power, turn }: DuckTable): Refusal[] {
  if (!power.down) return [refuse('DK-GAP-036', 'powerIsOn')];
  const isPrimed = power.primed > 0 && turn - power.primed <= PRIMED_FOR;
  return isPrimed ? [] : [refuse('DK-GAP-036', 'notPrimed', undefined, { code: 'prime' })];
}

export function restorePower(table: DuckTable, io: DuckIo, man: Teamer | null): void {
  table.power = { ...table.power, down: false, turnsLeft: 0, primed: 0 };
  io.tell({ type: 'powerRestored', rule: 'DK-KITTY-011', figure: man?.id ?? null });
}

export function tasksOf(table: DuckTable): readonly NamedAction[] {
  const { mission, progress } = table;
  if (progress.orders.length === 0) return mission.actions;
  return [...mission.actions, ...progress.orders.flatMap(id => eventIn(table, id).actions ?? [])];
}

function taskOf(table: DuckTable, id: string): NamedAction {
  const task = tasksOf(table).find(action => action.id === id);
  if (!task) throw new Error(`no card defines "${id}"`);
  return task;
}

function resultOfTask({ result }: NamedAction): Result {
  const found = MISSION_RESULTS[result];
  if (!found) throw new Error(`no rule says what comes of "${result}"`);
  return found;
}

export function whyNotTask(table: DuckTable, man: Teamer, { task: id, target }: TaskAct): Refusal[] {
  const task = tasksOf(table).find(action => action.id === id);
  if (!task) return [refuse('DK-ACT-028', 'notOnTheCard', id)];
  const result = resultOfTask(task);
  const refusals = whyNotOtherAction(man);
  if (!targetsAt(table, man, task.where).includes(target)) refusals.push(refuse('DK-ACT-028', 'notThere', task.where));
  if (task.who !== undefined && !isOneOf(man, task.who))
    refusals.push(refuse('DK-ACT-028', 'notForHim', { who: task.who }));
  if (table.power.down && isConsole(task.where) && !result.powerless) refusals.push(refuse('DK-KITTY-011', 'noPower'));
  return [...refusals, ...(result.whyNot?.(table, man) ?? [])];
}

/** DK-ACT-028: the card may leave a task to YOU, or to those who have learnt it. */
const isOneOf = (man: Teamer, who: string): boolean => (who === YOU ? man.leads : hasAbility(man, who));

/**
 * DK-ACT-028: each success is noted; as many as the card asks for bring about its result. If a part of the mission is
 * done by it that was not done before, it is worth a star (DK-STAR-001).
 */
export function performTask(table: DuckTable, io: DuckIo, man: Teamer, { task: id, target }: TaskAct): void {
  const task = taskOf(table, id);
  const result = resultOfTask(task);
  spendAction(man);
  const ability = result.ability ?? (isConsole(task.where) ? 'console-jockey' : undefined);
  const parts = task.modifier === 0 ? [] : [part('DK-ACT-028', task.modifier, id)];
  if (!passesFumbleTest(table, io, man, { name: id, rule: 'DK-ACT-028', parts, ...(ability ? { ability } : {}) }))
    return;
  mark(table, id);
  const successes = table.progress.marks[id]!;
  const done = ((successes - 1) % task.successes) + 1;
  io.tell({ type: 'taskAdvanced', rule: 'DK-ACT-028', figure: man.id, task: id, done, of: task.successes });
  if (done < task.successes) return;
  const hasCome = result.achieve(table, io, man, target);
  io.tell({ type: 'taskDone', rule: 'DK-ACT-028', figure: man.id, task: id, result: task.result });
  const isNew = !result.once || successes === task.successes;
  if (hasCome && isNew) award(table, io, man, 'missionAct', 'DK-STAR-001', id);
}

/** DK-ACT-028: what a card defines can be done from now on; two cards of a name are one order. */
export function giveOrders(table: DuckTable, io: DuckIo, { id, actions }: EventCard): void {
  const { orders } = table.progress;
  if (!actions || orders.includes(id)) return;
  orders.push(id);
  for (const { id: task, where } of actions) io.tell({ type: 'orderGiven', rule: 'DK-ACT-028', task, where });
}

/** The words of actions that no rule knows: what comes of them, and who may try. */
export function strangeWords(actions: readonly NamedAction[]): string[] {
  return actions.flatMap(({ result, who }) => [
    ...(result in MISSION_RESULTS ? [] : [result]),
    ...(who === undefined || MISSION_MEN.includes(who) ? [] : [who]),
  ]);
}
