import { createHash, timingSafeEqual } from 'node:crypto';
import { attempt, isRecord } from '@sightline/kernel';
import { type Me, type PersonId, type PutMe, plainLine } from '@sightline/protocol';
import { type Rejection, rejected } from './rejection.ts';
import type { Person, Store } from './store/store.ts';

/** The people of a server: guests whose secrets nobody but their browsers knows. */
export interface People {
  /** Who has that secret; null when he has not given a name yet. */
  bySecret(secret: string): Promise<Me | null>;
  put(secret: string, put: PutMe): Promise<Me | Rejection>;
  /** Names by id; '' for those who are gone. */
  names(ids: readonly PersonId[]): Promise<ReadonlyMap<PersonId, string>>;
  byId(id: PersonId): Promise<Me | null>;
  delete(id: PersonId): Promise<void>;
  /** Whether the keeper of this server lets it call that address. */
  mayCall(webhook: string): boolean;
}

const hashOf = (what: string, text: string): string =>
  createHash('sha256').update(`sightline ${what}\n${text}`).digest('hex');

/** The public name of whoever has that secret. Nobody finds the one from the other. */
export const personOf = (secret: string): PersonId => hashOf('person', secret).slice(0, 32);
const keyOf = (secret: string): string => hashOf('key', secret);
/** What is kept of an invitation. */
export const inviteKeyOf = (invite: string): string => hashOf('invite', invite);

/**
 * The invitation to share a seat of a match. It follows from what is kept of the match's own, which nobody outside knows, so
 * it need not be kept itself.
 */
export const besideOf = (match: string, inviteKey: string, seat: string): string =>
  hashOf('beside', `${match} ${inviteKey} ${seat}`).slice(0, 32);

/** In constant time: how long it takes tells nothing of where they differ. */
export function isSameKey(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const MOST_NAMES = 10_000;
const NAME_MS = 60_000;

export function openPeople(store: Store, webhookHosts: readonly string[], now: () => number): People {
  const known = new Map<PersonId, { readonly name: string; readonly until: number }>();

  function remember(id: PersonId, name: string): void {
    if (known.size >= MOST_NAMES) known.clear();
    known.set(id, { name, until: now() + NAME_MS });
  }

  async function bySecret(secret: string): Promise<Me | null> {
    const key = keyOf(secret);
    const person = await store.personByKey(key);
    return person && isSameKey(person.key, key) ? meOf(person) : null;
  }

  return {
    bySecret,
    async put(secret, { name, webhook, blocked }) {
      const before = await bySecret(secret);
      const address = webhook === undefined ? (before?.webhook ?? null) : webhook;
      if (address !== null && !isWebhook(address, webhookHosts))
        return rejected('badAddress', `only addresses at ${webhookHosts.join(', ') || 'no host at all'}`);
      const about = JSON.stringify({ webhook: address, blocked: blocked ?? before?.blocked ?? [] });
      const person: Person = { id: personOf(secret), key: keyOf(secret), name: plainLine(name), about };
      if ((await store.putPerson(person)) !== 'written') return rejected('trouble', 'that person could not be entered');
      remember(person.id, person.name);
      return meOf(person);
    },
    async names(ids) {
      const missing = ids.filter(id => (known.get(id)?.until ?? 0) < now());
      if (missing.length > 0) {
        const found = await store.people(missing);
        for (const id of missing) remember(id, found.get(id)?.name ?? '');
      }
      return new Map(ids.map(id => [id, known.get(id)?.name ?? '']));
    },
    async byId(id) {
      const person = (await store.people([id])).get(id);
      return person ? meOf(person) : null;
    },
    async delete(id) {
      known.delete(id);
      await store.deletePerson(id);
    },
    mayCall: webhook => isWebhook(webhook, webhookHosts),
  };
}

function meOf({ id, name, about }: Person): Me {
  const parsed = attempt(() => JSON.parse(about) as unknown);
  const more = parsed.ok && isRecord(parsed.value) ? parsed.value : {};
  const webhook = typeof more['webhook'] === 'string' ? more['webhook'] : null;
  const blocked = Array.isArray(more['blocked']) ? (more['blocked'] as PersonId[]) : [];
  return { person: id, name, webhook, blocked };
}

/**
 * A chat room's address, where the keeper of this server allows it: nobody makes it call whom he likes. A host's name allows
 * https at its usual port; a room in one's own network is named with all of its origin, such as `http://chat.lan:8065`.
 */
function isWebhook(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return hosts.includes(url.origin) || (url.protocol === 'https:' && url.port === '' && hosts.includes(url.hostname));
}
