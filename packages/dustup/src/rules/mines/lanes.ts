import { advance, distance, isWithin, minus, plus, scaled } from '@sightline/geometry/field';
import { D12, type Refusal, refuse } from '@sightline/kernel';
import { groundOf, isOnTable } from '../../ground/ground.ts';
import { landmarkOf } from '../../ground/landmarks.ts';
import { isWithinInches, TOLERANCE } from '../../ground/measure.ts';
import { POINT, walkOf } from '../../ground/walk.ts';
import { isAble } from '../../table/figures.ts';
import type { Mine } from '../../table/markers.ts';
import { happen } from '../../table/moment.ts';
import { type Dustup, type DustupIo, leaderOf, type Place, placeOf } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import { ableCount, ableOf, isVehicle, type Unit } from '../../table/units.ts';
import { resolveHits } from '../casualties/harm.ts';
import { type Harm, strainBy } from '../casualties/toll.ts';
import { whyNotAnother } from '../detachment/detach.ts';
import { splitOff } from '../detachment/split-off.ts';
import { reveal } from '../detection/counters.ts';
import { whyNotMarch } from '../heavy-weapons/moving.ts';
import { leadershipTest } from '../morale/leadership-test.ts';
import { follow, followersOf, formColumn, putAt } from '../movement/formation.ts';
import { needsLeadershipTest, rollMovement, whyNotFlee } from '../movement/movement.ts';
import { movementDie } from '../movement/movement-die.ts';
import { placeOn, type Track } from '../movement/tracks.ts';
import { bearing, leaveBehind, whyNotLeave } from '../movement/wounded.ts';
import type { FollowLaneAct, OpenLaneAct } from './acts.ts';
import { crossAll, FIELD_MILS, isField, MINE_BLAST, mayBeField, stretchesInField, turnUp } from './minefields.ts';

/** How near to a lane's mouth a unit must be to file into it, in inches. */
const AT_MOUTH = 2;

/** DU-MINE-009, DU-MINE-010: there is no other way for infantry to clear mines. */
export function whyNotOpenLane(table: Dustup, unit: Unit, { figure: id, to }: OpenLaneAct): Refusal[] {
  const figure = table.figures[id];
  if (!table.options.mines) return [refuse('DU-FIRE-001', 'minesAreOff')];
  if (figure === undefined || figure.unit !== unit.id || !isAble(figure) || figure.left) {
    return [refuse('DU-MINE-010', 'notAble')];
  }
  const isAlone = ableCount(table, unit) === 1;
  if (!isAlone && id === unit.leader) return [refuse('DU-MINE-010', 'leaderStays')];
  const full = isAlone ? [] : whyNotAnother(table, unit);
  if (full.length > 0) return full;
  if (!isOnTable(groundOf(table), to)) return [refuse('DU-MINE-010', 'offTable')];
  const way = [figure, to];
  const isMined = table.mines.some(mine => mayBeField(mine, unit.side) && stretchesInField(mine, way).length > 0);
  return isMined ? whyNotFlee(table, unit, figure, to) : [refuse('DU-MINE-010', 'noFieldAhead')];
}

/** DU-MINE-010: the model goes off as a detachment, at half speed, until it is through or hurt. */
export function openLane(table: Dustup, io: DustupIo, unit: Unit, { figure: id, to }: OpenLaneAct): void {
  // DU-FORCE-033.
  if (needsLeadershipTest(table, unit, to, table.figures[id]!) && !leadershipTest(table, io, unit)) return;
  reveal(table, io, unit, 'DU-DETECT-003');
  const walker = ableCount(table, unit) === 1 ? unit : splitOff(table, unit, [id]);
  const figure = table.figures[id]!;
  const start = { x: figure.x, y: figure.y };
  const { face, points } = rollMovement(table, io, walker, movementDie(table, walker, 0));
  const within = (points * POINT) / 2;
  const { route } = advance(walkOf(table, walker, { within }), [start, to], within);
  putAt(figure, route.at(-1)!);
  walker.moved = true;
  const fields = walkIntoFields(table, io, walker, { figure: id, points: route });
  const end = { x: figure.x, y: figure.y };
  for (const mine of fields) clear(mine, start, end);
  const told = { unit: walker.who, figure: figure.who, face, from: start, to: end, where: landmarkOf(table, end) };
  io.tell({ type: 'laneOpened', rule: 'DU-MINE-010', ...told });
  const before = walker.figures.map(() => start);
  const lanes = fields.map(mine => mine.id);
  happen(table, io, { on: 'moved', unit: walker.id, route: [start, end], before, lanes });
}

/** The fields on the way are turned up, and the walker tests as usual; returns them. */
function walkIntoFields(table: Dustup, io: DustupIo, walker: Unit, track: Track): Mine[] {
  const near = table.mines.filter(mine => !mine.removed && stretchesInField(mine, track.points).length > 0);
  for (const mine of near) if (mine.kind === 'dummy' || isField(mine)) turnUp(table, io, mine, 'DU-MINE-001');
  const fields = near.filter(isField);
  strainBy(table, io, walker, 'mine', quiet => {
    const { isCaught, hurtAt } = crossAll(table, quiet, walker, fields, track);
    return { isCaught, casualties: hurtAt === null ? 0 : 1 };
  });
  return fields;
}

/** The part of the way that lies in the field is a lane from now on. */
function clear(mine: Mine, start: Place, end: Place): void {
  const way = [start, end];
  const stretches = stretchesInField(mine, way);
  const [first, last] = [stretches[0], stretches.at(-1)];
  if (first === undefined || last === undefined) return;
  mine.lanes.push([placeOn(way, first.from), placeOn(way, last.to)]);
}

/** The last man of the roster, across the nearest field. */
export function lanesToOpen(table: Dustup, unit: Unit): OpenLaneAct[] {
  const figure = ableOf(table, unit).at(-1);
  if (figure === undefined || !table.options.mines) return [];
  const mine = table.mines.find(field => mayBeField(field, unit.side) && isWithinInches(figure, field, 9));
  if (mine === undefined || isWithin(figure, mine, TOLERANCE)) return [];
  const to = plus(figure, scaled(minus(mine, figure), distance(figure, mine) + FIELD_MILS + 1000));
  const act: OpenLaneAct = { do: 'openLane', figure: figure.id, to };
  return mine.lanes.length === 0 && whyNotOpenLane(table, unit, act).length === 0 ? [act] : [];
}

export function whyNotFollowLane(table: Dustup, unit: Unit, act: FollowLaneAct): Refusal[] {
  const { mine: id, lane, from, leave = [] } = act;
  const mine = table.mines[id];
  const mouth = mine?.lanes[lane]?.[from];
  if (isVehicle(unit)) return [refuse('DU-MINE-012', 'laneIsForFeet')];
  if (mine === undefined || mouth === undefined || mine.removed) return [refuse('DU-MINE-012', 'noLane')];
  if (!isWithinInches(placeOf(table, unit), mouth, AT_MOUTH)) return [refuse('DU-MINE-012', 'outOfReach', AT_MOUTH)];
  if (depthOf(table, unit, mine, lane, from) <= 0) return [refuse('DU-MINE-012', 'laneTooShort')];
  const flight = whyNotFlee(table, unit, placeOf(table, unit), endOf(table, unit, act));
  return [...whyNotLeave(table, unit, leave), ...whyNotMarch(table, unit), ...flight];
}

/** Where the leader is to come out, or to stop. */
function endOf(table: Dustup, unit: Unit, { mine: id, lane, from }: FollowLaneAct): Place {
  const mine = table.mines[id]!;
  const [mouth, exit] = [mine.lanes[lane]![from]!, mine.lanes[lane]![1 - from]!];
  return plus(mouth, scaled(minus(exit, mouth), depthOf(table, unit, mine, lane, from)));
}

/** How far into the lane the leader may go, in the middle of his file: out at the far end, or as far as it is clear. */
function depthOf(table: Dustup, unit: Unit, mine: Mine, lane: number, from: 0 | 1): number {
  const ends = mine.lanes[lane]!;
  const followers = followersOf(table, unit).length;
  const ahead = Math.floor(followers / 2);
  const base = 2 * leaderOf(table, unit).radius;
  const isThrough = !isWithin(ends[1 - from]!, mine, FIELD_MILS - TOLERANCE);
  const length = distance(ends[0], ends[1]);
  return isThrough ? length + (followers - ahead + 1) * base : length - ahead * base;
}

/** DU-MINE-011, DU-MINE-012: in single file and at half speed; each model that goes along sets off a mine on a 1. */
export function followLane(table: Dustup, io: DustupIo, unit: Unit, act: FollowLaneAct): void {
  const { mine: id, lane, from, leave = [] } = act;
  const goal = endOf(table, unit, act);
  // DU-FORCE-033.
  if (needsLeadershipTest(table, unit, goal) && !leadershipTest(table, io, unit)) return;
  reveal(table, io, unit, 'DU-DETECT-003');
  const mine = table.mines[id]!;
  const ends = mine.lanes[lane]!;
  const [mouth, direction] = [ends[from], minus(ends[1 - from]!, ends[from])];
  const { carried, left } = bearing(table, unit, leave);
  const { face, points } = rollMovement(table, io, unit, movementDie(table, unit, carried.length));
  leaveBehind(io, unit, left);
  const leader = leaderOf(table, unit);
  const start = { x: leader.x, y: leader.y };
  const within = (points * POINT) / 2;
  const walk = walkOf(table, unit, { within });
  const { route, end } = advance(walk, [start, mouth, goal], within);
  const before = unit.figures.map(figure => ({ x: table.figures[figure]!.x, y: table.figures[figure]!.y }));
  putAt(leader, end);
  unit.moved = true;
  if (!formColumn(table, unit, walk, direction)) follow(table, unit, walk, start);
  io.tell({
    type: 'laneFollowed',
    rule: 'DU-MINE-012',
    unit: unit.who,
    face,
    points,
    to: end,
    where: landmarkOf(table, end),
  });
  strainBy(table, io, unit, 'mine', quiet => walkInLane(table, quiet, unit));
  happen(table, io, { on: 'moved', unit: unit.id, route, before, lanes: [id] });
}

function walkInLane(table: Dustup, io: DustupIo, unit: Unit): Harm {
  let isCaught = false;
  let casualties = 0;
  for (const figure of ableOf(table, unit)) {
    const face = io.roll(D12, becauseOf(table, unit, 'DU-MINE-012', 'lane', figure.id));
    io.tell({ type: 'mineStepped', rule: 'DU-MINE-012', figure: figure.who, face, isHit: face === 1 });
    if (face !== 1) continue;
    isCaught = true;
    casualties += resolveHits(table, io, [figure], MINE_BLAST);
  }
  return { isCaught, casualties };
}

export function lanesToFollow(table: Dustup, unit: Unit): FollowLaneAct[] {
  const acts = table.mines.flatMap(({ id, lanes }) =>
    lanes.flatMap((_, lane) =>
      ([0, 1] as const).map((from): FollowLaneAct => ({ do: 'followLane', mine: id, lane, from })),
    ),
  );
  return acts.filter(act => whyNotFollowLane(table, unit, act).length === 0);
}
