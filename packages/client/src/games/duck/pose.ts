import type { DuckEdition } from './rules.ts';

/** Column and row of each of the Team on the first tile, and which way he looks. */
const TEAM = [
  [1, 1, 3],
  [2, 3, 3],
  [3, 2, 3],
  [0, 3, 3],
  [4, 4, 2],
  [1, 4, 1],
] as const;

/** What has come in at the other door. */
const THREATS = [
  ['harpy', 5, 2, 7],
  ['harpy', 7, 1, 7],
  ['harpy-bull', 7, 3, 8],
  ['harpy', 9, 4, 7],
] as const;

/** The Team on the first tiles with the doors open, and what lives there upon it. */
export function pose({ system, board: rules }: DuckEdition) {
  const table = system.begin({ scenario: 'M02', switches: {} });
  const { grid, tiles, tiling } = rules.planOf(table.arena);
  const { place } = tiles[0]!;
  const [x, y] = [(place % tiling.columns) * 5, Math.floor(place / tiling.columns) * 5];
  const square = (column: number, row: number): number => (y + row) * grid.width + x + column;
  table.figures.forEach((figure, i) => {
    const [column, row, facing] = TEAM[i] ?? [];
    figure.at = column === undefined ? -1 : square(column, row!);
    if (facing) figure.facing = facing;
  });
  table.figures.push(
    ...THREATS.map(([species, column, row, facing], i) =>
      rules.newThreat(table.figures.length + i, species, square(column, row), facing),
    ),
  );
  table.flames.push({ at: square(6, 1), count: 2, from: square(3, 2), freshIn: 0 });
  for (const module of table.modules) module.opened = true;
  for (const tile of table.tiles) tile.markers = [];
  for (const door of table.doors) door.open = door.id % 2 === 0;
  return { table, box: `${x - 1} ${y - 0.5} 12 6` };
}
