import { GEAR, WEAPONS } from '../content/deck.ts';
import { MODULES } from '../content/modules.ts';
import type { OwnCards } from '../table/table.ts';

/** Facts that are the id of a weapon, a piece of gear or a type of module. */
export const ITEMS: ReadonlySet<string> = new Set(['weapon', 'item', 'thing', 'gun', 'drop', 'find', 'grenade']);

const SHIPPED: ReadonlyMap<string, string> = new Map(
  [...GEAR, ...WEAPONS, ...MODULES].map(({ id, name }) => [id, name]),
);

/** What a shipped card is called. */
export const shippedName = (id: string): string | undefined => SHIPPED.get(id);

/** What a weapon or a piece of gear is called, be it of the players' own. */
export function itemName({ weapons, gear }: Pick<OwnCards, 'weapons' | 'gear'>, id: string): string {
  return [...weapons, ...gear].find(card => card.id === id)?.name ?? SHIPPED.get(id) ?? id;
}
