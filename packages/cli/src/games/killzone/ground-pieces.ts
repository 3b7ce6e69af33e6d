import type { KillzoneBoard, KillzoneView, Place } from '@sightline/killzone';
import { called, say } from '../../words/index.ts';
import type { Piece } from '../game.ts';
import { fromEdges } from '../places.ts';
import { NONE, placeText, roomText } from './figures.ts';

/** Buildings with their doors, what is fought for, smoke and fire, and the ground itself, each sort of it once. */
export function groundPieces(board: KillzoneBoard, view: KillzoneView): Piece[] {
  return [...goals(board, view), ...hazards(board, view), ...buildings(board, view), ...terrain(board, view)];
}

/** Places are named by what they are and listed. */
function several(name: string, places: readonly string[]): Piece[] {
  return places.length === 0 ? [] : [{ name, facts: places }];
}

export function markersOf({ objective }: KillzoneView): { readonly name: string; readonly at: Place }[] {
  const markers = objective.kind === 'turf' ? objective.markers : [];
  return markers.map(([x, y], i) => ({
    name: say('killzone.marker', { number: i + 1 }),
    at: { x: x * 1000, y: y * 1000, room: NONE },
  }));
}

function goals(board: KillzoneBoard, view: KillzoneView): Piece[] {
  const markers = markersOf(view).flatMap(({ name, at }) => several(name, [placeText(board, view, at)]));
  const prizes = view.prizes.filter(({ away }) => !away).map(prize => placeText(board, view, prize));
  return [...markers, ...several(say('killzone.prize'), prizes)];
}

function hazards(board: KillzoneBoard, view: KillzoneView): Piece[] {
  const burning = view.fires.flatMap(({ state }, room) =>
    state === 'none'
      ? []
      : [say('killzone.fireIn', { room: roomText(board, view, room), state: say(`killzone.fires.${state}`) })],
  );
  return [
    ...several(
      say('killzone.smoke'),
      view.clouds.map(cloud => placeText(board, view, cloud)),
    ),
    ...several(say('killzone.fire'), burning),
  ];
}

function buildings(board: KillzoneBoard, view: KillzoneView): Piece[] {
  const { buildings: all, rooms, openings } = board.groundOf(view.map);
  return all.map(({ who, floors, rooms: own, ...rect }) => {
    const ways = openings.filter(({ to, from, floor }) => floor === 0 && to === NONE && own.includes(from));
    return {
      name: called(who.name),
      facts: [
        boxText(view, rect),
        say('killzone.floors', { floors, rooms: own.filter(room => rooms[room]!.floor === 0).length }),
        ...ways.flatMap(({ kind, ...at }) =>
          kind === 'stairs'
            ? []
            : [say('killzone.openingAt', { kind: say(`killzone.openings.${kind}`), place: fromEdges(view.map, at) })],
        ),
      ],
    };
  });
}

/** The walls, doors and windows of all buildings, for whoever asks for one sort of them. */
export function sortPieces(board: KillzoneBoard, view: KillzoneView): Piece[] {
  const { buildings: all, openings } = board.groundOf(view.map);
  const outer = openings.filter(({ floor, to }) => floor === 0 && to === NONE);
  const ways = (wanted: 'door' | 'window'): string[] =>
    outer.filter(({ kind }) => kind === wanted).map(at => placeText(board, view, { ...at, room: NONE }));
  return [
    ...several(
      say('killzone.houseWall'),
      all.map(({ who, ...rect }) => `${called(who.name)}, ${boxText(view, rect)}`),
    ),
    ...several(say('killzone.openings.door'), ways('door')),
    ...several(say('killzone.openings.window'), ways('window')),
  ];
}

function terrain(board: KillzoneBoard, view: KillzoneView): Piece[] {
  const { patches, steps, blocks, barriers } = board.groundOf(view.map);
  const wrecks = blocks.filter(({ what }) => what === 'wreck').map(rect => ({ ...rect, kind: 'wreck' as const }));
  const sorts = Map.groupBy([...patches, ...steps, ...wrecks], ({ kind }) => kind);
  const lines = Map.groupBy(barriers, ({ kind }) => kind);
  return [
    ...[...sorts].flatMap(([kind, all]) =>
      several(
        say(`killzone.grounds.${kind}`),
        all.map(rect => boxText(view, rect)),
      ),
    ),
    ...[...lines].flatMap(([kind, all]) =>
      several(
        barrierName(kind),
        all.map(({ a, b, cover }) =>
          say('killzone.barrier', {
            from: fromEdges(view.map, a),
            to: fromEdges(view.map, b),
            cover: say(`killzone.covers.${cover}`),
          }),
        ),
      ),
    ),
  ];
}

export function barrierName(kind: string): string {
  switch (kind) {
    case 'lowWall':
    case 'fence':
    case 'sandbags':
    case 'bushes':
    case 'wall':
      return say(`killzone.barriers.${kind}`);
    default:
      return kind;
  }
}

interface Rect {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

function boxText(view: KillzoneView, { minX, minY, maxX, maxY }: Rect): string {
  return say('table.box', {
    wide: Math.round((maxX - minX) / 1000),
    deep: Math.round((maxY - minY) / 1000),
    place: fromEdges(view.map, { x: (minX + maxX) / 2, y: (minY + maxY) / 2 }),
  });
}
