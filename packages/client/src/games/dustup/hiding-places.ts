import type { DustupBoard, DustupView, Place } from '@sightline/dustup';
import { windName, windOf } from '../../board/winds.ts';
import { called, list, say } from '../../words/dustup.ts';
import { placeAt, spotOfPiece } from './land.ts';
import { placeNameOf } from './naming-places.ts';

/** Where no more than this share of the enemy's places sees somebody he is as good as hidden. */
const FEW = 0.25;
/** What stops fewer of the lines than this hides nobody. */
const MUCH = 0.2;
/** More names are a list that nobody reads. */
const MOST = 2;

const known = new WeakMap<DustupView, Map<string, string>>();

/**
 * What matters of a place to begin at: what hides it, or from where it is seen. Its name where an edition cannot say who
 * watches, or nobody is to come.
 */
export function hidingPlace(rules: DustupBoard, view: DustupView, side: number, at: Place): string {
  const places = known.get(view) ?? new Map<string, string>();
  known.set(view, places);
  const key = `${side} ${at.x} ${at.y}`;
  const found = places.get(key) ?? lookedAt(rules, view, side, at);
  places.set(key, found);
  return found;
}

function lookedAt(rules: DustupBoard, view: DustupView, side: number, at: Place): string {
  const looks = (rules.watchersOf?.(view, side) ?? []).map(from => ({
    from,
    look: rules.sightLine(view, from, at, 'unaided'),
  }));
  if (looks.length === 0) return placeNameOf(rules, view, at);
  const seers = looks.filter(({ look }) => look.clear).map(({ from }) => from);
  const wind = seers.length === 0 ? undefined : windTowards(at, seers);
  const ground = rules.groundName(view, at);
  const isFew = seers.length <= FEW * looks.length;
  if (ground !== null) return say('dustup.hides.in', { ground: called(ground), wind, few: isFew });
  const stopped = looks.flatMap(({ look }) => (look.clear || look.blockedBy === null ? [] : Number(look.blockedBy)));
  const names = isFew ? namesOf(rules, view, stopped, looks.length) : [];
  return names.length > 0
    ? say('dustup.hides.behind', { what: list(names), wind })
    : say('dustup.hides.open', { wind, few: isFew });
}

/** What stops most of the lines. */
function namesOf(rules: DustupBoard, view: DustupView, stopped: readonly number[], all: number): readonly string[] {
  const pieces = [...Map.groupBy(stopped, id => id)]
    .filter(([, { length }]) => length >= MUCH * all)
    .toSorted(([, a], [, b]) => b.length - a.length);
  const names = pieces.flatMap(([id]) => {
    const [piece, spot] = [rules.pieceOf(view, id), spotOfPiece(rules, view, id)];
    if (!piece || !spot) return [];
    const middle = placeAt(view, { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 });
    // A hedge has no ground of its own, and so no name for its place.
    const place = placeNameOf(rules, view, middle);
    const last = called(piece.name).split(' ').at(-1)!;
    return place.toLowerCase().includes(last.toLowerCase()) ? place : called(piece.name).toLowerCase();
  });
  return [...new Set(names)].slice(0, MOST);
}

function windTowards(at: Place, places: readonly Place[]): string {
  const sum = (of: 'x' | 'y'): number => places.reduce((total, place) => total + place[of] - at[of], 0);
  return windName(windOf(sum('x'), -sum('y')));
}
