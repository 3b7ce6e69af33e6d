import { type Campaign, MISSIONS } from '@sightline/duck';
import { called, say } from '../../words/index.ts';

/** The mission that lies ahead, as its card tells it. */
export function Ahead({ campaign: { next } }: { readonly campaign: Campaign }) {
  const card = next?.details.mission ?? MISSIONS.find(({ id }) => id === next?.scenario);
  if (!card) return <p>{say('campaign.fromTheDeck')}</p>;
  return (
    <p>
      <b>{say('campaign.ahead', { mission: called(card.title) })}</b> {called(card.objective)}{' '}
      <span className="muted">
        {card.stage !== undefined && `${say('campaign.stage', { stage: card.stage })} `}
        {say('campaign.danger', { danger: card.danger })}{' '}
        {card.turnLimit !== null && say('campaign.turnLimit', { turns: card.turnLimit })}
      </span>
    </p>
  );
}
