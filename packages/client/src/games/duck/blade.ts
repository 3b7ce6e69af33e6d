import type { DuckBoard, DuckView, Teamer } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { say } from '../../words/duck.ts';
import { actorOf, factsOf } from './answers.ts';
import { nameText, threatsOf } from './names.ts';

/** What a cutlass would be good for now, and against whom; undefined where it is about no cutlass. */
export function bladeMeans(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): string | undefined {
  const man = actorOf(view, question, answer);
  if (!man || !rules.grappleDiceOf || !isAboutBlade(rules, view, answer, man)) return undefined;
  const name = nameText(rules, man);
  const armed = rules.grappleDiceOf(view, { ...man, hand: 'cutlass' });
  const bare = rules.grappleDiceOf(view, man);
  const text = say('duck.does.drawBladeNow', { name, armed, bare, more: armed > bare });
  const foes = threatsOf(rules, view).filter(({ id }) => rules.threatenedBy?.(view, id).includes(man.id));
  const [first] = foes;
  if (!first) return text;
  const threats = foes.map(foe => nameText(rules, foe));
  const against = { threats, several: foes.length > 1, name, dice: rules.grappleDiceOf(view, first) };
  return `${text} ${say('duck.does.drawBladeAgainst', against)}`;
}

function isAboutBlade(rules: DuckBoard, view: DuckView, answer: unknown, man: Teamer): boolean {
  const { do: deed } = factsOf(answer);
  if (deed === 'drawBlade') return true;
  return deed === 'freely' && (rules.freeDeedsOf?.(view, man.id) ?? []).includes('drawBlade');
}
