import type { DuckBoard, DuckView, Teamer } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { windName } from '../../board/winds.ts';
import { called, say } from '../../words/duck.ts';
import { actorOf, factsOf } from './answers.ts';
import { nameText, teamOf, windIndex } from './names.ts';

/** DK-ACT-002: whoever begins turn 1, while nobody is aboard. */
function isAtTheFront({ turn, modules, bridge }: DuckView, { at }: Teamer): boolean {
  return turn === 1 && bridge.squares.includes(at) && modules.every(({ entered }) => !entered);
}

/** What the table has answered by itself, as it stands now; null where the answer says it. */
export function settled(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): string | null {
  const man = actorOf(view, question, answer);
  const name = man && nameText(rules, man);
  switch (question.kind) {
    case 'withdrawal':
      return say('duck.settled.stays', { turn: view.turn });
    case 'stance':
    case 'crawlFacing':
      return man ? say('duck.settled.asHeIs', { name, wind: windName(windIndex(man.facing)) }) : null;
    case 'concert':
      if (!man || name === undefined) return null;
      return say(isAtTheFront(view, man) ? 'duck.settled.frontAlone' : 'duck.settled.alone', { name });
    case 'whoActs':
      return factsOf(answer)['do'] === 'endPhase' ? say('duck.settled.phaseEnds') : null;
    case 'handOut': {
      const { item } = question as Question & { readonly item: string };
      const what = called(rules.itemName?.(view.own, item) ?? item);
      const bearers = teamOf(view).filter(({ id, gear }) => id === man?.id || (gear[item] ?? 0) > 0);
      const names = bearers.map(each => nameText(rules, each));
      return name === undefined
        ? null
        : say('duck.settled.carry', { item: what, names, several: names.length > 1, name });
    }
    default:
      return null;
  }
}
