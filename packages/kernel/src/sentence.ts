import type { AnySystem } from './edition.ts';
import type { FileProblem } from './file/problem.ts';
import type { Json } from './json.ts';
import type { Refusal } from './refusal.ts';

/** The sentences of the house by the code of what they say; what is in braces is filled in. */
export type Sentences = Readonly<Record<string, string>>;

/** A refusal as a sentence: the house speaks for its own rules, the game for the rest. */
export function refusalSentence(system: Pick<AnySystem, 'words'>, refusal: Refusal, house: Sentences): string {
  const sentence = refusal.rule.startsWith('HS-') ? house[refusal.code] : undefined;
  return sentence === undefined ? system.words.refusal(refusal) : filled(sentence, refusal.about);
}

/** What is wrong with a file as a sentence; those for its codes stand beside those for refusals. */
export function problemSentence({ code, detail }: FileProblem, house: Sentences): string {
  return filled(house[code] ?? '{detail}', { detail });
}

function filled(sentence: string, about: Json | undefined): string {
  const facts = (about ?? {}) as Readonly<Record<string, Json>>;
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    return Array.isArray(fact) ? fact.join(', ') : String(fact);
  });
}
