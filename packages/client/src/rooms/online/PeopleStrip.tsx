import type { Clock } from '@sightline/protocol';
import { useEffect, useRef, useState } from 'react';
import { nameOr } from '../../online/card-words.ts';
import { SeatBadge } from '../../parts/SeatBadge.tsx';
import { list } from '../../words/index.ts';
import { sayOnline } from '../../words/online.ts';
import { clockText, isUp, leftOn } from './clock.ts';
import type { OpenedProps } from './OnlineGame.tsx';
import { useConnection, useFar } from './use-far-table.ts';

interface PeopleStripProps extends OpenedProps {
  readonly isChatting: boolean;
  readonly toggle: (panel: 'chat' | 'menu') => void;
}

/** Who plays which seat, who is there, who is deciding and how much time is left; and the way to talk. */
export function PeopleStrip({ table, isChatting, toggle }: PeopleStripProps) {
  const { caught, people, watchers, chat } = useFar(table);
  const { sitting, waitingFor } = caught!.standing.seen;
  const { you } = useConnection();
  const unread = useUnread(chat.filter(({ person }) => person !== you?.person).length, isChatting);
  const here = (person: string) => people.find(each => each.person === person);
  const nameOf = (person: string): string => nameOr(here(person)?.name ?? '');
  return (
    <aside className="people-strip" aria-label={sayOnline('online.people')}>
      <ul>
        {Object.entries(sitting.seats).map(([seat, { player, holders }]) => {
          const isDeciding = holders.some(person => here(person)?.isDeciding);
          const clock = sitting.clocks?.[seat];
          return (
            <li key={seat} data-asked={waitingFor.includes(seat) && sitting.stage === 'playing'}>
              <SeatBadge name="" mark={table.game.seats[seat]!.mark} />
              <span className="people-strip__who">
                <span className="people-strip__name">
                  {player.kind === 'bot'
                    ? sayOnline('online.bot', { bot: player.bot })
                    : holders.length === 0
                      ? sayOnline('online.free')
                      : list(
                          holders.map(person =>
                            person === you?.person ? sayOnline('online.seatMine') : nameOf(person),
                          ),
                        )}
                </span>
                {player.kind === 'person' && (
                  <small className="presence" data-here={holders.some(person => here(person)?.isHere)}>
                    {sayOnline(
                      isDeciding
                        ? 'online.isDeciding'
                        : holders.some(person => here(person)?.isHere)
                          ? 'online.isHere'
                          : 'online.away',
                    )}
                  </small>
                )}
              </span>
              {clock && player.kind === 'person' && <ClockFace clock={clock} />}
            </li>
          );
        })}
      </ul>
      <div className="row people-strip__ways">
        <button type="button" className="button" aria-pressed={isChatting} onClick={() => toggle('chat')}>
          {unread > 0 ? sayOnline('online.chatNew', { count: unread }) : sayOnline('online.chat')}
        </button>
        <button
          type="button"
          className="button"
          aria-label={sayOnline('online.menu')}
          title={sayOnline('online.menu')}
          onClick={() => toggle('menu')}
        >
          <span className="people-strip__wide">{sayOnline('online.menu')}</span>
          <span className="people-strip__narrow">⋯</span>
        </button>
        {watchers > 0 && <small className="muted">{sayOnline('online.watching', { count: watchers })}</small>}
      </div>
    </aside>
  );
}

function ClockFace({ clock }: { readonly clock: Clock }) {
  const { ahead } = useConnection();
  const [now, setNow] = useState(Date.now);
  const isRunning = clock.since !== null;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const left = leftOn(clock, now + ahead);
  return (
    <time className="people-strip__clock" data-running={isRunning} data-up={isUp(left)}>
      {clockText(left)}
    </time>
  );
}

/** How many lines have come since somebody last looked. */
function useUnread(count: number, isLooking: boolean): number {
  const seen = useRef(count);
  if (isLooking) seen.current = count;
  return Math.max(0, count - seen.current);
}
