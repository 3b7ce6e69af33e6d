import { isRecord } from './json.ts';

/** What a schema has against some content; where several forms would do, what each of them has against it. */
export interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** What each of several forms has against it. */
  readonly errors?: readonly (readonly Issue[])[] | undefined;
  readonly expected?: string | undefined;
  readonly values?: readonly unknown[] | undefined;
  readonly options?: readonly unknown[] | undefined;
  readonly keys?: readonly string[] | undefined;
  readonly origin?: string | undefined;
  readonly minimum?: number | bigint | undefined;
  readonly maximum?: number | bigint | undefined;
  readonly inclusive?: boolean | undefined;
  readonly exact?: boolean | undefined;
  readonly pattern?: string | undefined;
}

/** What is wrong with the form of some content, and where. */
export interface Misfit {
  readonly at: string;
  readonly message: string;
}

/** HS-FORM-001: what a schema has against some content, in the words of the house, each with its place in it. */
export function misfitsOf(content: unknown, issues: readonly Issue[]): Misfit[] {
  return issues.flatMap(issue => {
    const { path, keys } = issue;
    if (keys) return keys.map(key => misfit([...path, key], 'there is no such field here'));
    const found = valueAt(content, path);
    const wanted = wantedBy(issue);
    if (wanted) return [misfit(path, shouldBe(wanted, found))];
    if (issue.errors) return misfitsOf(content, nearestOf(issue.errors, path));
    return [misfit(path, faultOf(issue, found))];
  });
}

function misfit(path: readonly PropertyKey[], message: string): Misfit {
  return { at: path.join('.'), message };
}

function valueAt(content: unknown, path: readonly PropertyKey[]): unknown {
  let value = content;
  for (const key of path) {
    if (!(Array.isArray(value) || isRecord(value)) || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

/** Of several forms one of the right sort is meant, and of those the one with the least wrong. */
function nearestOf(forms: readonly (readonly Issue[])[], path: readonly PropertyKey[]): Issue[] {
  const isOtherwise = (form: readonly Issue[]): boolean =>
    form.some(issue => issue.path.length === 0 && wantedBy(issue));
  const [nearest] = forms.toSorted((a, b) => Number(isOtherwise(a)) - Number(isOtherwise(b)) || a.length - b.length);
  return (nearest ?? []).map(issue => ({ ...issue, path: [...path, ...issue.path] }));
}

const SORTS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a record',
  record: 'a record',
  null: 'nothing',
};

/** What would have been right in its place, if it is something else altogether. */
function wantedBy({ code, expected, values, options, errors }: Issue): readonly string[] | null {
  if (code === 'invalid_type') return [SORTS[expected ?? ''] ?? `a ${expected}`];
  const listed = values ?? options;
  if (listed) return listed.map(textOf);
  const forms = errors?.map(form => (form.length === 1 && form[0]!.path.length === 0 ? wantedBy(form[0]!) : null));
  const areAllOtherwise = forms !== undefined && forms.length > 0 && !forms.includes(null);
  return areAllOtherwise ? [...new Set(forms.flatMap(form => form ?? []))] : null;
}

function shouldBe(wanted: readonly string[], found: unknown): string {
  const [last, ...others] = wanted.toReversed();
  const list = others.length === 0 ? last : `${others.reverse().join(', ')} or ${last}`;
  return found === undefined ? `it is missing; it should be ${list}` : `it should be ${list}, not ${textOf(found)}`;
}

const LONGEST = 40;

function textOf(value: unknown): string {
  if (value === null) return 'nothing';
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'a record';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length > LONGEST ? `${value.slice(0, LONGEST)}...` : value);
}

function faultOf(
  { code, message, minimum, maximum, inclusive, exact, origin, pattern }: Issue,
  found: unknown,
): string {
  const limit = minimum ?? maximum;
  if (limit !== undefined) {
    const bound = minimum === undefined ? (inclusive ? 'at most' : 'less than') : inclusive ? 'at least' : 'more than';
    return sized(exact ? 'exactly' : bound, limit, origin, found);
  }
  if (pattern !== undefined) return `it should look like ${pattern}, not ${textOf(found)}`;
  if (code === 'invalid_key') return 'its name is not allowed here';
  return code === 'custom' ? message : 'it does not have the form that is wanted here';
}

/** Numbers are large, texts and lists long. */
function sized(bound: string, limit: number | bigint, origin: string | undefined, found: unknown): string {
  if (typeof found !== 'string' && !Array.isArray(found)) return `it should be ${bound} ${limit}, not ${textOf(found)}`;
  const one = origin === 'string' ? 'letter' : 'entry';
  const many = origin === 'string' ? 'letters' : 'entries';
  return `it should have ${bound} ${limit} ${Number(limit) === 1 ? one : many}, not ${found.length}`;
}
