import { z } from 'zod';

// How long and how large anything on a card may be: what comes from outside is checked, and nobody waits for it.

export const id = z.string().min(1).max(40);
export const name = z.string().min(1).max(60);
export const text = z.string().min(1).max(600);
export const source = z.string().min(1).max(60).describe('the ledger row or page a card comes from, or "house"');
/** What has to be thrown, or more than dice can show. */
export const points = z.int().min(0).max(40);
export const count = z.int().min(0).max(99);
/** A list of rows. */
export const list = <S extends z.ZodType>(of: S) => z.array(of).max(200);

/** What is written under names of its own, as JSON Schema says how many. */
export const byName = <S extends z.ZodType>(key: z.ZodString, of: S, most = 60) =>
  z
    .record(key, of)
    .refine(record => Object.keys(record).length <= most, `it should have at most ${most} entries`)
    .meta({ maxProperties: most });
/** Stars, money and whatever else a campaign adds up. */
export const amount = z.int().min(0).max(1_000_000);

/** A code; files of before had its English name in its place, "Door Tech" for "door-tech". */
export const coded = <S extends z.ZodType>(code: S) =>
  z.preprocess(value => (typeof value === 'string' ? value.toLowerCase().replaceAll(' ', '-') : value), code);
