import type { Offer, Question, StandingOrder, Trigger } from '@sightline/kernel';
import { RuleLink } from '../../parts/RuleLink.tsx';
import type { Turn } from '../../play/viewer.ts';
import { say, sayIf } from '../../words/index.ts';
import type { TableState } from './use-table.ts';

/** Passing now and whenever the same is offered again (HS-OFFER-004). */
export function PassFromNowOn({ table, turn }: { readonly table: TableState; readonly turn: Turn }) {
  if (!isOffer(turn.question)) return null;
  const order: StandingOrder = { seat: turn.seat, on: turn.question.trigger.on };
  return (
    <button type="button" className="button button--quiet" onClick={() => void table.session.leaveOrder(order)}>
      {say('standing.pass')}
    </button>
  );
}

/** The standing orders of the match, each with a way to take it back. */
export function StandingOrders({ table }: { readonly table: TableState }) {
  const { game, session, sitting } = table;
  const { standing } = sitting.match;
  if (standing.length === 0) return null;
  return (
    <section>
      <h3>
        {say('standing.title')} <RuleLink id="HS-OFFER-004" />
      </h3>
      <ul className="standing">
        {standing.map(order => (
          <li key={`${order.seat} ${order.on}`}>
            {say('standing.passes', {
              seat: game.seats[order.seat]?.name ?? order.seat,
              on: sayIf(`standing.on.${order.on}`) ?? order.on,
            })}
            <button type="button" className="button" onClick={() => void session.withdrawOrder(order)}>
              {say('standing.withdraw')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function isOffer(question: Question): question is Offer<Trigger, unknown> {
  return question.kind === 'react' && 'trigger' in question;
}
