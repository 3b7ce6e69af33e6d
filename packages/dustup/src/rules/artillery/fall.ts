import { type Json, odds } from '@sightline/kernel';
import { assetOf, type Mission, targetOf } from '../../table/missions.ts';
import type { Dustup, DustupIo, Place } from '../../table/table.ts';
import { firstPoint, furtherPoint } from './impact.ts';

/** A square inch of the table, or beyond it, by its middle, and how many rounds will fall there on an average. */
export interface Fallen extends Place {
  readonly rounds: number;
}

/** DU-ARTY-027 to DU-ARTY-042: where the rounds of a mission may come down, by running its dice. */
export function fallOf(table: Dustup, mission: Mission): Fallen[] {
  const { rounds } = assetOf(table, mission).row;
  const target = targetOf(mission);
  const firsts = waysOf(io => firstPoint(table, io, mission));
  const further = rounds === 1 ? [] : waysOf(io => furtherPoint(table, io, mission, target));
  const squares = new Map<string, Fallen>();
  const add = (x: number, y: number, chance: number): void => {
    const [column, row] = [Math.floor(x / SQUARE), Math.floor(y / SQUARE)];
    const key = `${column},${row}`;
    const before = squares.get(key)?.rounds ?? 0;
    squares.set(key, { x: (column + 0.5) * SQUARE, y: (row + 0.5) * SQUARE, rounds: before + chance });
  };
  for (const { at: first, chance } of firsts) {
    add(first.x, first.y, chance);
    for (const { at, chance: also } of further) {
      add(first.x + at.x - target.x, first.y + at.y - target.y, chance * also * (rounds - 1));
    }
  }
  return [...squares.values()];
}

/** An inch, in mils. */
const SQUARE = 1000;

interface Way {
  readonly at: Place;
  readonly chance: number;
}

/** Every point that some dice may lead to. */
function waysOf(pointBy: (io: DustupIo) => Place): Way[] {
  const held: { at: Place } = { at: { x: 0, y: 0 } };
  const { outcomes } = odds<{ at: Place }, never>(
    (holder, io) => {
      holder.at = pointBy(io as unknown as DustupIo);
    },
    held,
    holder => ({ ...holder }),
    (_, { at: { x, y } }) => ({ x, y }) as Json,
  );
  return outcomes.map(({ outcome, chance }) => ({ at: outcome as unknown as Place, chance }));
}
