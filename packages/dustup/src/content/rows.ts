import { misfitsOf } from '@sightline/kernel';
import type { z } from 'zod';

/** Reads a list of rows, each by itself, and says of every one that does not fit which it is, where and why. */
export function rowsOf<S extends z.ZodType>(file: string, schema: S): { parse(rows: unknown): z.output<S>[] } {
  return {
    parse(rows) {
      if (!Array.isArray(rows)) throw new Error(`${file}: expected a list of rows`);
      const read = rows.map(row => schema.safeParse(row));
      const faults = read.flatMap((result, i) =>
        result.success
          ? []
          : misfitsOf(rows[i], result.error.issues).map(
              ({ at, message }) => `${placeOf(file, rows[i], i)}.${at}: ${message}`,
            ),
      );
      if (faults.length > 0) throw new Error(faults.join('\n'));
      return read.flatMap(result => (result.success ? [result.data] : []));
    },
  };
}

function placeOf(file: string, row: unknown, i: number): string {
  const { id } = (row ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' ? `${file}: row ${i + 1}, ${id}` : `${file}: row ${i + 1}`;
}
