import { percent } from '../../parts/fraction.ts';
import type { Option } from '../../play/use-considering.ts';
import { useOdds } from '../../play/use-odds.ts';
import type { Turn } from '../../play/viewer.ts';
import { say } from '../../words/index.ts';
import type { TableState } from './use-table.ts';

interface AreYouSureProps {
  readonly table: TableState;
  readonly option: Option;
}

/** What is rare and cannot be taken back is asked once more, with what is lost by it. */
export function AreYouSure({ table, option }: AreYouSureProps) {
  return (
    <div className="ask__sure" role="alertdialog" aria-label={option.label}>
      <h2 className="label">{option.label}</h2>
      <div className="ask__loss">
        <p>{option.act?.sure}</p>
        {table.turn && <Harm table={table} turn={table.turn} option={option} />}
      </div>
      <div className="row">
        {/* biome-ignore lint/a11y/noAutofocus: the question has just been put, and no is the safe answer */}
        <button type="button" className="button" autoFocus onClick={table.forget}>
          {say('ask.ratherNot')} <kbd>Esc</kbd>
        </button>
        <button type="button" className="button button--main" onClick={() => table.choose(option)}>
          {say('ask.doIt')}
        </button>
      </div>
    </div>
  );
}

/** What may come of it, and above all what harm, where it hangs on dice. */
function Harm({ table, turn, option }: AreYouSureProps & { readonly turn: Turn }) {
  const { game, view, desk } = table;
  const odds = useOdds(desk, turn, option.answer);
  const plain = odds && game.plainOdds?.(view, turn.question, option.answer, odds);
  const harm = plain?.totals.filter(({ tone }) => tone === 'bad') ?? [];
  const rest = plain?.rows.filter(({ tone }) => tone === 'good' || tone === 'fair') ?? [];
  if (harm.length + rest.length === 0) return null;
  return (
    <p className="ask__chances">
      {[...harm, ...rest].map(({ text, chance, tone }) => (
        <span key={text} className={tone === 'bad' ? 'is-harm' : undefined}>
          {text} <b>{percent(chance)}</b>
        </span>
      ))}
    </p>
  );
}
