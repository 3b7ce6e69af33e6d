import { mineCounterWords } from '../rules/mines/words.ts';
import { type Dustup, leaderOf } from '../table/table.ts';
import { ableCount, isHidden, type Unit } from '../table/units.ts';
import { placeOf, plural } from './numbers.ts';

/** The table as a list: the turn, then every unit with its state, then what lies about. */
export function tableWords(view: Dustup): string {
  const unit = view.options.centimetres ? ', inches read as centimetres' : '';
  const lines = [`Turn ${view.turn} of ${view.turns}${view.night ? ', night' : ''}, ${view.map.title}${unit}`];
  for (const side of view.sides) {
    lines.push(`${side.seat}: ${side.title}, ${plural(side.tokens, 'token')}`);
    for (const unit of view.units)
      if (unit.side === side.id && unit.where !== 'merged') lines.push(unitWords(view, unit));
  }
  for (const { id, side, x, y, removed } of view.counters) {
    if (!removed) lines.push(`  counter ${id} of ${view.sides[side]!.seat} at ${placeOf({ x, y })}`);
  }
  for (const mine of view.mines) {
    if (mine.removed) continue;
    const whose = view.sides[mine.side]!.seat;
    lines.push(`  mine counter ${mine.id} of ${whose} at ${placeOf(mine)}: ${mineCounterWords(mine)}`);
  }
  for (const { name, holder, x, y } of view.objectives) {
    lines.push(`  ${name} at ${placeOf({ x, y })}${holder < 0 ? '' : `, held by ${view.sides[holder]!.seat}`}`);
  }
  return lines.join('\n');
}

const WHERE: Readonly<Record<Exclude<Unit['where'], 'table'>, string>> = {
  muster: 'waiting to deploy',
  inbound: 'on its way',
  exited: 'off the table',
  routedOff: 'routed off the table',
  merged: 'part of another unit',
};

function unitWords(view: Dustup, unit: Unit): string {
  const states = [
    unit.activated && 'activated',
    unit.propped && 'propped',
    unit.column && 'in column',
    unit.concealed && 'completely concealed',
    unit.panicked && 'panicked',
    unit.leaderless && 'leaderless',
    unit.suppression > 0 && plural(unit.suppression, 'marker'),
  ].filter(state => state !== false);
  const where = isHidden(unit) ? 'hidden' : unit.where === 'table' ? placeOf(leaderOf(view, unit)) : WHERE[unit.where];
  const strength = `${ableCount(view, unit)} of ${unit.figures.length} able`;
  return `  ${unit.who.name}, ${unit.quality}, leadership value ${unit.lv}, ${unit.confidence}, ${strength}, ${[where, ...states].join(', ')}`;
}
