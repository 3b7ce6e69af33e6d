import type { Me } from '@sightline/protocol';
import { callMe, guest } from './guest.ts';
import { type Answered, getMe, putMe } from './server.ts';

/** Tells the server what this browser's guest is called; becomes somebody with the first name. */
export function introduce(name: string): Promise<Answered<Me>> {
  return putMe({ name: callMe(name).name });
}

/** Whom the server takes this browser for; null where it does not know him, or no longer. */
export async function whoAmI(): Promise<Me | null> {
  if (!guest()) return null;
  const me = await getMe();
  return me.ok ? me.value : null;
}
