import type { Viewer } from '@sightline/kernel';
import { copy } from '../table/copy.ts';
import type { Counter, Mine } from '../table/markers.ts';
import { type Dustup, NONE } from '../table/table.ts';

/** Tables that differ only in which of the others' counters is which. */
export function swapSecrets(table: Dustup, viewer: Viewer): Dustup[] {
  const swapped = copy(table);
  const secret = swapped.counters.filter(({ side, removed }) => !removed && swapped.sides[side]!.seat !== viewer);
  for (const side of [0, 1]) {
    const own = secret.filter(counter => counter.side === side && !counter.confirmed);
    const units = own.map(({ unit }) => unit);
    for (const [i, counter] of own.entries()) assign(swapped, counter, units[(i + 1) % units.length]!);
  }
  for (const mine of swapped.mines) {
    if (mine.shown || mine.removed || swapped.sides[mine.side]!.seat === viewer) continue;
    mine.kind = otherKind(mine.kind);
  }
  return [swapped];
}

/** What else a counter may be that lies face down: whether it is a field or on command everybody has seen. */
function otherKind(kind: Mine['kind']): Mine['kind'] {
  if (kind === 'directional') return 'directionalDummy';
  if (kind === 'directionalDummy') return 'directional';
  return kind === 'dummy' ? 'ap' : 'dummy';
}

/** Puts a unit under another counter, and its figures where that counter lies. */
function assign(table: Dustup, counter: Counter, unitId: number): void {
  counter.unit = unitId;
  if (unitId === NONE) return;
  const unit = table.units[unitId]!;
  const leader = table.figures[unit.leader]!;
  const [dx, dy] = [counter.x - leader.x, counter.y - leader.y];
  unit.counter = counter.id;
  for (const id of unit.figures) {
    const figure = table.figures[id]!;
    if (figure.left) continue;
    figure.x += dx;
    figure.y += dy;
  }
}
