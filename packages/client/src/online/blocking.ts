import type { Me, PersonId } from '@sightline/protocol';
import { type Answered, getMe, putMe } from './server.ts';

// Whoever is blocked is heard at no table by this browser's guest, and sits down at none of his games.

async function change(next: (blocked: readonly PersonId[]) => readonly PersonId[]): Promise<Answered<Me>> {
  const me = await getMe();
  return me.ok ? putMe({ name: me.value.name, blocked: next(me.value.blocked) }) : me;
}

export const blockAlso = (person: PersonId): Promise<Answered<Me>> =>
  change(blocked => [...new Set([...blocked, person])]);

/** Takes it back, for one or for everybody. */
export const unblocked = (person?: PersonId): Promise<Answered<Me>> =>
  change(blocked => (person === undefined ? [] : blocked.filter(each => each !== person)));
