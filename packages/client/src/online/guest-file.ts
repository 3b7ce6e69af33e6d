import { bad, type Read } from '@sightline/kernel';
import { type Guest, isGuest } from './guest.ts';

const KIND = 'sightline guest';

/** A guest as a file, to be carried to another device. */
export function guestFile({ secret, name }: Guest): string {
  return `${JSON.stringify({ kind: KIND, format: 1, secret, name }, null, 2)}\n`;
}

export function readGuest(text: string): Read<Guest> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return bad('notJson', 'a guest is kept as JSON');
  }
  if ((file as { kind?: unknown } | null)?.kind !== KIND) return bad('foreign', `expected a file of kind "${KIND}"`);
  return isGuest(file)
    ? { ok: true, value: { secret: file.secret, name: file.name } }
    : bad('damaged', 'no guest in it');
}
