import type { Polygon } from '@sightline/geometry/field';
import type { Setup } from '@sightline/kernel';
import { MAPS, ORDER_ROWS, ROSTERS, RULED_VALUES, SCENARIOS, TROOPS, VEHICLES } from './content/load.ts';
import type {
  MapRow,
  Order,
  OrderRow,
  RangedRow,
  RosterRow,
  ScenarioRow,
  TroopRow,
  VehicleRow,
} from './content/schema.ts';
import { stockOf } from './content/stock.ts';
import { type Ground, groundOf } from './ground/ground.ts';
import { wayBetween } from './ground/navigate.ts';
import { outlineOfVehicle } from './ground/vehicle-outline.ts';
import type { Way } from './ground/way.ts';
import { deploymentAround } from './rules/deployment/gathering.ts';
import { allowance } from './rules/movement/free-movement.ts';
import { type Walk, walkWay } from './rules/movement/walking.ts';
import { pointsOfRoster } from './rules/organisation/points.ts';
import { type Sight, sight } from './rules/shooting/sight.ts';
import { type Targeting, targeting } from './rules/shooting/targeting.ts';
import type { Target } from './rules/shooting/targets.ts';
import { placeOf, sightTo } from './rules/shooting/targets.ts';
import { CLOUD_RADIUS } from './rules/smoke/clouds.ts';
import { weaponsAtHand } from './rules/vehicles/mounted-weapons.ts';
import { type Foresight, foresight, type Route } from './rules/vehicles/route.ts';
import { type Battle, battleOf, ENCOUNTER } from './table/battle.ts';
import { type Figure, type Group, isFighting, isInPlay, type Place, type Vehicle } from './table/units.ts';
import type { KillzoneView } from './view/view.ts';

/** What a board of Killzone asks of the rules and of the shipped content. Places are in mils, lengths in inches. */
export interface KillzoneBoard {
  /** A map made ready: buildings with their rooms and openings, what blocks, what hinders. */
  groundOf(map: MapRow): Ground;

  /** Whether a figure is on the table, standing or not. */
  isInPlay(figure: Figure): boolean;
  isFighting(figure: Figure): boolean;
  orderRow(order: Order): OrderRow;
  /** What a vehicle is by its type: its length, width, places. */
  modelOf(view: KillzoneView, vehicle: Vehicle): VehicleRow;
  /** The ground that a vehicle covers. */
  outlineOf(vehicle: Vehicle): Polygon;
  weaponRow(view: KillzoneView, weapon: string): RangedRow;
  /** What a figure would shoot with, by its number among what it has at hand; null when there is no such thing. */
  weaponInHand(view: KillzoneView, figure: Figure, weapon: number): RangedRow | null;

  sight(view: KillzoneView, from: Place, to: Place): Sight;
  sightTo(view: KillzoneView, figure: Figure, target: Target): Sight;
  /** Where a target is. */
  placeOf(view: KillzoneView, target: Target): Place;
  /** What the die must show, with every modifier; null without the weapon. */
  aimOf(view: KillzoneView, figure: Figure, weapon: number, target: Target): Targeting | null;
  readonly cloudRadius: number;

  /** How far its order still lets a figure go on clear ground. */
  reachOf(view: KillzoneView, figure: Figure): number;
  /** The way that a figure would take to a place; straight on where there is none. */
  wayTo(view: KillzoneView, figure: Figure, to: Place): Way;
  /** Where a way ends and what it costs. */
  walkWay(view: KillzoneView, figure: Figure, way: Way): Walk;
  /** Where a group would stand round a place. */
  deploymentAround(view: KillzoneView, group: Group, at: Place): readonly Place[];
  /** Where a route ends if no die goes against the driver, and what is in its way. */
  driveOf(view: KillzoneView, vehicle: Vehicle, route: Route): Foresight;

  /** What comes with the game. */
  readonly shipped: {
    readonly maps: readonly MapRow[];
    readonly rosters: readonly RosterRow[];
    readonly scenarios: readonly ScenarioRow[];
    readonly troops: readonly TroopRow[];
    readonly vehicles: readonly VehicleRow[];
  };
  /** The scenario that players agree on. */
  readonly encounter: string;
  /** A scenario with everything that players chose. */
  battleOf(setup: Setup): Battle;
  pointsOfRoster(roster: RosterRow): number;
  /** The numbers that are rulings of ours, which players may change. */
  readonly ruledValues: typeof RULED_VALUES;
}

function weaponInHand(view: KillzoneView, figure: Figure, weapon: number): RangedRow | null {
  const carried = weaponsAtHand(view, figure)[weapon];
  return carried ? stockOf(view).weapons.get(carried.weapon) : null;
}

export const board: KillzoneBoard = {
  groundOf,
  isInPlay,
  isFighting,
  orderRow: ORDER_ROWS.get,
  modelOf: (_view, { model }) => model,
  outlineOf: outlineOfVehicle,
  weaponRow: (view, weapon) => stockOf(view).weapons.get(weapon),
  weaponInHand,
  sight,
  sightTo,
  placeOf,
  aimOf(view, figure, weapon, target) {
    const row = weaponInHand(view, figure, weapon);
    return row && targeting(view, figure, row, target);
  },
  cloudRadius: CLOUD_RADIUS / 1000,
  reachOf: (view, figure) => (allowance(view, figure).total * 1000 - figure.spent) / 1000,
  wayTo: ({ map }, figure, { x, y, room }) => wayBetween(groundOf(map), figure, { x, y, room }) ?? [{ x, y }],
  walkWay,
  deploymentAround,
  driveOf: foresight,
  shipped: {
    maps: MAPS.rows,
    rosters: ROSTERS.rows,
    scenarios: SCENARIOS.rows,
    troops: TROOPS.rows,
    vehicles: VEHICLES.rows,
  },
  encounter: ENCOUNTER,
  battleOf,
  pointsOfRoster,
  ruledValues: RULED_VALUES,
};
