import type { Here } from '@sightline/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { unblocked } from '../../online/blocking.ts';
import { become, forgetMe, type Guest, guest as guestNow, useGuest } from '../../online/guest.ts';
import { guestFile, readGuest } from '../../online/guest-file.ts';
import { introduce, whoAmI } from '../../online/introduce.ts';
import { forgetGames } from '../../online/keepsakes.ts';
import { Link } from '../../online/Link.tsx';
import { NameField } from '../../online/NameField.tsx';
import { deleteMe, getMe, putMe } from '../../online/server.ts';
import { FileButton } from '../../parts/FileButton.tsx';
import { SureButton } from '../../parts/SureButton.tsx';
import { download } from '../../store/files.ts';
import { rejectText, sayOnline } from '../../words/online.ts';

interface GuestCardProps {
  readonly here: Here;
}

/** Who one is at this server: a name, a secret that can be carried elsewhere, and the way to be nobody again. */
export function GuestCard({ here }: GuestCardProps) {
  const guest = useGuest();
  const [said, setSaid] = useState<string | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  // Deleted on another device, say: nobody is entered anew who has not asked for it.
  useEffect(() => {
    if (guestNow()) void getMe().then(me => setUnknown(!me.ok && me.code === 'nameless'));
  }, []);
  const remove = async (): Promise<void> => {
    if (!(await deleteMe())) return setSaid(sayOnline('online.notDeleted'));
    forgetMe();
    forgetGames();
    setSaid(sayOnline('online.deleted'));
  };
  return (
    <section className="card guest-card" aria-label={sayOnline('online.who')}>
      <h2>{sayOnline('online.who')}</h2>
      <p className="muted">{sayOnline('online.whoHint')}</p>
      <Naming
        key={guest?.secret ?? 'nobody'}
        guest={guest}
        here={here}
        saved={() => {
          setSaid(sayOnline('online.saved'));
          setUnknown(false);
        }}
      />
      {guest && isUnknown && (
        <p className="notice" role="status">
          {sayOnline('online.unknownHere')}
        </p>
      )}
      {said && <p role="status">{said}</p>}
      <div className="row">
        <FileButton
          label={sayOnline('online.carryOpen')}
          hint={sayOnline('online.carryOpenHint')}
          take={text => {
            const read = readGuest(text);
            if (read.ok) become(read.value);
            return read.ok ? null : read.problem;
          }}
        />
        {guest && (
          <SureButton
            label={sayOnline('online.deleteMe')}
            really={sayOnline('online.deleteMeReally')}
            act={() => void remove()}
          />
        )}
      </div>
      {guest && <small className="muted">{sayOnline('online.deleteMeHint')}</small>}
      {guest && <Blocked key={`blocked by ${guest.secret}`} />}
      {guest && <Carry guest={guest} here={here} />}
    </section>
  );
}

interface NamingProps extends GuestCardProps {
  readonly guest: Guest | null;
  readonly saved: () => void;
}

function Naming({ guest, here, saved }: NamingProps) {
  const [name, setName] = useState(guest?.name ?? '');
  const [webhook, setWebhook] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    void whoAmI().then(me => setWebhook(me?.webhook ?? ''));
  }, []);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const known = await introduce(name);
    const put = known.ok ? await putMe({ name: known.value.name, webhook: webhook.trim() || null }) : known;
    setSaid(put.ok ? null : rejectText(put.code));
    if (put.ok) saved();
  };
  return (
    <form className="fields" onSubmit={event => void save(event)}>
      <NameField name={name} change={setName} />
      {here.webhookHosts.length > 0 && (
        <label className="field-row">
          <span>
            {sayOnline('online.webhook')}
            <small className="muted">{sayOnline('online.webhookHint', { hosts: here.webhookHosts })}</small>
          </span>
          <input type="text" inputMode="url" value={webhook} onChange={event => setWebhook(event.target.value)} />
        </label>
      )}
      <div className="row">
        <button type="submit" className="button" disabled={name.trim() === ''}>
          {sayOnline('online.rename')}
        </button>
        {said && <span role="status">{said}</span>}
      </div>
    </form>
  );
}

/** How many this guest has blocked, and the way to hear them again. */
function Blocked() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    void whoAmI().then(me => setCount(me?.blocked.length ?? 0));
  }, []);
  if (count === 0) return null;
  return (
    <p className="row">
      {sayOnline('online.blockedPeople', { count })}
      <button
        type="button"
        className="button button--quiet"
        onClick={() => void unblocked().then(me => me.ok && setCount(me.value.blocked.length))}
      >
        {sayOnline('online.unblockAll')}
      </button>
    </p>
  );
}

/** The secret as a code for a camera, shown only to whoever asks for it, and as a file. */
function Carry({ guest, here }: GuestCardProps & { readonly guest: Guest }) {
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{sayOnline('online.carry')}</summary>
      {open && (
        <>
          <p className="muted">{sayOnline('online.carryHint')}</p>
          <Link here={here} route={{ room: 'me', secret: guest.secret }} label={sayOnline('online.carryQr')} />
          <button type="button" className="button" onClick={() => download('sightline-guest.json', guestFile(guest))}>
            {sayOnline('online.carryFile')}
          </button>
        </>
      )}
    </details>
  );
}
