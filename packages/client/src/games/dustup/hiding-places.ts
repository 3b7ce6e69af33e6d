import type { DustupBoard, DustupView, Place } from '@sightline/dustup';
import { windName, windOf } from '../../board/winds.ts';
import { called, say } from '../../words/dustup.ts';
import { placeAt, spotOfPiece } from './land.ts';
import { placeNameOf } from './naming-places.ts';

/** Where no more than this share of the enemy's places sees somebody he is as good as hidden. */
const FEW = 0.25;
/** What stops fewer of the lines than this hides nobody. */
const MUCH = 0.2;

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
    // From the place itself: what hides it is the nearest thing that stops the line.
    look: rules.sightLine(view, at, from, 'unaided'),
  }));
  if (looks.length === 0) return placeNameOf(rules, view, at);
  const seers = looks.filter(({ look }) => look.clear).map(({ from }) => from);
  const wind = seers.length === 0 ? undefined : windTowards(at, seers);
  const ground = shelteringGround(rules, view, at);
  const isFew = seers.length <= FEW * looks.length;
  if (ground !== null) return say('dustup.hides.in', { ground: called(ground), wind, few: isFew });
  const stopped = looks.flatMap(({ look }) => (look.clear || look.blockedBy === null ? [] : Number(look.blockedBy)));
  const what = isFew ? shelterOf(rules, view, stopped, looks.length) : undefined;
  return what !== undefined
    ? say('dustup.hides.behind', { what, wind })
    : say('dustup.hides.open', { wind, few: isFew });
}

/** Woods, fields and houses that it is in: nobody hides on a road or a slope. */
function shelteringGround(rules: DustupBoard, view: DustupView, at: Place): string | null {
  const ground = rules.groundName(view, at);
  const { traits = [] } = rules.groundOf(view).areas.find(({ type }) => type.name === ground)?.type ?? {};
  return traits.includes('alone') || traits.includes('hill') ? null : ground;
}

/** What stops most of the lines. */
function shelterOf(rules: DustupBoard, view: DustupView, stopped: readonly number[], all: number): string | undefined {
  const [most] = [...Map.groupBy(stopped, id => id)].toSorted(([, a], [, b]) => b.length - a.length);
  if (!most || most[1].length < MUCH * all) return undefined;
  const [piece, spot] = [rules.pieceOf(view, most[0]), spotOfPiece(rules, view, most[0])];
  if (!piece || !spot) return undefined;
  const middle = placeAt(view, { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 });
  // A hedge has no ground of its own, and so no name for its place.
  return rules.groundName(view, middle) === piece.name
    ? placeNameOf(rules, view, middle)
    : say('dustup.dearFor', { name: called(piece.name) });
}

function windTowards(at: Place, places: readonly Place[]): string {
  const sum = (of: 'x' | 'y'): number => places.reduce((total, place) => total + place[of] - at[of], 0);
  return windName(windOf(sum('x'), -sum('y')));
}
