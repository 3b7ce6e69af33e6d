import type { DuckBoard, DuckView } from '@sightline/duck';
import { called, say } from '../../words/duck.ts';
import type { Point } from '../game.ts';
import { hazardsAt, hazardText } from './hazards.ts';
import { pingText } from './pings.ts';
import { hiddenChitsOf, lineOfSide, pingOf, placeUnder } from './squares.ts';

/** What lies at a point of the board and is nobody: what it is, and what can be made of it. Null where nothing lies. */
export function whatLies(rules: DuckBoard, view: DuckView, point: Point): string | null {
  const place = placeUnder(rules, view, point);
  if (!place || place.overhead) return null;
  const lies =
    onSquare(rules, view, place.square) ??
    hiddenChitAt(rules, view, point) ??
    pingAt(rules, view, point) ??
    breachAt(rules, view, point);
  const hazards = hazardsAt(rules, view, place.square).map(hazard => hazardText(hazard, 'lies'));
  const all = [...(lies === null ? [] : [lies]), ...hazards];
  return all.length > 0 ? all.join(' ') : null;
}

function onSquare(rules: DuckBoard, view: DuckView, square: number): string | null {
  const isHere = ({ at }: { readonly at: number }): boolean => at === square;
  const fire = view.flames.find(isHere);
  if (fire) return say('duck.what.flames', { count: fire.count });
  const charge = view.charges.find(isHere);
  if (charge?.kind === 'fireBomb') return say('duck.what.fireBomb', { count: charge.count });
  if (charge) return say('duck.what.mine', { kind: say(`duck.charges.${charge.kind}`) });
  const chit = view.chits.find(isHere);
  if (chit) return say(chit.turned && chit.isEntrance ? 'duck.what.source' : 'duck.what.chit');
  const load = view.loads.find(({ at, lost }) => at === square && !lost);
  if (load) return loadText(load);
  const thing = view.things.find(isHere);
  if (thing) return say('duck.what.thing', { item: called(rules.itemName?.(view.own, thing.item) ?? thing.item) });
  if (view.explosions.some(isHere)) return say('duck.what.blast');
  return view.mush.includes(square) ? say('duck.what.mush') : null;
}

/** DK-CARGO-008, DK-CARGO-009: so many squares go up with it, or with an EXTREME one. */
const SQUARES = 9;
const EXTREME = 16;

/** DK-CARGO-006, DK-CARGO-007: what stands in it, how hot it is and what will come of that. */
export function loadText({ known, kind, die, extreme }: DuckView['loads'][number]): string {
  if (!known) return say('duck.what.load.unknown');
  if (kind === 'INERT' || kind === 'DRONE') return say(`duck.what.load.${kind}`);
  const heat = say('duck.what.heat', { die });
  return say(`duck.what.load.${kind}`, { heat, squares: extreme ? EXTREME : SQUARES });
}

/** The counter of a Source chit that is not laid out yet. */
const COUNTER = 0.34;

function hiddenChitAt(rules: DuckBoard, view: DuckView, { x, y }: Point): string | null {
  const isNear = (at: Point): boolean => Math.hypot(x - at.x, y - at.y) <= COUNTER;
  const isThere = view.tiles.some((_, tile) => hiddenChitsOf(rules, view, tile).some(isNear));
  return isThere ? say('duck.chitHidden') : null;
}

/** The ring of a ping is a little larger than a square. */
const PING = 0.62;

function pingAt(rules: DuckBoard, view: DuckView, { x, y }: Point): string | null {
  const tile = view.tiles.findIndex(({ markers }, id) => {
    const ping = pingOf(rules, view, id);
    return markers.length > 0 && Math.hypot(x - ping.x, y - ping.y) <= PING;
  });
  const marker = view.tiles[tile]?.markers[0];
  if (!marker) return null;
  return say('duck.what.ping', { ping: pingText(marker.shown ? marker.ping : null, view.tiles[tile]?.scanned) });
}

/** So near to the middle of a side is a hole in it. */
const NEAR = 0.35;

function breachAt(rules: DuckBoard, view: DuckView, point: Point): string | null {
  const isNear = ({ from, to }: { readonly from: Point; readonly to: Point }): boolean =>
    Math.hypot((from.x + to.x) / 2 - point.x, (from.y + to.y) / 2 - point.y) <= NEAR;
  return view.breaches.some(breach => isNear(lineOfSide(rules, view, breach))) ? say('duck.what.breach') : null;
}
