import { AUDIENCE, type Player, type Seat } from '@sightline/kernel';
import type { PersonHere } from '@sightline/protocol';
import { nameOr, scenarioName } from '../../online/card-words.ts';
import { inviteTo } from '../../online/keepsakes.ts';
import { Link } from '../../online/Link.tsx';
import { here } from '../../online/server.ts';
import { useAsked } from '../../online/use-asked.ts';
import { ScenarioPicture } from '../../parts/ScenarioPicture.tsx';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { called } from '../../words/index.ts';
import { sayOnline } from '../../words/online.ts';
import { Frame } from '../Frame.tsx';
import { Banner } from './Banner.tsx';
import { Beside, isContested } from './Beside.tsx';
import { Chat } from './Chat.tsx';
import type { OpenedProps } from './OnlineGame.tsx';
import { reportRejected } from './rejected.ts';
import { useConnection, useFar } from './use-far-table.ts';

/** Where seats fill: the link for those who are still to come, and who is there already. The game begins by itself. */
export function Gathering(props: OpenedProps) {
  const { table, reject } = props;
  const { game, match } = table;
  const { caught } = useFar(table);
  const { header, sitting } = caught!.standing.seen;
  const { answered } = useAsked(here);
  const { you } = useConnection();
  const invite = inviteTo(match);
  const isStirring = sitting.stage === 'stirring';
  // Those who are kept behind see the empty seats of a while ago.
  const isBehind = table.far.viewer === AUDIENCE && sitting.terms.delay > 0;
  const hand = async (seat: Seat, player: Player): Promise<void> =>
    reportRejected(await table.far.ask({ type: 'hand', seat, player }), reject);
  return (
    <Frame title={sayOnline(isBehind ? 'online.notYet' : isStirring ? 'online.stirring' : 'online.gathering')}>
      <Banner {...props} />
      <p className="muted">
        {sayOnline(isBehind ? 'online.notYetHint' : isStirring ? 'online.stirringHint' : 'online.gatheringHint')}
      </p>
      <div className="gathering">
        {invite && (
          <section className="card gathering__link">
            <h2>{sayOnline('online.link')}</h2>
            <p className="muted">{sayOnline('online.linkFor')}</p>
            {answered?.ok && (
              <Link here={answered.value} route={{ room: 'join', match, invite }} label={sayOnline('online.qr')} />
            )}
            {answered?.ok && table.far.viewer !== AUDIENCE && isContested(sitting) && (
              <Beside match={match} seat={table.far.viewer} here={answered.value} reject={reject} />
            )}
          </section>
        )}
        <section className="card gathering__seats" aria-label={sayOnline('online.seats')}>
          <ScenarioPicture game={game} setup={header.setup} />
          <h2>
            {called(game.system.title)}: {scenarioName(game, header.setup.scenario)}
          </h2>
          <ul className="fields">
            {Object.entries(sitting.seats).map(([seat, { player, holders }]) => (
              <li key={seat} className="field-row">
                <span>
                  <SeatBadge {...game.seats[seat]!} />
                  {player.kind === 'bot' && (
                    <small className="muted">{sayOnline('online.bot', { bot: player.bot })}</small>
                  )}
                  {player.kind === 'person' && holders.length === 0 && (
                    <small className="gathering__free">{sayOnline('online.free')}</small>
                  )}
                  {holders.map(person => (
                    <Holder key={person} table={table} person={person} />
                  ))}
                </span>
                {sitting.host === you?.person && holders.length === 0 && (
                  <button
                    type="button"
                    className="button"
                    aria-label={sayOnline(player.kind === 'person' ? 'online.letMachineAt' : 'online.letPersonAt', {
                      seat: game.seats[seat]?.name ?? seat,
                    })}
                    onClick={() => void hand(seat, otherPlayer(game, seat, player))}
                  >
                    {sayOnline(player.kind === 'person' ? 'online.letMachine' : 'online.letPerson')}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {sitting.from === 'file' && <p className="muted">{sayOnline('online.fromFile')}</p>}
        </section>
      </div>
      <section className="card gathering__chat">
        <Chat {...props} />
      </section>
    </Frame>
  );
}

function Holder({ table, person }: Pick<OpenedProps, 'table'> & { readonly person: string }) {
  const { people } = useFar(table);
  const { you } = useConnection();
  const found: PersonHere | undefined = people.find(each => each.person === person);
  const name = nameOr(found?.name ?? '');
  return (
    <small className="presence" data-here={found?.isHere ?? false}>
      {person === you?.person ? sayOnline('online.you', { name }) : name}{' '}
      <span className="muted">{sayOnline(found?.isHere ? 'online.isHere' : 'online.away')}</span>
    </small>
  );
}

/** A bot that plays the seat, or whoever has the link. */
function otherPlayer({ system }: OpenedProps['table']['game'], seat: Seat, player: Player): Player {
  if (player.kind === 'bot') return { kind: 'person' };
  const bots = Object.keys(system.bots);
  const own = bots.find(bot => bot === seat) ?? bots.find(bot => bot !== 'random') ?? bots[0]!;
  return { kind: 'bot', bot: own };
}
