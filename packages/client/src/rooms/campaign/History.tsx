import type { Campaign } from '@sightline/duck';
import { called, say } from '../../words/index.ts';

/** The missions so far. */
export function History({ campaign }: { readonly campaign: Campaign }) {
  if (campaign.history.length === 0) return null;
  return (
    <section className="card">
      <h2 className="card__title">{say('campaign.history')}</h2>
      <ol className="history">
        {campaign.history.map(({ mission, result, lost }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mission may be played twice, and never changes its place
          <li key={i}>
            <b>{called(mission)}</b>: {say(`campaign.results.${result}`)}.{' '}
            {lost.length > 0 && say('campaign.lost', { names: lost.map(called) })}
          </li>
        ))}
      </ol>
    </section>
  );
}
