import type { DuckBoard, DuckView } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { list, say } from '../../words/duck.ts';
import type { Note } from '../game.ts';
import { factsOf } from './answers.ts';
import { hazardsAt } from './hazards.ts';
import { nameText, placeText } from './names.ts';

/** DK-GAP-042: what a shot, a burst or a blast in the gas sets alight, and who stands there. */
export function gasNotes(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): readonly Note[] {
  const squares = aimedAt(view, question, answer).filter(square =>
    hazardsAt(rules, view, square).some(({ is }) => is === 'gasPocket'),
  );
  return squares.map(square => {
    const there = view.figures.filter(({ at, overhead }) => at === square && !overhead).filter(rules.isOnMap);
    const place = placeText(rules, view, square);
    const names = list(there.map(figure => nameText(rules, figure)));
    return {
      text: say('duck.gas.shot', { place, names, several: there.length > 1 }),
      rule: 'DK-GAP-042',
      tone: 'warning',
    };
  });
}

/** The squares that a shot or a throw is aimed at. */
function aimedAt({ figures }: DuckView, question: Question, answer: unknown): readonly number[] {
  if (question.kind === 'throwAt') return typeof answer === 'number' ? [answer] : [];
  if (question.kind === 'jet') {
    const { square } = factsOf(answer);
    return typeof square === 'number' ? [square] : [];
  }
  if (question.kind === 'spraySquare') {
    const { squares = [] } = question as Question & { readonly squares?: readonly number[] };
    return typeof answer === 'number' ? [...squares, answer] : squares;
  }
  const { do: deed, target } = factsOf(answer);
  const shot = (question.kind === 'act' || question.kind === 'shootElsewhere') && deed === 'shoot';
  const struck = shot ? figures[Number(target)] : undefined;
  return struck ? [struck.at] : [];
}
