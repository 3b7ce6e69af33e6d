import type { Polygon } from '@sightline/geometry/field';
import type { Foreteller, Setup, Tally } from '@sightline/kernel';
import type { Language } from '@sightline/words';
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
import { outlineOfVehicle } from './ground/vehicle-outline.ts';
import type { Way } from './ground/way.ts';
import { intentOf } from './intent.ts';
import { deploymentAround } from './rules/deployment/gathering.ts';
import { isInZone, partsOfZone, stripAlong, type ZonePart } from './rules/deployment/zones.ts';
import { allowance } from './rules/movement/free-movement.ts';
import { REACH_STEP, reachableBy } from './rules/movement/reaching.ts';
import { type Walk, walkWay } from './rules/movement/walking.ts';
import { wayRound } from './rules/movement/way-round.ts';
import { changeChances, changeTally, scatteredBeyond } from './rules/orders/changing-orders.ts';
import { pointsOfRoster } from './rules/organisation/points.ts';
import { type Profile, profileOf } from './rules/organisation/profile.ts';
import { type Sight, sight } from './rules/shooting/sight.ts';
import { type Targeting, targeting } from './rules/shooting/targeting.ts';
import type { Target } from './rules/shooting/targets.ts';
import { placeOf, rangeTo, sightTo } from './rules/shooting/targets.ts';
import { threatenedBy } from './rules/shooting/threatening.ts';
import { shotsAllowed } from './rules/shooting/weapons.ts';
import { CLOUD_RADIUS } from './rules/smoke/clouds.ts';
import { canAct } from './rules/turn/group-action.ts';
import { skidOfRightAngle } from './rules/vehicles/cornering.ts';
import type { Meeting } from './rules/vehicles/meetings.ts';
import { weaponsAtHand } from './rules/vehicles/mounted-weapons.ts';
import type { Drive } from './rules/vehicles/pace.ts';
import {
  type RamChances,
  ramChances,
  type SpeedProspect,
  speedProspects,
  speedsAfter,
} from './rules/vehicles/prospects.ts';
import { type Foresight, foresight, type Route } from './rules/vehicles/route.ts';
import { crashChance } from './rules/vehicles/skid-table.ts';
import { hasClearWay } from './rules/vehicles/ways-to-drive.ts';
import { type Standing, standingOf } from './rules/winning/standing.ts';
import { type Battle, battleOf, ENCOUNTER } from './table/battle.ts';
import { type Figure, type Group, isFighting, isInPlay, type Named, type Place, type Vehicle } from './table/units.ts';
import type { KillzoneView } from './view/view.ts';
import { namesIn, placesIn } from './words/words.ts';

/** What a board of Killzone asks of the rules and of the shipped content. Places are in mils, lengths in inches. */
export interface KillzoneBoard extends Foreteller<KillzoneView> {
  /** A map made ready: buildings with their rooms and openings, what blocks, what hinders. */
  groundOf(map: MapRow): Ground;

  /** What everybody is called in a language, null being English. Editions before it name them in one piece. */
  namesIn?(language: Language | null): (who: Named) => string;
  /** What a place is called: "the north door of Tenement 1". Editions before it have no names for places. */
  placesIn?(language: Language | null): (view: KillzoneView, place: Place) => string;
  /** Editions before it have nothing but the id. */
  drugName?(view: KillzoneView, drug: string): string;
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
  /** How far a target is as the rules measure it, edge to edge, in inches. Editions before it do not say. */
  rangeTo?(view: KillzoneView, figure: Figure, target: Target): number;
  readonly cloudRadius: number;

  /** How far its order still lets a figure go on clear ground. */
  reachOf(view: KillzoneView, figure: Figure): number;
  /** The way that a figure would take to a place; straight on where there is none. */
  wayTo(view: KillzoneView, figure: Figure, to: Place): Way;
  /** Where a way ends and what it costs. */
  walkWay(view: KillzoneView, figure: Figure, way: Way): Walk;
  /** Where a group would stand round a place. */
  deploymentAround(view: KillzoneView, group: Group, at: Place): readonly Place[];
  /** The ground that a group may deploy on, to be drawn. Editions before it draw none. */
  zoneOf?(view: KillzoneView, group: Group): readonly ZonePart[];
  /** The same for a vehicle. */
  zoneOfVehicle?(view: KillzoneView, vehicle: Vehicle): readonly ZonePart[];
  /** Whether somebody of a group may deploy there. */
  isInZone?(view: KillzoneView, group: Group, place: Place): boolean;
  /** Where a route ends if no die goes against the driver, and what is in its way. */
  driveOf(view: KillzoneView, vehicle: Vehicle, route: Route): Foresight;

  // What may come of an act before its dice are thrown. Editions before it do not say.
  /** How likely what ends a route wrecks either side of it. */
  ramChances?(view: KillzoneView, vehicle: Vehicle, stop: Meeting): RamChances | null;
  /** Every speed that a pace may end at, and what the ways open at it come to. */
  speedProspects?(view: KillzoneView, vehicle: Vehicle, act: Drive): readonly SpeedProspect[];
  /** Every speed that a pace may end at, in mils, and how likely it is. */
  speedsAfter?(view: KillzoneView, vehicle: Vehicle, act: Drive): readonly Pick<SpeedProspect, 'speed' | 'chance'>[];
  /** Whether a vehicle has a way at its speed on which nothing is met and no corner is too fast. */
  hasClearWay?(view: KillzoneView, vehicle: Vehicle): boolean;
  /** How likely a corner of 90 degrees is to end in a crash at so many inches a turn. */
  cornerRisk?(inches: number): number;
  /** How far an order lets a figure go, in inches, with all that slows it down or speeds it up. */
  moveOn?(view: KillzoneView, figure: Figure, order: Order): number;
  /** How likely a group is to get a new order that it asks for. */
  scatteredBeyond?(view: KillzoneView, group: Group): number | null;
  changeChances?(view: KillzoneView, group: Group): Readonly<Record<'changed' | 'stays' | 'suppressed', number>>;
  /** What is added to the die of a group that asks for another order. */
  changeParts?(view: KillzoneView, group: Group): Tally['parts'];
  /** How many shots a weapon has under the figure's order, and how many of them are left. */
  shotsOf?(view: KillzoneView, figure: Figure, weapon: number): { readonly left: number; readonly of: number } | null;

  // What a table wants to know of somebody, worked out on what the viewer sees. Editions before it say none of it.
  /** What a figure is by its type, its gear and its drugs. */
  profileOf?(view: KillzoneView, figure: Figure): Profile;
  /** Where a figure can get to in its next action, as places that are `reachStep` inches apart. */
  readonly reachStep?: number;
  reachableBy?(view: KillzoneView, figure: Figure): readonly Place[];
  /** Whom it could fight or shoot from where it is. */
  threatenedBy?(view: KillzoneView, figure: Figure): readonly number[];
  /** Whether somebody of the group that acts has anything left to do in its action. */
  canAct?(view: KillzoneView, figure: Figure): boolean;
  /** How the battle stands with what it is about. */
  standingOf?(view: KillzoneView): Standing;

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

function shotsOf(view: KillzoneView, figure: Figure, weapon: number): { left: number; of: number } | null {
  const carried = weaponsAtHand(view, figure)[weapon];
  if (!carried) return null;
  const of = shotsAllowed(view, figure, carried, stockOf(view).weapons.get(carried.weapon));
  return { left: Math.max(0, of - carried.shots), of };
}

export const board: KillzoneBoard = {
  groundOf,
  namesIn,
  placesIn,
  drugName: (view, drug) => stockOf(view).drugs.get(drug).name,
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
  rangeTo: (view, figure, target) => rangeTo(view, figure, target) / 1000,
  cloudRadius: CLOUD_RADIUS / 1000,
  reachOf: (view, figure) => (allowance(view, figure).total * 1000 - figure.spent) / 1000,
  wayTo: (view, figure, { x, y, room }) => wayRound(view, figure, { x, y, room }) ?? [{ x, y }],
  walkWay,
  deploymentAround,
  zoneOf: partsOfZone,
  zoneOfVehicle: ({ map, edges, values }, { side }) => [
    stripAlong(groundOf(map), edges[side]!, values.deploymentDepth),
  ],
  isInZone,
  driveOf: foresight,
  ramChances,
  speedProspects,
  speedsAfter: (_view, vehicle, act) => speedsAfter(vehicle, act),
  hasClearWay,
  cornerRisk(inches) {
    const skid = skidOfRightAngle(1000 * inches);
    return skid === null ? 0 : crashChance(skid);
  },
  moveOn: (view, figure, order) => allowance(view, figure, order).total,
  changeChances,
  scatteredBeyond,
  changeParts: (view, group) => changeTally(view, group, 0).parts,
  shotsOf,
  profileOf,
  reachStep: REACH_STEP / 1000,
  reachableBy,
  threatenedBy,
  canAct,
  standingOf,
  intentOf,
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
