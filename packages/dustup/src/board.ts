import { type Box, contains, findRoute, type Look, routeCost } from '@sightline/geometry/field';
import type { Part, Question, Setup } from '@sightline/kernel';
import type { Language } from '@sightline/words';
import { type AircraftBoard, aircraftBoard } from './aircraft-board.ts';
import { type ArtilleryBoard, artilleryBoard } from './artillery-board.ts';
import { VEHICLES } from './content/arsenal.ts';
import type { ForceRow } from './content/force-schema.ts';
import { ALL_FORCES } from './content/groups.ts';
import { MAPS, SCENARIOS } from './content/load.ts';
import type { ScenarioRow } from './content/scenario-schema.ts';
import type { MapRow, Sensors } from './content/schema.ts';
import type { VehicleRow } from './content/vehicle-schema.ts';
import { isTerrible, weaponNamed } from './content/weapons.ts';
import { type FlightBoard, flightBoard } from './flight-board.ts';
import { type Shelter, shelterOf } from './ground/cover.ts';
import { FIRST_FEATURE, type Ground, groundOf, type Mapped } from './ground/ground.ts';
import { type MissedShelter, missedShelter } from './ground/missed-shelter.ts';
import { CLOUD_RADIUS, isClear, sightLine } from './ground/sight.ts';
import { walkOf } from './ground/walk.ts';
import { threatenedBy } from './rules/assault/threatening.ts';
import { watchersOf } from './rules/deployment/exposure.ts';
import { formationAt } from './rules/deployment/room.ts';
import { BURNS } from './rules/fire/burning-hulls.ts';
import { ratingOfForce } from './rules/forces/forces.ts';
import { type Profile, profileOf } from './rules/forces/profile.ts';
import { isOnCommand, MINE_RANGE } from './rules/mines/command-mines.ts';
import { panicUnderFire } from './rules/morale/panic.ts';
import { type Going, goingOn } from './rules/movement/going.ts';
import { isThere, wayGone } from './rules/movement/movement.ts';
import { mostPoints, REACH_STEP, reachableBy } from './rules/movement/reaching.ts';
import { firepowerOf, weaponAt } from './rules/shooting/firepower.ts';
import { turnedTo } from './rules/shooting/shoot.ts';
import { firstShot, shotsAt } from './rules/shooting/shots.ts';
import { aimOf, targetDie } from './rules/shooting/target-die.ts';
import { unitTarget } from './rules/shooting/unit-target.ts';
import { screenOf } from './rules/smoke/smoke.ts';
import { CONTROL, takenNow } from './rules/victory/control.ts';
import { type Scored, scoredBy, scoresOf } from './rules/victory/score.ts';
import { verdictOf } from './rules/victory/victory.ts';
import { dustup } from './system.ts';
import { type Act, acts } from './table/acts.ts';
import { type Battle, battleOf, OWN_BATTLE } from './table/battle.ts';
import type { Figure } from './table/figures.ts';
import { type Place, placeOf } from './table/table.ts';
import { ableOf, isHidden, membersOf, type Unit } from './table/units.ts';
import { type VehicleBoard, vehicleBoard } from './vehicle-board.ts';
import type { DustupView } from './view/view.ts';
import type { Known } from './words/names.ts';
import { namesIn, placesIn, reasonsIn } from './words/words.ts';

type Mine = DustupView['mines'][number];
export type ShootAct = Extract<Act, { readonly do: 'shoot' }>;

/** What a board of Dustup asks of the rules and of the shipped content. Places are in mils, lengths in inches. */
export interface DustupBoard {
  /** The map as it is now: what lies where. */
  groundOf(view: Mapped): Ground;
  /** What stands or grows at a place; null on open ground. */
  groundName(view: DustupView, at: Place): string | null;
  /** A piece of terrain by the number that a line of sight gives it; null for smoke. */
  pieceOf(view: DustupView, id: number): Piece | null;

  /** What units and figures are called in a language, null being English. Editions before it name them in one piece. */
  namesIn?(language: Language | null): (who: Known) => string;
  /** The same for what shifts a die. Editions before it give the English itself. */
  reasonsIn?(language: Language | null): (why: string) => string;
  /** What a place is called: "the light woods in the west". Editions before it have no names for places. */
  placesIn?(language: Language | null): (view: DustupView, place: Place) => string;
  isHidden(unit: Unit): boolean;
  /** Everybody who lies or stands with a unit. */
  membersOf(view: DustupView, unit: Unit): readonly Figure[];
  /** Those of them who can fight. */
  ableOf(view: DustupView, unit: Unit): readonly Figure[];
  weaponName(view: DustupView, id: string): string;

  /** The line between two places with whatever stops it; the sensors are those of whoever looks from the first. */
  sightLine(view: DustupView, from: Place, to: Place, sensors: Sensors): Look;
  isClear(view: DustupView, from: Place, to: Place, sensors: Sensors): boolean;
  shelterOf(view: DustupView, unit: Unit, from: Place): Shelter;
  /** What shelters some of it in vain, against fire from there. Editions before it do not say. */
  missedShelter?(view: DustupView, unit: Unit, from: Place): MissedShelter | null;

  /** The way that a unit's leader would take to a place; straight on where there is none. */
  wayTo(view: DustupView, unit: Unit, to: Place): readonly Place[];
  /** What a way costs that leader, in mils. */
  costOf(view: DustupView, unit: Unit, route: readonly Place[]): number;
  /** The same with how long it is and what costs more. Editions before it do not say. */
  goingOn?(view: DustupView, unit: Unit, route: readonly Place[]): Going;
  /** Where so many points take its leader on a way, as far as is known what stands there. Editions before it do not say. */
  endOfWay?(view: DustupView, unit: Unit, route: readonly Place[], points: number): Place;
  /** Whether somebody at a place has got to another, as it is told. Editions before it do not say. */
  isThere?(at: Place, goal: Place): boolean;
  /** How a unit would shoot at another: as is offered, or with its first weapon where nothing is. */
  shotAt(view: DustupView, question: Question, unit: Unit, target: Unit): ShootAct;
  /** All the ways of firing at a target, whichever are offered: only so many targets are. Editions before it do not say. */
  shotsAt?(view: DustupView, unit: Unit, target: Unit): readonly ShootAct[];
  /** How many actions an act takes. Editions before it do not say. */
  actionsFor?(act: Act): number;
  /** How likely the target panics because it is fired on at all, hit or not. Editions before it do not say. */
  panicUnder?(view: DustupView, unit: Unit, target: Unit, act: ShootAct): number;
  /** The dice of a shot, the die they are thrown against and what shifts it. */
  fireOf(view: DustupView, unit: Unit, target: Unit, act: ShootAct): Fire;

  // What a table wants to know of a unit, worked out on what the viewer sees. Editions before it say none of it.
  /** What a unit is by its entry, its arms and its state. */
  profileOf?(view: DustupView, unit: Unit): Profile;
  /** Where a unit can get to in its next activation, as places that are `reachStep` inches apart. */
  readonly reachStep?: number;
  reachableBy?(view: DustupView, unit: Unit): readonly Place[];
  /** The most points that it may have for moving then. */
  mostPoints?(view: DustupView, unit: Unit): number;
  /** Whom it could shoot at or assault from where it is. */
  threatenedBy?(view: DustupView, unit: Unit): readonly number[];
  /** Where everybody would stand if the unit were placed there, in roster order; null without room. */
  formationAt?(view: DustupView, unit: Unit, at: Place): readonly Place[] | null;
  /** From where a side is watched before the first turn. Editions before it do not say. */
  watchersOf?(view: DustupView, side: number): readonly Place[];
  /** How near to an objective a leader holds it, in inches. Editions before it do not say. */
  readonly controlWithin?: number;
  /** How the battle stands. */
  standingOf?(view: DustupView): Standing;

  /** The same of vehicles and guns. Editions before it have none. */
  readonly vehicles?: VehicleBoard;
  /** The same of courses and landing zones. Editions before it have none. */
  readonly flight?: FlightBoard;

  /** The same of aircraft and of fire at them. Editions before it have none. */
  readonly aircraft?: AircraftBoard;

  /** What is called for from afar. Editions before it know no artillery. */
  readonly artillery?: ArtilleryBoard;

  /** Whether a mine counter goes off by command, and so shows where it points (DU-MINE-019). */
  isOnCommand(mine: Mine): boolean;
  readonly mineRange: number;
  readonly fireRadius: number;
  readonly cloudRadius: number;
  /** Where the clouds of a smoke screen would lie. */
  screenOf(view: DustupView, unit: Unit, at: Place): readonly Place[];

  /** What comes with the game. */
  readonly shipped: {
    readonly forces: readonly ForceRow[];
    readonly maps: readonly MapRow[];
    readonly scenarios: readonly ScenarioRow[];
    /** Editions before it know no vehicles. */
    readonly vehicles?: readonly VehicleRow[];
  };
  /** The scenario that players make themselves. */
  readonly ownBattle: string;
  /** A scenario with everything that players chose. */
  battleOf(setup: Setup): Battle;
  ratingOfForce(force: ForceRow): number;
}

export interface Piece {
  readonly name: string;
  readonly box: Box;
}

/** The points of both sides, and who would have won, if it ended here. */
export interface Standing {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** What the points of each side are made of. Editions before it do not say. */
  readonly made?: readonly (readonly Scored[])[];
  /** The side that would take each objective if the turn ended now; -1 where nothing would change. */
  readonly takes?: readonly number[];
}

export interface Fire {
  /** The die that is thrown against, by its faces. */
  readonly die: number;
  /** Those that are thrown: the unit's own, then those of its firepower. */
  readonly pool: readonly number[];
  /** What shifts the die; the reasons are in words. */
  readonly shifts: readonly Part[];
}

export const board: DustupBoard = {
  groundOf,
  groundName: (view, at) => groundOf(view).areas.findLast(({ shape }) => contains(shape, at))?.type.name ?? null,
  pieceOf(view, id) {
    const { areas, features } = groundOf(view);
    const piece = id < FIRST_FEATURE ? areas[id] : features[id - FIRST_FEATURE];
    return piece ? { name: piece.type.name, box: piece.box } : null;
  },
  namesIn,
  reasonsIn,
  placesIn,
  isHidden,
  membersOf,
  ableOf,
  weaponName: (view, id) => weaponNamed(view, id).row.name,
  sightLine,
  isClear,
  shelterOf,
  missedShelter,
  wayTo(view, unit, to) {
    const found = findRoute(walkOf(view, unit), placeOf(view, unit), to, { isRough: true });
    return found ? found.points.slice(1).map(({ x, y }) => ({ x, y })) : [to];
  },
  costOf(view, unit, route) {
    const { x, y } = placeOf(view, unit);
    return routeCost(walkOf(view, unit), [{ x, y }, ...route]).cost;
  },
  goingOn,
  endOfWay: (view, unit, route, points) => wayGone(view, unit, route, points).end,
  isThere,
  shotAt(view, question, unit, target) {
    const offered = dustup.candidates?.(view, view.sides[unit.side]!.seat, question) as readonly Act[] | undefined;
    const isIt = (act: Act): act is ShootAct => act.do === 'shoot' && act.target === target.id;
    const [first] = offered?.some(isIt) ? offered.filter(isIt) : shotsAt(view, unit, target);
    return first ?? { do: 'shoot', target: target.id, shots: firstShot(view, unit) };
  },
  shotsAt,
  actionsFor: act => acts.kindOf(act).cost ?? 1,
  panicUnder: (view, unit, target, { shots }) =>
    panicUnderFire(
      view,
      target,
      shots.some(shot => isTerrible(view, weaponAt(view, unit, shot).row.id)),
    ),
  fireOf(view, firer, target, { shots, suppressive = false, facing }) {
    const unit = turnedTo(firer, facing);
    const firepower = firepowerOf(view, unit, shots, unitTarget(view, unit, target));
    const { die, shifts } = targetDie(view, unit, target, aimOf(firepower, suppressive));
    return {
      die,
      pool: [unit.die, ...firepower.dice.map(each => each.die)],
      shifts: shifts.parts,
    };
  },
  profileOf,
  reachStep: REACH_STEP / 1000,
  reachableBy,
  mostPoints,
  threatenedBy,
  formationAt,
  watchersOf,
  controlWithin: CONTROL,
  standingOf: view => ({
    scores: scoresOf(view),
    winners: verdictOf(view).winners,
    made: [0, 1].map(side => scoredBy(view, side)),
    takes: takenNow(view),
  }),
  vehicles: vehicleBoard,
  flight: flightBoard,
  aircraft: aircraftBoard,
  artillery: artilleryBoard,
  isOnCommand,
  mineRange: MINE_RANGE,
  fireRadius: BURNS,
  cloudRadius: CLOUD_RADIUS / 1000,
  screenOf,
  shipped: { forces: ALL_FORCES.rows, maps: MAPS.rows, scenarios: SCENARIOS.rows, vehicles: VEHICLES.rows },
  ownBattle: OWN_BATTLE,
  battleOf,
  ratingOfForce,
};
