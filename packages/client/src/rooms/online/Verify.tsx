import { useEffect, useState } from 'react';
import type { Game } from '../../games/game.ts';
import { notedOf } from '../../online/keepsakes.ts';
import { fetchReplay } from '../../online/server.ts';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { type Checked, verifyReplay } from '../../play/verify.ts';
import { rejectText, sayOnline } from '../../words/online.ts';
import { problemText } from '../../words/system.ts';

interface VerifyProps {
  readonly match: string;
  readonly game: Game;
}

/** So many false dice are named one by one. */
const MOST_NAMED = 8;

/** Draws every die of a finished game again, here, and says what that proves. */
export function Verify({ match, game }: VerifyProps) {
  const found = useChecked(match);
  return (
    <div className="stack verify" aria-busy={found === null}>
      <p className="muted">
        {sayOnline('online.verifyHint')} <RuleLink id="HS-DICE-004" />
      </p>
      {found === null && <p>{sayOnline('online.verifying')}</p>}
      {typeof found === 'string' && (
        <p className="notice" role="alert">
          {sayOnline('online.verifyFailed', { why: found })}
        </p>
      )}
      {found !== null && typeof found !== 'string' && <Found game={game} checked={found} />}
    </div>
  );
}

function Found({ game, checked: { verdict, sum, noted } }: { readonly game: Game; readonly checked: Checked }) {
  const { confirmed: count, wrong, broken, stirred, commitment, seed, result } = verdict;
  const isSound = sum !== 'unsound' && noted !== 'broken';
  const names = (seats: readonly string[]): readonly string[] => seats.map(seat => game.seats[seat]?.name ?? seat);
  return (
    <div className={isSound ? 'notice notice--good' : 'notice'} role="alert" data-verdict={isSound ? sum : 'unsound'}>
      {isSound && sum === 'sound' && <b>{sayOnline('online.sound')}</b>}
      {isSound && sum === 'branched' && <b>{sayOnline('online.branchedDice')}</b>}
      {!isSound && <b>{sayOnline('online.unsound')}</b>}
      {isSound && <p>{sayOnline(sum === 'sound' ? 'online.soundHint' : 'online.branchedDiceHint', { count })}</p>}
      {wrong.slice(0, MOST_NAMED).map(({ draw, logged, due }) => (
        <p key={draw}>{sayOnline('online.wrongDie', { draw: draw + 1, logged, due })}</p>
      ))}
      {wrong.length > MOST_NAMED && <p>{sayOnline('online.wrongMore', { count: wrong.length - MOST_NAMED })}</p>}
      {(!commitment || !seed) && <p>{sayOnline('online.wrongPromise')}</p>}
      {broken.length > 0 && <p>{sayOnline('online.wrongStir', { seats: names(broken) })}</p>}
      {!result && <p>{sayOnline('online.wrongResult')}</p>}
      {stirred.length > 0 && <p>{sayOnline('online.stirredBy', { seats: names(stirred) })}</p>}
      <p>{sayOnline(NOTED[noted])}</p>
    </div>
  );
}

const NOTED = { kept: 'online.notedKept', broken: 'online.notedBroken', nothing: 'online.notedNothing' } as const;

/** What was found, why it cannot be, or null while it is being looked at. */
function useChecked(match: string): Checked | string | null {
  const [found, setFound] = useState<Checked | string | null>(null);
  useEffect(() => {
    let wanted = true;
    void check(match).then(came => wanted && setFound(came));
    return () => {
      wanted = false;
    };
  }, [match]);
  return found;
}

async function check(match: string): Promise<Checked | string> {
  const fetched = await fetchReplay(match);
  if (!fetched.ok) return rejectText(fetched.code);
  const checked = await verifyReplay(fetched.value, notedOf(match));
  return checked.ok ? checked.value : problemText(checked.problem);
}
