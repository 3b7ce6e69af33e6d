import type { DuckBoard, DuckView } from '@sightline/duck';
import { called, list, say } from '../../words/index.ts';
import type { Piece } from '../game.ts';
import { doorTexts, isPassable } from './doors.ts';
import { placeText, placeWithin } from './figures.ts';
import { type Fixture, fixturesOf } from './fixtures.ts';

/** Every module: whether it was opened, what pings in it, its doors, and what stands in it. */
export function roomPieces(board: DuckBoard, view: DuckView): Piece[] {
  const { modules, tileAt } = board.planOf(view.arena);
  const fixtures = fixturesOf(board, view);
  return modules.map(({ id, name, tiles }) => {
    const { opened, entered, cards } = view.modules[id]!;
    const hidden = cards.filter(({ shown }) => !shown).length;
    const inside = fixtures.filter(({ at }) => tiles.includes(tileAt[at]!));
    return {
      name: called(name),
      facts: [
        say(entered ? 'duck.entered' : opened ? 'duck.opened' : 'duck.unopened'),
        ...tiles.flatMap(tile => view.tiles[tile]!.markers).map(markerText),
        ...(hidden > 0 ? [say('duck.cards', { count: hidden })] : []),
        ...doorTexts(board, view, id),
        ...heldTexts(inside, at => placeWithin(board, view, name, at)),
      ],
    };
  });
}

type PingMarker = DuckView['tiles'][number]['markers'][number];

const markerText = ({ ping, shown }: PingMarker): string =>
  shown ? say('duck.ping', { colour: say(`duck.pings.${ping}`) }) : say('duck.pingDown');

/** "locker at (1,1) and (5,1)", "isolation unit at (3,2)". */
function heldTexts(fixtures: readonly Fixture[], placeOf: (square: number) => string): string[] {
  const sorts = Map.groupBy(fixtures, ({ mark }) => mark.name);
  return [...sorts].map(([piece, all]) =>
    say('duck.pieceAt', { piece, places: list(all.map(({ at }) => placeOf(at))) }),
  );
}

/** Things by their own names, and what burns, ticks or waits to be turned over. */
export function thingPieces(board: DuckBoard, view: DuckView): Piece[] {
  const things = view.things
    .filter(({ at }) => at >= 0)
    .map(({ item, at }) => ({ name: called(board.itemName?.(view.own, item) ?? item), at }));
  const marked = fixturesOf(board, view).filter(({ mark }) => mark.tone === 'danger' || mark.tone === 'goal');
  const others = marked.map(({ at, mark }) => ({ name: mark.name, at }));
  const sorts = Map.groupBy([...things, ...others], ({ name }) => name);
  return [...sorts].map(([name, all]) => ({ name, facts: all.map(({ at }) => placeText(board, view, at)) }));
}

/** What there is of each sort of furniture in the whole ship, and its doors. */
export function sortPieces(board: DuckBoard, view: DuckView): Piece[] {
  const plain = fixturesOf(board, view).filter(({ mark }) => mark.tone === 'plain');
  const sorts = Map.groupBy(plain, ({ mark }) => mark.name);
  const { doors } = board.planOf(view.arena);
  const doorPiece = (name: string, passable: boolean): Piece => {
    const those = doors.filter(door => isPassable(view, door) === passable);
    return { name, facts: those.map(({ aperture }) => placeText(board, view, aperture.here[0]!)) };
  };
  return [
    ...[...sorts].map(([name, all]) => ({ name, facts: all.map(({ at }) => placeText(board, view, at)) })),
    doorPiece(say('duck.openDoor'), true),
    doorPiece(say('duck.door'), false),
  ];
}
