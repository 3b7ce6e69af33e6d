/** What a schema has against some content; where several forms would do, what each of them has against it. */
export interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly errors?: readonly (readonly Issue[])[];
}

/** What is wrong with the form of some content, and where. */
export interface Misfit {
  readonly at: string;
  readonly message: string;
}

/** Of several forms that would do, what keeps the content from the nearest of them is told. */
export function misfitsOf({ path, message, errors = [] }: Issue, within: readonly PropertyKey[] = []): Misfit[] {
  const here = [...within, ...path];
  const isOtherwise = (form: readonly Issue[]): boolean =>
    form.some(({ code, path: at }) => code === 'invalid_type' && at.length === 0);
  const [nearest] = errors.toSorted((a, b) => Number(isOtherwise(a)) - Number(isOtherwise(b)) || a.length - b.length);
  if (nearest === undefined) return [{ at: here.join('.'), message }];
  return nearest.flatMap(deeper => misfitsOf(deeper, here));
}
