import { type Campaign, itemName, rankName } from '@sightline/duck';
import { called, list, part, say } from '../../words/index.ts';

/** Everybody on the books, and what the Team has together. */
export function Roster({ campaign }: { readonly campaign: Campaign }) {
  const { roster, pool, purse, bonus, armoury, unlocked } = campaign;
  const { weapons = [], gear = [] } = campaign.cards;
  const nameOf = (id: string): string => itemName({ weapons, gear }, id);
  return (
    <section className="card">
      <h2 className="card__title">{say('campaign.roster')}</h2>
      <div className="scroll-x">
        <table className="data">
          <thead>
            <tr>
              {Object.values(part('campaign.head')).map(head => (
                <th key={head}>{head}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roster.map(({ card, stars, resting }) => (
              <tr key={card.name}>
                <td>
                  <b>{called(card.name)}</b>
                </td>
                <td>{called(rankName(card.rank))}</td>
                <td>{say('campaign.weapon', { name: called(nameOf(card.weapon)), plus: card.plus })}</td>
                <td>{stars}</td>
                <td>
                  {resting
                    ? say('campaign.resting')
                    : card.wounds > 0
                      ? say('campaign.wounded')
                      : card.treated
                        ? say('campaign.treated')
                        : say('campaign.fit')}
                </td>
                <td>{list([...card.traits, ...card.abilities].map(id => called(nameOf(id)))) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted">
        {[
          say('campaign.pool', { stars: pool }),
          say('campaign.purse', { thousands: purse }),
          say('campaign.bonus', { thousands: bonus }),
          armoury.length > 0 &&
            say('campaign.armoury', {
              guns: armoury.map(({ id, plus }) => say('campaign.weapon', { name: called(nameOf(id)), plus })),
            }),
          unlocked.length > 0 && say('campaign.unlocked', { guns: unlocked.map(id => called(nameOf(id))) }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </section>
  );
}
