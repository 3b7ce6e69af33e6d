import { type Service, serves } from '../content/modules.ts';
import { capacityForMore, whyNotBear } from '../rules/damage/burden.ts';
import { hasFor } from '../rules/damage/equipment.ts';
import { BOMB } from '../rules/grenades/fire-bombs.ts';
import { CORE, LOG, SPECIMEN, TAGS } from '../rules/missions/conditions.ts';
import { isMet } from '../rules/missions/evaluate.ts';
import { BODY } from '../rules/missions/mission-set-up.ts';
import { isIn } from '../ship/places.ts';
import { FULL, planOf } from '../ship/plan.ts';
import { levelAt } from '../ship/standing.ts';
import type { Act } from '../table/acts.ts';
import type { Teamer, Threat } from '../table/figure.ts';
import { gearIn, weaponIn } from '../table/own-cards.ts';
import type { DuckTable } from '../table/table.ts';
import { floorOf, type Goal, nothing, tileGoal, unexplored } from './goal.ts';
import { haulageGoals } from './haulage.ts';
import { machineGoals } from './machine-errands.ts';
import { isPressed, type Situation } from './situation.ts';
import { wayTo } from './way-to.ts';

type Goals = (situation: Situation) => Goal[];

/** DK-GAP-036. */
const PRIMED_FOR = 3;

/** What is still to be done for each word of a mission card; what coming home fulfils has no goal of its own. */
const GOALS: Readonly<Record<string, Goals>> = {
  sourceCleared: sourceGoals,
  sourceLocated: sourceGoals,
  allExplored: ({ table }) => unexplored(table, () => true),
  baysExplored: ({ table }) => unexplored(table, module => serves(module, 'cargo')),
  noThreats: situation => hunt(situation, () => true),
  baysClear: situation => hunt(situation, ({ at }) => isIn(situation.table, at, 'cargo')),
  ceilingsClear: ceilingGoals,
  logHome: situation => (isMarked(situation.table, 'logTaken') ? lying(situation, LOG) : logGoals(situation)),
  twoSleepersHome: podGoals,
  powerOn: relightGoals,
  specimenHome: specimenGoals,
  coreHome: situation => lying(situation, CORE),
  threeTagsHome: tagGoals,
  scuttled: scuttleGoals,
  twoPodsAtAirlock: haulageGoals,
  threeMachineKills: machineGoals,
};

/** Everything that the card still asks for; nothing is left when the Team may go home. */
export function goalsOf(situation: Situation): Goal[] {
  const { table } = situation;
  for (const condition of table.mission.completed) {
    const goals = GOALS[condition];
    if (!goals || isMet(table, condition)) continue;
    const found = goals(situation);
    if (found.length > 0) return found;
  }
  return [];
}

const isMarked = ({ progress }: DuckTable, mark: string): boolean => (progress.marks[mark] ?? 0) > 0;

/** Those that can be got at: the rest come of themselves or not at all. */
function hunt({ threats }: Situation, isWanted: (threat: Threat) => boolean): Goal[] {
  return threats
    .filter(threat => !threat.overhead && isWanted(threat))
    .map(({ at }) => ({ at, within: 2, does: nothing }));
}

function lying(situation: Situation, item: string): Goal[] {
  return situation.table.things
    .filter(thing => thing.item === item && thing.at >= 0)
    .map(({ at }) => ({
      at,
      within: 0,
      suits: bearerOf(situation, item),
      does: (act, man) => (act.do === 'pickUp' && act.item === item) || makesRoom(situation.table, act, man, item),
    }));
}

/** Who can take a thing as he is; or else, if nobody can, whoever has something to throw away for it. */
function bearerOf({ table, men }: Situation, item: string): (man: Teamer) => boolean {
  const canBear = (man: Teamer): boolean => whyNotBear(table, man, item, false).length === 0;
  return men.some(canBear) ? canBear : ({ gear }) => Object.keys(gear).some(isSpare);
}

/** He throws away what else weighs on him, but not what the way home may ask for. */
function makesRoom(table: DuckTable, act: Act, man: Teamer, item: string): boolean {
  if (act.do !== 'drop' || !isSpare(act.item) || !(act.item in man.gear)) return false;
  return whyNotBear(table, man, item, false).length > 0;
}

const isSpare = (item: string): boolean => !(item in { 'door-rc': 0, tags: 0, [LOG]: 0, [CORE]: 0, [SPECIMEN]: 0 });

/** DK-GAP-034: at the console sits who can carry the log. */
function logGoals(situation: Situation): Goal[] {
  const canBear = bearerOf(situation, LOG);
  return consoles(situation.table, 'command').map(goal => ({
    ...goal,
    suits: man => goal.suits!(man) && canBear(man),
    does: (act, man) => makesRoom(situation.table, act, man, LOG) || (canBear(man) && goal.does(act, man)),
  }));
}

/** The working consoles of a type of module, and the tasks that are done at them. */
function consoles(table: DuckTable, what: Service): Goal[] {
  const goals: Goal[] = [];
  for (const [fitting, { kind, wrecked, at, holds }] of table.fittings.entries()) {
    if (kind !== 'workspace' || wrecked || !isIn(table, at, what)) continue;
    goals.push({
      at,
      within: 1,
      suits: man => holds === null || holds === man.id,
      does: act => act.do === 'task' || (act.do === 'getIn' && act.fitting === fitting),
    });
  }
  return goals;
}

/** DK-GAP-012: find the entrance, put a bomb into it, and be elsewhere when it goes off. */
function sourceGoals(situation: Situation): Goal[] {
  const { table, men } = situation;
  const entrance = table.chits.find(({ isEntrance, turned }) => isEntrance && turned);
  if (!entrance) return chitGoals(table);
  if (table.charges.some(({ kind, at }) => kind === 'fireBomb' && at === entrance.at)) return [];
  const hasBomb = (man: Teamer): boolean => hasFor(table, man, 'setFireBomb');
  if (!men.some(hasBomb)) return lying(situation, BOMB);
  const does = (act: Act): boolean => act.do === 'setFireBomb' && act.square === entrance.at;
  return [{ at: entrance.at, within: 1, suits: hasBomb, does }];
}

function chitGoals(table: DuckTable): Goal[] {
  return table.chits
    .filter(({ turned }) => !turned)
    .map(({ at, tile }) =>
      at < 0 ? tileGoal(table, tile) : { at, within: 1, does: (act: Act) => act.do === 'examineChit' && act.at === at },
    );
}

function ceilingGoals(situation: Situation): Goal[] {
  const { table, threats } = situation;
  const shut = planOf(table.arena).modules.filter(
    ({ id, name }) => table.arena.ceilings.includes(name) && !table.modules[id]!.opened,
  );
  if (shut.length > 0) return shut.map(({ tiles }) => tileGoal(table, tiles[0]!));
  const up = new Set(['fireThroughHatch', 'throwThroughHatch']);
  return threats
    .filter(({ overhead }) => overhead)
    .map(({ at }) => ({ at: underneath(table, at), within: 0, does: act => up.has(act.do) }));
}

/** A hatch of the same tile, or else the square below. */
function underneath(table: DuckTable, at: number): number {
  const { tileAt } = planOf(table.arena);
  const hatch = table.hatches.find(other => tileAt[other.at] === tileAt[at] && levelAt(table, other.at) !== FULL);
  return hatch?.at ?? at;
}

/** DK-GAP-035: pods are opened until two sleepers are up; then they are only led home. */
function podGoals({ table, survivors }: Situation): Goal[] {
  if (survivors.filter(({ fromPod }) => fromPod).length >= 2) return [];
  const goals: Goal[] = [];
  for (const [fitting, { kind, used, wrecked, holds, at }] of table.fittings.entries()) {
    const isShut = kind === 'pod' && !used && !wrecked && holds === null;
    if (!isShut || !isIn(table, at, 'sleepers')) continue;
    goals.push({ at, within: 1, does: act => act.do === 'task' && act.target === fitting });
  }
  return goals;
}

/**
 * DK-GAP-036: the engines stay primed for three turns only. So one man sits down at their console, the others go to the
 * reactor, and he primes them when somebody is there to ignite.
 */
function relightGoals({ table, men }: Situation): Goal[] {
  const [prime] = consoles(table, 'priming');
  const [ignite] = consoles(table, 'ignition');
  if (!prime || !ignite) return [];
  const { primed } = table.power;
  if (primed > 0 && table.turn - primed < PRIMED_FOR) return [ignite];
  const isManned = table.fittings.some(({ at, holds }) => at === prime.at && holds !== null);
  if (!isManned) return [prime];
  const way = wayTo(table, ignite.at);
  const isReady = men.some(({ at }) => way[at]! <= 1);
  const sits: Goal = {
    ...prime,
    apart: true,
    does: (act, man) => (act.do !== 'task' || isReady) && prime.does(act, man),
  };
  return [ignite, sits];
}

/** DK-GAP-037: whoever can bear the beast goes for one that is hurt; until one is, the Team looks for trouble. */
function specimenGoals(situation: Situation): Goal[] {
  const { table, threats, men, fallen } = situation;
  if ([...men, ...fallen].some(({ gear }) => gear[SPECIMEN])) return [];
  const lost = lying(situation, SPECIMEN);
  if (lost.length > 0) return lost;
  const isWanted = ({ card, overhead }: Threat): boolean => card.id === table.species && !overhead;
  const helpless = threats.filter(threat => isWanted(threat) && (threat.wounds > 0 || threat.trapped));
  if (helpless.length > 0) return helpless.map(threat => netting(table, threat));
  const seen = hunt(situation, isWanted);
  return seen.length > 0 ? seen : unexplored(table, () => true);
}

/** He keeps the gun in his hand and throws away what else weighs on him. */
function netting(table: DuckTable, { id, at }: Threat): Goal {
  return {
    at,
    within: 1,
    suits: man => capacityForMore(man) >= gearIn(table, SPECIMEN).weight + weightOfWeapons(table, man),
    does: (act, man) => (act.do === 'task' && act.target === id) || makesRoom(table, act, man, SPECIMEN),
  };
}

const weightOfWeapons = (table: DuckTable, { weapons }: Teamer): number =>
  weapons.reduce((sum, { id }) => sum + weaponIn(table, id).weight, 0);

function tagGoals({ table, men }: Situation): Goal[] {
  const found = table.things.filter(({ item }) => item === BODY);
  const tags = table.things.filter(({ item, at }) => item === TAGS && at >= 0);
  const goals = found.map(({ at }): Goal => ({ at, within: 0, does: act => act.do === 'task' && act.target === at }));
  for (const { at } of tags) goals.push({ at, within: 0, does: act => act.do === 'pickUp' && act.item === TAGS });
  if (goals.length > 0) return goals;
  const borne = men.reduce((sum, { gear }) => sum + (gear[TAGS] ?? 0), 0);
  if (borne >= 3) return [];
  return planOf(table.arena)
    .modules.filter(({ id }) => !table.modules[id]!.opened)
    .map(({ tiles }) => tileGoal(table, tiles[0]!));
}

/** DK-GREN-025: as far as everybody gets before the bomb goes off. */
const IN_TIME = 10;

/** DK-GAP-040: the others are on their way home before the bomb is planted; unless there is no time to wait for that. */
function scuttleGoals(situation: Situation): Goal[] {
  const { table, men } = situation;
  const hasBomb = (man: Teamer): boolean => hasFor(table, man, 'setFireBomb');
  const bombers = men.filter(hasBomb);
  if (bombers.length === 0) return lying(situation, BOMB);
  const home = wayTo(table, table.bridge.squares[0]!);
  const isTime =
    men.every(man => hasBomb(man) || home[man.at]! <= IN_TIME) || bombers.some(man => isPressed(situation, man));
  return planOf(table.arena)
    .modules.filter(module => serves(module, 'scuttling'))
    .map(({ tiles }) => {
      const at = floorOf(table, tiles[0]!);
      const isThere = bombers.some(man => wayTo(table, at)[man.at]! <= 2);
      return {
        at,
        within: 0,
        ...(isThere ? { alone: true as const } : {}),
        suits: hasBomb,
        does: act => act.do === 'task' && isTime,
      };
    });
}
