import type { Setup } from '@sightline/kernel';
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

/** What is wrong with the form of the details, and where. */
export interface DetailProblem {
  readonly at: string;
  readonly message: string;
}

export function problemsOfDetails(setup: Setup): DetailProblem[] {
  const read = detailsRow.safeParse(setup.details ?? {});
  return read.success ? [] : read.error.issues.flatMap(issue => problemsOf(issue));
}

/** Of several forms that would do, what keeps the thing from the nearest of them is told. */
function problemsOf(issue: z.core.$ZodIssue, within: readonly PropertyKey[] = []): DetailProblem[] {
  const path = [...within, ...issue.path];
  const forms = issue.code === 'invalid_union' ? issue.errors : [];
  const isOtherwise = (form: readonly z.core.$ZodIssue[]): boolean =>
    form.some(({ code, path: at }) => code === 'invalid_type' && at.length === 0);
  const [nearest] = forms.toSorted((a, b) => Number(isOtherwise(a)) - Number(isOtherwise(b)) || a.length - b.length);
  if (nearest === undefined) return [{ at: path.join('.'), message: issue.message }];
  return nearest.flatMap(deeper => problemsOf(deeper, path));
}

/** The details of a setup whose form is right. */
export function detailsOf(setup: Setup): Details {
  return detailsRow.parse(setup.details ?? {});
}
