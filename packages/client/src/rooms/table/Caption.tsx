import { RuleLink } from '../../parts/RuleLink.tsx';
import { say } from '../../words/index.ts';
import { refusalText } from '../../words/system.ts';
import type { TableState } from './use-table.ts';

interface CaptionProps {
  readonly table: TableState;
  /** What the ruler says, while it is out. */
  readonly measured: string | null;
  /** Fingers are told another thing than a mouse. */
  readonly touch: boolean;
}

/** One line under the board: what is pointed at, and why not. */
export function Caption({ table, measured, touch }: CaptionProps) {
  const { game, considering, turn, view } = table;
  const { considered } = considering;
  if (measured !== null) return <p className="caption">{measured}</p>;
  if (!turn) return <p className="caption" />;
  if (!considered) return <p className="caption muted">{touch ? say('ask.considerTouch') : say('ask.consider')}</p>;
  const [refusal] = considered.refusals;
  if (refusal) {
    return (
      <p className="caption caption--refused">
        <b>{say('ask.refused')}:</b> {refusalText(game.system, refusal)} <RuleLink id={refusal.rule} />
      </p>
    );
  }
  const notes = game.notes(view, turn.seat, turn.question, considered.answer);
  return (
    <p className="caption">
      <b>{considered.label}</b> {notes.map(({ text }) => text).join(' ')}
    </p>
  );
}
