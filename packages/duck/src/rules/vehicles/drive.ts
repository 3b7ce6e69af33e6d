import { neighbour, opposite, oppositeSide, type Side, turn } from '@sightline/geometry/grid';
import { AVERAGE, refuse } from '@sightline/kernel';
import { planOf } from '../../ship/plan.ts';
import { vehicleSquares } from '../../ship/standing.ts';
import { shipChanged } from '../../ship/walls.ts';
import type { ActKind } from '../../table/acts.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Teamer } from '../../table/figure.ts';
import { figuresAt, isAble, isTeamer, isThreat, seatOf } from '../../table/figures.ts';
import { form, isNumber } from '../../table/form.ts';
import { ask } from '../../table/questions.ts';
import type { DuckTable, Vehicle } from '../../table/table.ts';
import { spendAction } from '../actions/chits.ts';
import { passesFumbleTest } from '../actions/fumble-test.ts';
import { wound } from '../damage/kill-and-wound.ts';
import { knockBack } from '../damage/knock-back.ts';
import { enterSquare } from '../movement/steps.ts';
import type { DriveQuestion, SteerQuestion } from './questions.ts';
import {
  canRoll,
  isClearDeck,
  isDriver,
  isSideOpen,
  squareAhead,
  vehicleCalled,
  vehicleOf,
  whyNotDrive,
} from './vehicle.ts';

/** DK-CARGO-016: above this many squares it cannot just stop; so many straight squares are its brakes. */
const EASY_SPEED = 5;
const BRAKING = 2;

/** DK-CARGO-016: what it does to whoever stands in the way. */
const STRUCK_PIPS = 2;

export interface Drive {
  readonly do: 'drive';
  readonly vehicle: number;
}

/** DK-CARGO-015, DK-CARGO-016: how far, and which way; announced when the dice have fallen. */
export interface DriveOrder {
  readonly squares: number;
  readonly backwards: boolean;
}

/** DK-CARGO-014: before each square the driver may turn, if there is room. */
export type Steering = 'ahead' | 'left' | 'right';

/** DK-CARGO-015: one MOVE action of the driver. */
export const drive: ActKind<Drive> = {
  do: 'drive',
  isForm: form<Drive>({ vehicle: isNumber }),
  foresee: () => null,
  list(table, man) {
    const vehicle = vehicleOf(table, man);
    const act: Drive = { do: 'drive', vehicle: vehicle?.id ?? -1 };
    return vehicle && drive.whyNot(table, man, act).length === 0 ? [act] : [];
  },
  whyNot(table, man, { vehicle: id }) {
    const vehicle = table.vehicles[id];
    return vehicle ? whyNotDrive(table, man, vehicle) : [refuse('DK-CARGO-011', 'noSuchVehicle')];
  },
  perform(table, io, man, { vehicle: id }) {
    spendAction(man);
    const vehicle = vehicleCalled(table, id);
    const why = { rule: 'DK-CARGO-015', purpose: 'drive', seat: seatOf(man), figure: man.id } as const;
    const dice = [io.roll(AVERAGE, why), io.roll(AVERAGE, why)];
    const points = dice[0]! + dice[1]!;
    io.tell({ type: 'driveThrown', rule: 'DK-CARGO-015', figure: man.id, vehicle: id, dice, points });
    const { squares, backwards } = askHowFar(io, man, points);
    if (backwards) reverse(table, io, man, vehicle, squares);
    else driveOn(table, io, man, vehicle, squares, points);
  },
};

function askHowFar(io: DuckIo, man: Teamer, points: number): DriveOrder {
  const options: DriveOrder[] = [];
  for (let squares = 0; squares <= points; squares++) options.push({ squares, backwards: false });
  for (let squares = 1; squares * 2 <= points; squares++) options.push({ squares, backwards: true });
  const question: DriveQuestion = { kind: 'howFar', rule: 'DK-CARGO-015', figure: man.id, points, options };
  return ask(io, seatOf(man), question);
}

/** DK-CARGO-015: straight back at half speed; whatever bars the way ends it. */
function reverse(table: DuckTable, io: DuckIo, man: Teamer, vehicle: Vehicle, squares: number): void {
  let driven = 0;
  while (driven < squares && isInHand(table, man, vehicle) && canRoll(table, vehicle, true)) {
    roll(table, io, vehicle, true);
    driven++;
  }
  tellDriven(io, man, vehicle, driven);
}

/**
 * DK-CARGO-014, DK-CARGO-016: square by square. Up to 5 squares whatever bars the way only ends the drive; faster, the
 * last two squares are straight and cannot be saved, and an obstacle means a collision.
 */
function driveOn(table: DuckTable, io: DuckIo, man: Teamer, vehicle: Vehicle, squares: number, points: number): void {
  const isFast = squares > EASY_SPEED;
  let left = points;
  let driven = 0;
  for (; driven < squares; driven++) {
    const toGo = squares - driven;
    if (!(isFast && toGo <= BRAKING)) left -= steer(table, io, man, vehicle, toGo, left);
    if (!isInHand(table, man, vehicle)) break;
    if (!canRoll(table, vehicle, false)) {
      if (isFast) collide(table, io, vehicle);
      break;
    }
    roll(table, io, vehicle, false);
    left--;
    if (!isInHand(table, man, vehicle)) break;
  }
  tellDriven(io, man, vehicle, driven);
  if (!isFast && driven === squares && isInHand(table, man, vehicle)) steer(table, io, man, vehicle, 0, left);
}

/** He may have been shot, pulled off or grappled on the way. */
function isInHand(table: DuckTable, man: Teamer, vehicle: Vehicle): boolean {
  return isAble(man) && man.grapple === null && isDriver(table, man, vehicle);
}

function tellDriven(io: DuckIo, { id }: Teamer, { id: vehicle, front }: Vehicle, squares: number): void {
  io.tell({ type: 'drove', rule: 'DK-CARGO-015', figure: id, vehicle, squares, front });
}

/**
 * DK-CARGO-014: turns, one point each, as long as the squares announced can still be paid for; gives the points used.
 */
function steer(table: DuckTable, io: DuckIo, man: Teamer, vehicle: Vehicle, squares: number, points: number): number {
  let used = 0;
  while (points - used > squares && isInHand(table, man, vehicle)) {
    const turns = (['left', 'right'] as const).filter(way => canTurn(table, vehicle, way));
    if (turns.length === 0) return used;
    const question: SteerQuestion = {
      kind: 'steer',
      rule: 'DK-CARGO-014',
      figure: man.id,
      squares,
      points: points - used,
      options: ['ahead', ...turns],
    };
    const way = ask(io, seatOf(man), question);
    if (way === 'ahead') return used;
    swing(table, io, man, vehicle, way);
    used++;
  }
  return used;
}

interface Swing {
  readonly facing: Side;
  readonly rear: number;
  readonly corner: number;
  /** The side over which the rear leaves its square, and the one over which it comes round the corner. */
  readonly out: Side;
}

function swingOf(table: DuckTable, vehicle: Vehicle, way: 'left' | 'right'): Swing {
  const { grid } = planOf(table.arena);
  const facing = turn(vehicle.facing, way === 'left' ? -2 : 2) as Side;
  const out = oppositeSide(facing);
  const [front, rear] = vehicleSquares(table, vehicle);
  return { facing, out, rear: neighbour(grid, front, out), corner: neighbour(grid, rear, out) };
}

/** DK-CARGO-014: the new rear square and the corner swept over must be free. */
export function canTurn(table: DuckTable, vehicle: Vehicle, way: 'left' | 'right'): boolean {
  const { rear, corner, out } = swingOf(table, vehicle, way);
  if (rear < 0 || corner < 0 || !isClearDeck(table, rear) || !isClearDeck(table, corner)) return false;
  const [front, oldRear] = vehicleSquares(table, vehicle);
  return isSideOpen(table, oldRear, out) && isSideOpen(table, corner, vehicle.facing) && isSideOpen(table, front, out);
}

function swing(table: DuckTable, io: DuckIo, man: Teamer, vehicle: Vehicle, way: 'left' | 'right'): void {
  const { facing } = swingOf(table, vehicle, way);
  vehicle.facing = facing;
  shipChanged(table);
  io.tell({ type: 'vehicleTurned', rule: 'DK-CARGO-014', figure: man.id, vehicle: vehicle.id, facing });
  man.facing = facing;
  takeAlong(table, io, vehicle, false);
}

function roll(table: DuckTable, io: DuckIo, vehicle: Vehicle, backwards: boolean): void {
  const way = backwards ? opposite(vehicle.facing) : vehicle.facing;
  vehicle.front = neighbour(planOf(table.arena).grid, vehicle.front, way);
  shipChanged(table);
  takeAlong(table, io, vehicle, backwards);
}

/**
 * Whoever sits in it comes along: mines, sensors and what lies in wait meet him as on foot. The foremost goes first.
 */
function takeAlong(table: DuckTable, io: DuckIo, vehicle: Vehicle, backwards: boolean): void {
  const { facing } = vehicle;
  const [front, rear] = vehicleSquares(table, vehicle);
  const seats = [
    { id: vehicle.driver, square: front },
    { id: vehicle.passenger, square: rear },
  ];
  for (const { id, square } of backwards ? seats.reverse() : seats) {
    const man = id === null ? null : table.figures[id]!;
    if (!man || !isTeamer(man) || man.at === square) continue;
    // A Threat that has climbed on rides along (DK-GAP-008).
    for (const rider of figuresAt(table, man.at)) if (isThreat(rider)) rider.at = square;
    enterSquare(table, io, man, square, { willingly: true, facing });
  }
}

/** DK-CARGO-016: it stops; those aboard take a Fumble Test or are wounded, those in the way are knocked back. */
function collide(table: DuckTable, io: DuckIo, vehicle: Vehicle): void {
  const ahead = squareAhead(table, vehicle);
  const isReached = isSideOpen(table, vehicle.front, vehicle.facing);
  const struck = isReached ? figuresAt(table, ahead) : [];
  io.tell({
    type: 'collided',
    rule: 'DK-CARGO-016',
    vehicle: vehicle.id,
    front: vehicle.front,
    struck: struck.map(({ id }) => id),
  });
  const cause = { by: null, means: 'accident', rule: 'DK-CARGO-016' } as const;
  for (const figure of struck) knockBack(table, io, figure, { pips: STRUCK_PIPS, cause, back: vehicle.facing });
  for (const id of [vehicle.driver, vehicle.passenger]) {
    const man = id === null ? undefined : table.figures[id];
    if (!man || !isTeamer(man) || !isAble(man)) continue;
    if (!passesFumbleTest(table, io, man, { name: 'collision', rule: 'DK-CARGO-016' })) wound(table, io, man, cause);
  }
}
