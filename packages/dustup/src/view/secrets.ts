import type { Viewer } from '@sightline/kernel';
import { groundOf } from '../ground/ground.ts';
import { copy } from '../table/copy.ts';
import type { Counter, Mine } from '../table/markers.ts';
import type { Mission } from '../table/missions.ts';
import { type Dustup, NONE, placeOf } from '../table/table.ts';
import { passengersOf } from '../table/units.ts';

/** Tables that differ only in what the others' counters, mines and target markers are. */
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
  swapped.missions = swapped.missions.map(mission =>
    swapped.sides[mission.side]!.seat === viewer ? mission : otherMission(swapped, mission),
  );
  return [swapped];
}

/**
 * DU-ARTY-022, DU-ARTY-031: called for by somebody else, elsewhere and with other gear; and meant for another marker, unless
 * its rounds have shown which. What may be called for and how far it has come on the chart everybody sees.
 */
function otherMission({ units }: Dustup, mission: Mission): Mission {
  const { side, state, markers, real, observer, lv, die, from } = mission;
  const own = units.filter(unit => unit.side === side).map(({ id }) => id);
  const isSecret = state !== 'landed' && markers.length > 1;
  return {
    ...mission,
    observer: own[(own.indexOf(observer) + 1) % own.length]!,
    lv: 1 + (lv % 3),
    die: die === 6 ? 8 : 6,
    from: { x: from.x + 1000, y: from.y },
    real: isSecret ? (real + 1) % markers.length : real,
  };
}

/** What else a counter may be that lies face down: whether it is a field or on command everybody has seen. */
function otherKind(kind: Mine['kind']): Mine['kind'] {
  if (kind === 'directional') return 'directionalDummy';
  if (kind === 'directionalDummy') return 'directional';
  return kind === 'dummy' ? 'ap' : 'dummy';
}

/** Puts a unit under another counter, with its figures, its hull, its gun and whoever rides in it. */
function assign(table: Dustup, counter: Counter, unitId: number): void {
  counter.unit = unitId;
  if (unitId === NONE) return;
  const unit = table.units[unitId]!;
  const { x, y } = placeOf(table, unit);
  const [dx, dy] = [counter.x - x, counter.y - y];
  const { width, depth } = groundOf(table);
  // Whoever would stand beyond the edge stands at it, as he would have been deployed.
  const shift = (thing: { x: number; y: number }): void => {
    thing.x = Math.min(Math.max(thing.x + dx, 0), width);
    thing.y = Math.min(Math.max(thing.y + dy, 0), depth);
  };
  unit.counter = counter.id;
  for (const rider of passengersOf(table, unit)) rider.counter = counter.id;
  if (unit.hull !== null) shift(unit.hull);
  if (unit.piece !== NONE) shift(table.pieces[unit.piece]!);
  for (const id of unit.figures) if (!table.figures[id]!.left) shift(table.figures[id]!);
}
