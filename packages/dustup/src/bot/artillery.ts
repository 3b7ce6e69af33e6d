import { clockFace, distance, plus, scaled } from '@sightline/geometry/field';
import { AMMUNITION, burstsInTheAir, CALIBRES } from '../content/artillery.ts';
import { armourNamed } from '../content/weapons.ts';
import { closed } from '../dice/ladder.ts';
import { once } from '../dice/times.ts';
import { isCoveredFrom } from '../ground/cover.ts';
import { isClear } from '../ground/sight.ts';
import type { RequestFireAct } from '../rules/artillery/acts.ts';
import { faceIn, isFigureIn, isHullIn } from '../rules/artillery/in-burst.ts';
import type { Round } from '../rules/artillery/met.ts';
import { difficultyOf, gearOf, requestDie } from '../rules/artillery/observers.ts';
import { ammunitionOf, targetsOf, whyNotAim, whyNotPoint } from '../rules/artillery/placing.ts';
import type { Aim, PlaceMission } from '../rules/artillery/questions.ts';
import { roundOf } from '../rules/artillery/rounds.ts';
import { armourOf } from '../rules/vehicles/armour.ts';
import { type Asset, isComing, type Mission } from '../table/missions.ts';
import { type Place, placeOf } from '../table/table.ts';
import { ableOf, isHidden, isVehicle, stands, type Unit, type Vehicle } from '../table/units.ts';
import type { DustupView } from '../view/view.ts';
import { worthOfHarm } from './armour.ts';
import { bestOf } from './best.ts';
import { beatsTimes, worthAgainst } from './fire.ts';

/** What is fired from where at what: enough to guess what it will do. */
interface Fire {
  readonly side: number;
  readonly asset: Asset;
  readonly ammunition: string;
  readonly at: Place;
  /** How likely the first round is on the marker. */
  readonly sure: number;
}

/** Own men count for more than the enemy's. */
const OWN = 1.6;
/** Further rounds fall within eight inches of the first: a few places stand for all of them. */
const RING: readonly Place[] = [1, 3, 5, 7, 9, 11].flatMap((hour, i) => [
  scaled(clockFace(hour), i % 2 === 0 ? 3000 : 6000),
]);

/** What a mission is worth where the rounds fall as they are likely to: harm to enemies less harm to one's own. */
function worthOfRounds(view: DustupView, fire: Fire): number {
  const { asset, at, sure } = fire;
  const { rounds } = asset.row;
  const near = view.units.filter(unit => stands(view, unit) && distance(placeOf(view, unit), at) <= REACH);
  let worth = sure * harmAt(view, near, fire, at);
  for (const offset of RING) worth += (sure * (rounds - 1) * harmAt(view, near, fire, plus(at, offset))) / RING.length;
  return worth;
}

/** Whoever is farther off than this is not in it, in mils. */
const REACH = 24_000;

function harmAt(view: DustupView, near: readonly Unit[], fire: Fire, at: Place): number {
  const { calibre, airBurst } = fire.asset.row;
  const ammunition = AMMUNITION.get(fire.ammunition);
  const round = roundOf(calibre, fire.ammunition, at, burstsInTheAir(calibre, ammunition, airBurst));
  const reach = round.radius * 1000 + ROUND_LEADER;
  let sum = 0;
  for (const unit of near) {
    if (distance(placeOf(view, unit), at) > reach) continue;
    const worth = isVehicle(unit) ? worthOnHull(view, unit, round) : worthOnMen(view, unit, round);
    sum += unit.side === fire.side ? 0 - OWN * worth : worth;
  }
  return sum;
}

/** How far from its place a unit may still have somebody, in mils. */
const ROUND_LEADER = 6000;

function worthOnMen(view: DustupView, unit: Unit, round: Round): number {
  const men = ableOf(view, unit).filter(figure => isFigureIn(view, unit, figure, round));
  if (men.length === 0) return 0;
  const { die } = armourNamed(view, men[0]!.armour);
  const armour = once(closed(die, isCoveredFrom(view, men[0]!, round.at) ? 1 : 0));
  const casualties = men.length * beatsTimes(round.impact.infantry, armour);
  return worthAgainst(view, unit, { suppresses: 1, casualties });
}

function worthOnHull(view: DustupView, unit: Vehicle, round: Round): number {
  if (!isHullIn(unit, round)) return 0;
  const armour = armourOf(unit.hull, faceIn(unit, round), 'none');
  const destroyed = beatsTimes(round.impact.armour, armour, 2);
  return worthOfHarm(view, unit, destroyed, beatsTimes(round.impact.armour, armour) - destroyed, 1);
}

/** DU-SMOKE-009: a screen is worth the lines of sight from the enemy to one's own that it would cut. */
function worthOfScreen(view: DustupView, side: number, at: Place): number {
  const known = view.units.filter(unit => stands(view, unit) && !isHidden(unit));
  const enemies = known.filter(unit => unit.side !== side && distance(placeOf(view, unit), at) <= REACH);
  const own = known.filter(unit => unit.side === side && unit.suppression === 0);
  let cut = 0;
  for (const enemy of enemies) {
    const from = placeOf(view, enemy);
    for (const unit of own) {
      const to = placeOf(view, unit);
      const detour = distance(from, at) + distance(at, to) - distance(from, to);
      if (detour < DETOUR && isClear(view, from, to, enemy.sensors)) cut++;
    }
  }
  return PER_LINE * cut;
}

const DETOUR = 400;
const PER_LINE = 0.12;

/** Nobody stands still for so long: what a turn of waiting leaves of the worth. */
const PER_TURN = 0.6;

function worthOfAim(view: DustupView, unit: Unit, asset: Asset, { at, ammunition }: Aim): number {
  const { kind } = AMMUNITION.get(ammunition).effect;
  if (kind === 'smoke') return worthOfScreen(view, unit.side, at);
  // Fires cannot be steered.
  if (kind === 'fire') return 0.1;
  const sure = Math.max(0, gearOf(view, unit) - unit.lv) / gearOf(view, unit);
  const worth = worthOfRounds(view, { side: unit.side, asset, ammunition, at, sure: 0.3 + 0.7 * sure });
  return worth * AGAIN ** comingTo(view, unit.side, at);
}

/** What is on its way there already leaves less for more of it to do. */
const AGAIN = 0.35;

function comingTo(view: DustupView, side: number, at: Place): number {
  const isThere = (mission: Mission): boolean => {
    const meant = mission.markers[mission.real];
    return mission.side === side && isComing(mission) && meant !== undefined && distance(meant, at) <= NEAR;
  };
  return view.missions.filter(isThere).length;
}

const NEAR = 6000;

/** DU-ARTY-018: where it pays most; nowhere if it would not pay at all. */
export function bestAim(
  view: DustupView,
  question: PlaceMission,
  proposed: readonly (Aim | 'nowhere')[],
): Aim | 'nowhere' {
  const [unit, asset] = [view.units[question.unit.id]!, view.assets[question.asset]!];
  const aims = [...aimsBetween(view, question, proposed), ...proposed];
  return bestOf(aims, aim => (aim === 'nowhere' ? 0 : worthOfAim(view, unit, asset, aim)));
}

/** How near to each other two enemies are one target, and how many such places are looked at. */
const ONE_TARGET = 10_000;
const MOST_BETWEEN = 4;

/** Those whom it knows of, and the middle between two who stand close. */
function pointsOf(view: DustupView, unit: Unit, asset: Asset): Place[] {
  const targets = targetsOf(view, unit, asset);
  return [...targets, ...middlesOf(view, unit, asset, targets)];
}

function middlesOf(view: DustupView, unit: Unit, asset: Asset, targets: readonly Place[]): Place[] {
  const pairs = targets.flatMap((a, i) =>
    targets.slice(i + 1).flatMap(b => (distance(a, b) <= ONE_TARGET ? [[a, b] as const] : [])),
  );
  const middles = pairs.map(([a, b]) => ({ x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) }));
  return middles.filter(at => whyNotPoint(view, unit, asset, at).length === 0).slice(0, MOST_BETWEEN);
}

/** Aims at the middle between two, with the markers of an aim at one of them to go with it: they are as plausible. */
function aimsBetween(view: DustupView, question: PlaceMission, proposed: readonly (Aim | 'nowhere')[]): Aim[] {
  const [unit, asset] = [view.units[question.unit.id]!, view.assets[question.asset]!];
  const bursts = proposed.filter(aim => aim !== 'nowhere').filter(({ ammunition }) => isBurst(ammunition));
  const first = bursts[0];
  if (first === undefined) return [];
  const kinds = new Set(bursts.map(({ ammunition }) => ammunition));
  const middles = middlesOf(view, unit, asset, targetsOf(view, unit, asset));
  const aims = middles.flatMap(at => [...kinds].map((ammunition): Aim => ({ ...first, at, ammunition })));
  return aims.filter(aim => whyNotAim(view, question, aim).length === 0);
}

const isBurst = (ammunition: string): boolean => AMMUNITION.get(ammunition).effect.kind === 'burst';

/** DU-ARTY-012: how likely it is heard, what it would do, and how long that takes. */
export function worthOfRequest(view: DustupView, unit: Unit, act: RequestFireAct): number {
  const asset = view.assets[act.asset]!;
  const { die } = requestDie(view, unit, asset, act.chits ?? 0);
  const heard = Math.max(0, die - difficultyOf(view, unit, asset).total) / die;
  const wait = asset.row.level === 'onTable' ? 0.7 : PER_TURN ** DELAYS[asset.row.level];
  return heard * wait * bestWorth(view, unit, asset) - PER_CHIT * (act.chits ?? 0);
}

/** One look at the table is enough for all requests that differ in their chits alone. */
const looked = new WeakMap<DustupView, Map<number, number>>();

function bestWorth(view: DustupView, unit: Unit, asset: Asset): number {
  const known = looked.get(view) ?? new Map<number, number>();
  looked.set(view, known);
  const before = known.get(asset.id);
  if (before !== undefined) return before;
  let best = 0;
  for (const at of pointsOf(view, unit, asset)) {
    for (const ammunition of ammunitionOf(view, asset)) {
      best = Math.max(best, worthOfAim(view, unit, asset, { at, ammunition }));
    }
  }
  known.set(asset.id, best);
  return best;
}

const PER_CHIT = 0.15;
const DELAYS = { platoon: 1, company: 1, battalion: 2, regiment: 3, orbital: 3, air: 3 } as const;

/** DU-ARTY-020, DU-ARTY-021: what it is worth to let a mission come down now, for whoever knows where it is meant. */
export function worthOfMission(view: DustupView, { side, asset, ammunition, markers, real, lv, die }: Mission): number {
  const at = markers[real];
  const { kind } = AMMUNITION.get(ammunition).effect;
  if (at === undefined || kind === 'fire') return 0.2;
  if (kind === 'smoke') return 0.2 + worthOfScreen(view, side, at);
  const sure = 0.3 + (0.7 * Math.max(0, die - lv)) / die;
  return worthOfRounds(view, { side, asset: view.assets[asset]!, ammunition, at, sure });
}

/** What it costs to be at a place where rounds are about to come down, as far as a side knows. */
export function tollOfMarkers(view: DustupView, unit: Unit, at: Place): number {
  if (view.missions.length === 0) return 0;
  let toll = 0;
  for (const mission of view.missions) {
    if (!isComing(mission) || mission.box > 1 || AMMUNITION.get(mission.ammunition).effect.kind === 'smoke') continue;
    const { radius } = CALIBRES.get(view.assets[mission.asset]!.row.calibre);
    const meant = mission.markers[mission.real];
    const places = mission.side === unit.side && meant !== undefined ? [meant] : mission.markers;
    for (const marker of places) {
      if (distance(marker, at) <= radius * 1000 + SPREAD) toll += (isVehicle(unit) ? HULL : MEN) / places.length;
    }
  }
  return toll;
}

/** How far rounds scatter, in mils, and what it is worth not to be there. */
const SPREAD = 3000;
const MEN = 2;
const HULL = 0.5;
