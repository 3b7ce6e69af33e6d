/**
 * A sentence of the catalogue is plain text with places to fill:
 * `{figure}` a fact, `{target:fitting}` a fact read as another kind of fact,
 * `{number#chit|chits}` a count with its noun, `{passed?done|fumbled}` one of two by whether a fact holds,
 * `[goes|go]` one of two by whether the first figure of the sentence, or the one it is about unnamed, is YOU.
 * The parts of a choice are sentences again.
 */
export interface Facts {
  value(key: string): unknown;
  words(key: string, kind: string): string;
}

/** Whoever bears this name is spoken to and not about. */
const YOU = 'YOU';
const BLANK = /^(\w+)(?::(\w+))?(?:([?#])([\s\S]*))?$/;
const NAMED = /\{(figure|member|by|shooter)\}/;

export function compose(sentence: string, facts: Facts): string {
  const [, subject = 'figure'] = NAMED.exec(sentence) ?? [];
  const isYou = facts.words(subject, subject) === YOU;
  return expand(sentence, facts, isYou);
}

function expand(sentence: string, facts: Facts, isYou: boolean): string {
  const open = sentence.search(/[{[]/);
  if (open < 0) return sentence;
  const close = endOf(sentence, open);
  const inner = sentence.slice(open + 1, close);
  const filled =
    sentence[open] === '[' ? expand(parts(inner)[isYou ? 1 : 0] ?? '', facts, isYou) : blank(inner, facts, isYou);
  return sentence.slice(0, open) + filled + expand(sentence.slice(close + 1), facts, isYou);
}

function blank(inner: string, facts: Facts, isYou: boolean): string {
  const [, key, kind, mark, rest = ''] = BLANK.exec(inner) ?? [];
  if (key === undefined) throw new Error(`"{${inner}}" is no place to fill`);
  if (mark === '?') return expand(parts(rest)[holds(facts.value(key)) ? 0 : 1] ?? '', facts, isYou);
  if (mark !== '#') return facts.words(key, kind ?? key);
  const count = countOf(facts.value(key));
  return `${count} ${parts(rest)[count === 1 ? 0 : 1] ?? ''}`;
}

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value));

const holds = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && value !== '' && !(Array.isArray(value) && !value.length);

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
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}

/** "Brick Okoro, Tally Moss and YOU". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
