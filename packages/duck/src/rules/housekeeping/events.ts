/** What Housekeeping finds. */
export type HousekeepingEvent =
  | { type: 'doorKeptOpen'; door: number; figure: number }
  | { type: 'equipmentWrecked'; fitting: number; at: number }
  | { type: 'disturbed'; tile: number; tokens: number }
  | { type: 'randomEvent'; dice: readonly number[]; module: number | null };
