import { sameJson } from '@sightline/kernel';
import { asSentence } from '@sightline/words';
import { useOdds } from '../../play/use-odds.ts';
import type { Turn } from '../../play/viewer.ts';
import { say } from '../../words/index.ts';
import { isOpen } from './open-card.ts';
import type { TableState } from './use-table.ts';

/** Whether the card that is open speaks of the very thing: then the hint stands on it. */
export function isHintOnCard(table: TableState): boolean {
  const { hint, considering } = table;
  return hint !== undefined && isOpen(table) && sameJson(considering.marked, hint);
}

/** What the machine would do, its chances, and what it hopes for; in a lesson, what the lesson asks for. */
export function HintLine({ table, turn }: { readonly table: TableState; readonly turn: Turn }) {
  const { game, view, hint, desk } = table;
  // A card has the chances already.
  const odds = useOdds(desk, turn, isHintOnCard(table) ? undefined : hint);
  if (hint === undefined) return null;
  const label = game.label?.(view, turn.question, hint) ?? game.system.words.option(turn.question, hint);
  const chances = odds && game.plainOdds?.(view, turn.question, hint, odds);
  const step = table.teaching?.step;
  const hope = step ? null : game.hintReason?.(view, turn.question, hint);
  return (
    <p className="over-bar__line hint-line" role="status">
      <span>
        {say(step ? 'ask.hintOfLesson' : 'ask.hintSays')} <b>{asSentence(label)}</b>{' '}
        {chances && <>{chances.summary ?? chances.counts}. </>}
        {hope}
      </span>
    </p>
  );
}
