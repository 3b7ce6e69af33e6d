import type { Seat } from '@sightline/kernel';
import type { GameCard, RejectCode, SeatCard } from '@sightline/protocol';
import { useCallback, useEffect, useState } from 'react';
import { go } from '../../app/route.ts';
import type { Game } from '../../games/game.ts';
import { nameOr, scenarioName, seatsOf, seatWords } from '../../online/card-words.ts';
import { guest } from '../../online/guest.ts';
import { introduce, whoAmI } from '../../online/introduce.ts';
import { keepInvite } from '../../online/keepsakes.ts';
import { NameField } from '../../online/NameField.tsx';
import { lookAt, sitDown } from '../../online/server.ts';
import { useAsked } from '../../online/use-asked.ts';
import { useGameOf } from '../../online/use-game-of.ts';
import { ScenarioPicture } from '../../parts/ScenarioPicture.tsx';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { called, list, say } from '../../words/index.ts';
import { rejectText, sayOnline } from '../../words/online.ts';
import { Frame } from '../Frame.tsx';

interface JoinProps {
  readonly match: string;
  readonly invite: string;
  /** The invitation is to share this one with those who hold it. */
  readonly seat?: Seat | undefined;
}

/** What whoever opens a link finds: who invites to what, and a seat. */
export function Join({ match, invite, seat }: JoinProps) {
  const look = useCallback(() => lookAt(match, invite), [match, invite]);
  const { answered, again } = useAsked(look);
  const card = answered?.ok ? answered.value : null;
  const game = useGameOf(card?.system ?? null);
  if (!answered) return <p className="loading">{say('loading')}</p>;
  if (!answered.ok) {
    return (
      <Frame title={sayOnline('online.join')}>
        <p className="notice" role="alert">
          {rejectText(answered.code)}
        </p>
      </Frame>
    );
  }
  if (!game) return <p className="loading">{say('loading')}</p>;
  return <Invited game={game} card={answered.value} invite={invite} beside={seat} again={again} />;
}

interface InvitedProps {
  readonly game: Game;
  readonly card: GameCard;
  readonly invite: string;
  readonly beside: Seat | undefined;
  readonly again: () => void;
}

function Invited({ game, card, invite, beside, again }: InvitedProps) {
  const [name, setName] = useState(guest()?.name ?? '');
  const [problem, setProblem] = useState<RejectCode | 'away' | null>(null);
  const held = useHeld(card);
  const sit = async (seat: Seat): Promise<void> => {
    const known = await introduce(name);
    const sat = known.ok ? await sitDown(card.match, { seat, invite }) : known;
    if (!sat.ok) {
      setProblem(sat.code);
      return again();
    }
    // What lets in beside somebody is for him to pass on.
    if (beside === undefined) keepInvite(card.match, invite);
    go({ room: 'online', match: card.match });
  };
  const title = sayOnline('online.joinTitle', { host: nameOr(card.host.name) });
  return (
    <Frame title={title}>
      <section className="card invitation">
        <div className="invitation__game">
          <ScenarioPicture game={game} setup={{ scenario: card.scenario, switches: {} }} />
          <h2>
            {called(game.system.title)}: {scenarioName(game, card.scenario)}
          </h2>
          <p>{game.briefings[card.scenario]}</p>
          <p className="muted">{sayOnline(`online.paces.${card.pace}`)}</p>
        </div>
        <div className="fields">
          {held.length === 0 && <NameField name={name} change={setName} />}
          {problem && (
            <p className="notice" role="alert">
              {rejectText(problem)}
            </p>
          )}
          {freeFirst(card).map(([seat, at]) => (
            <div key={seat} className="field-row">
              <span>
                <SeatBadge {...game.seats[seat]!} />
                <small className="muted">{seatWords(at)}</small>
              </span>
              {held.length === 0 && mayTake(card, seat, beside) && (
                <button
                  type="button"
                  className={isFree(at) ? 'button button--main' : 'button'}
                  disabled={name.trim() === ''}
                  onClick={() => void sit(seat)}
                >
                  {takeWords(game, seat, at)}
                </button>
              )}
            </div>
          ))}
          {held.length > 0 && <p>{sayOnline('online.mine')}</p>}
          <div className="row">
            {held.length > 0 ? (
              <button
                type="button"
                className="button button--main"
                onClick={() => go({ room: 'online', match: card.match })}
              >
                {sayOnline('online.toTable')}
              </button>
            ) : (
              card.watchers === 'anybody' && (
                <button type="button" className="button" onClick={() => go({ room: 'online', match: card.match })}>
                  {sayOnline('online.watch')}
                </button>
              )
            )}
          </div>
        </div>
      </section>
    </Frame>
  );
}

/** With the link of a game one takes what nobody holds, or shares the only seat of people; with that of a seat, this one. */
function mayTake({ seats }: GameCard, seat: Seat, beside: Seat | undefined): boolean {
  if (beside !== undefined) return seat === beside;
  const isPeoples = ({ player, holders }: SeatCard): boolean => player.kind === 'person' || holders.length > 0;
  const others = Object.keys(seats).filter(each => each !== seat && isPeoples(seats[each]!));
  return seats[seat]!.holders.length === 0 || others.length === 0;
}

const isFree = ({ player, holders }: SeatCard): boolean => player.kind === 'person' && holders.length === 0;

/** What one came for stands first: a seat that nobody has. */
function freeFirst({ seats }: GameCard): readonly [Seat, SeatCard][] {
  return Object.entries(seats).toSorted(([, a], [, b]) => Number(isFree(b)) - Number(isFree(a)));
}

function takeWords(game: Game, seat: Seat, { player, holders }: SeatCard): string {
  const name = game.seats[seat]?.name ?? seat;
  if (player.kind === 'bot') return sayOnline('online.takeOver', { seat: name });
  if (holders.length === 0) return sayOnline('online.take', { seat: name });
  return sayOnline('online.takeWith', { names: list(holders.map(each => nameOr(each.name))), seat: name });
}

/** The seats that this browser's guest holds already. */
function useHeld(card: GameCard): readonly Seat[] {
  const [person, setPerson] = useState<string | undefined>(undefined);
  useEffect(() => {
    void whoAmI().then(me => setPerson(me?.person));
  }, []);
  return person === undefined ? [] : seatsOf(card, person);
}
