import { reportOf } from '../../play/report.ts';
import { refusalText } from '../../words/system.ts';
import type { TableState } from './use-table.ts';

/** What just happened and what is asked now, for screen readers. */
export function LiveReport({ table }: { readonly table: TableState }) {
  const { game, sight, turn, considering, notice } = table;
  const { words } = game.system;
  // Dice are told within the sentences; what is said in passing can be read in the report.
  const happened = reportOf(game, sight.recent).flatMap(({ text, telling }) => (telling.aside ? [] : text));
  const { marked, considered } = considering;
  const refusals = [...notice, ...(marked === undefined ? [] : (considered?.refusals ?? []))];
  const asked = turn ? words.question(turn.question) : '';
  return (
    <div className="unseen">
      <p aria-live="polite">{[...happened, asked].join(' ')}</p>
      <p aria-live="assertive">{refusals.map(refusal => refusalText(game.system, refusal)).join(' ')}</p>
      <p aria-live="polite">{marked === undefined ? '' : considered?.label}</p>
    </div>
  );
}
