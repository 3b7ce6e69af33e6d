import type { WantedDie } from '@sightline/desk';
import type { Game } from '../../games/game.ts';
import { Die } from '../../parts/Die.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { say } from '../../words/index.ts';
import { purposeText } from '../../words/system.ts';

interface DiePromptProps {
  readonly game: Game;
  readonly view: unknown;
  readonly wanted: WantedDie;
  readonly enter: (face: number | 'machine') => void;
}

/** A die that is rolled on the real table: which, what for, and its faces to choose from. */
export function DiePrompt({ game, view, wanted, enter }: DiePromptProps) {
  const { die, faces, why } = wanted;
  const seat = game.seats[why.seat ?? ''];
  const purpose = purposeText(game.system, why.purpose);
  const figure = why.figure === undefined ? '' : game.figureName(view, why.figure);
  return (
    <div className="ask__die">
      {seat && (
        <p>
          <SeatBadge name={figure ? say('dice.purpose', { purpose, figure }) : purpose} mark={seat.mark} />
        </p>
      )}
      <h2>
        {say('dice.enter', { die })} <RuleLink id={why.rule} />
      </h2>
      <div className="faces">
        {[...new Set(faces)].map(face => (
          <button key={face} type="button" aria-label={say('dice.face', { face })} onClick={() => enter(face)}>
            <Die die={die} face={face} />
          </button>
        ))}
      </div>
      <button type="button" className="button" onClick={() => enter('machine')}>
        {say('dice.machine')}
      </button>
    </div>
  );
}
