import type { Die } from '@sightline/kernel';
import { weaponNamed } from '../../content/weapons.ts';
import { isInCover, shelterOf } from '../../ground/cover.ts';
import { isAloft } from '../../ground/from-above.ts';
import { isAble } from '../../table/figures.ts';
import { type Dustup, type DustupIo, enemyOf, seatOf } from '../../table/table.ts';
import { isHidden, isInPlay, type Unit } from '../../table/units.ts';
import { lowerConfidence } from '../morale/confidence.ts';
import { suppress } from '../suppression/suppress.ts';
import type { PickForEvent } from './questions.ts';

/** DU-GAP-026: the event cards, in the order of that row. */
export const EVENT_CARDS = [
  'static',
  'clearChannel',
  'lull',
  'jam',
  'secondWind',
  'strayFire',
  'dust',
  'quiet',
] as const;
export type EventCard = (typeof EVENT_CARDS)[number];

export function resolveEvent(table: Dustup, io: DustupIo, card: EventCard): void {
  io.tell({ type: 'eventCardDrawn', rule: 'DU-GAP-026', card });
  switch (card) {
    case 'static':
      table.weather.static = true;
      return;
    case 'clearChannel':
      table.weather.clear = [0, 1];
      return;
    case 'lull':
      for (const unit of table.units) unit.suppression = Math.max(0, unit.suppression - 1);
      return;
    case 'jam':
      return jamOne(table, io);
    case 'secondWind':
      for (const side of [0, 1]) cheerOne(table, io, side);
      return;
    case 'strayFire':
      return strayFire(table, io);
    case 'dust':
      table.weather.dust = true;
      return;
    case 'quiet':
      return;
    default:
      return card satisfies never;
  }
}

/** The card is nobody's, so the side whose unit acted last counts as having drawn it. */
function jamOne(table: Dustup, io: DustupIo): void {
  const picker = enemyOf(Math.max(0, table.due));
  const options = table.figures
    .filter(
      figure =>
        figure.side !== picker &&
        isAble(figure) &&
        figure.weapons.some(weapon => isSupport(table, weapon)) &&
        isSeen(table, figure.unit),
    )
    .map(({ id }) => id);
  const picked = pick(table, io, picker, 'jam', options);
  if (picked !== null) table.weather.jammed.push(picked);
}

function isSupport(table: Dustup, weapon: string): boolean {
  return weaponNamed(table, weapon).kind === 'support';
}

function isSeen(table: Dustup, unit: number): boolean {
  return isInPlay(table, table.units[unit]!) && !isHidden(table.units[unit]!);
}

function cheerOne(table: Dustup, io: DustupIo, side: number): void {
  const isDown = (unit: Unit) =>
    unit.side === side && unit.confidence !== unit.startConfidence && isInPlay(table, unit);
  const picked = pick(
    table,
    io,
    side,
    'secondWind',
    table.units.filter(isDown).map(({ id }) => id),
  );
  if (picked !== null) lowerConfidence(table, io, table.units[picked]!, -1, 'DU-GAP-026');
}

function pick(
  table: Dustup,
  io: DustupIo,
  side: number,
  card: PickForEvent['card'],
  options: readonly number[],
): number | null {
  if (options.length <= 1) return options[0] ?? null;
  return io.ask<PickForEvent>(seatOf(table, side), {
    kind: 'pickForEvent',
    rule: 'DU-GAP-026',
    card,
    names: table.names,
    options,
  });
}

/** One random unit in the open; nothing keeps down what is in the air (DU-AIR-051). */
function strayFire(table: Dustup, io: DustupIo): void {
  const isOpen = (unit: Unit) =>
    isInPlay(table, unit) &&
    !isAloft(table, unit) &&
    !isHidden(unit) &&
    !isInCover(table, unit) &&
    shelterOf(table, unit, null).concealment === 'none';
  const open = table.units.filter(isOpen);
  if (open.length === 0) return;
  const die: Die = { name: 'unit', faces: open.map(({ id }) => id) };
  suppress(io, table.units[io.roll(die, { rule: 'DU-GAP-026', purpose: 'strayFire' })]!, 'DU-GAP-026');
}
