import { DIRECTIONS, SIDES } from '@sightline/geometry/grid';
import { hasKeys } from '@sightline/kernel';

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
): (answer: Readonly<Record<string, unknown>>) => boolean {
  const checks = Object.entries<Check>(needed);
  const optional = Object.entries<Check>(others ?? {});
  const keys = ['do', ...checks.map(([key]) => key)];
  const optionalKeys = optional.map(([key]) => key);
  return answer =>
    hasKeys(answer, keys, optionalKeys) &&
    checks.every(([key, check]) => check(answer[key])) &&
    optional.every(([key, check]) => !(key in answer) || check(answer[key]));
}
