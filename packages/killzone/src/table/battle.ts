import { type Refusal, type Ruling, refuse, type Setup } from '@sightline/kernel';
import { type Details, details } from '../content/details.ts';
import { CORE_VALUES, type CoreValues, MAPS, PLANS, ROSTERS, RULED_VALUES, SCENARIOS } from '../content/load.ts';
import type {
  Edge,
  GroupRow,
  MapRow,
  Objective,
  RosterRow,
  ScenarioRow,
  ScenarioVehicle,
  Zone,
} from '../content/schema.ts';
import { whyNotRoster } from '../rules/organisation/muster.ts';
import { sizeOf, vehicleBought } from '../rules/organisation/points.ts';

/** A battle of the players' own: two rosters on a map, by KZ-WIN-004. */
export const ENCOUNTER = 'encounter';
export const ENCOUNTER_SEATS = ['red', 'blue'] as const;

/** Everything a table is begun from. */
export interface Battle {
  readonly map: MapRow;
  readonly values: CoreValues;
  readonly night: boolean;
  readonly turns: number;
  readonly radioReach: number;
  readonly objective: Objective;
  readonly attackedByFire: NonNullable<ScenarioRow['attackedByFire']>;
  readonly sides: readonly BattleSide[];
}

export interface BattleGroup extends GroupRow {
  readonly zone: Zone;
  readonly arrives?: number | undefined;
}

export interface BattleVehicle extends ScenarioVehicle {
  /** Its owner places it, and says who sits in it. */
  readonly isToDeploy?: boolean | undefined;
}

export interface BattleSide {
  readonly seat: string;
  readonly title: string;
  readonly edge: Edge;
  readonly groups: readonly BattleGroup[];
  readonly vehicles: readonly BattleVehicle[];
  readonly barrage?: { readonly grenades: number } | undefined;
}

const DEFAULT_ROSTERS = ['helix-security', 'free-block'] as const;

/** KZ-ORG-009: what is wrong with the details of a setup; an empty list is a yes. */
export function whyNotSetup(setup: Setup): Refusal[] {
  const problems = details.problems(setup);
  if (problems.length > 0) return problems.map(problem => refuse('KZ-ORG-009', 'badDetails', { ...problem }));
  const { values = {}, map, rosters = [], limit = null, objective } = details.of(setup);
  const refusals = Object.keys(values).flatMap(name =>
    Object.hasOwn(RULED_VALUES, name) ? [] : [refuse('KZ-ORG-009', 'unknownValue', name)],
  );
  refusals.push(...whyNotMap(map));
  for (const roster of rosters) {
    const isUnknown = typeof roster === 'string' && !ROSTERS.has(roster);
    if (isUnknown) refusals.push(refuse('KZ-ORG-009', 'unknownRoster', roster));
    else refusals.push(...whyNotGroupCount(rosterOf(roster)), ...whyNotRoster(rosterOf(roster), limit));
  }
  return refusals.length > 0 ? refusals : whyNotObjective(objective, rosters.map(rosterOf));
}

/** No small fight has more groups on a side, and no deployment zone room for them. */
const MOST_GROUPS = 8;

function whyNotGroupCount({ groups: { length } }: RosterRow): Refusal[] {
  const isRight = length >= 1 && length <= MOST_GROUPS;
  return isRight ? [] : [refuse('KZ-ORG-009', 'groupCount', { groups: length, most: MOST_GROUPS })];
}

/** A map by its name, or one of the players' own that has room for its buildings. */
function whyNotMap(map: string | MapRow | undefined): Refusal[] {
  if (map === undefined) return [];
  if (typeof map === 'string') return MAPS.has(map) ? [] : [refuse('KZ-WIN-004', 'unknownMap', map)];
  const { width, depth, buildings } = map;
  const isSized = width >= SMALLEST && depth >= SMALLEST && width <= LARGEST && depth <= LARGEST;
  if (!isSized) return [refuse('KZ-WIN-004', 'mapSize', { width, depth })];
  return buildings.flatMap(({ plan, at: [x, y] }) => {
    if (!PLANS.has(plan)) return [refuse('KZ-BUILD-001', 'unknownPlan', plan)];
    const drawn = PLANS.get(plan);
    const isOnMap = x >= 0 && y >= 0 && x + drawn.width <= width && y + drawn.depth <= depth;
    return isOnMap ? [] : [refuse('KZ-BUILD-001', 'buildingOffMap', plan)];
  });
}

/** The sides of a table in inches. */
const SMALLEST = 24;
const LARGEST = 144;

/** KZ-WIN-001: an attacker at the table, and somebody of the other side to be after. */
function whyNotObjective(objective: Objective | undefined, rosters: readonly RosterRow[]): Refusal[] {
  if (objective?.kind !== 'raid' && objective?.kind !== 'assassination') return [];
  const attacker = (ENCOUNTER_SEATS as readonly string[]).indexOf(objective.attacker);
  if (attacker < 0) return [refuse('KZ-WIN-001', 'unknownSeat', objective.attacker)];
  if (objective.kind === 'raid') return [];
  const { group, figure } = objective.victim;
  const victims = (rosters[1 - attacker] ?? ROSTERS.get(DEFAULT_ROSTERS[1 - attacker]!)).groups[group];
  return victims && figure < sizeOf(victims) ? [] : [refuse('KZ-WIN-001', 'unknownVictim', { group, figure })];
}

export function battleOf(setup: Setup): Battle {
  const own = details.of(setup);
  const values = Object.freeze({ ...CORE_VALUES, ...own.values });
  if (setup.scenario === ENCOUNTER) return encounter(own, values);
  const row = SCENARIOS.get(setup.scenario);
  return {
    map: MAPS.get(row.map),
    values,
    night: row.night ?? false,
    turns: row.turns,
    radioReach: row.radioReach ?? 0,
    objective: row.objective,
    attackedByFire: row.attackedByFire ?? [],
    sides: row.sides.map((side, i) => ({ ...side, edge: edgeOf(side.groups[0]!.zone, i) })),
  };
}

function rosterOf(roster: string | RosterRow): RosterRow {
  return typeof roster === 'string' ? ROSTERS.get(roster) : roster;
}

/** KZ-WIN-004: the edges are settled by dice at deployment; south and north stand in until then. */
function encounter(own: Details, values: CoreValues): Battle {
  const rosters = own.rosters ?? DEFAULT_ROSTERS;
  const map = own.map ?? 'crossroads';
  return {
    map: typeof map === 'string' ? MAPS.get(map) : map,
    values,
    night: own.night ?? false,
    turns: own.turns ?? values.turns,
    radioReach: 0,
    objective: own.objective ?? { kind: 'encounter' },
    attackedByFire: [],
    sides: rosters.map((roster, i) => {
      const edge = edgeOf(null, i);
      const { title, groups, vehicles } = rosterOf(roster);
      const zone = { kind: 'ownEdge', depth: values.deploymentDepth } as const;
      return {
        seat: ENCOUNTER_SEATS[i]!,
        title,
        edge,
        groups: groups.map(group => ({ ...group, zone })),
        vehicles: vehicles.map(toDeploy),
      };
    }),
  };
}

/** A vehicle of a roster, wherever its owner will put it. */
function toDeploy(bought: RosterRow['vehicles'][number]): BattleVehicle {
  const { type, mounted } = vehicleBought(bought);
  return { type, mounted: [...mounted], at: [0, 0], heading: 0, speed: 0, crew: [], isToDeploy: true };
}

/** The edge a side calls its own. */
function edgeOf(zone: Zone | null, side: number): Edge {
  if (zone?.kind === 'edge') return zone.edge;
  if (zone?.kind === 'building' && zone.orBeyond) return zone.orBeyond;
  return side === 0 ? 'south' : 'north';
}

/** The numbers that this project has put where the rulebook of 1991 is not to hand, as they are in this setup. */
export function rulingsOf(setup: Setup): readonly Ruling[] {
  const { values } = battleOf(setup);
  return Object.entries(RULED_VALUES).map(([id, { rule }]) => ({ id, rule, value: values[id as keyof CoreValues] }));
}
