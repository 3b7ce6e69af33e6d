import { type Issue, type Misfit, misfitsOf } from './misfit.ts';
import type { Setup } from './system.ts';

/** A schema, as far as it is needed here: any library's that tells what is wrong and where. */
export interface Schema<D> {
  safeParse(
    value: unknown,
  ):
    | { readonly success: true; readonly data: D }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

/** How the details of a setup are read, in every game. */
export interface DetailsReader<D> {
  /** What is wrong with the form of the details, and where. */
  problems(setup: Setup): Misfit[];
  /** The details of a setup whose form is right. */
  of(setup: Setup): D;
}

export function detailsReader<D>(schema: Schema<D>): DetailsReader<D> {
  return {
    problems({ details = {} }) {
      const read = schema.safeParse(details);
      return read.success ? [] : misfitsOf(details, read.error.issues);
    },
    of({ details = {} }) {
      const read = schema.safeParse(details);
      if (!read.success) throw new Error('the details of a setup are read once their form has been judged');
      return read.data;
    },
  };
}
