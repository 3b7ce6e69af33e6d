import { RuleLink } from '../../parts/RuleLink.tsx';
import type { Turn } from '../../play/viewer.ts';
import { say, sayIf } from '../../words/index.ts';
import { isOffer } from './quiet.ts';
import type { TableState } from './use-table.ts';

/** Passing now and whenever the same is offered again (HS-OFFER-004). */
export function PassFromNowOn({ table, turn }: { readonly table: TableState; readonly turn: Turn }) {
  if (!isOffer(turn.question)) return null;
  const { on } = turn.question.trigger;
  const when = sayIf(`standing.on.${on}`);
  return (
    <button type="button" className="button button--quiet" data-keep-clear="" onClick={() => table.leaveOrder({ on })}>
      {when ? say('standing.pass', { on: when }) : say('standing.passThis')}
    </button>
  );
}

/** The same for the rest of the turn, where it is offered again and again. */
export function PassForTheTurn({ table }: { readonly table: TableState }) {
  const { offered, isQuiet } = table.quiet;
  if (offered === null || isQuiet) return null;
  return (
    <button type="button" className="button button--quiet" data-keep-clear="" onClick={() => table.keepQuiet(offered)}>
      {say('standing.passForTheTurn')}
    </button>
  );
}

/** The standing orders of whoever looks, each with a way to take it back. */
export function StandingOrders({ table }: { readonly table: TableState }) {
  const { game, viewer, sight } = table;
  if (sight.orders.length === 0) return null;
  return (
    <section>
      <h3>
        {say('standing.title')} <RuleLink id="HS-OFFER-004" />
      </h3>
      <ul className="standing">
        {sight.orders.map(order => (
          <li key={`${order.on} ${order.reaction}`}>
            {say('standing.passes', {
              seat: game.seats[viewer]?.name ?? viewer,
              on: sayIf(`standing.on.${order.on}`) ?? order.on,
            })}
            <button type="button" className="button" onClick={() => table.withdrawOrder(order)}>
              {say('standing.withdraw')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
