import type { ActionKinds, UseKinds } from '../../table/acts.ts';
import { bare, naming } from '../../table/forms.ts';
import { extract, whyNotExtract } from './extraction.ts';
import { treat, treatmentsOf, whyNotTreat } from './treatment.ts';

/** DU-MED-002: one action for all untreated casualties of a unit, the own or another. */
export interface TreatAct {
  readonly do: 'treat';
  readonly unit: number;
}

export type MedicalAct = TreatAct;

/** DU-MED-010: the occupants of wrecked suits get out. */
export type MedicalUse = { readonly do: 'extract' };

export const medicalActs: ActionKinds<MedicalAct> = {
  treat: {
    do: 'treat',
    action: 'medical',
    isForm: naming('unit'),
    list: treatmentsOf,
    whyNot: whyNotTreat,
    perform: treat,
  },
};

export const medicalUses: UseKinds<MedicalUse> = { extract: bare('extract', whyNotExtract, extract) };
