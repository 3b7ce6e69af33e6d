import { z } from 'zod';
import { code, name, spot } from './schema.ts';

/** DU-AIR-064: so many loads of one kind, in a vehicle of the force or at a place on the table. */
const cargoRow = z
  .strictObject({
    name,
    kind: z.enum(['box', 'large']),
    count: z.int().min(1).max(12).default(1),
    aboard: code.optional(),
    at: spot.optional(),
  })
  .refine(({ aboard, at }) => (aboard === undefined) !== (at === undefined), {
    message: 'cargo is in a vehicle or at a place (DU-AIR-064)',
  });
export type CargoRow = z.infer<typeof cargoRow>;

export const cargoRows = z.array(cargoRow).max(8);
