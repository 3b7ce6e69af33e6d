import { EAST, isShut, NORTH, neighbour, type Side, SOUTH, WEST } from '@sightline/geometry/grid';
import type { Speaker } from '@sightline/words';
import { tileName } from '../ship/places.ts';
import { planOf, TILE } from '../ship/plan.ts';
import { vehicleSquares } from '../ship/standing.ts';
import { sidesOf } from '../ship/walls.ts';
import { figuresAt } from '../table/figures.ts';
import type { DuckTable, Fitting } from '../table/table.ts';

/**
 * The ship as text: two letters a square, bulkheads between tiles, doors as + when shut and as gaps when open. Each
 * tile has its number at its north-west corner.
 */
export function mapWords(table: DuckTable): string {
  const { grid } = planOf(table.arena);
  const lines: string[] = [];
  for (let row = 0; row < grid.height; row++) {
    if (row % TILE === 0 && row > 0) lines.push(wallLine(table, row));
    let line = '';
    for (let column = 0; column < grid.width; column++) {
      const square = row * grid.width + column;
      if (column % TILE === 0 && column > 0) line += sideWords(table, square, WEST, '|');
      line += squareWords(table, square);
    }
    lines.push(line);
  }
  return lines
    .map(line => line.trimEnd())
    .filter(line => line !== '')
    .join('\n');
}

function wallLine(table: DuckTable, row: number): string {
  const { grid } = planOf(table.arena);
  let line = '';
  for (let column = 0; column < grid.width; column++) {
    if (column % TILE === 0 && column > 0) line += ' ';
    const square = row * grid.width + column;
    const number = column % TILE === 0 ? numberOf(table, square) : '';
    line += number || sideWords(table, square, NORTH, '-').repeat(2);
  }
  return line;
}

function numberOf(table: DuckTable, square: number): string {
  const tile = planOf(table.arena).tileAt[square]!;
  return tile < 0 ? '' : String(tile + 1).padEnd(2, '-');
}

/** What the letters of a map stand for, as far as they are on it; and the names of its tiles. */
export function legendWords({ say, has }: Speaker, table: DuckTable): string[] {
  const { grid, tiles, modules } = planOf(table.arena);
  const rooms = tiles.map(({ id, module }) =>
    say('table.tile', { number: id + 1, room: tileName(modules[module]!, id) }),
  );
  const found = new Set<string>();
  for (let square = 0; square < grid.size; square++)
    if (isShip(table, square) && figuresAt(table, square).length === 0) found.add(squareWords(table, square).charAt(0));
  const symbols = [...found].sort().flatMap(symbol => {
    const key = `symbol.${symbol}`;
    return has(key) ? [say('table.symbol', { symbol, what: say(key) })] : [];
  });
  return [rooms.join(', '), symbols.join(', ')];
}

function sideWords(table: DuckTable, square: number, side: Side, wall: string): string {
  const { grid, doors } = planOf(table.arena);
  const beyond = neighbour(grid, square, side);
  if (!isShip(table, square) && !isShip(table, beyond)) return ' ';
  if (!isShut(sidesOf(table).movement, square, side)) return ' ';
  const opposite = side === NORTH ? SOUTH : EAST;
  const isDoor = doors.some(({ segments }) =>
    segments.some(s => (s.square === square && s.side === side) || (s.square === beyond && s.side === opposite)),
  );
  return isDoor ? '+' : wall;
}

function isShip(table: DuckTable, square: number): boolean {
  const { tileAt } = planOf(table.arena);
  return square >= 0 && (tileAt[square]! >= 0 || table.bridge.squares.includes(square));
}

const FITTINGS: Readonly<Record<Fitting['kind'], string>> = {
  locker: 'k',
  workspace: 'w',
  pod: 'p',
  isolation: 'i',
  furniture: 'n',
};

function squareWords(table: DuckTable, square: number): string {
  if (!isShip(table, square)) return '  ';
  const there = figuresAt(table, square).map(figure => symbolOf(figure.kind, figure.id, figure.ducked));
  if (there.length > 0) return there.join('').slice(0, 2).padEnd(2);
  const isBlock = planOf(table.arena).letters[square] === 'f';
  return (thingWords(table, square) ?? (isBlock ? '##' : fittingWords(table, square))).padEnd(2);
}

/** Furniture where it stands now; HIGH pieces that are nothing else as m. A hatch above bare deck shows as ^. */
function fittingWords(table: DuckTable, square: number): string {
  const fitting = table.fittings.find(({ at }) => at === square);
  if (fitting) return fitting.kind === 'furniture' && fitting.height === 'HIGH' ? 'm' : FITTINGS[fitting.kind];
  return table.hatches.some(({ at }) => at === square) ? '^' : '.';
}

function thingWords(table: DuckTable, square: number): string | undefined {
  const flames = table.flames.find(({ at }) => at === square);
  if (flames) return `~${flames.count}`;
  if (table.explosions.some(({ at }) => at === square)) return '*';
  if (table.chits.some(({ at }) => at === square)) return '?';
  const load = table.loads.find(({ at }) => at === square);
  if (load) return load.lost ? '%' : 'c';
  if (table.vehicles.some(vehicle => vehicleSquares(table, vehicle).includes(square))) return 'V';
  return table.things.some(({ at }) => at === square) ? '!' : undefined;
}

/** Men by letter, small when on the deck; Threats as x, machines as &, survivors as @. */
export function symbolOf(kind: string, id: number, isDown: boolean): string {
  if (kind === 'teamer') return String.fromCharCode((isDown ? 97 : 65) + (id % 26));
  return kind === 'threat' ? 'x' : kind === 'machine' ? '&' : '@';
}
