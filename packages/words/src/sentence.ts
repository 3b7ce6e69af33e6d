/**
 * A sentence of the catalogue is plain text with places to fill:
 * `{figure}` a fact, `{target:fitting}` a fact read as another kind of fact,
 * `{number#chit|chits}` a count with its noun, `{number##chit|chits}` the noun alone, one for each plural form of the
 * language in the order zero, one, two, few, many, other of those that it has,
 * `{passed?done|fumbled}` one of two by whether a fact holds,
 * `[goes|go]` one of two by whether the first figure of the sentence, or the one it is about unnamed, is YOU.
 * The parts of a choice are sentences again.
 */
export interface Facts {
  value(key: string): unknown;
  words(key: string, kind: string): string;
}

/** How a language tells one from many. */
export interface Plurals {
  /** Which form of a noun goes with a count. */
  formOf(count: number): number;
}

/** Whoever bears this name is spoken to and not about. */
const YOU = 'YOU';
const BLANK = /^(\w+)(?::(\w+))?(?:(\?|##?)([\s\S]*))?$/;
const NAMED = /\{(figure|member|by|shooter)\}/;

interface Filling {
  readonly facts: Facts;
  readonly plurals: Plurals;
  readonly isYou: boolean;
}

export function compose(sentence: string, facts: Facts, plurals: Plurals): string {
  if (!/[{[]/.test(sentence)) return sentence;
  const [, subject = 'figure'] = NAMED.exec(sentence) ?? [];
  const isYou = sentence.includes('[') && facts.words(subject, subject) === YOU;
  return expand(sentence, { facts, plurals, isYou });
}

function expand(sentence: string, filling: Filling): string {
  const open = sentence.search(/[{[]/);
  if (open < 0) return sentence;
  const close = endOf(sentence, open);
  const inner = sentence.slice(open + 1, close);
  const filled =
    sentence[open] === '[' ? expand(parts(inner)[filling.isYou ? 1 : 0] ?? '', filling) : blank(inner, filling);
  return sentence.slice(0, open) + filled + expand(sentence.slice(close + 1), filling);
}

function blank(inner: string, filling: Filling): string {
  const { facts, plurals } = filling;
  const [, key, kind, mark, rest = ''] = BLANK.exec(inner) ?? [];
  if (key === undefined) throw new Error(`"{${inner}}" is no place to fill`);
  if (mark === undefined) return facts.words(key, kind ?? key);
  if (mark === '?') return expand(parts(rest)[holds(facts.value(key)) ? 0 : 1] ?? '', filling);
  const count = countOf(facts.value(key));
  const forms = parts(rest);
  const noun = expand(forms[plurals.formOf(count)] ?? forms.at(-1) ?? '', filling);
  return mark === '#' ? `${count} ${noun}` : noun;
}

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value));

const holds = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && value !== '' && !(Array.isArray(value) && !value.length);

/** What a sentence wants to be told, by key: what a translation must leave as it is, and what whoever speaks must bring. */
export function placesOf(sentence: string): string[] {
  const found = new Set<string>();
  const look = (text: string): void => {
    for (let open = text.search(/[{[]/); open >= 0; open = text.search(/[{[]/)) {
      const close = endOf(text, open);
      const inner = text.slice(open + 1, close);
      if (text[open] === '[') look(inner);
      else {
        const [, key, , , rest = ''] = BLANK.exec(inner) ?? [];
        if (key === undefined) throw new Error(`"{${inner}}" is no place to fill`);
        found.add(key);
        look(rest);
      }
      text = text.slice(close + 1);
    }
  };
  look(sentence);
  return [...found].sort();
}

/** Where the bracket that opens at `open` closes. */
function endOf(sentence: string, open: number): number {
  let depth = 0;
  for (let i = open; i < sentence.length; i++) {
    if ('{['.includes(sentence[i]!)) depth++;
    else if ('}]'.includes(sentence[i]!) && --depth === 0) return i;
  }
  throw new Error(`"${sentence}" has a bracket that does not close`);
}

/** The parts between the bars that are in no bracket of their own. */
function parts(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const letter of text) {
    if ('{['.includes(letter)) depth++;
    if ('}]'.includes(letter)) depth--;
    if (letter === '|' && depth === 0) found.push('');
    else found[found.length - 1] += letter;
  }
  return found;
}

/** With a capital at its beginning and a stop at its end. */
export function asSentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]["”⟧]*$/.test(capital) ? capital : `${capital}.`;
}
