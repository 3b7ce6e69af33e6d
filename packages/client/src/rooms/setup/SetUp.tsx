import { whyNotCreate } from '@sightline/kernel';
import { useState } from 'react';
import { hrefOf } from '../../app/route.ts';
import { useGame } from '../../games/index.ts';
import type { SystemId } from '../../games/systems.ts';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { SeatPlayers } from '../../parts/SeatPlayers.tsx';
import { useSitDown } from '../../play/use-sit-down.ts';
import { useOwn } from '../../store/content.ts';
import { say } from '../../words/index.ts';
import { refusalText } from '../../words/system.ts';
import { Frame } from '../Frame.tsx';
import { Choices } from './Choices.tsx';
import { DiceChoice } from './DiceChoice.tsx';
import { type Draft, draftOf, optionsOf, setupOf, withScenario } from './draft.ts';
import { Scenarios } from './Scenarios.tsx';
import { Switches } from './Switches.tsx';

/** Everything that is chosen before the first move. */
export function SetUp({ system: id }: { readonly system: SystemId }) {
  const game = useGame(id);
  const { system } = game;
  const [draft, setDraft] = useState(() => draftOf(game));
  const change = (part: Partial<Draft>): void => setDraft(now => ({ ...now, ...part }));
  const own = useOwn(id);
  const setup = setupOf(draft);
  const choices = game.choices?.(setup, own) ?? [];
  const options = optionsOf(draft);
  const refusals = whyNotCreate(system, { ...options, secret: draft.seed });
  const sitDown = useSitDown();
  const start = (): void => void sitDown({ kind: 'new', system: id, options, secret: draft.seed.trim() || undefined });
  return (
    <Frame title={say('setup.title', { game: system.title })}>
      <form
        className="setup"
        onSubmit={event => {
          event.preventDefault();
          start();
        }}
      >
        <fieldset className="card">
          <legend>{say('setup.scenario')}</legend>
          <Scenarios
            game={game}
            draft={draft}
            choose={scenario => setDraft(now => withScenario(game, now, scenario))}
          />
        </fieldset>
        {choices.length > 0 && (
          <fieldset className="card">
            <legend>{say('setup.choices')}</legend>
            <Choices game={game} setup={setup} choices={choices} change={details => change({ details })} />
            <p className="muted">
              {say('setup.ownHint')} <a href={hrefOf({ room: 'content' })}>{say('content.title')}</a>
            </p>
          </fieldset>
        )}
        <fieldset className="card">
          <legend>{say('setup.seats')}</legend>
          <SeatPlayers
            game={game}
            players={draft.players}
            choose={(seat, player) => change({ players: { ...draft.players, [seat]: player } })}
          />
        </fieldset>
        <fieldset className="card">
          <legend>{say('setup.switches')}</legend>
          <Switches system={system} values={draft.switches} choose={switches => change({ switches })} />
        </fieldset>
        <fieldset className="card">
          <legend>{say('setup.dice')}</legend>
          <DiceChoice draft={draft} change={change} />
        </fieldset>
        {refusals.map(refusal => (
          <p key={JSON.stringify(refusal)} className="notice" role="alert">
            {refusalText(system, refusal)} <RuleLink id={refusal.rule} />
          </p>
        ))}
        <button type="submit" className="button button--main" disabled={refusals.length > 0}>
          {say('setup.start')}
        </button>
      </form>
    </Frame>
  );
}
