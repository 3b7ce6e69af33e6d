import { allPartsOf, type Part, type Parts, partsOf } from './sentence.ts';

/** What fills a sentence. */
export interface Filling {
  value(key: string): unknown;
  /** A fact in words, said as its kind is said. */
  words(key: string, kind: string): string;
  /** What somebody of this name is called in the language. */
  name(own: string): string;
  /** A number in figures. */
  number(count: number | bigint): string;
  /** Which form of a noun goes with a count. */
  formOf(count: number): number;
}

/** Whoever bears this name is spoken to and not about. */
const YOU = 'YOU';
const NAMED: ReadonlySet<string> = new Set(['figure', 'member', 'by', 'shooter']);

export function compose(sentence: string, filling: Filling): string {
  const parts = partsOf(sentence);
  return filled(parts, filling, isSpokenTo(parts, filling));
}

function isSpokenTo(parts: Parts, filling: Filling): boolean {
  const all = allPartsOf(parts);
  if (!all.some(({ kind }) => kind === 'person')) return false;
  const named = all.find(part => part.kind === 'fact' && part.as === part.key && NAMED.has(part.key));
  const subject = named && 'key' in named ? named.key : 'figure';
  return filling.words(subject, subject) === filling.name(YOU);
}

function filled(parts: Parts, filling: Filling, toYou: boolean): string {
  return parts.map(part => partFilled(part, filling, toYou)).join('');
}

function partFilled(part: Part, filling: Filling, toYou: boolean): string {
  const form = (at: number): string =>
    'forms' in part ? filled(part.forms[at] ?? part.forms.at(-1)!, filling, toYou) : '';
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'fact':
      return filling.words(part.key, part.as);
    case 'count': {
      const count = countOf(filling.value(part.key));
      const noun = form(filling.formOf(Number(count)));
      return part.bare ? noun : `${filling.number(count)} ${noun}`;
    }
    case 'choice': {
      const value = filling.value(part.key);
      const yes = part.is === null ? holds(value) : String(value) === part.is;
      return yes ? form(0) : part.forms.length > 1 ? form(1) : '';
    }
    case 'person':
      return form(toYou ? 1 : 0);
    default:
      return part satisfies never;
  }
}

function countOf(value: unknown): number | bigint {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'bigint' ? value : Number(value);
}

const holds = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== false && value !== '' && !(Array.isArray(value) && !value.length);

/** With a capital at its beginning and a stop at its end. */
export function asSentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]["”⟧]*$/.test(capital) ? capital : `${capital}.`;
}
