import { duck, planOf } from '@sightline/duck';

/** The Team on a cross-deck with its doors open: everybody of the first tiles put where a fight would have them. */
export function pose() {
  const table = duck.begin({ scenario: 'M02', switches: {} });
  const { grid, tiles, tiling } = planOf(table.arena);
  const { place } = tiles[0]!;
  const [x, y] = [(place % tiling.columns) * 5, Math.floor(place / tiling.columns) * 5];
  const spots = [
    [1, 1],
    [2, 3],
    [3, 2],
    [0, 3],
    [4, 4],
    [1, 4],
  ];
  table.figures.forEach((figure, i) => {
    const [dx, dy] = spots[i] ?? [-99, -99];
    figure.at = dx! < 0 ? -1 : (y + dy!) * grid.width + x + dx!;
  });
  for (const module of table.modules) module.opened = true;
  for (const door of table.doors) door.open = door.id % 2 === 0;
  return { table, box: `${x - 1} ${y - 0.5} 12 6` };
}
