import type { Chanced, Odds } from '@sightline/kernel';
import { say } from '../words/index.ts';
import { fraction, percent } from './fraction.ts';

interface OddsBarsProps {
  readonly odds: Odds;
  readonly name: (outcome: Chanced['outcome']) => string;
}

/** More outcomes than these are told as one. */
const MOST = 8;

/** What may come of an answer, likeliest first, each with its exact share. */
export function OddsBars({ odds, name }: OddsBarsProps) {
  const { exact, of, outcomes } = odds;
  return (
    <figure className="odds">
      <figcaption>{say('odds.title')}</figcaption>
      <ul>
        {outcomes.slice(0, MOST).map(({ outcome, ways, chance, error }) => (
          <li key={JSON.stringify(outcome)}>
            <span className="odds__name">{name(outcome)}</span>
            <span className="odds__share">
              {percent(chance)}
              <small>{exact ? fraction(ways, of) : say('odds.error', { points: percent(error) })}</small>
            </span>
            <span className="odds__bar" style={{ width: `${chance * 100}%` }} />
          </li>
        ))}
      </ul>
      <small className="muted">{exact ? say('odds.exact') : say('odds.sampled', { samples: of })}</small>
    </figure>
  );
}
