import type { RuleId } from '@sightline/ledger';
import type { Speaker } from '@sightline/words';

/** A word of a game that its rulebook made up or uses in a way of its own. */
export interface Term {
  readonly id: string;
  /** Every form in which it stands in sentences. */
  readonly words: readonly string[];
  readonly means: string;
  readonly rule: RuleId;
}

export type Glossary = readonly Term[];

/** The terms that a catalogue explains; forms are written with bars between them. */
export function glossaryOf({ say }: Speaker, game: string, rules: Readonly<Record<string, RuleId>>): Glossary {
  return Object.entries(rules).map(([id, rule]) => ({
    id,
    words: say(`glossary.${game}.${id}.words`).split('|'),
    means: say(`glossary.${game}.${id}.means`),
    rule,
  }));
}

/** A piece of a sentence: plain, or a word of the glossary. */
export type Piece = string | { readonly text: string; readonly term: Term };

interface Finder {
  readonly expression: RegExp;
  readonly termOf: ReadonlyMap<string, Term>;
}

const finders = new WeakMap<Glossary, Finder>();

/** A sentence cut at the terms in it. Each is explained where it comes first; the longest of several wins. */
export function piecesOf(text: string, glossary: Glossary): readonly Piece[] {
  const { expression, termOf } = finderOf(glossary);
  const pieces: Piece[] = [];
  const known = new Set<Term>();
  let from = 0;
  for (const found of text.matchAll(expression)) {
    const term = termOf.get(found[0])!;
    if (known.has(term)) continue;
    known.add(term);
    if (found.index > from) pieces.push(text.slice(from, found.index));
    pieces.push({ text: found[0], term });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

function finderOf(glossary: Glossary): Finder {
  const made = finders.get(glossary);
  if (made) return made;
  const termOf = new Map(glossary.flatMap(term => term.words.map((word): [string, Term] => [word, term])));
  const forms = [...termOf.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const finder = {
    expression: new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'gu'),
    termOf,
  };
  finders.set(glossary, finder);
  return finder;
}

/** A text as an expression that finds just that: "DUCK!" and "Hit-and-Run" are no patterns. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
