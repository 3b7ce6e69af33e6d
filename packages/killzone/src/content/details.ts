import { detailsReader } from '@sightline/kernel';
import { z } from 'zod';
import { ENCOUNTER_OBJECTIVES, mapRow, rosterRow } from './schema.ts';

/** No ruled number makes sense beyond this. */
const LARGEST = 100;
/** Nor are there more of them. */
const MOST_VALUES = 200;

const roster = z.union([z.string().max(40), rosterRow]);

/** What the details of a setup may say: house rulings for any battle, and for an encounter all that is agreed on. */
export const detailsRow = z.strictObject({
  values: z
    .record(z.string().max(40), z.number().min(-LARGEST).max(LARGEST))
    .refine(values => Object.keys(values).length <= MOST_VALUES, `it should have at most ${MOST_VALUES} entries`)
    .meta({ maxProperties: MOST_VALUES })
    .optional(),
  map: z.union([z.string().max(40), mapRow]).optional(),
  night: z.boolean().optional(),
  turns: z.int().min(1).max(20).optional(),
  limit: z.int().min(1).max(10_000).optional(),
  rosters: z.tuple([roster, roster]).optional(),
  objective: ENCOUNTER_OBJECTIVES.optional(),
});
export type Details = z.infer<typeof detailsRow>;

export const details = detailsReader(detailsRow);
