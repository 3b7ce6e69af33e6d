import { type Refusal, refuse } from '@sightline/kernel';
import type { MedicalAct, MedicalUse } from '../../acts/medical.ts';
import { walkOf } from '../../ground/walk.ts';
import type { Dustup, DustupIo, Figure, Unit } from '../../table.ts';
import { type ActionsOf, hasKeys, isInt, type UsesOf } from '../action.ts';
import { rise } from '../field/formation.ts';
import { tellOf } from '../telling.ts';
import { treat, treatmentsOf, whyNotTreat } from './treatment.ts';

export const medicalActions: ActionsOf<MedicalAct> = {
  treat: {
    action: 'medical',
    isForm: value => hasKeys(value, ['do', 'unit']) && isInt(value['unit']),
    whyNot: whyNotTreat,
    candidates: treatmentsOf,
    perform: treat,
  },
};

export const medicalUses: UsesOf<MedicalUse> = {
  extract: {
    isForm: value => hasKeys(value, ['for']),
    whyNot: whyNotExtract,
    candidates: (table, unit) => (whyNotExtract(table, unit).length === 0 ? [{ for: 'extract' }] : []),
    perform: extract,
  },
};

function whyNotExtract(table: Dustup, unit: Unit): Refusal[] {
  if (!table.options.suitExtraction) return [refuse('DU-MED-010', 'noExtraction')];
  return occupantsOf(table, unit).length > 0 ? [] : [refuse('DU-MED-010', 'noWreckedSuit')];
}

function occupantsOf(table: Dustup, unit: Unit): Figure[] {
  return unit.figures
    .map(id => table.figures[id]!)
    .filter(({ state, left, gone }) => state === 'disabled' && !left && !gone);
}

/** DU-MED-010: all of them at once, each with a pistol and no armour. */
function extract(table: Dustup, io: DustupIo, unit: Unit): void {
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
