import { type Refusal, refuse, type Setup } from '@sightline/kernel';
import { type Details, details } from '../content/details.ts';
import type { ArmsRow, ForceRow } from '../content/force-schema.ts';
import { ALL_FORCES } from '../content/groups.ts';
import { AREA_TYPES, LINE_TYPES, MAPS, SCENARIOS, STRUCTURES } from '../content/load.ts';
import type { ScenarioRow, SideRow } from '../content/scenario-schema.ts';
import type { Commitment, MapRow } from '../content/schema.ts';
import { vehicleFaults } from '../content/vehicle-schema.ts';
import { type Armoury, armouryOf, mountable, whyNotArmoury } from '../content/weapons.ts';
import { whyNotAboard } from '../rules/forces/aboard.ts';
import { whyNotForce, whyNotSupport } from '../rules/forces/forces.ts';
import { optionsOf } from '../switches.ts';
import { withoutChapters } from './left-out.ts';

/** A battle of the players' own: two forces on a map, for its objectives and the enemy's losses. */
export const OWN_BATTLE = 'ownBattle';
export const SEATS = ['red', 'blue'] as const;

/** Everything a table is begun from: a scenario whose names have been looked up. */
export interface Battle extends Omit<ScenarioRow, 'map' | 'sides'> {
  readonly map: MapRow;
  readonly sides: readonly BattleSide[];
  readonly armoury: Armoury;
}

export interface BattleSide extends Omit<SideRow, 'force'> {
  readonly force: ForceRow;
}

/** What is wrong with the details of a setup; an empty list is a yes. */
export function whyNotSetup(setup: Setup): Refusal[] {
  const problems = details.problems(setup);
  if (problems.length > 0) return problems.map(problem => refuse('DU-GAP-028', 'badDetails', { ...problem }));
  const own = details.of(setup);
  const { forces = [], map } = own;
  const armoury = armouryOf(armsOf(own));
  const doubled = whyNotArmoury(armsOf(own));
  if (doubled.length > 0) return doubled;
  const unfit = [
    ...whyNotVehicles(own.weapons, 'weapons', armoury),
    ...forces.flatMap((force, i) =>
      typeof force === 'string' ? [] : whyNotVehicles(force.arms, `forces.${i}.arms`, armoury),
    ),
  ];
  if (unfit.length > 0) return unfit;
  if (typeof map === 'string' && !MAPS.has(map)) return [refuse('DU-FORCE-002', 'unknownMap', map)];
  const flaws = typeof map === 'object' ? whyNotMap(map) : [];
  if (flaws.length > 0) return flaws;
  const bad = forces.flatMap(force => {
    if (typeof force !== 'string') return whyNotForce(force, armoury);
    return ALL_FORCES.has(force) ? [] : [refuse('DU-FORCE-052', 'unknownForce', force)];
  });
  if (bad.length > 0) return bad;
  const { sides, map: ground } = battleOf(setup);
  return [
    ...(own.support === undefined ? [] : sides.flatMap(({ force, support = [] }) => whyNotSupport(force, support))),
    ...((own.cargo ?? own.forces) === undefined ? [] : sides.flatMap(side => whyNotCargo(side, ground, armoury))),
  ];
}

/** DU-AIR-064: loads that find no room in their vehicles, or lie beyond the edge. */
function whyNotCargo({ force, cargo = [] }: BattleSide, { width, depth }: MapRow, armoury: Armoury): Refusal[] {
  const beyond = cargo.flatMap(({ at: [x, y] = [0, 0] }, i) =>
    x <= width && y <= depth && x >= 0 && y >= 0
      ? []
      : [refuse('DU-AIR-064', 'offTheMap', { at: `cargo.${i}.at`, width, depth })],
  );
  return [...beyond, ...whyNotAboard(force, cargo, armoury)];
}

/** DU-VEH-010 to DU-VEH-012: vehicles of the players' own whose parts do not fit together, with the place in the file. */
function whyNotVehicles(arms: ArmsRow | undefined, place: string, armoury: Armoury): Refusal[] {
  return (arms?.vehicles ?? []).flatMap((row, i) =>
    vehicleFaults(row, id => mountable(armoury, id)).map(({ at, message }) =>
      refuse('DU-VEH-002', 'badDetails', { at: [place, 'vehicles', i, ...at].join('.'), message }),
    ),
  );
}

type Made = NonNullable<MapRow['areas'][number]['building']>;

/** What is wrong with a map of somebody's own, each with its place on it. */
function whyNotMap({ width, depth, areas, lines }: MapRow): Refusal[] {
  const unknown = (
    at: string,
    type: string,
    known: { readonly rows: readonly { readonly id: string }[] },
  ): Refusal[] => {
    const ids = known.rows.map(({ id }) => id);
    return ids.includes(type) ? [] : [refuse('DU-FORCE-002', 'unknownOnMap', { at, type, known: ids })];
  };
  const unknownIn = (at: string, building: Partial<Made>): Refusal[] =>
    (['structure', 'door', 'window'] as const).flatMap(part => {
      const made = building[part];
      return made === undefined ? [] : unknown(`${at}.${part}`, made, STRUCTURES);
    });
  const offTable = (at: string, points: readonly (readonly [number, number])[]): Refusal[] =>
    points.flatMap(([x, y], i) =>
      x >= 0 && y >= 0 && x <= width && y <= depth
        ? []
        : [refuse('DU-FORCE-002', 'offTheMap', { at: `${at}.points.${i}`, width, depth })],
    );
  return [
    ...areas.flatMap(({ type, points, building }, i) => [
      ...unknown(`areas.${i}.type`, type, AREA_TYPES),
      ...offTable(`areas.${i}`, points),
      ...unknownIn(`areas.${i}.building`, building ?? {}),
    ]),
    ...lines.flatMap(({ type, points, wall }, i) => [
      ...unknown(`lines.${i}.type`, type, LINE_TYPES),
      ...offTable(`lines.${i}`, points),
      ...unknownIn(`lines.${i}.wall`, wall ?? {}),
    ]),
  ];
}

export function battleOf(setup: Setup): Battle {
  const own = details.of(setup);
  const armoury = armouryOf(armsOf(own));
  const played = (force: ForceRow): ForceRow => withoutChapters(force, armoury, optionsOf(setup));
  const row = setup.scenario === OWN_BATTLE ? ownBattle(own) : SCENARIOS.get(setup.scenario);
  const map = own.map ?? row.map;
  return {
    ...row,
    map: typeof map === 'string' ? MAPS.get(map) : map,
    night: own.night ?? row.night ?? false,
    turns: own.turns ?? row.turns,
    objectives: own.objectives ?? row.objectives,
    victory: own.victory ?? row.victory,
    ...(own.wind === undefined ? {} : { wind: own.wind }),
    ...(own.difficulty === undefined ? {} : { difficulty: own.difficulty }),
    ...(own.generators === undefined ? {} : { generators: own.generators }),
    sides: row.sides.map((side, i) => sideOf(side, own, i)).map(side => ({ ...side, force: played(side.force) })),
    armoury,
  };
}

/** What the setup brings by itself, and what the forces of its own bring along. */
function armsOf({ weapons, forces }: Details): readonly (ArmsRow | undefined)[] {
  return [weapons, ...(forces ?? []).map(force => (typeof force === 'string' ? undefined : force.arms))];
}

function sideOf(side: SideRow, own: Details, i: number): BattleSide {
  const force = own.forces?.[i] ?? side.force;
  const fatigue = own.fatigue?.[i] ?? side.fatigue;
  const hidden = own.hidden?.[i] ?? side.hidden;
  const mines = own.mines?.[i] ?? side.mines;
  const commandMines = own.commandMines?.[i] ?? side.commandMines;
  const airDefence = own.airDefence?.[i] ?? side.airDefence;
  const played = typeof force === 'string' ? ALL_FORCES.get(force) : force;
  // What a scenario grants is for the force that it names.
  const granted = own.forces === undefined ? side.support : undefined;
  const support = own.support?.[i] ?? granted ?? played.support;
  const cargo = own.cargo?.[i] ?? (own.forces === undefined ? side.cargo : undefined) ?? played.cargo;
  const loiter = own.loiter?.[i] ?? side.loiter;
  return {
    ...side,
    force: played,
    support: support ?? [],
    cargo: cargo ?? [],
    commitment: own.commitment?.[i] ?? side.commitment,
    ...(fatigue === undefined ? {} : { fatigue }),
    ...(hidden === undefined ? {} : { hidden }),
    ...(mines === undefined ? {} : { mines }),
    ...(commandMines === undefined ? {} : { commandMines }),
    ...(loiter === undefined ? {} : { loiter }),
    ...(airDefence === undefined ? {} : { airDefence }),
  };
}

/** Two zones of nine inches in the west and the east, as at the crossroads. */
function ownBattle({ map }: Details): ScenarioRow {
  const { width, depth } = typeof map === 'object' ? map : MAPS.get(map ?? 'crossroads');
  const strip = (from: number, to: number): [number, number][] => [
    [from, 0],
    [to, 0],
    [to, depth],
    [from, depth],
  ];
  const medium: Commitment = 'medium';
  return {
    id: OWN_BATTLE,
    title: 'A battle of your own',
    rule: 'DU-GAP-020',
    map: 'crossroads',
    turns: 8,
    objectives: [{ name: 'the middle', at: [width / 2, depth / 2], points: 3 }],
    sides: [
      { seat: 'red', force: 'aurelianMarines', commitment: medium, zones: [strip(0, 9)], homeEdge: 'west' },
      {
        seat: 'blue',
        force: 'unionConscripts',
        commitment: medium,
        zones: [strip(width - 9, width)],
        homeEdge: 'east',
      },
    ],
    victory: { kind: 'points', perDestroyed: 2, perBroken: 1, margin: 3, both: 0 },
  };
}
