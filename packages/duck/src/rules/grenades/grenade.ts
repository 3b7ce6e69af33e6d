import type { Figure } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';

/** The kinds of grenade, as they stand among a man's gear. */
export const GRENADES = ['grenade', 'incendiary grenade', 'gas grenade', 'magneto grenade'] as const;
export type GrenadeKind = (typeof GRENADES)[number];

/** How many grenades of a kind somebody has. Competitors carry fragmentation grenades only (DK-TSHOOT-021). */
export function grenadesOf(figure: Figure, kind: GrenadeKind): number {
  switch (figure.kind) {
    case 'teamer':
      return figure.gear[kind] ?? 0;
    case 'threat':
      return kind === 'grenade' ? figure.grenades : 0;
    case 'machine':
    case 'survivor':
      return 0;
    default:
      return figure satisfies never;
  }
}

/** DK-GREN-018: gas grenades are issued only where the match says so. */
export function isIssued(table: DuckTable, kind: GrenadeKind): boolean {
  return kind !== 'gas grenade' || table.switches.toxicGas;
}
