import { isListed, type Refusal, sameJson } from '@sightline/kernel';
import type { Act } from '../../games/table-talk.ts';
import type { Considering } from '../../play/use-considering.ts';
import type { TableState } from './use-table.ts';

/** Something that a player may look for and may not do now. */
export interface Withheld {
  readonly label: string;
  readonly act: Act | null;
  readonly refusal: Refusal;
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
    const act = game.act?.(view, question, answer) ?? null;
    const isOpen = options.some(option =>
      isListed(question) ? sameJson(option.answer, answer) : option.act?.deed === act?.deed,
    );
    const refusal = isOpen ? undefined : whyNot(answer)[0];
    if (!refusal) return [];
    return [
      { label: game.label?.(view, question, answer) ?? game.system.words.option(question, answer), act, refusal },
    ];
  });
}
