import type { TeamCard } from '@sightline/duck';
import { useState } from 'react';
import { go } from '../../app/route.ts';
import { DEFAULT } from '../../games/choices.ts';
import { Choice } from '../../parts/fields.tsx';
import { newId } from '../../play/saving.ts';
import { beginCampaign } from '../../store/campaign.ts';
import { useOwn } from '../../store/content.ts';
import { words } from '../../words/index.ts';

const say = words.campaign;

/** A name, a Team, and off it goes. */
export function NewCampaign({ name: suggested }: { readonly name: string }) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState(DEFAULT);
  const teams = useOwn('duck').filter(({ kind }) => kind === 'team');
  const begin = async (): Promise<void> => {
    const id = newId();
    const team = teams.find(own => own.id === chosen)?.content as unknown as readonly TeamCard[] | undefined;
    await beginCampaign(id, name.trim() || suggested, team);
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
      <h2 className="card__title">{say.beginTitle}</h2>
      <label className="field-row">
        <span>{say.name}</span>
        <input
          type="text"
          value={name}
          placeholder={suggested}
          maxLength={60}
          onChange={event => setName(event.target.value)}
        />
      </label>
      {teams.length > 0 && (
        <Choice
          label={say.team}
          value={chosen}
          options={[DEFAULT, ...teams.map(({ id }) => id)]}
          name={id => teams.find(own => own.id === id)?.name ?? say.defaultTeam}
          choose={setChosen}
        />
      )}
      <div className="row">
        <button type="submit" className="button button--main">
          {say.begin}
        </button>
      </div>
    </form>
  );
}
