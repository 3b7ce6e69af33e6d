import type { Speaker } from '@sightline/words';
import { landmarkOf } from '../ground/landmarks.ts';
import { isOnCommand } from '../rules/mines/command-mines.ts';
import { type Dustup, placeOf } from '../table/table.ts';
import { ableCount, isHidden, type Unit } from '../table/units.ts';

/** The table as a list: the turn, then every unit with its state, then what lies about. */
export function tableWords(speaker: Speaker, view: Dustup): string {
  const { say } = speaker;
  const seatOf = (side: number): string | null => view.sides[side]?.seat ?? null;
  const { turn, turns, night, map, options } = view;
  const lines = [say('table.head', { turn, turns, night, map: map.title, centimetres: options.centimetres })];
  for (const { id, seat, title, tokens } of view.sides) {
    lines.push(say('table.side', { side: seat, title, tokens }));
    for (const unit of view.units)
      if (unit.side === id && unit.where !== 'merged') lines.push(`  ${unitWords(speaker, view, unit)}`);
  }
  for (const counter of view.counters) {
    if (counter.removed) continue;
    lines.push(
      `  ${say('table.counter', { id: counter.id, side: seatOf(counter.side), where: landmarkOf(view, counter) })}`,
    );
  }
  for (const mine of view.mines) {
    if (mine.removed) continue;
    // DU-MINE-019: one on command shows where it points.
    const facts = { ...mine, side: seatOf(mine.side), where: landmarkOf(view, mine), onCommand: isOnCommand(mine) };
    lines.push(`  ${say('table.mine', facts)}`);
  }
  // An objective is not found by its own name.
  const bare = { ...view, objectives: [] };
  for (const { name, holder, x, y } of view.objectives) {
    lines.push(`  ${say('table.objective', { name, where: landmarkOf(bare, { x, y }), side: seatOf(holder) })}`);
  }
  for (const { name, kind, carrier, lost, x, y } of view.cargo) {
    if (lost) continue;
    const vehicle = view.units[carrier]?.who ?? null;
    const where = vehicle === null ? landmarkOf(view, { x, y }) : null;
    lines.push(`  ${say('table.cargo', { name, large: kind === 'large', vehicle, where })}`);
  }
  return lines.join('\n');
}

const STATES = ['activated', 'propped', 'column', 'concealed', 'panicked', 'leaderless'] as const;

function unitWords({ say, fact }: Speaker, view: Dustup, unit: Unit): string {
  const states = [
    whereabouts({ say, fact }, view, unit),
    ...STATES.filter(state => unit[state]).map(state => say(`state.${state}`)),
    ...(unit.suppression > 0 ? [say('state.markers', unit)] : []),
  ];
  const { who, quality, lv, confidence, figures } = unit;
  const able = ableCount(view, unit);
  return say('table.unit', {
    unit: who,
    quality,
    lv,
    confidence,
    able,
    figures: figures.length,
    states: states.join(', '),
  });
}

function whereabouts({ say, fact }: Pick<Speaker, 'say' | 'fact'>, view: Dustup, unit: Unit): string {
  if (isHidden(unit)) return say('where.hidden');
  return unit.where === 'table' ? fact(landmarkOf(view, placeOf(view, unit)), 'spot') : say(`where.${unit.where}`);
}
