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
