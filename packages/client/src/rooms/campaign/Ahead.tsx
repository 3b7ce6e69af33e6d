import { type Campaign, MISSIONS } from '@sightline/duck';
import { useGame } from '../../games/index.ts';
import { ScenarioPicture } from '../../parts/ScenarioPicture.tsx';
import { glossed } from '../../parts/Term.tsx';
import { called, say } from '../../words/index.ts';

/** The scenario of a mission that nobody knows yet. */
const FROM_THE_DECK = 'drawn';

/** The mission that lies ahead: its picture, what its card asks for, and what one should know before it. */
export function Ahead({ campaign: { next } }: { readonly campaign: Campaign }) {
  const game = useGame('duck');
  const card = next?.details.mission ?? MISSIONS.find(({ id }) => id === next?.scenario);
  const id = card?.id ?? FROM_THE_DECK;
  const briefing = game.briefings[id];
  return (
    <div className="ahead">
      {briefing !== undefined && <ScenarioPicture game={game} setup={{ scenario: id, switches: {} }} />}
      <div>
        <h2>{card ? say('campaign.ahead', { mission: called(card.title) }) : say('campaign.fromTheDeck')}</h2>
        {card && <p>{called(card.objective)}</p>}
        {briefing !== undefined && <p>{glossed(briefing, game)}</p>}
        {card && (
          <p className="muted">
            {card.stage !== undefined && `${say('campaign.stage', { stage: card.stage })} `}
            {say('campaign.danger', { danger: card.danger })}{' '}
            {card.turnLimit !== null && say('campaign.turnLimit', { turns: card.turnLimit })}
          </p>
        )}
      </div>
    </div>
  );
}
