import type { Act, Figure, KillzoneBoard, KillzoneView, Place, Vehicle } from '@sightline/killzone';
import { NONE } from './floors.ts';
import { besideVehicle } from './naming-places.ts';

type GetOut = Extract<Act, { do: 'getOut' }>;

/** Half a base, a hair more than touching, and how near to a side a press means that side, in mils. */
const HALF_BASE = 500;
const HAIR = 2;
const NEXT_TO = 700;

/** Out of a car that stands, on the side that is pressed or by which the place can be reached, and on to it in the same move. */
export function getOutTo(rules: KillzoneBoard, view: KillzoneView, figure: Figure, place: Place): GetOut | undefined {
  const vehicle = view.vehicles[figure.vehicle]!;
  if (vehicle.speed > 0 || place.room !== NONE) return undefined;
  const outs = exitsTowards(vehicle, place).map((at): GetOut => {
    const isBeside = Math.hypot(at.x - place.x, at.y - place.y) <= NEXT_TO;
    return { do: 'getOut', at, way: isBeside ? [] : rules.wayTo(view, outAt(figure, at), place) };
  });
  const isFree = ({ at, way }: GetOut): boolean => rules.walkWay(view, outAt(figure, at), way).fault === null;
  return outs.find(isFree) ?? outs[0];
}

/** Where somebody stands who got out and went on. */
export function endOfGettingOut(rules: KillzoneBoard, view: KillzoneView, figure: Figure, { at, way }: GetOut): Place {
  return way.length === 0 ? at : rules.walkWay(view, outAt(figure, at), way).end;
}

/** As he is once he has got out there. */
export const outAt = (figure: Figure, at: Place): Figure => ({ ...figure, ...at, vehicle: NONE, place: NONE });

/** The middles of its sides. */
export const exitsOf = (vehicle: Vehicle): readonly Place[] => exitsTowards(vehicle, { ...vehicle, room: NONE });

/** Of jumps on one side of a car one is enough. */
export function isSameJump(view: KillzoneView, a: Act, b: Act, { vehicle }: Figure): boolean {
  if (a.do !== 'bailOut' || b.do !== 'bailOut') return false;
  const [one, other] = [a, b].map(({ at }) => besideVehicle(view.vehicles[vehicle]!, at).side);
  return one === other;
}

/** Base to side with a vehicle: where each of its sides is nearest to a place, the nearest first. */
function exitsTowards({ x, y, heading, model }: Vehicle, place: Place): readonly Place[] {
  const turn = (heading * Math.PI) / 180;
  const [right, up] = [place.x - x, place.y - y];
  const along = right * Math.sin(turn) + up * Math.cos(turn);
  const across = right * Math.cos(turn) - up * Math.sin(turn);
  const [long, wide] = [500 * model.length, 500 * model.width];
  const off = HALF_BASE + HAIR;
  const held = (at: number, most: number): number => Math.max(-most, Math.min(most, at));
  const sides = [-1, 1].flatMap(hand => [
    [held(along, long), hand * (wide + off)],
    [hand * (long + off), held(across, wide)],
  ]);
  const exits = sides.map(([a = 0, b = 0]) => ({
    x: Math.round(x + a * Math.sin(turn) + b * Math.cos(turn)),
    y: Math.round(y + a * Math.cos(turn) - b * Math.sin(turn)),
    room: NONE,
  }));
  const far = (at: Place): number => Math.hypot(at.x - place.x, at.y - place.y);
  return exits.toSorted((a, b) => far(a) - far(b));
}
