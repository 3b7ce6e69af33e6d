import type { GearCard, Use } from '../../content/arms.ts';
import type { Teamer } from '../../table/figure.ts';
import { gearIn, type WithOwn } from '../../table/own-cards.ts';

/** The first thing on him that is good for something, by its id; null if he has none. */
export function thingFor(stock: WithOwn, { gear }: Teamer, use: Use): string | null {
  for (const item in gear) if (gearIn(stock, item).uses.includes(use)) return item;
  return null;
}

/** A man has something with him that is good for this. */
export const hasFor = (stock: WithOwn, man: Teamer, use: Use): boolean => thingFor(stock, man, use) !== null;

export const isFor = (stock: WithOwn, item: string, use: Use): boolean => gearIn(stock, item).uses.includes(use);

/** The cards of what a man has with him. */
export const gearOf = (stock: WithOwn, { gear }: Teamer): GearCard[] =>
  Object.keys(gear).map(item => gearIn(stock, item));
