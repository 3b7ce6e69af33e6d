import { squaredDistance } from '@sightline/geometry/field';
import { isBelowHalf, roll } from '../../dice/rolls.ts';
import { isWithinInches } from '../../ground/measure.ts';
import type { Figure } from '../../table/figures.ts';
import type { Mine } from '../../table/markers.ts';
import type { Dustup, DustupIo, Place } from '../../table/table.ts';
import { becauseOf } from '../../table/telling.ts';
import type { Unit } from '../../table/units.ts';
import { dropAt, takeToll } from '../casualties/toll.ts';
import { nearestApproach, placesAt, type Track } from '../movement/tracks.ts';

/** DU-MINE-028, DU-MINE-032: how far a trap and a device reach, in inches. */
const TRAP_REACH = 3;
const DEVICE_REACH = 6;

/** DU-MINE-026, DU-MINE-027: found and disabled, or set off; either way it is gone. */
export function meetTrap(table: Dustup, io: DustupIo, unit: Unit, trap: Mine, tracks: readonly Track[]): void {
  const { own, device } = searchRoll(table, io, unit, 'DU-MINE-027');
  const disabled = own > device;
  io.tell({ type: 'trapMet', rule: 'DU-MINE-027', unit: unit.who, mine: trap.id, own, device, disabled, shows: true });
  trap.removed = true;
  trap.shown = true;
  if (disabled) return;
  const standing = standingAt(table, tracks, trap);
  const near = standing.filter(({ at }) => isWithinInches(at, trap, TRAP_REACH));
  const figures = near
    .toSorted((a, b) => squaredDistance(a.at, trap) - squaredDistance(b.at, trap))
    .map(({ figure }) => figure);
  // One device is one attack, whatever it throws at whom (DU-MORALE-011).
  takeToll(table, io, figures, { impact: of => (of === figures[0] ? 8 : 6), rule: 'DU-MINE-028', by: 'mine' });
  for (const { figure, at } of near) dropAt(table, io, figure, at);
}

/** DU-MINE-031, DU-MINE-032: once for each unit, device and activation. */
export function meetDevice(table: Dustup, io: DustupIo, unit: Unit, mine: Mine, tracks: readonly Track[]): void {
  if (mine.shown || mine.triedBy.includes(unit.id)) return;
  mine.triedBy.push(unit.id);
  const { own, device } = searchRoll(table, io, unit, 'DU-MINE-031');
  const result = own > device ? 'marked' : isBelowHalf(own, device) ? 'setOff' : 'nothing';
  const { id } = mine;
  io.tell({ type: 'deviceSearched', rule: 'DU-MINE-031', unit: unit.who, mine: id, own, device, result, shows: true });
  if (result === 'nothing') return;
  mine.shown = true;
  if (result === 'marked') return;
  mine.removed = true;
  const near = standingAt(table, tracks, mine).filter(({ at }) => isWithinInches(at, mine, DEVICE_REACH));
  const figures = near.map(({ figure }) => figure);
  takeToll(table, io, figures, { impact: () => 12, rule: 'DU-MINE-032', by: 'mine' });
  for (const { figure, at } of near) dropAt(table, io, figure, at);
}

/** The device's D8 against the quality of those who come near it. */
function searchRoll(table: Dustup, io: DustupIo, unit: Unit, rule: 'DU-MINE-027' | 'DU-MINE-031') {
  const device = roll(io, 8, { rule, purpose: 'device' });
  const own = roll(io, unit.die, becauseOf(table, unit, rule, 'search'));
  return { own, device };
}

/** Everybody on the table who is not dead, where he is at the moment that one of the movers comes nearest. */
function standingAt(table: Dustup, tracks: readonly Track[], { x, y }: Place): { figure: Figure; at: Place }[] {
  const approaches = tracks.map(({ points }) => nearestApproach(points, { x, y }));
  const nearest = approaches.reduce((best, each) => (each.away < best.away ? each : best));
  const places = placesAt(tracks, nearest.travelled);
  return table.figures
    .filter(({ state, gone, unit }) => state !== 'killed' && !gone && table.units[unit]!.where === 'table')
    .map(figure => ({ figure, at: places.get(figure.id) ?? { x: figure.x, y: figure.y } }));
}
