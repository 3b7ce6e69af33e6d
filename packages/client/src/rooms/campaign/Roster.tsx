import { type Campaign, itemName, rankName } from '@sightline/duck';
import { words } from '../../words/index.ts';

const say = words.campaign;

/** Everybody on the books, and what the Team has together. */
export function Roster({ campaign }: { readonly campaign: Campaign }) {
  const { roster, pool, purse, bonus, armoury, unlocked } = campaign;
  const { weapons = [], gear = [] } = campaign.cards;
  const nameOf = (id: string): string => itemName({ weapons, gear }, id);
  return (
    <section className="card">
      <h2 className="card__title">{say.roster}</h2>
      <div className="scroll-x">
        <table className="data">
          <thead>
            <tr>
              {Object.values(say.head).map(head => (
                <th key={head}>{head}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {roster.map(({ card, stars, resting }) => (
              <tr key={card.name}>
                <td>
                  <b>{card.name}</b>
                </td>
                <td>{rankName(card.rank)}</td>
                <td>{say.weapon(nameOf(card.weapon), card.plus)}</td>
                <td>{stars}</td>
                <td>{resting ? say.resting : card.wounds > 0 ? say.wounded : card.treated ? say.treated : say.fit}</td>
                <td>{[...card.traits, ...card.abilities].join(', ') || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted">
        {[
          say.pool(pool),
          say.purse(purse),
          say.bonus(bonus),
          armoury.length > 0 && say.armoury(armoury.map(({ id, plus }) => say.weapon(nameOf(id), plus))),
          unlocked.length > 0 && say.unlocked(unlocked.map(nameOf)),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </section>
  );
}
