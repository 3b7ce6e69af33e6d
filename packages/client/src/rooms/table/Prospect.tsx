import { type Odds, sameJson } from '@sightline/kernel';
import type { Note } from '../../games/game.ts';
import { OddsBars } from '../../parts/OddsBars.tsx';
import { PlainChances, Totals } from '../../parts/PlainChances.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import type { Considered } from '../../play/use-considering.ts';
import { useOdds } from '../../play/use-odds.ts';
import type { Turn } from '../../play/viewer.ts';
import { prefer, usePreferences } from '../../store/preferences.ts';
import { say } from '../../words/index.ts';
import type { TableState } from './use-table.ts';

interface ProspectProps {
  readonly table: TableState;
  readonly turn: Turn;
  readonly considered: Considered;
}

/** What may come of a choice: its chances in plain words, remarks, and all other figures behind *more*. */
export function Prospect({ table, turn, considered }: ProspectProps) {
  const { game, view, desk } = table;
  const { moreOdds } = usePreferences();
  const allowed = considered.refusals.length === 0;
  const odds = useOdds(desk, turn, allowed ? considered.answer : undefined);
  const said = allowed ? game.notes(view, turn.seat, turn.question, considered.answer) : [];
  // The card has said already what it means.
  const notes = said.filter(({ text }) => text !== considered.act?.means);
  const plain = odds && isWorthTelling(odds) ? game.plainOdds?.(view, turn.question, considered.answer, odds) : null;
  const exact = odds && isWorthTelling(odds) && (
    <OddsBars odds={odds} name={outcome => game.system.words.summary(outcome)} />
  );
  const first = notes.filter(({ aside }) => !aside);
  // Nothing is put behind a button that nothing stands before.
  const isFolded = Boolean(plain) || (first.length > 0 && first.length < notes.length);
  return (
    <div className="prospect">
      {plain && <PlainChances plain={plain} game={game} />}
      {!plain && exact}
      <Notes notes={isFolded ? first : notes} />
      {isFolded && (
        <details
          className="prospect__more"
          open={moreOdds}
          onToggle={({ currentTarget }) => currentTarget.open !== moreOdds && prefer({ moreOdds: currentTarget.open })}
        >
          <summary>{say('odds.more')}</summary>
          {plain && <Totals plain={plain} />}
          <Notes notes={notes.filter(({ aside }) => aside)} />
          {plain && exact}
        </details>
      )}
    </div>
  );
}

function Notes({ notes }: { readonly notes: readonly Note[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="notes">
      {notes.map(({ text, rule, tone }) => (
        <li key={text} className={tone ? `note note--${tone}` : 'note'}>
          {text} {rule && <RuleLink id={rule} />}
        </li>
      ))}
    </ul>
  );
}

/** Not where no die falls, nor where nothing comes of it whatever falls. */
function isWorthTelling({ outcomes, of }: Odds): boolean {
  return outcomes.length > 1 || (of > 1n && !sameJson(outcomes[0]?.outcome ?? [], []));
}
