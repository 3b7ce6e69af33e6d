import type { GameCard } from '@sightline/protocol';
import { useState } from 'react';
import { go, hrefOf } from '../../app/route.ts';
import { outcomeWords, scenarioName, seatWords } from '../../online/card-words.ts';
import { useGuest } from '../../online/guest.ts';
import { introduce } from '../../online/introduce.ts';
import { type ListOf, sitDown } from '../../online/server.ts';
import { useGameOf } from '../../online/use-game-of.ts';
import { ScenarioPicture } from '../../parts/ScenarioPicture.tsx';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { called } from '../../words/index.ts';
import { rejectText, sayOnline } from '../../words/online.ts';

interface OnlineCardProps {
  readonly card: GameCard;
  readonly of: ListOf;
}

/** A game at the server: who plays it, how it stands, and the way in. */
export function OnlineCard({ card, of }: OnlineCardProps) {
  const game = useGameOf(card.system);
  const me = useGuest();
  const [problem, setProblem] = useState<string | null>(null);
  if (!game) return <li className="saved" />;
  const { match, scenario, seats, stage, outcome, isMyTurn, pace, changed } = card;
  const sit = async (seat: string): Promise<void> => {
    const known = await introduce(me?.name ?? '');
    const sat = known.ok ? await sitDown(match, { seat }) : known;
    if (sat.ok) go({ room: 'online', match });
    else setProblem(sat.code);
  };
  return (
    <li className="saved online-card" data-turn-mine={isMyTurn}>
      <div className="thumbnail">
        <ScenarioPicture game={game} setup={{ scenario, switches: {} }} />
      </div>
      <div className="saved__text">
        <b>
          {called(game.system.title)}: {scenarioName(game, scenario)}
        </b>
        {isMyTurn && <span className="online-card__turn">{sayOnline('online.yourTurn')}</span>}
        {Object.entries(seats).map(([seat, held]) => (
          <span key={seat} className="online-card__seat">
            <SeatBadge {...game.seats[seat]!} /> <span>{seatWords(held)}</span>
          </span>
        ))}
        {stage === 'over' && <span>{outcomeWords(game, outcome)}</span>}
        <small className="muted">
          {sayOnline(`online.paces.${pace}`)} · {sayOnline('online.changed', { date: new Date(changed) })}
        </small>
        {of === 'open' && me === null && <small>{sayOnline('online.nameBelow')}</small>}
        {problem && (
          <small className="notice" role="alert">
            {rejectText(problem)}
          </small>
        )}
      </div>
      <div className="saved__ways">
        {of === 'open' ? (
          Object.keys(seats)
            .filter(seat => seats[seat]!.player.kind === 'person' && seats[seat]!.holders.length === 0)
            .map(seat => (
              <button
                key={seat}
                type="button"
                className="button button--main"
                disabled={me === null}
                onClick={() => void sit(seat)}
              >
                {sayOnline('online.take', { seat: game.seats[seat]?.name ?? seat })}
              </button>
            ))
        ) : (
          <a className={isMyTurn ? 'button button--main' : 'button'} href={hrefOf({ room: 'online', match })}>
            {sayOnline(of === 'running' ? 'online.watch' : stage === 'over' ? 'online.see' : 'online.goOn')}
          </a>
        )}
      </div>
    </li>
  );
}
