import type { DuckBoard, DuckView } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { list, say } from '../../words/duck.ts';
import type { Note } from '../game.ts';
import { factsOf } from './answers.ts';
import { nameText, placeText } from './names.ts';

/** Card R06: the modules in which gas has gathered, each with the turn at the end of which it is gone. */
export function gassed({ modules }: DuckView): readonly { readonly module: number; readonly until: number }[] {
  return modules.flatMap(({ lasting }, module) =>
    lasting.flatMap(({ effect, until }) => (effect === 'gasPocket' ? [{ module, until }] : [])),
  );
}

/** Until which turn there is gas at a square; null where there is none. */
export function gasAt(rules: DuckBoard, view: DuckView, square: number): number | null {
  const gas = gassed(view);
  if (gas.length === 0) return null;
  const { tiles, tileAt } = rules.planOf(view.arena);
  const module = tiles[tileAt[square] ?? -1]?.module;
  return gas.find(each => each.module === module)?.until ?? null;
}

/** DK-GAP-042: what a shot, a burst or a blast in the gas sets alight, and who stands there. */
export function gasNotes(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): readonly Note[] {
  const squares = aimedAt(view, question, answer).filter(square => gasAt(rules, view, square) !== null);
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
