import { D6 } from '@sightline/kernel';
import { planOf } from '../../ship/plan.ts';
import { shipChanged } from '../../ship/walls.ts';
import type { DuckIo } from '../../table/events.ts';
import type { DuckTable, Load } from '../../table/table.ts';

type Contents = Pick<Load, 'kind' | 'extreme'>;

/** DK-SETUP-012, DK-GAP-011: a load on every cargo square of the arena card; what is in it stays hidden. */
export function layCargo(table: DuckTable, io: DuckIo): void {
  const { cargoSquares } = planOf(table.arena);
  for (const at of cargoSquares) {
    const contents = table.arena.cargo === 'hazardous' ? hazardousContents(io) : dicedContents(io);
    const load: Load = {
      at,
      ...contents,
      height: heightBy(io.roll(D6, { rule: 'DK-GAP-011', purpose: 'loadHeight' })),
      known: false,
      examined: false,
      lost: false,
      unpacked: false,
      die: 0,
    };
    table.loads.push(load);
  }
  if (cargoSquares.length === 0) return;
  shipChanged(table);
  io.tell({ type: 'cargoLaid', rule: 'DK-SETUP-012', loads: cargoSquares.length });
}

function dicedContents(io: DuckIo): Contents {
  const face = rollKind(io);
  if (face <= 3) return { kind: 'INERT', extreme: false };
  if (face === 4) return { kind: 'FLAMMABLE', extreme: false };
  if (face === 5) return { kind: 'EXPLOSIVE', extreme: false };
  const again = rollKind(io);
  if (again === 6) return { kind: 'DRONE', extreme: false };
  return { kind: again <= 3 ? 'FLAMMABLE' : 'EXPLOSIVE', extreme: true };
}

/** DK-GAP-053: the fuel tender carries nothing else. */
function hazardousContents(io: DuckIo): Contents {
  return { kind: rollKind(io) <= 3 ? 'FLAMMABLE' : 'EXPLOSIVE', extreme: false };
}

function rollKind(io: DuckIo): number {
  return io.roll(D6, { rule: 'DK-GAP-011', purpose: 'loadKind', seenBy: [] });
}

function heightBy(face: number): Load['height'] {
  if (face <= 2) return 'LOW';
  return face <= 5 ? 'HIGH' : 'FULL';
}
