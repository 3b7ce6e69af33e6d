import type { Act, DustupQuestion, DustupView, Place } from '@sightline/dustup';
import type { Json, MatchOptions } from '@sightline/kernel';
import { oneOf, type Wants, wanting } from '../../wanting.ts';
import { placeOfUnit } from '../units.ts';

// The field behind the barracks: small forces, a rifle each, and an enemy who has never been shot at.

const LEADER = { role: 'Squad leader', leader: true, weapons: ['assaultRifle'] };
const INFANTRY = {
  type: 'infantry',
  quality: 'veteran',
  leadership: 1,
  armour: 'fullLight',
  moves: 6,
  close: 'bayonetKnifeButt',
} as const;

type Details = Readonly<Record<string, Json>>;

/** A squad of a leader and so many riflemen. */
export function squad(code: string, name: string, riflemen: number, unlike: Details = {}): Details {
  const rifles = { role: 'Rifleman', count: riflemen, weapons: ['assaultRifle'] };
  return { code, name, ...INFANTRY, figures: [LEADER, rifles], ...unlike };
}

export const force = (title: string, units: readonly Details[]): Details => ({
  id: 'school',
  title,
  rule: 'house',
  units: [...units],
});

type Corners = readonly (readonly [number, number])[];

const area = (type: string, points: Corners): Details => ({ type, points: points.map(point => [...point]) });
export const box = (type: string, x: number, y: number, width: number, height: number): Details =>
  area(type, [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

/** A strip of country with a road along its middle; nothing in the midst of it stands in anybody's line of fire. */
export const ground = (
  width: number,
  areas: readonly Details[],
  lines: readonly Details[] = [],
  depth = 14,
): Details => ({
  id: 'schoolField',
  title: 'The field behind the barracks',
  rule: 'house',
  width,
  depth,
  areas: [box('road', 0, depth / 2 - 1, width, 2), ...areas],
  lines: [...lines],
});

/** A battle on it; the machine leads Blue and plays without cunning. */
export function onTheField(details: Details, switches: MatchOptions['switches'] = {}): Omit<MatchOptions, 'secret'> {
  return {
    scenario: 'ownBattle',
    switches,
    players: { red: { kind: 'person' }, blue: { kind: 'bot', bot: 'plain' } },
    details,
  };
}

export const want = wanting<DustupQuestion, DustupView>();

/** The unit of this number does such a thing. */
export const wantAct = (unit: number, name: Act['do']): Wants<DustupView> =>
  want('act', (act, question) => act.do === name && question.unit.id === unit);

/** The middle of the road, and how far beside it a squad may want to go, in mils. */
const [ROAD, BESIDE] = [7000, 4000];

/** It moves along the road, and gets so many thousandths of an inch nearer to the east. */
export function wantAdvance(unit: number, least = 2000): Wants<DustupView> {
  return want('act', (act, question, view) => {
    if (act.do !== 'move' || question.unit.id !== unit) return false;
    const { x, y } = act.route.at(-1)!;
    return x > placeOfUnit(view, view.units[unit]!).x + least && Math.abs(y - ROAD) <= BESIDE;
  });
}

/** So far off the place that is lit, in inches, a press still means it. */
const ABOUT = 1;

/** The units are put where it is right, the first one first: places in inches, by the number of the unit. */
export function wantDeployment(...places: readonly (readonly [number, number])[]): Wants<DustupView> {
  const isThere = (at: Place, unit: number): boolean => {
    const [x, y] = places[unit]!;
    return Math.hypot(at.x - 1000 * x, at.y - 1000 * y) <= 1000 * ABOUT;
  };
  return oneOf(
    want('whichToDeploy', unit => unit === 0),
    want('deploy', ({ at }, { unit }) => isThere(at, unit.id)),
  );
}
export const wantFirst = want('goFirst', answer => answer === 'first');
/** The enemy is let go first. */
export const wantSecond = want('goFirst', answer => answer === 'second');
export const wantActivation = (unit: number): Wants<DustupView> =>
  want('activate', choice => choice.do === 'activate' && choice.unit === unit);
/** A chance to break in is let go. */
export const wantPass = want('react', answer => 'pass' in answer);
