/** DU-MED-002: one action for all untreated casualties of a unit, the own or another. */
export interface TreatAct {
  readonly do: 'treat';
  readonly unit: number;
}

export type MedicalAct = TreatAct;

/** DU-MED-010: the occupants of wrecked suits get out. */
export type MedicalUse = { readonly for: 'extract' };
