import type { Act, DustupBoard, DustupQuestion, DustupView, Place, Unit } from '@sightline/dustup';
import { bearing } from '@sightline/geometry/field';
import type { AnswerTo, Question } from '@sightline/kernel';
import { windBetween, windName, windOf } from '../../board/winds.ts';
import { called, list, say } from '../../words/dustup.ts';
import { mountFired, weaponOfShot } from './arming.ts';
import { edgeName } from './arriving.ts';
import { type Aim, missionsIn } from './fire-missions.ts';
import { hidingPlace } from './hiding-places.ts';
import { middleOfBuilding } from './land.ts';
import { placeNameOf, sideOfGround } from './naming-places.ts';
import { carrierOf, degreesTo, isFit, isSeen, nameOf, placeOfUnit, shortNameOf } from './units.ts';

/** Places are told by their names, and how one shoots by whom at; all else as the rules say it. */
export function label(rules: DustupBoard, view: DustupView, question: Question, answer: unknown): string | null {
  const asked = question as DustupQuestion;
  const where = (place: Place): string => placeNameOf(rules, view, place);
  switch (asked.kind) {
    case 'act':
      return actLabel(rules, view, view.units[asked.unit.id]!, answer as Act);
    case 'arrive': {
      const { at } = answer as { readonly at: Place };
      const edge = edgeName(view, at);
      return edge === null ? say('dustup.standAt', { where: where(at) }) : say('dustup.arriveAt', { where: edge });
    }
    case 'deploy': {
      const { at, hidden } = answer as { readonly at: Place; readonly hidden?: true };
      // Nobody sees a counter for what it is.
      if (hidden) return say('dustup.hideAt', { where: where(at) });
      return say('dustup.standAt', { where: hidingPlace(rules, view, view.units[asked.unit.id]!.side, at) });
    }
    case 'activate': {
      const choice = answer as AnswerTo<typeof asked>;
      if (choice.do !== 'land') return null;
      const mission = missionsIn(rules, view).find(({ id }) => id === choice.mission);
      return mission?.real ? say('dustup.bringDown', { name: called(mission.name), where: where(mission.real) }) : null;
    }
    case 'placeMission': {
      const aim = answer as Aim | 'nowhere';
      if (aim === 'nowhere') return null;
      const ammunition = rules.artillery?.ammunitionFor(view, asked).find(({ id }) => id === aim.ammunition)?.name;
      return say('dustup.aimAt', {
        ammunition: called(ammunition ?? aim.ammunition),
        where: where(aim.at),
        dummies: aim.dummies !== undefined,
      });
    }
    case 'underLock':
      return typeof answer === 'string'
        ? null
        : say('dustup.evadeTo', { where: where((answer as { readonly to: Place }).to) });
    case 'smokeLine': {
      const hour = Math.round((answer as { readonly along: number }).along / 30) % 6;
      return say('dustup.smokeLine', { from: hour === 0 ? 12 : hour, to: hour + 6 });
    }
    case 'dummy':
      return answer === 'enough' ? null : say('dustup.dummyAt', { where: where(answer as Place) });
    case 'layCommandMine':
      return answer === 'enough' ? null : mineLabel(rules, view, answer as Laid);
    case 'fireOnTheMove': {
      const shot = answer as AnswerTo<typeof asked>;
      if (shot === 'hold') return null;
      return shotLabel(rules, view, view.units[asked.unit.id]!, shot, nameOfUnit(rules, view, shot.target));
    }
    case 'placeThrown': {
      const places = answer as AnswerTo<typeof asked>;
      const vehicle = view.units[asked.vehicle.id]!;
      return places === 'anywhere' ? null : say('dustup.beside', besideOf(rules, view, vehicle, places[0]!));
    }
    case 'shareOutMines':
      return list((answer as readonly MineKind[]).map(kind => say(`dustup.mineKinds.${kind}`)));
    case 'react': {
      const { choice } = answer as Partial<Extract<Reaction, { readonly choice: unknown }>>;
      if (choice?.do !== 'spot') return null;
      const { is, id } = choice.at;
      const thing = is === 'mine' ? view.mines[id] : view.counters[id];
      return thing ? say('dustup.spotAt', { where: where(thing), unit: nameOfUnit(rules, view, choice.unit) }) : null;
    }
    default:
      return null;
  }
}

type MineKind = AnswerTo<Extract<DustupQuestion, { readonly kind: 'shareOutMines' }>>[number];
type Reaction = AnswerTo<Extract<DustupQuestion, { readonly kind: 'react' }>>;

interface Laid {
  readonly at: Place;
  readonly facing: number;
  readonly dummy?: true;
}

function mineLabel(rules: DustupBoard, view: DustupView, { at, dummy = undefined }: Laid): string {
  return say('dustup.mineAt', { dummy, where: placeNameOf(rules, view, at) });
}

/** Where a mine points, as one of the eight winds. */
export function facingName(facing: number): string {
  const { x, y } = bearing(facing);
  return windName(windOf(x, -y));
}

function actLabel(rules: DustupBoard, view: DustupView, unit: Unit, act: Act): string | null {
  const where = (place: Place): string => placeNameOf(rules, view, place);
  switch (act.do) {
    case 'move':
      return moveLabel(rules, view, unit, act);
    case 'shoot':
      return shotLabel(rules, view, unit, act, targetName(rules, view, unit, act));
    case 'shootPiece':
      return shotLabel(rules, view, unit, act, say('dustup.loneGun', { gun: gunName(rules, view, act.piece) }));
    case 'assault':
      return act.targets.length > 1 ? say('dustup.assaultSome', { count: act.targets.length }) : null;
    case 'shootBuilding': {
      const house = houseName(rules, view, act.building);
      return shotLabel(rules, view, unit, act, act.part ? say(`dustup.partOf.${act.part}`, { house }) : house);
    }
    case 'driveIn':
      return say('dustup.driveIn', { house: houseName(rules, view, act.building) });
    case 'detect':
      return say('dustup.detect', { where: where(view.counters[act.counter]!) });
    case 'spotByDrone':
      return say('dustup.spotByDrone', { where: where(view.counters[act.counter]!) });
    case 'flyDrone':
      return say('dustup.flyDrone', { where: where(act.to) });
    case 'torch':
      return say('dustup.torch', { where: where(act.at) });
    case 'fly':
      return flightLabel(say('dustup.flyTo', { where: where(act.to) }), act.facing);
    case 'takeOff':
      return act.to ? flightLabel(say('dustup.takeOffTo', { where: where(act.to) }), act.facing) : null;
    case 'taxi':
      return flightLabel(say('dustup.taxiTo', { where: where(act.to) }), act.facing);
    case 'fireAtAircraft':
      return antiAirLabel(rules, view, unit, act);
    case 'turnInHover':
      return turnLabel(rules, view, unit, act.facing);
    case 'requestFire':
      return requestLabel(rules, view, unit, act);
    case 'fireMission': {
      const mission = missionsIn(rules, view).find(({ id }) => id === act.mission);
      return mission?.real ? say('dustup.fireMission', { where: where(mission.real) }) : null;
    }
    case 'openLane':
      return say('dustup.openLane', { where: where(act.to) });
    case 'followLane':
      return say('dustup.followLane');
    case 'reorganise':
      if (act.use.do === 'smoke') return say('dustup.smokeAt', { where: where(act.use.at) });
      if (act.use.do === 'pickUp')
        return say('dustup.pickUp', { what: called(view.objectives[act.use.objective]!.name) });
      return labelOfUse(rules, view, unit, act.use);
    default:
      return null;
  }
}

/** Which way it points at the end, where that is said. */
function flightLabel(to: string, facing: number | undefined): string {
  return facing === undefined ? to : say('dustup.facing', { to, wind: facingName(facing) });
}

type Request = Extract<Act, { readonly do: 'requestFire' }>;

function requestLabel(rules: DustupBoard, view: DustupView, { side }: Unit, request: Request): string | null {
  const assets = rules.artillery?.assetsOf(view, view.sides[side]!.seat) ?? [];
  const asset = assets.find(({ id }) => id === request.asset);
  const { guidance, chits = 0 } = request;
  return asset ? say('dustup.request', { name: called(asset.name), guidance, chits }) : null;
}

type FireAtAircraft = Extract<Act, { readonly do: 'fireAtAircraft' }>;

/** What has several weapons against aircraft says which it fires. */
function antiAirLabel(rules: DustupBoard, view: DustupView, unit: Unit, act: FireAtAircraft): string {
  const target = nameOfUnit(rules, view, act.target);
  const arms = rules.aircraft?.antiAirOf(view, unit) ?? [];
  const arm = arms.find(({ weapon }) => weapon === act.weapon);
  return arm && arms.length > 1
    ? say('dustup.fireWith', { weapon: called(arm.name), target })
    : say('dustup.shoot', { target });
}

type ShootAct = Extract<Act, { readonly do: 'shoot' }>;
type Shot = Pick<ShootAct, 'shots' | 'suppressive'>;

/** Beside the name of a weapon a short one: whose it is need not be said of a target. */
function targetName(rules: DustupBoard, view: DustupView, unit: Unit, { shots, target }: ShootAct): string {
  const isNamed = mountFired(rules, view, unit, shots) !== null;
  return isNamed ? shortNameOf(rules, view.units[target]!) : nameOfUnit(rules, view, target);
}

/** A vehicle or a gun crew says which weapon it fires, for it may have several; men only say at whom. */
function shotLabel(rules: DustupBoard, view: DustupView, unit: Unit, shot: Shot, target: string): string {
  const weapon = mountFired(rules, view, unit, shot.shots);
  if (weapon !== null) return say(shot.suppressive ? 'dustup.suppressWith' : 'dustup.fireWith', { weapon, target });
  if (shot.suppressive) return say('dustup.suppress', { target });
  return partLabel(rules, view, unit, shot, target) ?? say('dustup.shoot', { target });
}

/** A shot in which those hold back who carry something else, by whoever are the fewer; null where all fire who are armed. */
function partLabel(rules: DustupBoard, view: DustupView, unit: Unit, { shots }: Shot, target: string): string | null {
  const fired = new Set(shots.map(shot => weaponOfShot(rules, view, unit, shot)));
  const idle = rules
    .ableOf(view, unit)
    .filter(({ id, weapons }) => weapons.length > 0 && !shots.some(([figure]) => figure === id));
  const names = idle.flatMap(({ weapons }) => weapons.map(weapon => called(rules.weaponName(view, weapon))));
  const saved = [...new Set(names)].filter(name => !fired.has(name));
  // Those who hold the same weapon have only fired already, or see nobody.
  if (saved.length === 0) return null;
  return idle.length < shots.length
    ? say('dustup.shootSaving', { target, weapons: briefly(saved), who: keeperOf(idle), count: idle.length })
    : say('dustup.shootOnly', { target, weapons: briefly([...fired]) });
}

/** Who holds his fire, by what he is. */
const keeperOf = ([first]: ReturnType<DustupBoard['ableOf']>): string => called(first?.who.role ?? '');

/** Several have no room in a label, and stand below it one by one. */
const briefly = (names: readonly string[]): string =>
  names.length === 1 ? names[0]!.toLowerCase() : say('dustup.severalWeapons', { count: names.length });

type Use = Extract<Act, { readonly do: 'reorganise' }>['use'];

function labelOfUse(rules: DustupBoard, view: DustupView, unit: Unit, use: Use): string | null {
  switch (use.do) {
    case 'layMine':
      return mineLabel(rules, view, use);
    case 'board':
      return say('dustup.board', { vehicle: nameOfUnit(rules, view, use.vehicle) });
    case 'alight': {
      const carrier = carrierOf(view, unit);
      const place = use.places?.[0];
      // What they ride in is told with who is asked.
      if (carrier && place) return say('dustup.alightBeside', { wind: besideOf(rules, view, carrier, place).wind });
      return carrier && say('dustup.alight');
    }
    case 'turnHull':
      return turnLabel(rules, view, unit, use.facing);
    default:
      return null;
  }
}

/** On which side of a vehicle a place is. */
function besideOf(rules: DustupBoard, view: DustupView, vehicle: Unit, place: Place) {
  const from = placeOfUnit(view, vehicle);
  return { vehicle: nameOf(rules, vehicle.who), wind: windBetween(place.x - from.x, from.y - place.y) };
}

/** By the enemy that its front would point at, or else by the wind. */
function turnLabel(rules: DustupBoard, view: DustupView, unit: Unit, facing: number): string {
  const from = placeOfUnit(view, unit);
  const enemy = view.units.find(
    other =>
      other.side !== unit.side &&
      isSeen(rules, view, other) &&
      isFit(rules, view, other) &&
      degreesTo(from, placeOfUnit(view, other)) === facing,
  );
  return enemy
    ? say('dustup.faceUnit', { unit: nameOf(rules, enemy.who) })
    : say('dustup.faceWind', { wind: facingName(facing) });
}

type MoveAct = Extract<Act, { readonly do: 'move' }>;

/** A move is named by where it leads. A leader who goes nowhere waits for his strays. */
function moveLabel(
  rules: DustupBoard,
  view: DustupView,
  unit: Unit,
  { route, leave = [], facing, firing }: MoveAct,
): string {
  const from = placeOfUnit(view, unit);
  const goal = route.at(-1)!;
  if (goal.x === from.x && goal.y === from.y) return say('dustup.closeUp');
  const edge = view.sides[unit.side]!.exitEdge;
  const to =
    edge !== null && isAtEdge(view, goal, edge)
      ? say('dustup.offTable', { edge: say(`winds.${edge}`) })
      : goalText(rules, view, goal);
  if (leave.length > 0) return say('dustup.leaving', { to, count: leave.length });
  if (firing) return say('dustup.firingOnTheWay', { to });
  return facing === undefined ? to : say('dustup.facing', { to, wind: facingName(facing) });
}

/** Woods and fields are large: on which side of them it ends is a part of the name. */
function goalText(rules: DustupBoard, view: DustupView, goal: Place): string {
  const where = placeNameOf(rules, view, goal);
  const wind = sideOfGround(rules, view, goal);
  return wind === null ? say('dustup.moveTo', { where }) : say('dustup.moveInto', { where, wind: wind || undefined });
}

function isAtEdge({ map }: DustupView, { x, y }: Place, edge: 'north' | 'east' | 'south' | 'west'): boolean {
  const off = { north: map.depth * 1000 - y, south: y, east: map.width * 1000 - x, west: x };
  return off[edge] <= 0;
}

function nameOfUnit(rules: DustupBoard, view: DustupView, id: number): string {
  return nameOf(rules, view.units[id]!.who);
}

function gunName(rules: DustupBoard, view: DustupView, id: number): string {
  const { weapon } = view.pieces[id]!;
  return called(rules.vehicles?.weaponName(view, weapon) ?? weapon);
}

function houseName(rules: DustupBoard, view: DustupView, id: number): string {
  const middle = middleOfBuilding(rules, view, id);
  return middle ? placeNameOf(rules, view, middle) : '';
}
