import {
  areAdjacent,
  blockTemplate,
  type Cover,
  layTemplate,
  NOWHERE,
  type Offset,
  range,
  type Template,
} from '@sightline/geometry/grid';
import { D6 } from '@sightline/kernel';
import { effectOf } from '../../content/deck.ts';
import { planOf } from '../../ship/plan.ts';
import { shieldCover } from '../../ship/standing.ts';
import { shipChanged } from '../../ship/walls.ts';
import type { DuckIo } from '../../table/events.ts';
import { figuresAt } from '../../table/figures.ts';
import type { DuckTable } from '../../table/table.ts';
import { thrownAgainst, woundOrKill } from '../damage/protection.ts';
import { type Suffered, sufferTogether } from '../damage/suffer.ts';
import { markExplosion } from '../grenades/blast.ts';
import { layFlames, MOST_FLAMES } from '../grenades/flames.ts';
import { makeNoise } from '../threats/noise.ts';

/** DK-CHOUSE-005: as in the very square of a grenade. */
const { centre: BLAST } = effectOf('grenade-thrown', 'grenade');

const NINE = blockTemplate(1);

/** DK-CARGO-009: which way the sixteen squares reach out by the die; the load is always one of the middle four. */
const REACHES: readonly { readonly north: number; readonly west: number }[] = [
  { north: 2, west: 2 },
  { north: 2, west: 1 },
  { north: 1, west: 1 },
  { north: 1, west: 2 },
];

/** DK-CARGO-008, DK-CHOUSE-005: the last pip is gone; flame or blast fills the squares, according to its kind. */
export function goUp(table: DuckTable, io: DuckIo, id: number): void {
  const load = table.loads[id]!;
  const { at, kind } = load;
  const area = load.extreme ? sixteenSquares(io) : NINE;
  const squares = squaresFilled(table, at, area);
  load.lost = true;
  load.at = NOWHERE;
  shipChanged(table);
  io.tell({ type: 'loadWentUp', rule: 'DK-CARGO-008', load: id, at, kind, squares });
  if (kind === 'EXPLOSIVE') fillWithBlast(table, io, at, squares);
  else fillWithFlame(table, io, at, squares);
  makeNoise(table, io, at, null);
}

function sixteenSquares(io: DuckIo): Template {
  let face = 0;
  do face = io.roll(D6, { rule: 'DK-CARGO-009', purpose: 'reachOfTheExplosion' });
  while (face > REACHES.length);
  const { north, west } = REACHES[face - 1]!;
  const cells: Offset[] = [];
  for (let down = 0; down < 4; down++)
    for (let along = 0; along < 4; along++) cells.push({ forward: north - down, right: along - west });
  return { straight: cells, diagonal: cells };
}

/** DK-CARGO-008: bulkheads, closed doors, HIGH and FULL pieces shield. The second ring is filled through the first. */
function squaresFilled(table: DuckTable, at: number, area: Template): number[] {
  const { grid, tileAt } = planOf(table.arena);
  const cover = shieldCover(table);
  const squares = layTemplate(grid, at, 1, area)
    .map(({ square }) => square)
    .filter(square => tileAt[square]! >= 0 || table.bridge.squares.includes(square));
  const near = squares.filter(square => square === at || areAdjacent(cover, at, square));
  const through = near.filter(square => square !== at && cover.solids[square] === 0);
  const far = squares.filter(square => range(grid, at, square) === 2 && isReachedFrom(cover, through, square));
  return [...near, ...far];
}

function isReachedFrom(cover: Cover, from: readonly number[], square: number): boolean {
  return from.some(near => areAdjacent(cover, near, square));
}

function fillWithBlast(table: DuckTable, io: DuckIo, from: number, squares: readonly number[]): void {
  for (const square of squares) markExplosion(table, square, from);
  const suffered = squares
    .flatMap(square => figuresAt(table, square))
    .map((figure): Suffered => {
      const outcome = thrownAgainst(figure.protection, () =>
        woundOrKill(io.roll(D6, { rule: 'DK-CHOUSE-005', purpose: 'blast', figure: figure.id }), BLAST),
      );
      return { figure, outcome };
    });
  sufferTogether(table, io, suffered, { by: null, means: 'blast', rule: 'DK-CARGO-008' });
}

/** DK-CHOUSE-005: the markers attack nobody; whoever stands in them leaves, or suffers for it (DK-GREN-034). */
function fillWithFlame(table: DuckTable, io: DuckIo, from: number, squares: readonly number[]): void {
  for (const at of squares) layFlames(table, io, { at, count: MOST_FLAMES, from, rule: 'DK-CARGO-008' });
}
