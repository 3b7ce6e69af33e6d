import type { Viewer } from '@sightline/kernel';
import type { KillzoneBoard, KillzoneView } from '@sightline/killzone';
import type { Mark, Room } from '../../screen/canvas.ts';
import { blankField, dot, draw, type Field, lay, type Point, spotOn, stand } from '../../screen/field.ts';
import { labelsOf } from '../../screen/labels.ts';
import { called, say } from '../../words/index.ts';
import type { Chart, Near } from '../game.ts';
import { closeUp, type Mils } from '../places.ts';
import { scaleText } from '../scale.ts';
import { isInside, NONE, namerOf, ownSide, spotOf } from './figures.ts';
import { barrierName, markersOf } from './ground-pieces.ts';

/** The table as far as it is asked for: the ground, walls and doors at ground level, and everybody on it. */
export function mapOf(board: KillzoneBoard, view: KillzoneView, viewer: Viewer, room: Room, near: Near): Chart {
  const { width, depth } = view.map;
  const nameOf = namerOf(board);
  const looked =
    view.figures.filter(board.isInPlay).find(({ who }) => nameOf(who) === near.at) ??
    view.vehicles.find(({ who, away }) => !away && nameOf(who) === near.at);
  const at = looked && ('vehicle' in looked ? spotOf(view, looked) : looked);
  const field = blankField(at && near.closely ? closeUp(view.map, at) : { x: 0, y: 0, width, depth }, room);
  layGround(field, board, view);
  drawWalls(field, board, view);
  standAll(field, board, view, viewer);
  return { canvas: field.canvas, scale: scaleText(field), focus: at ? spotOn(field, pointOf(at)) : null };
}

const pointOf = ({ x, y }: Mils): Point => ({ x: x / 1000, y: y / 1000 });
const milsOf = ({ x, y }: Point): Mils => ({ x: x * 1000, y: y * 1000 });

const OPEN: Mark = { text: '.', tone: 'faint' };
const INDOORS: Mark = { text: ' ', tone: 'faint' };
const SIGNS = { broken: ':', hindering: ',', woods: '%', crates: '=', walkable: '^', steep: '/', wreck: '$' } as const;
const LINES: Readonly<Record<string, string>> = { lowWall: '+', fence: '-', sandbags: '{', bushes: '"', wall: '|' };

function layGround(field: Field, board: KillzoneBoard, view: KillzoneView): void {
  const { patches, steps, blocks, buildings, rooms } = board.groundOf(view.map);
  const smoke: Mark = { text: '░', name: say('killzone.smoke'), tone: 'danger' };
  const fire: Mark = { text: '▒', name: say('killzone.fire'), tone: 'danger' };
  const burning = view.fires.flatMap(({ state }, room) => (state === 'none' ? [] : [rooms[room]!]));
  const pieces = [
    ...blocks.filter(({ what }) => what === 'wreck').map(rect => ({ ...rect, kind: 'wreck' as const })),
    ...steps,
    ...patches,
  ];
  lay(field, point => {
    const at = milsOf(point);
    const isSmoky = view.clouds.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) <= board.cloudRadius * 1000);
    if (isSmoky) return smoke;
    if (burning.some(room => isInside(room, at))) return fire;
    if (buildings.some(building => isInside(building, at))) return INDOORS;
    const piece = pieces.find(each => isInside(each, at));
    return piece ? { text: SIGNS[piece.kind], name: say(`killzone.grounds.${piece.kind}`), tone: 'plain' } : OPEN;
  });
}

function drawWalls(field: Field, board: KillzoneBoard, view: KillzoneView): void {
  const { barriers, buildings, openings } = board.groundOf(view.map);
  for (const { a, b, kind } of barriers)
    draw(field, [pointOf(a), pointOf(b)], { text: LINES[kind] ?? '¤', name: barrierName(kind), tone: 'plain' });
  for (const { minX, minY, maxX, maxY } of buildings) {
    const corners = [
      [minX, minY],
      [maxX, minY],
      [maxX, maxY],
      [minX, maxY],
      [minX, minY],
    ].map(([x, y]) => pointOf({ x: x!, y: y! }));
    draw(field, corners, { text: '#', name: say('killzone.houseWall'), tone: 'plain' });
  }
  for (const { kind, floor, to, ...at } of openings)
    if (floor === 0 && to === NONE && kind !== 'stairs')
      dot(field, pointOf(at), {
        text: kind === 'door' ? '∩' : "'",
        name: say(`killzone.openings.${kind}`),
        tone: 'plain',
      });
}

function standAll(field: Field, board: KillzoneBoard, view: KillzoneView, viewer: Viewer): void {
  const nameOf = namerOf(board);
  const own = ownSide(view, viewer);
  const buildings = board.groundOf(view.map).buildings.map(({ who }) => called(who.name));
  const labels = labelsOf([...[...view.figures, ...view.vehicles].map(({ who }) => nameOf(who)), ...buildings]);
  const sided = (name: string, side: number): Mark =>
    side === own
      ? { text: labels.get(name)!.toUpperCase(), name, tone: 'own' }
      : { text: labels.get(name)!, name, tone: 'foe' };
  const onFoot = view.figures.filter(figure => board.isInPlay(figure) && figure.vehicle === NONE);
  stand(field, [
    ...onFoot.map(figure => ({ at: pointOf(figure), mark: sided(nameOf(figure.who), figure.side) })),
    ...view.vehicles
      .filter(({ away }) => !away)
      .map(vehicle => ({ at: pointOf(vehicle), mark: sided(nameOf(vehicle.who), vehicle.side) })),
    ...markersOf(view).map(({ name, at }, i) => ({
      at: pointOf(at),
      mark: { text: `*${i + 1}`, name, tone: 'goal' } as const,
    })),
    ...view.prizes
      .filter(({ away, holder }) => !away && holder === NONE)
      .map(prize => ({ at: pointOf(prize), mark: { text: '*', name: say('killzone.prize'), tone: 'goal' } as const })),
    ...board.groundOf(view.map).buildings.map(({ who, minX, minY, maxX, maxY }) => ({
      at: pointOf({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 }),
      mark: {
        text: `<${labels.get(called(who.name))!.toUpperCase()}>`,
        name: called(who.name),
        tone: 'plain',
      } as const,
    })),
  ]);
}
