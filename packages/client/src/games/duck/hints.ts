import type { DuckBoard, DuckView } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { list, say, sayIf } from '../../words/duck.ts';
import { actorOf, factsOf } from './answers.ts';
import { entryReason } from './entries.ts';
import { deedWord } from './means.ts';
import { nameText } from './names.ts';
import { inTheWay } from './sight.ts';

/** What the machine hopes for by an answer, besides its chances; null where there is nothing to be said. */
export function hintReason(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): string | null {
  const facts = factsOf(answer);
  const man = actorOf(view, question, answer);
  const target = facts['do'] === 'shoot' ? view.figures[Number(facts['target'])] : undefined;
  const men = man && target ? inTheWay(rules, view, man, target) : [];
  if (men.length > 0) return say('duck.hint.through', { men: list(men.map(each => nameText(rules, each))) });
  if (question.kind === 'entry') return entryReason(rules, view, question, answer);
  if (question.kind === 'walk' && facts['to'] === man?.at) return say('duck.hint.stayHere');
  if (facts['use'] === 'barrier') return say('duck.hint.barrier');
  return sayIf(`duck.hint.${deedWord(question, answer)}`) ?? null;
}
