import type { DustupBoard, DustupView, Unit } from '@sightline/dustup';
import { list, say } from '../../words/dustup.ts';
import { nameOf } from './units.ts';

/** Whom it may order and rally, for its card. */
export function commandOf(rules: DustupBoard, view: DustupView, unit: Unit): string[] {
  const below = view.units.filter(({ superior, where }) => superior === unit.id && where !== 'merged');
  if (!unit.commands || below.length === 0) return [];
  return [say('dustup.card.commands', { units: list(below.map(({ who }) => nameOf(rules, who))) })];
}
