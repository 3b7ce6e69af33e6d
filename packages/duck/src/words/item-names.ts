import { ABILITIES, GEAR, WEAPONS } from '../content/deck.ts';
import { MODULES } from '../content/modules.ts';

/** Facts that are the id of a weapon, a piece of gear or a type of module. */
export const ITEMS: ReadonlySet<string> = new Set(['weapon', 'item', 'thing', 'gun', 'drop', 'find', 'grenade']);

const SHIPPED: ReadonlyMap<string, string> = new Map(
  [...GEAR, ...WEAPONS, ...MODULES, ...ABILITIES].map(({ id, name }) => [id, name]),
);

type Own = Readonly<Record<'weapons' | 'gear', readonly { readonly id: string; readonly name: string }[]>>;

/** What a shipped card is called. */
export const shippedName = (id: string): string | undefined => SHIPPED.get(id);

/** What a weapon, a piece of gear or an ability is called, be it of the players' own. */
export function itemName({ weapons, gear }: Own, id: string): string {
  return [...weapons, ...gear].find(card => card.id === id)?.name ?? SHIPPED.get(id) ?? id;
}
