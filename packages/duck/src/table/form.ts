import { DIRECTIONS, SIDES } from '@sightline/geometry/grid';
import { hasKeys, isRecord } from '@sightline/kernel';

/** Whether one field of an answer is what it should be. Anything at all may be answered, so nothing is taken for granted. */
export type Check = (value: unknown) => boolean;

/** The number of a figure, a square, a door; whether there is such a one is for the rules to say. */
export const isNumber: Check = value => Number.isSafeInteger(value) && (value as number) >= 0;
export const isFlag: Check = value => typeof value === 'boolean';
/** What a thing or a task is called. */
export const isName: Check = value => typeof value === 'string' && value.length <= 80;
export const oneOf =
  (values: readonly unknown[]): Check =>
  value =>
    values.includes(value);
export const isDirection = oneOf(DIRECTIONS);
export const isSide = oneOf(SIDES);

type OptionalKeys<A> = { [F in keyof A]-?: Partial<Record<F, never>> extends Pick<A, F> ? F : never }[keyof A];
type Needed<A> = { readonly [F in Exclude<keyof A, OptionalKeys<A> | 'do'>]: Check };
type Others<A> = { readonly [F in Exclude<OptionalKeys<A>, 'do'>]: Check };

/** The form of an act: a check for each of its fields besides `do`, and no field that has none. */
export function form<A extends object>(
  needed: Needed<A>,
  ...[others]: keyof Others<A> extends never ? [] : [Others<A>]
): (answer: unknown) => boolean {
  return shape({ do: isName, ...needed }, others);
}

/** The form of an answer that is no act. */
export function record<A extends object>(needed: Needed<A>): (answer: unknown) => boolean {
  return shape(needed, {});
}

function shape(
  needed: Readonly<Record<string, Check>>,
  others: Readonly<Record<string, Check>> = {},
): (answer: unknown) => boolean {
  const keys = Object.keys(needed);
  const optional = Object.keys(others);
  return answer =>
    isRecord(answer) &&
    hasKeys(answer, keys, optional) &&
    keys.every(key => needed[key]!(answer[key])) &&
    optional.every(key => !(key in answer) || others[key]!(answer[key]));
}
