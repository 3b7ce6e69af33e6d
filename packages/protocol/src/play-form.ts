import { isRecord } from '@sightline/kernel';
import { plainLine } from './play-plain.ts';

// The forms of messages: each says what is wrong with a value, or null. Nothing malformed gets further than here.

/** What is wrong with a value, and where (`.terms.pace should be ...`); null when nothing is. */
export type Fault = (value: unknown) => string | null;

/** A fault for every field of a message. */
type FaultsOf<T> = { readonly [K in keyof Required<T>]: Fault };

/** A record of these fields and no others. Whoever may leave one out wraps its form in `maybe`. */
export function fields<T>(forms: FaultsOf<T>): Fault {
  const known = Object.entries(forms) as [string, Fault][];
  return value => {
    if (!isRecord(value)) return ' should be a record';
    const strange = Object.keys(value).find(name => !Object.hasOwn(forms, name));
    if (strange !== undefined) return ` has no "${strange.slice(0, 40)}"`;
    for (const [name, fault] of known) {
      const wrong = fault(Object.hasOwn(value, name) ? value[name] : undefined);
      if (wrong !== null) return `.${name}${wrong}`;
    }
    return null;
  };
}

/** A field that may be left out. */
export function maybe(fault: Fault): Fault {
  return value => (value === undefined ? null : fault(value));
}

export function orNull(fault: Fault): Fault {
  return value => (value === null ? null : fault(value));
}

export function listOf(fault: Fault, most: number): Fault {
  return value => {
    if (!Array.isArray(value) || value.length > most) return ` should be a list of at most ${most}`;
    for (const [i, item] of value.entries()) {
      const wrong = fault(item);
      if (wrong !== null) return `[${i}]${wrong}`;
    }
    return null;
  };
}

/** A record of any names, each with a value of this form. */
export function recordOf(fault: Fault, most: number): Fault {
  return value => {
    if (!isRecord(value)) return ' should be a record';
    const entries = Object.entries(value);
    if (entries.length > most) return ` should have at most ${most} entries`;
    for (const [name, item] of entries) {
      if (name.length > LONGEST_NAME) return ' has a name that is too long';
      const wrong = fault(item);
      if (wrong !== null) return `.${name}${wrong}`;
    }
    return null;
  };
}

/** Any name of ours: of a seat, a switch, a scenario. */
const LONGEST_NAME = 100;

export function text(most: number, least = 0): Fault {
  return value =>
    typeof value === 'string' && value.length >= least && value.length <= most && value.isWellFormed()
      ? null
      : ` should be a text of ${least} to ${most} characters`;
}

/** A line that people typed: there has to be something to see. */
export function typed(most: number): Fault {
  const isText = text(most, 1);
  return value =>
    isText(value) === null && plainLine(value as string) !== ''
      ? null
      : ` should be 1 to ${most} characters to be read`;
}

export const name: Fault = text(LONGEST_NAME, 1);

export function matching(form: RegExp, what: string): Fault {
  return value => (typeof value === 'string' && form.test(value) ? null : ` should be ${what}`);
}

export function count(most: number = Number.MAX_SAFE_INTEGER, least = 0): Fault {
  return value =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most
      ? null
      : ` should be a whole number from ${least} to ${most}`;
}

export function oneOf(...values: readonly (string | boolean | number)[]): Fault {
  return value => ((values as readonly unknown[]).includes(value) ? null : ` should be one of ${values.join(', ')}`);
}

export const boolean: Fault = oneOf(true, false);

/** Whatever JSON can hold. It is bounded by the length of the message, and judged by the rules. */
export const anything: Fault = value => (value === undefined ? ' is missing' : null);

export const record: Fault = value => (isRecord(value) ? null : ' should be a record');

/** One form or the other; what is wrong is told of the last. */
export function either(...faults: readonly Fault[]): Fault {
  return value => {
    let wrong: string | null = null;
    for (const fault of faults) {
      wrong = fault(value);
      if (wrong === null) return null;
    }
    return wrong;
  };
}
