import type { Campaign, TeamCard } from '@sightline/duck';
import { type Setup, type System, whyNotCreate } from '@sightline/kernel';
import { useState } from 'react';
import { go } from '../../app/route.ts';
import { detailsOf } from '../../games/choices.ts';
import { useGame } from '../../games/index.ts';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { beginCampaign } from '../../play/campaign.ts';
import { newId } from '../../play/secret.ts';
import { useOwn } from '../../store/content.ts';
import { say } from '../../words/index.ts';
import { refusalText } from '../../words/system.ts';
import { Choices } from '../setup/Choices.tsx';
import { changedIn } from '../setup/draft.ts';
import { Switches } from '../setup/Switches.tsx';

/** The first mission with everything as usual. */
const USUAL: Setup = { scenario: 'drawn', switches: {}, details: {} };

/** A name, a Team, the cards and rules of all its missions, and off it goes. */
export function NewCampaign({ name: suggested }: { readonly name: string }) {
  const game = useGame('duck');
  const [name, setName] = useState('');
  const [setup, setSetup] = useState(USUAL);
  const own = useOwn('duck');
  const refusals = whyNotCreate(game.system, { ...setup, secret: '' });
  const begin = async (): Promise<void> => {
    const id = newId();
    const { team, ...cards } = detailsOf(setup);
    await beginCampaign(id, name.trim() || suggested, {
      team: team as unknown as readonly TeamCard[] | undefined,
      switches: setup.switches,
      cards: cards as Campaign['cards'],
    });
    go({ room: 'campaign', id });
  };
  return (
    <form
      className="card fields"
      onSubmit={event => {
        event.preventDefault();
        void begin();
      }}
    >
      <h2 className="card__title">{say('campaign.beginTitle')}</h2>
      <label className="field-row">
        <span>{say('campaign.name')}</span>
        <input
          type="text"
          value={name}
          placeholder={suggested}
          maxLength={60}
          onChange={event => setName(event.target.value)}
        />
      </label>
      <Choices
        game={game}
        setup={setup}
        choices={game.campaignChoices?.(setup, own) ?? []}
        change={details => setSetup(now => ({ ...now, details }))}
      />
      <details className="choice">
        <summary>
          <b>{say('campaign.switches')}</b>
          <span className="choice__chosen">{changedWords(game.system, setup)}</span>
        </summary>
        <Switches
          system={game.system}
          values={setup.switches}
          choose={switches => setSetup(now => ({ ...now, switches }))}
        />
      </details>
      {refusals.map(refusal => (
        <p key={JSON.stringify(refusal)} className="notice" role="alert">
          {refusalText(game.system, refusal)} <RuleLink id={refusal.rule} />
        </p>
      ))}
      <div className="row">
        <button type="submit" className="button button--main" disabled={refusals.length > 0}>
          {say('campaign.begin')}
        </button>
      </div>
    </form>
  );
}

function changedWords(system: Pick<System, 'switches'>, { switches }: Setup): string {
  const changed = changedIn(system, switches);
  return changed === 0 ? say('campaign.allUsual') : say('campaign.changed', { count: changed });
}
