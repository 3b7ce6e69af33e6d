import type { DustupBoard, DustupView, Unit } from '@sightline/dustup';
import type { Viewer } from '@sightline/kernel';
import type { Mark, Room } from '../../screen/canvas.ts';
import { blankField, draw, type Field, lay, type Point, spotOn, stand } from '../../screen/field.ts';
import { labelsOf } from '../../screen/labels.ts';
import { called, say } from '../../words/index.ts';
import type { Chart, Near } from '../game.ts';
import { closeUp, type Mils } from '../places.ts';
import { scaleText } from '../scale.ts';
import { isSeen, namerOf, ownSide, placeOf } from './units.ts';

/** The table as far as it is asked for: the ground, what lies on it, and every unit where its leader stands. */
export function mapOf(board: DustupBoard, view: DustupView, viewer: Viewer, room: Room, near: Near): Chart {
  const units = view.units.filter(unit => isSeen(board, view, unit));
  const looked = placesOf(board, view, units).get(near.at ?? '');
  const whole = { x: 0, y: 0, width: view.map.width, depth: view.map.depth };
  const field = blankField(looked && near.closely ? closeUp(view.map, looked) : whole, room);
  layGround(field, board, view);
  standUnits(field, board, view, viewer, units);
  return { canvas: field.canvas, scale: scaleText(field), focus: looked ? spotOn(field, pointOf(looked)) : null };
}

const pointOf = ({ x, y }: Mils): Point => ({ x: x / 1000, y: y / 1000 });
const milsOf = ({ x, y }: Point): Mils => ({ x: Math.round(x * 1000), y: Math.round(y * 1000) });

/** Whatever can be looked at closely, by its name. */
function placesOf(board: DustupBoard, view: DustupView, units: readonly Unit[]): Map<string, Mils> {
  const nameOf = namerOf(board);
  return new Map([
    ...view.objectives.map((objective): [string, Mils] => [called(objective.name), objective]),
    ...units.map((unit): [string, Mils] => [nameOf(unit.who), placeOf(view, unit)]),
  ]);
}

function layGround(field: Field, board: DustupBoard, view: DustupView): void {
  const { areas, features } = board.groundOf(view);
  const marks = new Map(
    [...areas, ...features].map(({ type }): [string, Mark] => [type.name, groundMark(type.id, called(type.name))]),
  );
  const smoke: Mark = { text: '░', name: say('dustup.smoke'), tone: 'danger' };
  const fire: Mark = { text: '▒', name: say('dustup.fire'), tone: 'danger' };
  const burning = view.blazes.filter(({ out }) => !out);
  const isWithin = (places: readonly Mils[], at: Point, inches: number): boolean =>
    places.some(({ x, y }) => Math.hypot(x / 1000 - at.x, y / 1000 - at.y) <= inches);
  lay(field, at => {
    if (isWithin(burning, at, board.fireRadius)) return fire;
    if (isWithin(view.clouds, at, board.cloudRadius)) return smoke;
    const ground = board.groundName(view, milsOf(at));
    return (ground !== null && marks.get(ground)) || OPEN;
  });
  for (const { type, shape } of features) draw(field, shape.points.map(pointOf), marks.get(type.name)!);
}

const OPEN: Mark = { text: '.', tone: 'faint' };

/** No letters, which are for those who stand there. */
const SIGNS: Readonly<Record<string, string>> = {
  road: '=',
  lightScrub: ',',
  slopeHill: '^',
  rough: ':',
  rubble: ';',
  cultivated: '/',
  swamp: '&',
  lightWoods: '%',
  denseWoods: '@',
  riverStream: '~',
  ford: '≈',
  openWater: '(',
  buildingLight: '[',
  buildingSolid: '#',
  trench: '_',
  crater: '<',
  wreck: '$',
  wreckSoft: '>',
  lowFence: '-',
  hedge: '"',
  lowWall: '+',
  sandbags: '{',
  highWall: '|',
  wire: '×',
  ditch: '\\',
  streamLine: '}',
  antiTankDitch: ']',
  dragonsTeeth: "'",
  rubbleHeap: ')',
};

const groundMark = (id: string, name: string): Mark =>
  id === 'open' ? OPEN : { text: SIGNS[id] ?? '¤', name, tone: 'plain' };

/** Those who are asked about most are set down first, where they stand; the others beside them. */
function standUnits(field: Field, board: DustupBoard, view: DustupView, viewer: Viewer, units: readonly Unit[]): void {
  const nameOf = namerOf(board);
  const own = ownSide(view, viewer);
  const names = view.units.map(({ who }) => nameOf(who));
  const labels = labelsOf([...names, ...view.objectives.map(({ name }) => called(name))]);
  const { areas, features } = board.groundOf(view);
  const marked = (at: Mils, mark: Mark) => ({ at: pointOf(at), mark });
  stand(field, [
    ...units.map(unit => {
      const name = nameOf(unit.who);
      const label = labels.get(name)!;
      const mark: Mark =
        unit.side === own ? { text: label.toUpperCase(), name, tone: 'own' } : { text: label, name, tone: 'foe' };
      return marked(placeOf(view, unit), mark);
    }),
    ...view.counters
      .filter(({ removed, unit }) => !removed && !units.some(({ id }) => id === unit))
      .map(counter => marked(counter, { text: `?${counter.id}`, name: say('dustup.counter', counter), tone: 'foe' })),
    ...view.mines
      .filter(({ removed }) => !removed)
      .map(mine => marked(mine, { text: `!${mine.id}`, name: say('dustup.mine', mine), tone: 'danger' })),
    ...view.objectives.map(objective => {
      const name = called(objective.name);
      return marked(objective, { text: `*${labels.get(name)!.toUpperCase()}`, name, tone: 'goal' });
    }),
    ...view.buildings.flatMap(({ id, area, line }) => {
      const piece = area === null ? features.find(feature => feature.line === line) : areas[area];
      if (piece === undefined) return [];
      const { minX, minY, maxX, maxY } = piece.box;
      const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
      return [marked(middle, { text: `b${id}`, name: say('dustup.building', { id }), tone: 'plain' })];
    }),
  ]);
}
