import { type Odds, sameJson } from '@sightline/kernel';
import { OddsBars } from '../../parts/OddsBars.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { useOdds } from '../../play/use-odds.ts';
import type { Turn } from '../../play/viewer.ts';
import { say } from '../../words/index.ts';
import { refusalText } from '../../words/system.ts';
import type { TableState } from './use-table.ts';

interface ConsiderationProps {
  readonly table: TableState;
  readonly turn: Turn;
}

/** What the considered answer would mean: remarks, odds, or why it is not allowed. */
export function Consideration({ table, turn }: ConsiderationProps) {
  const { game, view, considering, desk } = table;
  const { considered, marked } = considering;
  const allowed = considered !== null && considered.refusals.length === 0;
  const odds = useOdds(desk, turn, allowed ? considered.answer : undefined);
  if (!considered) return <div className="consideration" />;
  if (!allowed) {
    return (
      <div className="consideration consideration--refused">
        <h3>{considered.label}</h3>
        {considered.refusals.map(refusal => (
          <p key={refusal.code}>
            {refusalText(game.system, refusal)} <RuleLink id={refusal.rule} />
          </p>
        ))}
      </div>
    );
  }
  const others = considering.here.filter(option => !sameJson(option.answer, considered.answer));
  return (
    <div className="consideration">
      <h3>{considered.label}</h3>
      <ul className="notes">
        {game.notes(view, turn.seat, turn.question, considered.answer).map(({ text, rule, tone }) => (
          <li key={text} className={tone ? `note note--${tone}` : 'note'}>
            {text} {rule && <RuleLink id={rule} />}
          </li>
        ))}
      </ul>
      {odds && isWorthTelling(odds) && <OddsBars odds={odds} name={outcome => game.system.words.summary(outcome)} />}
      {considered.answer === marked && (
        <button type="button" className="button button--main" onClick={() => table.give(marked)}>
          {say('ask.choose', { option: considered.label })}
        </button>
      )}
      {others.length > 0 && (
        <div className="consideration__others">
          <small className="muted">{say('ask.alsoHere')}</small>
          {others.map(option => (
            <button
              key={JSON.stringify(option.answer)}
              type="button"
              className="place"
              onClick={() => table.give(option.answer)}
            >
              <span className="label">{option.label}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Not where no die falls, nor where nothing comes of it whatever falls. */
function isWorthTelling({ outcomes, of }: Odds): boolean {
  return outcomes.length > 1 || (of > 1n && !sameJson(outcomes[0]?.outcome ?? [], []));
}
