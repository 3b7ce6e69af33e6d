import { type Campaign, MISSIONS } from '@sightline/duck';
import { words } from '../../words/index.ts';

const say = words.campaign;

/** The mission that lies ahead, as its card tells it. */
export function Ahead({ campaign: { next } }: { readonly campaign: Campaign }) {
  const card = next?.details.mission ?? MISSIONS.find(({ id }) => id === next?.scenario);
  if (!card) return <p>{say.fromTheDeck}</p>;
  return (
    <p>
      <b>{say.ahead(card.title)}</b> {card.objective}{' '}
      <span className="muted">
        {card.stage !== undefined && `${say.stage(card.stage)} `}
        {say.danger(card.danger)} {card.turnLimit !== null && say.turnLimit(card.turnLimit)}
      </span>
    </p>
  );
}
