import type { DustupBoard, DustupView, Place } from '@sightline/dustup';
import { called, say } from '../../words/dustup.ts';
import type { Point } from '../game.ts';
import { clockText, missionsIn, type ShownMission } from './fire-missions.ts';
import { shownAt } from './land.ts';
import { nameOf, titleOf } from './units.ts';

type Counter = DustupView['counters'][number];
type Mine = DustupView['mines'][number];
type Load = DustupView['cargo'][number];

/** So near to its middle one points at what lies there, in inches. */
export const AT_HAND = 0.9;

/** What lies at a point of the board and is nobody: what it is, as far as one may know, and what it does. */
export function whatLies(rules: DustupBoard, view: DustupView, point: Point): string | null {
  const isHere = (place: Place): boolean => {
    const { x, y } = shownAt(view, place);
    return Math.hypot(x - point.x, y - point.y) <= AT_HAND;
  };
  const counter = view.counters.find(each => !each.removed && isHere(each));
  if (counter) return counterText(rules, view, counter);
  const mine = view.mines.find(each => !each.removed && isHere(each));
  if (mine) return mineText(rules, view, mine);
  for (const mission of missionsIn(rules, view)) {
    const at = mission.markers.find(isHere);
    if (at) return missionText(mission, at);
  }
  const objective = view.objectives.find(each => each.carrier < 0 && isHere(each));
  if (objective) return objectiveText(objective);
  // Editions before it know no cargo.
  const cargo = view.cargo as DustupView['cargo'] | undefined;
  const load = cargo?.find(each => !each.lost && each.carrier < 0 && isHere(each));
  if (load) return cargoText(load);
  if (view.blazes.some(each => !each.out && isHere(each))) return say('dustup.fire');
  if (view.clouds.some(isHere)) return say('dustup.smoke');
  return null;
}

/** One's own are known to their owner; of the others' nobody knows what hides there. */
export function counterText(rules: DustupBoard, view: DustupView, { side, unit, confirmed }: Counter): string {
  const under = view.units[unit];
  if (under) return say('dustup.lies.ownCounter', { unit: nameOf(rules, under.who) });
  return isOwn(view, side) ? say('dustup.lies.ownDummy') : say('dustup.lies.counter', { confirmed });
}

/** Whether the viewer sees what is under the counters of a side: whoever does has a unit under each that is no dummy. */
function isOwn({ counters, units }: DustupView, side: number): boolean {
  return counters.some(each => each.side === side && units[each.unit] !== undefined);
}

export function mineText(rules: DustupBoard, view: DustupView, mine: Mine): string {
  const side = titleOf(view, view.sides[mine.side]!);
  if (mine.kind === 'faceDown') return say('dustup.lies.mine', { side });
  if (mine.kind === 'onCommand') return say('dustup.lies.commandMine', { side, inches: rules.mineRange });
  return say('dustup.lies.knownMine', { side, kind: say(`dustup.mineKinds.${mine.kind}`) });
}

/** A marker of a mission: the owner alone knows which one is meant. */
export function missionText(mission: ShownMission, at: Place): string {
  const { name, ammunition, radius } = mission;
  const facts = { name: called(name), clock: clockText(mission), radius };
  const kind = markerOf(mission, at);
  if (kind === 'dummy') return say('dustup.missions.dummy');
  return kind === 'unknown'
    ? say('dustup.missions.unknown', facts)
    : say('dustup.missions.real', { ...facts, ammunition: called(ammunition) });
}

export function markerOf({ real, markers }: ShownMission, { x, y }: Place): 'real' | 'dummy' | 'unknown' {
  if (real === null) return markers.length > 1 ? 'unknown' : 'real';
  return real.x === x && real.y === y ? 'real' : 'dummy';
}

export function objectiveText({ name, points, ...objective }: DustupView['objectives'][number]): string {
  return say('dustup.lies.objective', { name: called(name), points, by: takenBy(objective) });
}

/** DU-GAP-027, DU-GAP2-009, DU-GAP2-046: how it is taken; editions before them know leaders alone. */
function takenBy(objective: Partial<DustupView['objectives'][number]>): 'inside' | 'most' | 'leader' {
  if ((objective.radius ?? null) !== null) return 'most';
  return (objective.building ?? -1) < 0 ? 'leader' : 'inside';
}

export function cargoText({ name, kind }: Load): string {
  return say('dustup.cargo', { name: called(name), large: kind === 'large' });
}
