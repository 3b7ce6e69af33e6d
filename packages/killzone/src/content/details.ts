import { detailsReader } from '@sightline/kernel';
import { z } from 'zod';
import { ENCOUNTER_OBJECTIVES, mapRow, rosterRow } from './schema.ts';

/** No ruled number makes sense beyond this. */
const LARGEST = 100;

/** What the details of a setup may say: house rulings for any battle, and for an encounter all that is agreed on. */
const detailsRow = z.strictObject({
  values: z.record(z.string(), z.number().min(-LARGEST).max(LARGEST)).optional(),
  map: z.union([z.string(), mapRow]).optional(),
  night: z.boolean().optional(),
  turns: z.int().min(1).max(20).optional(),
  limit: z.int().min(1).optional(),
  rosters: z.tuple([z.union([z.string(), rosterRow]), z.union([z.string(), rosterRow])]).optional(),
  objective: ENCOUNTER_OBJECTIVES.optional(),
});
export type Details = z.infer<typeof detailsRow>;

export const details = detailsReader(detailsRow);
