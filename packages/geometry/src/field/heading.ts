import { compareProducts, nearestWhole } from './measure.ts';
import { cross, dot, type Point, plus, scaled, type Vector } from './point.ts';

/** The length of the vectors below: directions to six places, without trigonometry at run time. */
export const UNIT = 1_000_000;

/** The sines of 0 to 90 whole degrees, in millionths. */
const SINES: readonly number[] = [
  0, 17_452, 34_899, 52_336, 69_756, 87_156, 104_528, 121_869, 139_173, 156_434, 173_648, 190_809, 207_912, 224_951,
  241_922, 258_819, 275_637, 292_372, 309_017, 325_568, 342_020, 358_368, 374_607, 390_731, 406_737, 422_618, 438_371,
  453_990, 469_472, 484_810, 500_000, 515_038, 529_919, 544_639, 559_193, 573_576, 587_785, 601_815, 615_661, 629_320,
  642_788, 656_059, 669_131, 681_998, 694_658, 707_107, 719_340, 731_354, 743_145, 754_710, 766_044, 777_146, 788_011,
  798_636, 809_017, 819_152, 829_038, 838_671, 848_048, 857_167, 866_025, 874_620, 882_948, 891_007, 898_794, 906_308,
  913_545, 920_505, 927_184, 933_580, 939_693, 945_519, 951_057, 956_305, 961_262, 965_926, 970_296, 974_370, 978_148,
  981_627, 984_808, 987_688, 990_268, 992_546, 994_522, 996_195, 997_564, 998_630, 999_391, 999_848, 1_000_000,
];

function sine(degrees: number): number {
  const whole = wrapped(degrees);
  const half = whole % 180;
  const value = SINES[half > 90 ? 180 - half : half]!;
  return whole > 180 ? 0 - value : value;
}

function cosine(degrees: number): number {
  return sine(degrees + 90);
}

/** The direction of a compass bearing in whole degrees: 0 is north (up the table), 90 east. */
export function bearing(degrees: number): Vector {
  return BEARINGS[wrapped(degrees)]!;
}

const BEARINGS: readonly Vector[] = Array.from({ length: 360 }, (_, degrees) => ({
  x: sine(degrees),
  y: cosine(degrees),
}));

/** The direction of an hour on a D12 clock face with twelve o'clock north. */
export function clockFace(hour: number): Vector {
  return bearing(hour * 30);
}

/** The whole bearing, 0 to 359, nearest to a direction. */
export function bearingOf(v: Vector): number {
  if (v.x === 0 && v.y === 0) throw new Error('expected a direction, got the zero vector');
  let low = 0;
  let high = 180;
  const right = { x: Math.abs(v.x), y: v.y };
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cross(bearing(middle), right) >= 0) high = middle;
    else low = middle + 1;
  }
  // `high` is the first bearing not left of the direction; the one before may be nearer.
  const halfway = plus(bearing(high), bearing(high + 359));
  const degrees = high > 0 && cross(halfway, right) > 0 ? high - 1 : high;
  return wrapped(v.x < 0 ? 360 - degrees : degrees);
}

/** The direction turned clockwise by whole degrees (negative: anticlockwise), as a vector of length UNIT. */
export function turned(v: Vector, degrees: number): Vector {
  const unit = scaled(v, UNIT);
  const [s, c] = [sine(degrees), cosine(degrees)];
  return { x: nearestWhole((unit.x * c + unit.y * s) / UNIT), y: nearestWhole((unit.y * c - unit.x * s) / UNIT) };
}

/**
 * Whether `v` points at most `degrees` (0 to 180) to either side of `heading`. The limits are half-planes: whole
 * quarters and eighths of a turn are decided exactly, the rest to a millionth.
 */
export function isWithinAngle(heading: Vector, v: Vector, degrees: number): boolean {
  return compareAngle(heading, v, degrees) <= 0;
}

/** The sign of (angle between `heading` and `v`) - `degrees`, for 0 to 180 degrees. */
export function compareAngle(heading: Vector, v: Vector, degrees: number): number {
  const ahead = dot(heading, v);
  const aside = Math.abs(cross(heading, v));
  if (degrees === 180) return aside === 0 && ahead <= 0 ? 0 : -1;
  if (degrees === 0) return aside === 0 && ahead >= 0 ? 0 : 1;
  return compareProducts(aside, cosine(degrees), ahead, sine(degrees));
}

/**
 * A stray round: so far from `from` in the direction of an hour, twelve o'clock being the direction `twelve` and each
 * hour 30 degrees clockwise.
 */
export function deviated(from: Point, twelve: Vector, hour: number, distance: number): Point {
  return plus(from, scaled(turned(twelve, hour * 30), distance));
}

function wrapped(degrees: number): number {
  if (!Number.isInteger(degrees)) throw new Error(`expected whole degrees, got ${degrees}`);
  return ((degrees % 360) + 360) % 360;
}
