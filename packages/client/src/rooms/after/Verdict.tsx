import shield from 'icon:broken-shield';
import trophy from 'icon:laurels-trophy';
import scales from 'icon:scales';
import type { Header, Outcome } from '@sightline/kernel';
import type { Game } from '../../games/game.ts';
import { Icon } from '../../parts/Icon.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { called, list, say } from '../../words/index.ts';

interface VerdictProps {
  readonly game: Game;
  readonly header: Header;
  readonly outcome: Outcome | null;
  /** How it was told at the table. */
  readonly told: string | null;
  readonly progress: string;
  /** What the game says once more of how it ended. */
  readonly ending: readonly string[];
}

const ICONS = { won: trophy, lost: shield, even: scales };

/** Who won and by which rule. A cup goes to whoever won it, and not to the rulebook. */
export function Verdict({ game, header, outcome, told, progress, ending }: VerdictProps) {
  if (!outcome) return <p className="verdict">{say('after.over')}</p>;
  const tone = toneOf(game, header, outcome);
  const { title } = game.system.scenarios.find(({ id }) => id === header.setup.scenario) ?? { title: '' };
  return (
    <section className={`verdict card verdict--${tone}`}>
      <Icon path={ICONS[tone]} />
      <div className="verdict__words">
        <p className="verdict__where">{say('after.lastTurn', { scenario: called(title), progress })}</p>
        <h2 className="verdict__title">{titleOf(game, header, outcome)}</h2>
        <p>
          {told ?? game.system.words.outcome(outcome)} <RuleLink id={game.endingRule ?? outcome.rule} />
        </p>
        {ending.map(sentence => (
          <p key={sentence} className="muted">
            {sentence}
          </p>
        ))}
        {tone === 'won' && (
          <p className="verdict__winners">
            {outcome.winners.map(seat => (
              <SeatBadge key={seat} {...game.seats[seat]!} />
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

/** Seen by the persons who played, or by nobody in particular. */
export function toneOf({ ruledSeats = [] }: Game, { players }: Header, { winners }: Outcome): keyof typeof ICONS {
  if (winners.length === 0) return 'even';
  const isPerson = (seat: string): boolean => players[seat]?.kind === 'person';
  const hasPersons = Object.keys(players).some(isPerson);
  if (winners.some(isPerson)) return 'won';
  return hasPersons || winners.every(seat => ruledSeats.includes(seat)) ? 'lost' : 'won';
}

/** Whoever played alone against machines is told how it went for him. */
function titleOf({ verdict, seats }: Game, { players }: Header, outcome: Outcome): string {
  const own = verdict?.(outcome);
  if (own) return own;
  const { winners } = outcome;
  if (winners.length === 0) return say('after.draw');
  const [you, ...others] = Object.keys(players).filter(seat => players[seat]?.kind === 'person');
  if (you !== undefined && others.length === 0) return say(winners.includes(you) ? 'after.youWon' : 'after.youLost');
  return say('after.won', { seats: list(winners.map(seat => seats[seat]?.name ?? seat)) });
}
