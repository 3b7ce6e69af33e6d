import { failure, type Result, success } from './result.ts';
import { say } from './words/index.ts';

/** An option of a command: on or off, a text, or a whole number. */
export interface Flag {
  readonly kind: 'on' | 'text' | 'whole';
  /** What its value is called in the usage. */
  readonly value?: string;
  /** It may be given several times. */
  readonly many?: true;
  /** The least whole number that makes sense; 1 unless it says otherwise. */
  readonly least?: number;
  readonly about: string;
}

/** What a command takes. A positional is written as in its usage: `<needed>`, `[optional]` or `<several...>`. */
export interface Shape {
  readonly positionals: readonly string[];
  readonly flags: Readonly<Record<string, Flag>>;
  /** Flags that are not listed carry a text each: the seats of a scenario, which only the command knows. */
  readonly seats?: { readonly value: string; readonly about: string };
}

export interface Arguments {
  readonly positionals: readonly string[];
  readonly seats: ReadonlyMap<string, string>;
  has(flag: string): boolean;
  text(flag: string): string | undefined;
  texts(flag: string): readonly string[];
  whole(flag: string): number | undefined;
}

interface Found {
  readonly positionals: string[];
  readonly values: Map<string, string[]>;
  readonly seats: Map<string, string>;
}

/** Sorts what was typed after the name of a command, or says what is wrong with it. */
export function parseArguments(typed: readonly string[], shape: Shape): Result<Arguments> {
  const found: Found = { positionals: [], values: new Map(), seats: new Map() };
  const words = [...typed];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (/^-./.test(word)) {
      const problem = takeOption(word, words, shape, found);
      if (problem) return failure(problem);
    } else found.positionals.push(word);
  }
  const problem = whyNotPositionals(found.positionals, shape.positionals);
  return problem ? failure(problem) : success(argumentsOf(found));
}

function argumentsOf({ positionals, values, seats }: Found): Arguments {
  return {
    positionals,
    seats,
    has: flag => values.has(flag),
    text: flag => values.get(flag)?.[0],
    texts: flag => values.get(flag) ?? [],
    whole: flag => (values.has(flag) ? Number(values.get(flag)![0]) : undefined),
  };
}

/** Takes an option, and its value from the words that follow it. Says what is wrong, or null. */
function takeOption(word: string, following: string[], shape: Shape, found: Found): string | null {
  if (word === '--') {
    found.positionals.push(...following.splice(0));
    return null;
  }
  const { name, attached } = splitOption(word);
  const flag = Object.hasOwn(shape.flags, name) ? shape.flags[name]! : null;
  if (!word.startsWith('--') || !(flag ?? shape.seats)) return say('arguments.unknown', { option: word });
  if (flag?.kind === 'on') {
    found.values.set(name, []);
    return attached === undefined ? null : say('arguments.noValue', { option: name });
  }
  if (attached === undefined && (following[0] ?? '--').startsWith('--')) {
    return say('arguments.needsValue', { option: name, value: (flag ?? shape.seats)!.value });
  }
  const value = attached ?? following.shift()!;
  if ((found.values.has(name) || found.seats.has(name)) && !flag?.many) return say('arguments.twice', { option: name });
  if (flag) found.values.set(name, [...(found.values.get(name) ?? []), value]);
  else found.seats.set(name, value);
  return flag?.kind === 'whole' ? whyNotWhole(name, value, flag.least ?? 1) : null;
}

function splitOption(word: string): { readonly name: string; readonly attached: string | undefined } {
  const equals = word.indexOf('=');
  if (equals < 0) return { name: word.slice(2), attached: undefined };
  return { name: word.slice(2, equals), attached: word.slice(equals + 1) };
}

function whyNotWhole(name: string, text: string, least: number): string | null {
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return null;
  return say('arguments.needsWhole', { option: name, least, text });
}

function whyNotPositionals(given: readonly string[], wanted: readonly string[]): string | null {
  const missing = wanted[given.length];
  if (missing?.startsWith('<')) return say('arguments.missing', { what: missing });
  if (wanted.at(-1)?.endsWith('...>') || given.length <= wanted.length) return null;
  return say('arguments.tooMany', { word: given[wanted.length] });
}
