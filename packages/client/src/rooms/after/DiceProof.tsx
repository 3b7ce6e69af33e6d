import type { Header, Seat } from '@sightline/kernel';
import type { Game } from '../../games/game.ts';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { say } from '../../words/index.ts';

interface DiceProofProps {
  readonly game: Game;
  readonly header: Pick<Header, 'dice' | 'commitment' | 'stirs' | 'isBranched'>;
}

/** What can be proved of the dice of a game, and no more than that. */
export function DiceProof({ game, header }: DiceProofProps) {
  const { dice, commitment, stirs, isBranched } = header;
  const stirred = stirs.filter(({ entropy }) => entropy !== null);
  const dropped = stirs.filter(({ entropy }) => entropy === null);
  const name = (seat: Seat): string => game.seats[seat]?.name ?? seat;
  return (
    <div className="muted">
      {dice === 'entered' && <p>{say('after.entered')}</p>}
      <p>
        {say(isBranched ? 'after.branched' : 'after.provable')} <RuleLink id="HS-DICE-004" />
      </p>
      {!isBranched && (
        <p>
          {say('after.promise')} <code className="promise">{commitment}</code>
        </p>
      )}
      {stirred.map(({ seat, entropy }) => (
        <p key={seat}>{say('after.stirred', { seat: name(seat), text: entropy })}</p>
      ))}
      {dropped.map(({ seat }) => (
        <p key={seat}>{say('after.dropped', { seat: name(seat) })}</p>
      ))}
      {stirs.length === 0 && !isBranched && <p>{say('after.unstirred')}</p>}
    </div>
  );
}
