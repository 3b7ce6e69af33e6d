import type { DuckBoard, DuckView, Figure, Plan } from '@sightline/duck';
import type { Viewer } from '@sightline/kernel';
import { blankCanvas, type Canvas, cropped, type Mark, put, type Room, type Spot } from '../../screen/canvas.ts';
import { LONGEST, labelsOf } from '../../screen/labels.ts';
import { called, list, say } from '../../words/index.ts';
import type { Chart, Near } from '../game.ts';
import { isPassable } from './doors.ts';
import { nameOf } from './figures.ts';
import { fixturesOf } from './fixtures.ts';

const TILE = 5;

/** The ship, three letters a square, with bulkheads and doors between its tiles and each room's name on its wall. */
export function mapOf(board: DuckBoard, view: DuckView, _viewer: Viewer, room: Room, { at }: Near): Chart {
  const plan = board.planOf(view.arena);
  const { width, height } = plan.grid;
  const canvas = blankCanvas(...sizeOf(width, height));
  const isShip = (square: number): boolean => plan.tileAt[square]! >= 0 || view.bridge.squares.includes(square);
  for (let square = 0; square < plan.grid.size; square++) if (isShip(square)) put(canvas, spotOf(width, square), DECK);
  drawBulkheads(canvas, plan, view);
  nameRooms(canvas, plan);
  for (const { at, mark } of fixturesOf(board, view))
    put(canvas, spotOf(width, at), { ...mark, text: mark.text.padEnd(LONGEST) });
  const standing = view.figures.filter(board.isOnMap);
  standFigures(canvas, board, width, standing);
  const looked =
    standing.find(figure => nameOf(board, figure) === at) ?? standing.find(({ kind }) => kind === 'teamer');
  const focus = looked ? spotOf(width, looked.at) : null;
  const trimmed = trim(canvas, focus);
  return { canvas: cropped(trimmed.canvas, room, trimmed.focus), focus: trimmed.focus };
}

const DECK: Mark = { text: '.', tone: 'faint' };

/** A line or column of wall stands before every tile and after the last. */
const sizeOf = (width: number, height: number): [number, number] => [
  width * LONGEST + width / TILE + 1,
  height + height / TILE + 1,
];

function spotOf(width: number, square: number): Spot {
  const [column, row] = [square % width, Math.floor(square / width)];
  return { column: column * LONGEST + Math.floor(column / TILE) + 1, row: row + Math.floor(row / TILE) + 1 };
}

/** The sides of a square are bits: north, east, south, west. */
const isWalled = (sides: Uint8Array, square: number, side: number): boolean =>
  (sides[square]! & (1 << (side >> 1))) !== 0;

function drawBulkheads(canvas: Canvas, plan: Plan, view: DuckView): void {
  const { width } = plan.grid;
  const walls = plan.bulkheads.layers.movement;
  plan.tileAt.forEach((tile, square) => {
    if (tile < 0) return;
    for (const side of [1, 3, 5, 7])
      if (isWalled(walls, square, side)) drawSide(canvas, width, square, side, WALL[side]!);
  });
  const shut: Mark = { text: '+', name: say('duck.door'), tone: 'plain' };
  const open: Mark = { text: "'", name: say('duck.openDoor'), tone: 'plain' };
  for (const door of plan.doors)
    for (const { square, side } of door.segments)
      drawSide(canvas, width, square, side, isPassable(view, door) ? open : shut);
}

const WALL: Readonly<Record<number, Mark>> = {
  1: { text: '-', tone: 'plain' },
  3: { text: '|', tone: 'plain' },
  5: { text: '-', tone: 'plain' },
  7: { text: '|', tone: 'plain' },
};

function drawSide(canvas: Canvas, width: number, square: number, side: number, mark: Mark): void {
  const { column, row } = spotOf(width, square);
  if (side === 3) put(canvas, { column: column + LONGEST, row }, mark);
  else if (side === 7) put(canvas, { column: column - 1, row }, mark);
  else put(canvas, { column, row: side === 1 ? row - 1 : row + 1 }, { ...mark, text: mark.text.repeat(LONGEST) });
}

/** As much of a room's name as its north wall has room for; the legend says the whole of it. */
function nameRooms(canvas: Canvas, { tiles, modules, grid }: Plan): void {
  for (const { id, module, squares } of tiles) {
    const { name, tiles: own } = modules[module]!;
    const whole = own.length > 1 ? `${called(name)} ${own.indexOf(id) + 1}` : called(name);
    const { column, row } = spotOf(grid.width, squares[0]!);
    const wall = canvas.cells.slice(
      (row - 1) * canvas.columns + column,
      (row - 1) * canvas.columns + column + TILE * LONGEST,
    );
    const door = wall.findIndex(cell => cell?.mark.name !== undefined);
    const text = shortened(whole, door < 0 ? TILE * LONGEST : door);
    put(canvas, { column, row: row - 1 }, { text, tone: 'faint', ...(text === whole ? {} : { name: whole }) });
  }
}

/** A name cut to so many letters; what tells it from its like stands at its end and is kept. */
function shortened(name: string, length: number): string {
  if (name.length <= length) return name;
  const [, mark = ''] = /( \S{1,2})$/.exec(name) ?? [];
  return name.slice(0, length - mark.length) + mark;
}

/** Several in one square are shown by a plus behind the first. */
function standFigures(canvas: Canvas, board: DuckBoard, width: number, standing: readonly Figure[]): void {
  const labels = labelsOf(standing.map(figure => nameOf(board, figure)));
  for (const [at, those] of Map.groupBy(standing, figure => figure.at)) {
    const names = those.map(figure => nameOf(board, figure));
    const label = labels.get(names[0]!)!.slice(0, those.length > 1 ? LONGEST - 1 : LONGEST);
    const isThreat = those[0]!.kind === 'threat';
    const text = (isThreat ? label : label.toUpperCase()) + (those.length > 1 ? '+' : '');
    put(canvas, spotOf(width, at), { text, name: list(names), tone: isThreat ? 'foe' : 'own' });
  }
}

/** Without the empty space round the ship. */
function trim(canvas: Canvas, focus: Spot | null): { readonly canvas: Canvas; readonly focus: Spot | null } {
  const used = canvas.cells.flatMap((cell, i) =>
    cell ? [{ column: i % canvas.columns, row: Math.floor(i / canvas.columns) }] : [],
  );
  const columns = used.map(({ column }) => column);
  const rows = used.map(({ row }) => row);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const room = { columns: right - left + 1, rows: bottom - top + 1 };
  const middle = { column: left + room.columns / 2, row: top + room.rows / 2 };
  return {
    canvas: cropped(canvas, room, middle),
    focus: focus && { column: focus.column - left, row: focus.row - top },
  };
}
