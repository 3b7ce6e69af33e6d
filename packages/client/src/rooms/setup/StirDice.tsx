import { commit, LONGEST_ENTROPY } from '@sightline/kernel';
import type { Game } from '../../games/game.ts';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { newSecret } from '../../play/secret.ts';
import { say } from '../../words/index.ts';
import { type Draft, secretOf, stirrers } from './draft.ts';

interface StirDiceProps {
  readonly game: Game;
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}

/**
 * HS-DICE-003: the promise of the dice, and a line for each person to stir them with. Whoever wants none of it leaves it
 * folded: nothing has to be typed.
 */
export function StirDice({ game, draft, change }: StirDiceProps) {
  const seats = stirrers(draft);
  if (seats.length === 0) return null;
  const set = (seat: string, text: string): void => change({ stirs: { ...draft.stirs, [seat]: text } });
  return (
    <details>
      <summary>{say('setup.stir')}</summary>
      <p className="muted">
        {say('setup.stirHint')} <RuleLink id="HS-DICE-003" />
      </p>
      <p>
        {say('setup.promise')} <code className="promise">{commit(secretOf(draft))}</code>
      </p>
      <div className="fields">
        {seats.map(seat => (
          <label key={seat} className="field-row">
            <span>{game.seats[seat]?.name ?? seat}</span>
            <span className="row">
              <input
                type="text"
                maxLength={LONGEST_ENTROPY}
                value={draft.stirs[seat] ?? ''}
                onChange={event => set(seat, event.target.value)}
              />
              <button type="button" className="button button--quiet" onClick={() => set(seat, newSecret())}>
                {say('setup.drawStir')}
              </button>
            </span>
          </label>
        ))}
      </div>
    </details>
  );
}
