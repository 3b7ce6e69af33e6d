import type { GrenadeKind } from '../../content/arms.ts';
import type { Figure } from '../../table/figure.ts';
import { allGear, gearIn, type WithOwn } from '../../table/own-cards.ts';
import type { DuckTable } from '../../table/table.ts';

/** The plain one, as it stands among a man's gear and as competitors carry it (DK-TSHOOT-021). */
export const FRAGMENTATION = 'grenade';

const kept = new WeakMap<WithOwn['own'], readonly string[]>();

/** The ids of everything that is a grenade, in the order of the cards. */
export function grenadesIn(stock: WithOwn): readonly string[] {
  let grenades = kept.get(stock.own);
  if (!grenades) {
    grenades = allGear(stock).flatMap(({ id, grenade }) => (grenade ? [id] : []));
    kept.set(stock.own, grenades);
  }
  return grenades;
}

/** What a grenade does when it goes off. */
export function grenadeKind(stock: WithOwn, item: string): GrenadeKind {
  const { grenade } = gearIn(stock, item);
  if (!grenade) throw new Error(`a ${item} is no grenade`);
  return grenade;
}

/** How many grenades of a kind somebody has. */
export function grenadesOf(figure: Figure, item: string): number {
  switch (figure.kind) {
    case 'teamer':
      return figure.gear[item] ?? 0;
    case 'threat':
      return item === FRAGMENTATION ? figure.grenades : 0;
    case 'machine':
    case 'survivor':
      return 0;
    default:
      return figure satisfies never;
  }
}

/** DK-GREN-018: gas grenades are issued only where the match says so; what is no grenade is never issued as one. */
export function isIssued(table: DuckTable, item: string): boolean {
  if (!grenadesIn(table).includes(item)) return false;
  return grenadeKind(table, item) !== 'gas' || table.switches.toxicGas;
}
