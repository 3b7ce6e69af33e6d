import { AUDIENCE } from '@sightline/kernel';
import { type ChatHeard, LONGEST_CHAT } from '@sightline/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { blockAlso, unblocked } from '../../online/blocking.ts';
import { nameOr } from '../../online/card-words.ts';
import { keepMuted, mutedAt } from '../../online/keepsakes.ts';
import { Choice } from '../../parts/fields.tsx';
import { SureButton } from '../../parts/SureButton.tsx';
import { sayOnline } from '../../words/online.ts';
import type { OpenedProps } from './OnlineGame.tsx';
import { reportRejected } from './rejected.ts';
import { useConnection, useFar } from './use-far-table.ts';

/** What people say to one another. Whoever is muted is not heard at this table; whoever is blocked, at none. */
export function Chat({ table, reject }: OpenedProps) {
  const { chat, caught } = useFar(table);
  const { you } = useConnection();
  const [muted, setMuted] = useState(() => mutedAt(table.match));
  const [blocked, setBlocked] = useState<Pick<ChatHeard, 'person' | 'name'> | null>(null);
  const heard = chat.filter(({ person }) => !muted.includes(person));
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is looked at when it comes
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [heard.length]);
  const mute = (next: readonly string[]): void => {
    keepMuted(table.match, next);
    setMuted(next);
  };
  const block = async ({ person, name }: ChatHeard): Promise<void> => {
    const put = await blockAlso(person);
    if (!put.ok) return reject(put.code);
    mute([...muted, person]);
    setBlocked({ person, name: nameOr(name) });
  };
  const unblock = async (person: string): Promise<void> => {
    const put = await unblocked(person);
    if (!put.ok) return reject(put.code);
    mute(muted.filter(each => each !== person));
    setBlocked(null);
  };
  const mutedLines = chat.length - heard.length;
  return (
    <div className="chat">
      <ol className="chat__lines" aria-live="polite">
        {heard.length === 0 && <li className="muted">{sayOnline('online.chatNone')}</li>}
        {heard.map(line => (
          <li key={line.n} data-mine={line.person === you?.person}>
            <b>{nameOr(line.name)}</b>
            {line.seat && (
              <small className="muted">
                {' '}
                {sayOnline('online.chatAside', { seat: table.game.seats[line.seat]?.name ?? line.seat })}
              </small>
            )}
            <span className="chat__text">{line.text}</span>
            {line.person !== you?.person && (
              <span className="chat__ways">
                <button
                  type="button"
                  className="button button--quiet"
                  aria-label={sayOnline('online.muteAt', { name: nameOr(line.name) })}
                  onClick={() => mute([...muted, line.person])}
                >
                  {sayOnline('online.mute')}
                </button>
                <SureButton
                  label={sayOnline('online.block')}
                  spoken={sayOnline('online.blockAt', { name: nameOr(line.name) })}
                  really={sayOnline('online.blockReally', { name: nameOr(line.name) })}
                  act={() => void block(line)}
                />
              </span>
            )}
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ol>
      {mutedLines > 0 && !blocked && (
        <p className="muted row">
          {sayOnline('online.mutedLines', { count: mutedLines })}
          {mutedNames(chat, muted).map(([person, name]) => (
            <button
              key={person}
              type="button"
              className="button button--quiet"
              onClick={() => mute(muted.filter(each => each !== person))}
            >
              {sayOnline('online.unmuteAt', { name })}
            </button>
          ))}
        </p>
      )}
      {blocked && (
        <p className="muted" role="status">
          {sayOnline('online.blocked', { name: blocked.name })}{' '}
          <button type="button" className="button button--quiet" onClick={() => void unblock(blocked.person)}>
            {sayOnline('online.unblock', { name: blocked.name })}
          </button>
        </p>
      )}
      {you && (
        <SayIt table={table} reject={reject} holders={holdersOf(caught!.standing.seen.sitting, table.far.viewer)} />
      )}
    </div>
  );
}

const holdersOf = (
  sitting: { seats: Readonly<Record<string, { holders: readonly string[] }>> },
  seat: string,
): number => sitting.seats[seat]?.holders.length ?? 0;

function mutedNames(chat: readonly ChatHeard[], muted: readonly string[]): readonly (readonly [string, string])[] {
  return muted.flatMap(person => {
    const line = chat.find(each => each.person === person);
    return line ? [[person, nameOr(line.name)] as const] : [];
  });
}

function SayIt({ table, reject, holders }: Pick<OpenedProps, 'table' | 'reject'> & { readonly holders: number }) {
  const [text, setText] = useState('');
  const [to, setTo] = useState<'table' | 'seat'>('table');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    const reply = await table.far.ask({ type: 'say', to, text: said });
    reportRejected(reply, reject);
    // What was not taken stays, to be said again.
    if (reply.kind === 'done') setText('');
  };
  return (
    <form className="chat__say" onSubmit={event => void send(event)}>
      {holders > 1 && table.far.viewer !== AUDIENCE && (
        <Choice
          label={sayOnline('online.chatTo')}
          value={to}
          options={['table', 'seat'] as const}
          name={each => sayOnline(each === 'table' ? 'online.chatTable' : 'online.chatSeat')}
          choose={setTo}
        />
      )}
      <div className="row">
        <input
          type="text"
          maxLength={LONGEST_CHAT}
          aria-label={sayOnline('online.chatSay')}
          placeholder={sayOnline('online.chatSay')}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {sayOnline('online.chatSend')}
        </button>
      </div>
    </form>
  );
}
