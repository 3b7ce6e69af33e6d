import type { Proposal } from '@sightline/protocol';
import { sayOnline } from '../../words/online.ts';
import type { OpenedProps } from './OnlineGame.tsx';
import { reportRejected } from './rejected.ts';
import { peopleOf } from './seat-people.ts';
import { useFar } from './use-far-table.ts';

/** What somebody asks of the others at the table, to be agreed to or not. */
export function Proposals({ table, reject }: OpenedProps) {
  const far = useFar(table);
  const { proposals, seats } = far.caught!.standing.seen.sitting;
  const reply = async ({ what }: Proposal, agreed: boolean): Promise<void> =>
    reportRejected(await table.far.ask({ type: 'reply', what, agreed }), reject);
  if (proposals.length === 0) return null;
  return (
    <div className="proposals">
      {proposals.map(proposal => {
        const { what, by, agreed } = proposal;
        const isOurs = table.seats.includes(by);
        const missing = Object.keys(seats).filter(
          seat => seats[seat]!.player.kind === 'person' && seat !== by && !agreed.includes(seat),
        );
        const mayReply = table.seats.some(seat => missing.includes(seat));
        return (
          <section key={what} className="card proposal" role="alert">
            <p>
              {isOurs
                ? sayOnline(`online.ourProposal.${what}`)
                : sayOnline(`online.proposed.${what}`, { name: peopleOf(table, far, by) })}
              {!mayReply &&
                ` ${sayOnline('online.waitAgree', { seats: missing.map(seat => peopleOf(table, far, seat)) })}`}
            </p>
            <div className="row">
              {mayReply && (
                <button type="button" className="button button--main" onClick={() => void reply(proposal, true)}>
                  {sayOnline('online.agree')}
                </button>
              )}
              {(mayReply || isOurs) && (
                <button type="button" className="button" onClick={() => void reply(proposal, false)}>
                  {sayOnline(isOurs ? 'online.withdraw' : 'online.refuse')}
                </button>
              )}
            </div>
          </section>
        );
      })}
    </div>
  );
}
