/**
 * A sentence of the catalogue is plain text with places to fill:
 * `{figure}` a fact, `{target:fitting}` a fact read as another kind of fact,
 * `{number#chit|chits}` a count with its noun, `{number##chit|chits}` the noun alone, one for each plural form of the
 * language in the order zero, one, two, few, many, other of those that it has,
 * `{passed?done|fumbled}` one of two by whether a fact holds, `{hits=0?a miss|a hit}` by whether it is just this,
 * `[goes|go]` one of two by whether the first figure of the sentence, or the one it is about unnamed, is YOU.
 * The parts of a choice are sentences again.
 */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'fact'; readonly key: string; readonly as: string }
  | { readonly kind: 'count'; readonly key: string; readonly bare: boolean; readonly forms: readonly Parts[] }
  | { readonly kind: 'choice'; readonly key: string; readonly is: string | null; readonly forms: readonly Parts[] }
  | { readonly kind: 'person'; readonly forms: readonly Parts[] };
export type Parts = readonly Part[];

const BLANK = /^(\w+)(?::(\w+))?(?:=([\w ]*))?(?:(\?|##?)([\s\S]*))?$/;
const read = new Map<string, Parts>();

/** A sentence taken apart; each is taken apart once. */
export function partsOf(sentence: string): Parts {
  let parts = read.get(sentence);
  if (parts === undefined) {
    parts = takenApart(sentence);
    read.set(sentence, parts);
  }
  return parts;
}

function takenApart(sentence: string): Part[] {
  const parts: Part[] = [];
  let rest = sentence;
  for (let open = rest.search(/[{[]/); open >= 0; open = rest.search(/[{[]/)) {
    if (open > 0) parts.push({ kind: 'text', text: rest.slice(0, open) });
    const close = endOf(rest, open);
    const inner = rest.slice(open + 1, close);
    parts.push(rest[open] === '[' ? { kind: 'person', forms: formsIn(inner) } : blank(inner));
    rest = rest.slice(close + 1);
  }
  if (rest !== '') parts.push({ kind: 'text', text: rest });
  return parts;
}

function blank(inner: string): Part {
  const [, key, as, is, mark, rest = ''] = BLANK.exec(inner) ?? [];
  if (key === undefined || (is !== undefined && mark !== '?')) throw new Error(`"{${inner}}" is no place to fill`);
  if (mark === undefined) return { kind: 'fact', key, as: as ?? key };
  const forms = formsIn(rest);
  return mark === '?'
    ? { kind: 'choice', key, is: is ?? null, forms }
    : { kind: 'count', key, bare: mark === '##', forms };
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
function formsIn(text: string): Parts[] {
  const found = [''];
  let depth = 0;
  for (const letter of text) {
    if ('{['.includes(letter)) depth++;
    if ('}]'.includes(letter)) depth--;
    if (letter === '|' && depth === 0) found.push('');
    else found[found.length - 1] += letter;
  }
  return found.map(takenApart);
}

/** Every part of a sentence with the parts of its choices. */
export function allPartsOf(parts: Parts): Part[] {
  return parts.flatMap(part => ('forms' in part ? [part, ...part.forms.flatMap(allPartsOf)] : [part]));
}

/** What a sentence wants to be told, by key: what a translation must leave as it is, and what whoever speaks must bring. */
export function placesOf(sentence: string): string[] {
  const keys = allPartsOf(partsOf(sentence)).flatMap(part => ('key' in part ? [part.key] : []));
  return [...new Set(keys)].sort();
}

/** The sentence that these parts are read from, its text changed by the way. */
export function written(parts: Parts, change: (text: string) => string): string {
  const forms = (part: Part & { readonly forms: readonly Parts[] }): string =>
    part.forms.map(form => written(form, change)).join('|');
  const each = (part: Part): string => {
    switch (part.kind) {
      case 'text':
        return change(part.text);
      case 'fact':
        return part.as === part.key ? `{${part.key}}` : `{${part.key}:${part.as}}`;
      case 'count':
        return `{${part.key}${part.bare ? '##' : '#'}${forms(part)}}`;
      case 'choice':
        return `{${part.key}${part.is === null ? '' : `=${part.is}`}?${forms(part)}}`;
      case 'person':
        return `[${forms(part)}]`;
      default:
        return part satisfies never;
    }
  };
  return parts.map(each).join('');
}
