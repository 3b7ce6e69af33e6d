import { type Refusal, refuse } from '@sightline/kernel';
import { walkOf } from '../../ground/walk.ts';
import type { Figure } from '../../table/figures.ts';
import type { Dustup, DustupIo } from '../../table/table.ts';
import { tellOf } from '../../table/telling.ts';
import type { Unit } from '../../table/units.ts';
import { rise } from '../movement/formation.ts';

export function whyNotExtract(table: Dustup, unit: Unit): Refusal[] {
  if (!table.options.suitExtraction) return [refuse('DU-MED-010', 'noExtraction')];
  return occupantsOf(table, unit).length > 0 ? [] : [refuse('DU-MED-010', 'noWreckedSuit')];
}

function occupantsOf(table: Dustup, unit: Unit): Figure[] {
  return unit.figures
    .map(id => table.figures[id]!)
    .filter(({ state, left, gone }) => state === 'disabled' && !left && !gone);
}

/** DU-MED-010: all of them at once, each with a pistol and no armour. */
export function extract(table: Dustup, io: DustupIo, unit: Unit): void {
  const occupants = occupantsOf(table, unit);
  for (const figure of occupants) {
    figure.state = 'able';
    figure.armour = 'none';
    figure.weapons = ['pistol'];
    rise(table, unit, walkOf(table, unit, { within: 0 }), figure);
  }
  const figures = occupants.map(({ who }) => who);
  tellOf(table, io, unit, { type: 'extracted', rule: 'DU-MED-010', unit: unit.who, figures });
}
