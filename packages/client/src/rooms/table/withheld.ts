import { isListed, type Question, type Refusal, sameJson } from '@sightline/kernel';
import type { Act } from '../../games/table-talk.ts';
import type { Considering } from '../../play/use-considering.ts';
import type { TableState } from './use-table.ts';

/** Something that a player may look for and may not do now. */
export interface Withheld {
  readonly label: string;
  readonly act: Act | null;
  readonly refusal: Refusal;
  /** What of this table is behind it. */
  readonly because?: string;
}

/** What is sought and refused: each choice of a list, or a kind of act where nothing of that kind is open. */
export function withheldFrom({
  game,
  view,
  turn,
  options,
  whyNot,
}: Pick<TableState, 'game' | 'view' | 'turn'> & Pick<Considering, 'options' | 'whyNot'>): readonly Withheld[] {
  if (!turn) return [];
  const { question } = turn;
  return (game.soughtAnswers?.(view, question) ?? []).flatMap(answer => {
    const deed = game.act?.(view, question, answer)?.deed;
    const isOpen = options.some(option =>
      isListed(question) ? sameJson(option.answer, answer) : option.act?.deed === deed,
    );
    const found = isOpen ? null : refused({ game, view }, question, answer, whyNot);
    return found ? [found] : [];
  });
}

/** What is wanted of an enemy who was pressed and of whom nothing can be had now. */
export function withheldAt(
  { game, view, turn, considering }: Pick<TableState, 'game' | 'view' | 'turn' | 'considering'>,
  figure: number,
): Withheld | null {
  const answer = turn && game.soughtAt?.(view, turn.question, figure);
  if (!turn || answer === undefined) return null;
  return refused({ game, view }, turn.question, answer, considering.whyNot);
}

function refused(
  { game, view }: Pick<TableState, 'game' | 'view'>,
  question: Question,
  answer: unknown,
  whyNot: Considering['whyNot'],
): Withheld | null {
  const [refusal] = whyNot(answer);
  if (!refusal) return null;
  const label = game.label?.(view, question, answer) ?? game.system.words.option(question, answer);
  const because = game.whyRefused?.(view, question, answer) ?? null;
  const act = game.act?.(view, question, answer) ?? null;
  return { label, act, refusal, ...(because === null ? {} : { because }) };
}
