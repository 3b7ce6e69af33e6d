import hurt from 'icon:bleeding-wound';
import well from 'icon:checked-shield';
import dead from 'icon:death-skull';
import exit from 'icon:exit-door';
import taken from 'icon:handcuffs';
import broken from 'icon:terror';
import left from 'icon:tombstone';
import { FATES, type Fate, headsOf, type Person, type SideStory } from '../../games/aftermath.ts';
import type { Game, SideMark } from '../../games/game.ts';
import { Icon } from '../../parts/Icon.tsx';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import type { PortraitState } from '../../portraits/looks.ts';
import { Portrait } from '../../portraits/Portrait.tsx';
import { part, say } from '../../words/index.ts';

const ICONS: Readonly<Record<Fate, string>> = { well, hurt, broken, gone: exit, taken, left, dead };

const STATES: Readonly<Record<Fate, PortraitState>> = {
  well: 'well',
  hurt: 'wounded',
  broken: 'suppressed',
  gone: 'stressed',
  taken: 'stressed',
  left: 'dead',
  dead: 'dead',
};

/** What became of everybody on a side: a line for each, with his face, his end and his deeds. */
export function People({ game, side }: { readonly game: Game; readonly side: SideStory }) {
  const seat = game.seats[side.seat]!;
  const heads = headsOf(side);
  return (
    <section className="card people" aria-label={seat.name}>
      <header className="people__head">
        <h3>
          <SeatBadge {...seat} />
        </h3>
        {side.points !== undefined && (
          <strong className="people__points">{say('after.points', { points: side.points })}</strong>
        )}
        <ul className="people__heads">
          {FATES.filter(fate => heads[fate]).map(fate => (
            <li key={fate} className={`fate fate--${fate}`}>
              <Icon path={ICONS[fate]} />
              {say(`after.heads.${fate}`, { count: heads[fate] })}
            </li>
          ))}
        </ul>
      </header>
      {side.aims.length > 0 && (
        <ul className="aims" aria-label={say('after.aims')}>
          {side.aims.map(({ text, met }) => (
            <li key={text} className={met ? 'aim aim--met' : 'aim'}>
              <span aria-hidden="true">{met ? '✓' : '✗'}</span> <span className="aim__text">{text}</span>
              <span className="unseen"> ({say(met ? 'after.met' : 'after.unmet')})</span>
            </li>
          ))}
        </ul>
      )}
      <table className="people__table">
        <thead className="unseen">
          <tr>
            {Object.values(part('after.peopleHead')).map(head => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {side.people.map(person => (
            <PersonRow key={person.id} person={person} mark={seat.mark} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PersonRow({ person, mark }: { readonly person: Person; readonly mark: SideMark }) {
  const { name, face, what, fate, told, deeds } = person;
  return (
    <tr className={`person person--${fate}`}>
      <th scope="row">
        <div className="person__who">
          {face ? (
            <Portrait of={face.key} kind={face.kind} mark={mark} state={STATES[fate]} size={48} />
          ) : (
            <span className={`person__face person__face--${mark}`} aria-hidden="true">
              {initialsOf(name)}
            </span>
          )}
          <span>
            {name}
            {what !== '' && <small className="muted">{what}</small>}
          </span>
        </div>
      </th>
      <td className={`person__fate fate fate--${fate}`}>
        <Icon path={ICONS[fate]} />
        {told}
      </td>
      <td className="person__deeds">
        {deeds.map(deed => (
          <span key={deed} className="person__deed">
            {deed}
          </span>
        ))}
      </td>
    </tr>
  );
}

/** A car has no face. */
function initialsOf(name: string): string {
  const words = name.split(' ');
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase();
}
