import type { Objective } from '../../content/schema.ts';
import { floorOf, groundOf, hasLeftBy } from '../../ground/ground.ts';
import { gapToPoint } from '../../ground/measure.ts';
import { type Ending, type EndingReason, type Killzone, sideOf } from '../../table/table.ts';
import { type Figure, isActive, isFighting, isInPlay, NONE } from '../../table/units.ts';

/** When an objective is looked at. */
type Occasion = 'atOnce' | 'endOfTurn' | 'atTheEnd';

export interface Verdict extends Ending {
  readonly scores: readonly number[];
}

/** KZ-WIN-001: whether the battle is decided on this occasion; at the end it always is. */
export function judge(table: Killzone, occasion: Occasion): Verdict | null {
  const { objective } = table;
  switch (objective.kind) {
    case 'encounter':
      return occasion === 'atTheEnd' ? byPoints(victoryPoints(table), 'KZ-WIN-002', table.values.drawMargin) : null;
    case 'turf':
      return occasion === 'atTheEnd' ? byPoints(turfPoints(table), 'KZ-GAP-014', table.values.drawMargin) : null;
    case 'tower':
      return occasion === 'atTheEnd' ? towerVerdict(table, objective) : null;
    case 'raid':
      return raidVerdict(table, objective, occasion);
    case 'assassination':
      return assassinationVerdict(table, objective, occasion);
    case 'topFloor':
      return topFloorVerdict(table, objective, occasion);
    case 'getaway':
      return getawayVerdict(table, objective, occasion);
    default:
      return objective satisfies never;
  }
}

/** KZ-WIN-002: the enemies killed, the vehicles wrecked, and half as much again for enemies held. */
export function victoryPoints(table: Killzone): number[] {
  const scores = table.seats.map(() => 0);
  const give = (loser: number, points: number): void => {
    for (let side = 0; side < scores.length; side++) if (side !== loser) scores[side]! += points;
  };
  for (const figure of table.figures) {
    if (figure.state === 'killed') give(figure.side, figure.points);
    else if (figure.state === 'captured') give(figure.side, figure.points * table.values.captiveWorth);
  }
  for (const vehicle of table.vehicles) if (vehicle.wrecked) give(vehicle.side, vehicle.points);
  return scores;
}

function turfPoints(table: Killzone): number[] {
  return victoryPoints(table).map((points, side) => points + table.scores[side]!);
}

/** Higher total wins; within the margin, where there is one, it is a draw. */
function byPoints(scores: readonly number[], rule: Ending['rule'], margin = 0): Verdict {
  const best = Math.max(...scores);
  const others = scores.filter(score => score < best);
  const isClear = others.length === scores.length - 1 && best - Math.max(...others) > margin;
  return { winners: isClear ? [scores.indexOf(best)] : [], rule, reason: 'points', scores };
}

function settle(table: Killzone, winner: number, rule: Ending['rule'], reason: EndingReason): Verdict {
  return { winners: [winner], rule, reason, scores: victoryPoints(table) };
}

/** The side that is not this one; the objectives with an attacker are for two. */
function opponentOf(table: Killzone, side: number): number {
  return table.seats.findIndex((_, other) => other !== side);
}

/** KZ-WIN-003: with nobody left to stop them they carry off what they came for. */
function isUnopposed(table: Killzone, side: number): boolean {
  const isLeft = (own: boolean): boolean =>
    table.figures.some(figure => (figure.side === side) === own && isFighting(figure));
  return isLeft(true) && !isLeft(false);
}

/** KZ-WIN-001: the object, or a captive, brought off the attacker's own edge. */
function raidVerdict(
  table: Killzone,
  { attacker }: Extract<Objective, { kind: 'raid' }>,
  occasion: Occasion,
): Verdict | null {
  const side = sideOf(table, attacker);
  const hasObject = table.prizes.some(
    ({ away, holder }) => away && holder !== NONE && table.figures[holder]!.side === side,
  );
  const hasCaptive = table.figures.some(figure => figure.side !== side && figure.state === 'captured' && figure.away);
  const isFree = occasion === 'atTheEnd' && isUnopposed(table, side);
  if (hasObject || hasCaptive || isFree) return settle(table, side, 'KZ-WIN-001', 'broughtOff');
  return occasion === 'atTheEnd' ? settle(table, opponentOf(table, side), 'KZ-WIN-001', 'keptFromRaiders') : null;
}

type Assassination = Extract<Objective, { kind: 'assassination' }>;

/** KZ-WIN-001: whom the attacker is after. */
export function victimOf(table: Killzone, { attacker, victim }: Assassination): Figure {
  const side = sideOf(table, attacker);
  const groups = table.groups.filter(group => group.side !== side);
  return table.figures[groups[victim.group]!.members[victim.figure]!]!;
}

/** KZ-WIN-001: the named figure dies, and the attacker wins at the end of that turn. */
function assassinationVerdict(table: Killzone, objective: Assassination, occasion: Occasion): Verdict | null {
  if (occasion === 'atOnce') return null;
  const side = sideOf(table, objective.attacker);
  if (victimOf(table, objective).state === 'killed') return settle(table, side, 'KZ-WIN-001', 'assassinated');
  return occasion === 'atTheEnd' ? settle(table, opponentOf(table, side), 'KZ-WIN-001', 'survived') : null;
}

/** KZ-GAP-013: a power armoured trooper active on the top floor at the end of any turn; otherwise points. */
function topFloorVerdict(
  table: Killzone,
  { attacker, building }: Extract<Objective, { kind: 'topFloor' }>,
  occasion: Occasion,
): Verdict | null {
  if (occasion === 'atOnce') return null;
  const ground = groundOf(table.map);
  const side = sideOf(table, attacker);
  const top = ground.buildings[building]!.floors - 1;
  const isThere = table.figures.some(
    figure =>
      figure.side === side &&
      isActive(figure) &&
      figure.room !== NONE &&
      ground.rooms[figure.room]!.building === building &&
      floorOf(ground, figure.room) === top,
  );
  if (isThere) return settle(table, side, 'KZ-GAP-013', 'topFloor');
  return occasion === 'atTheEnd' ? byPoints(victoryPoints(table), 'KZ-GAP-013') : null;
}

/** KZ-GAP-012: each side's own tally; the higher total wins. */
function towerVerdict(table: Killzone, objective: Extract<Objective, { kind: 'tower' }>): Verdict {
  const ground = groundOf(table.map);
  const attacker = sideOf(table, objective.attacker);
  const isInside = ({ room }: Figure): boolean => room !== NONE && ground.rooms[room]!.building === objective.building;
  const states = ground.buildings[objective.building]!.rooms.map(room => table.fires[room]!.state);
  const isMajor = states.includes('major');
  const isBurning = isMajor || states.includes('minor');
  const scores = table.seats.map(() => 0);
  const isEscaped = (figure: Figure): boolean => figure.away && hasLeftBy(ground, figure, objective.edge);
  for (const figure of table.figures) {
    const isGone = figure.state === 'killed';
    if (figure.side === attacker) {
      if (isGone) scores[1 - attacker]! += figure.points;
      continue;
    }
    if (isGone || figure.state === 'captured') scores[attacker]! += figure.points;
    else if (isEscaped(figure) || (!figure.away && isBurning && !isInside(figure)))
      scores[1 - attacker]! += figure.points;
  }
  const isHeld = table.figures.some(figure => figure.side === attacker && isActive(figure) && isInside(figure));
  if (isHeld && !isMajor) scores[attacker]! += objective.bonus;
  return byPoints(scores, 'KZ-GAP-012');
}

/** KZ-GAP-011: the car or the loot out by the north road; the law wins by holding the loot, or by time. */
function getawayVerdict(
  table: Killzone,
  { runner, vehicle, road }: Extract<Objective, { kind: 'getaway' }>,
  occasion: Occasion,
): Verdict | null {
  const side = sideOf(table, runner);
  const law = opponentOf(table, side);
  const ground = groundOf(table.map);
  const isOutByRoad = ({ x, y }: { x: number; y: number }): boolean =>
    y > ground.depth - 2000 && x >= road[0] * 1000 && x <= road[1] * 1000;
  const car = table.vehicles[vehicle]!;
  const loot = table.prizes[0]!;
  const holder = loot.holder === NONE ? null : table.figures[loot.holder]!;
  const isCarried = holder !== null && holder.side === side && holder.away && isOutByRoad(holder);
  const isFree = occasion === 'atTheEnd' && isUnopposed(table, side);
  if ((car.away && isOutByRoad(car)) || isCarried || isFree) {
    const isDecisive = table.vehicles.every(other => other.side === side || other.wrecked);
    return settle(table, side, 'KZ-GAP-011', isDecisive ? 'decisiveGetaway' : 'getaway');
  }
  if (holder !== null && holder.side === law && isInPlay(holder)) return settle(table, law, 'KZ-GAP-011', 'lootTaken');
  return occasion === 'atTheEnd' ? settle(table, law, 'KZ-GAP-011', 'noGetaway') : null;
}

/** KZ-GAP-014: who holds a turf marker at the end of a turn; null when nobody does. */
export function holderOfMarker(table: Killzone, marker: readonly [number, number], reach: number): number | null {
  const counts = table.seats.map(() => 0);
  const ground = groundOf(table.map);
  const spot = { x: marker[0] * 1000, y: marker[1] * 1000 };
  for (const figure of table.figures) {
    if (!isActive(figure) || floorOf(ground, figure.room) !== 0) continue;
    if (gapToPoint(table, figure, { ...spot, room: figure.room }) <= reach * 1000) counts[figure.side]!++;
  }
  const best = Math.max(...counts);
  const holders = counts.flatMap((count, side) => (count === best ? [side] : []));
  return best > 0 && holders.length === 1 ? holders[0]! : null;
}
