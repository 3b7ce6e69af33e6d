import type { DuckView, Plan } from '@sightline/duck';
import { columnOf, rowOf } from '@sightline/geometry/grid';
import { memo, useRef } from 'react';
import { say } from '../../words/duck.ts';
import { roomText } from './names.ts';
import { useRules } from './rules.ts';

type Arena = DuckView['arena'];

/** Space, the hull, the decks and everything bolted to them: nothing here changes in play. */
export const Ship = memo(function Ship({ arena }: { readonly arena: Arena }) {
  const rules = useRules();
  const plan = rules.planOf(arena);
  const { grid, tileAt, tiles, modules, letters } = plan;
  const inside = Array.from({ length: grid.size }, (_, square) => square).filter(square => tileAt[square]! >= 0);
  const at = (square: number) => ({ x: columnOf(grid, square), y: rowOf(grid, square) });
  return (
    <g className="ship">
      <rect className="space" x={-90} y={-90} width={grid.width + 180} height={grid.height + 180} />
      <path className="stars" d={stars(grid.width, grid.height)} />
      <path className="hull" d={inside.map(square => cell(at(square))).join('')} />
      <path className="hull hull--plates" d={inside.map(square => cell(at(square))).join('')} />
      {modules.map(module => (
        <path
          key={module.id}
          className={`deck deck--${module.type.toLowerCase().replace(/\W+/g, '-')}`}
          d={inside
            .filter(square => tiles[tileAt[square]!]!.module === module.id)
            .map(square => cell(at(square)))
            .join('')}
        />
      ))}
      <path
        className="deck__plates"
        d={inside
          .filter(square => (at(square).x + at(square).y) % 2 === 0)
          .map(square => cell(at(square)))
          .join('')}
      />
      <path className="deck__lines" d={inside.map(square => corner(at(square))).join('')} />
      {inside.map(square => (
        <Piece key={square} letter={letters[square]!} {...at(square)} />
      ))}
      <path className="bulkhead" d={bulkheads(plan)} />
      <path className="bulkhead bulkhead--core" d={bulkheads(plan)} />
    </g>
  );
});

/** How wide a letter of such a name is, in squares; where it begins, and how far whatever lies in a square reaches. */
const LETTER = 0.2;
const MARGIN = 0.2;
const REACH = 0.42;
/** The rows of a module where its name may stand, the usual one first. */
const ROWS = [0, 4, 1, 3] as const;

interface ModuleNamesProps {
  readonly arena: Arena;
  /** Where somebody stands or something lies, so that no name covers it if that can be helped. */
  readonly taken: readonly Corner[];
}

/** What each module is called, over everything that stands in its corner and under nobody. */
export const ModuleNames = memo(function ModuleNames({ arena, taken }: ModuleNamesProps) {
  const rules = useRules();
  // A name that had to make room stays where it went: it jumps as seldom as can be.
  const kept = useRef(new Map<number, number>());
  const { tiles, tiling, modules } = rules.planOf(arena);
  return modules.map(({ id, name, tiles: [first] }) => {
    const { place } = tiles[first!]!;
    const [x, y] = [(place % tiling.columns) * 5, Math.floor(place / tiling.columns) * 5];
    const text = roomText(name);
    const end = x + MARGIN + text.length * LETTER + REACH;
    const isFree = (row: number): boolean =>
      !taken.some(at => at.y >= y + row && at.y < y + row + 1 && at.x >= x && at.x < end);
    const last = kept.current.get(id) ?? ROWS[0];
    const row = [last, ...ROWS].find(isFree) ?? last;
    kept.current.set(id, row);
    return (
      <text key={id} className="deck__name" x={x + MARGIN} y={y + row + 0.36}>
        {text}
      </text>
    );
  });
});

interface Corner {
  readonly x: number;
  readonly y: number;
}

function cell({ x, y }: Corner): string {
  return `M${x} ${y}h1v1h-1Z`;
}

/** A few points of light, always in the same places. */
function stars(width: number, height: number): string {
  let path = '';
  for (let i = 0; i < 240; i++) {
    const x = ((i * 7919) % 1000) / 1000;
    const y = ((i * 104729 + 331) % 997) / 997;
    path += `M${(x * 2 - 0.5) * width} ${(y * 2 - 0.5) * height}h0`;
  }
  return path;
}

function corner({ x, y }: Corner): string {
  return `M${x} ${y}h1M${x} ${y}v1`;
}

/** Every shut side of the ship's own squares; doors are drawn over them. */
function bulkheads({ grid, tileAt, bulkheads: walls }: Plan): string {
  const sides = walls.layers.movement;
  let path = '';
  for (let square = 0; square < grid.size; square++) {
    if (tileAt[square]! < 0) continue;
    const { x, y } = { x: columnOf(grid, square), y: rowOf(grid, square) };
    if (isShut(sides, square, 1)) path += `M${x} ${y}h1`;
    if (isShut(sides, square, 3)) path += `M${x + 1} ${y}v1`;
    if (isShut(sides, square, 5)) path += `M${x} ${y + 1}h1`;
    if (isShut(sides, square, 7)) path += `M${x} ${y}v1`;
  }
  return path;
}

/** The sides of a square are bits: north, east, south, west. */
function isShut(sides: Uint8Array, square: number, side: 1 | 3 | 5 | 7): boolean {
  return (sides[square]! & (1 << (side >> 1))) !== 0;
}

/** Furniture that never moves: FULL HEIGHT blocks. Everything lower is drawn with the fittings. */
function Piece({ letter, x, y }: Corner & { readonly letter: string }) {
  if (letter !== 'f') return null;
  return (
    <g className="pillar">
      <title>{say('duck.block')}</title>
      <rect x={x + 0.03} y={y + 0.03} width={0.94} height={0.94} rx={0.05} />
      <path d={`M${x + 0.2} ${y + 0.8}L${x + 0.8} ${y + 0.2}M${x + 0.2} ${y + 0.2}L${x + 0.8} ${y + 0.8}`} />
    </g>
  );
}
