import type { DustupBoard, DustupView, Place, Unit } from '@sightline/dustup';
import { shortWind, windBetween, windName, windOf } from '../../board/winds.ts';
import { called, decimal, say } from '../../words/dustup.ts';
import { languageOf } from '../../words/language.ts';
import { isSeen, nameOf, placeOfUnit } from './units.ts';

type PlaceWords = ReturnType<NonNullable<DustupBoard['placesIn']>>;

const spoken = new WeakMap<DustupBoard, PlaceWords | null>();

/** What a place is called: "the light woods in the west". Editions without names for places tell what grows there. */
export function placeNameOf(rules: DustupBoard, view: DustupView, place: Place): string {
  let words = spoken.get(rules);
  if (words === undefined) {
    words = rules.placesIn?.(languageOf('dustup')) ?? null;
    spoken.set(rules, words);
  }
  const ground = words ? null : rules.groundName(view, place);
  return words ? words(view, place) : ground ? called(ground) : say('dustup.openGround');
}

/** "8 inches north-west": from one place to another. */
export function wayText(from: Place, to: Place, digits = 0): string {
  const inches = decimal(Math.hypot(to.x - from.x, to.y - from.y) / 1000, digits);
  return say('dustup.way', { inches, wind: windTo(from, to) });
}

export const windTo = (from: Place, to: Place): string => windBetween(to.x - from.x, from.y - to.y);

/** Where on the table that is, for places that have the same name. */
function fromMiddle({ map }: DustupView, place: Place): string {
  const middle = { x: map.width * 500, y: map.depth * 500 };
  return say('dustup.fromMiddle', { way: shortWay(middle, place) });
}

/** In which third of a piece of ground a place counts as its middle. */
const THIRD = 1 / 6;
/** Ground that is longer than this, in mils, is a road. */
const LONG = 24_000;

/** On which side of the woods or the field it lies that it is in; empty for their middle, null outside of them. */
export function sideOfGround(rules: DustupBoard, view: DustupView, { x, y }: Place): string | null {
  const name = rules.groundName(view, { x, y });
  const area = rules
    .groundOf(view)
    .areas.find(
      ({ type, box }) => type.name === name && x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY,
    );
  if (!area || area.type.traits.includes('building')) return null;
  const { minX, minY, maxX, maxY } = area.box;
  const [width, depth] = [maxX - minX, maxY - minY];
  if (Math.max(width, depth) > LONG) return null;
  const [right, up] = [(x - (minX + maxX) / 2) / width, (y - (minY + maxY) / 2) / depth];
  const [across, along] = [Math.abs(right) > THIRD ? right : 0, Math.abs(up) > THIRD ? up : 0];
  return across === 0 && along === 0 ? '' : windName(windOf(across, -along));
}

/** Which way it lies from the middle of the table: what tells places apart that are called the same. */
export const partOfTable = ({ map }: DustupView, place: Place): string =>
  say('dustup.part', { wind: partWind(map, place) });

/** By the eight winds. */
function partWind({ width, depth }: DustupView['map'], { x, y }: Place): string {
  return windName(windOf(x - width * 500, depth * 500 - y));
}

/** "6 inches north of the junction": from the nearest thing that is fought for, or else from the middle of the table. */
export function nearWhat(view: DustupView, place: Place): string {
  const far = (to: Place): number => Math.hypot(to.x - place.x, to.y - place.y);
  const [nearest] = view.objectives.filter(({ carrier }) => carrier < 0).toSorted((a, b) => far(a) - far(b));
  if (!nearest) return fromMiddle(view, place);
  return say('dustup.near', { way: shortWay(nearest, place), name: called(nearest.name) });
}

/** "25 inches from the junction": what matters of a place to set out from is how far it is to what is fought for most. */
export function toWhat(view: DustupView, place: Place): string {
  const far = (to: Place): number => Math.hypot(to.x - place.x, to.y - place.y);
  const [most] = view.objectives
    .filter(({ carrier }) => carrier < 0)
    .toSorted((a, b) => b.points - a.points || far(a) - far(b));
  if (!most) return fromMiddle(view, place);
  return say('dustup.from', { inches: decimal(far(most) / 1000, 1), name: called(most.name) });
}

/** '8.2" NW': the same where there is little room. */
function shortWay(from: Place, to: Place): string {
  const [right, up] = [to.x - from.x, to.y - from.y];
  const inches = decimal(Math.hypot(right, up) / 1000, 1);
  return say('dustup.shortWay', { inches, wind: shortWind(right, -up) });
}

/** How far beside a line a thing may lie that the line still leads towards, in mils. */
const BESIDE = 700;

/** What a way leads towards that goes no farther than the dice may take it: an objective or an enemy in sight. */
export function towardsOf(rules: DustupBoard, view: DustupView, unit: Unit, goal: Place): string | null {
  const from = placeOfUnit(view, unit);
  const objective = view.objectives.find(each => each.carrier < 0 && isAhead(from, goal, each));
  if (objective) return called(objective.name);
  const enemy = view.units.find(
    other => other.side !== unit.side && isSeen(rules, view, other) && isAhead(from, goal, placeOfUnit(view, other)),
  );
  return enemy ? nameOf(rules, enemy.who) : null;
}

function isAhead(from: Place, goal: Place, to: Place): boolean {
  const [right, up, x, y] = [goal.x - from.x, goal.y - from.y, to.x - from.x, to.y - from.y];
  const length = Math.hypot(right, up);
  return right * x + up * y > length * length && Math.abs(right * y - up * x) <= BESIDE * length;
}
