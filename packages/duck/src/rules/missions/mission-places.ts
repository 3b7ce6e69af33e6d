import { areAdjacent } from '@sightline/geometry/grid';
import { moduleAt } from '../../ship/places.ts';
import { shieldCover } from '../../ship/standing.ts';
import type { Figure, Teamer } from '../../table/figure.ts';
import { threats } from '../../table/figures.ts';
import type { DuckTable, Fitting } from '../../table/table.ts';
import { BODY } from './mission-set-up.ts';

/** DK-GAP-008: the Workspace seat he sits in, if its console still works (DK-CHOUSE-004). */
function consoleOf(table: DuckTable, man: Teamer): Fitting | null {
  const seat = man.seat === null || man.seat < 0 ? undefined : table.fittings[man.seat];
  return seat?.kind === 'workspace' && !seat.wrecked ? seat : null;
}

export function isAtConsoleIn(table: DuckTable, man: Teamer, type: string): boolean {
  const seat = consoleOf(table, man);
  return seat !== null && moduleAt(table, seat.at)?.type === type;
}

/** Same square or the next, no bulkhead or door between. */
export function isBeside(table: DuckTable, { at }: Pick<Figure, 'at'>, square: number): boolean {
  return square >= 0 && (square === at || areAdjacent(shieldCover(table), at, square));
}

const CONSOLES: Readonly<Record<string, string>> = {
  'Bridge console': 'Bridge',
  'Ops Con console': 'Ops Con',
  'Engineering console': 'Engineering Section',
  'Reactor console': 'Reactor Room',
};

export const isConsole = (where: string): boolean => where in CONSOLES;

/** What a man could do a task of a mission card to, from where he is: a fitting, a Threat, or the square he stands on. */
export function targetsAt(table: DuckTable, man: Teamer, where: string): number[] {
  const type = CONSOLES[where];
  if (type !== undefined) return isAtConsoleIn(table, man, type) ? [man.seat!] : [];
  switch (where) {
    case 'Hibernation pod':
      return [...table.fittings.entries()]
        .filter(([, { kind, used, wrecked, holds, at }]) => {
          const isShut = kind === 'pod' && !used && !wrecked && holds === null;
          return isShut && moduleAt(table, at)?.type === 'Hibernation Unit' && isBeside(table, man, at);
        })
        .map(([fitting]) => fitting);
    case 'beside a wounded or trapped Threat':
      return threats(table)
        .filter(({ card, wounds, trapped, at, overhead }) => {
          const isHelpless = card.id === table.species && (wounds > 0 || trapped);
          return isHelpless && overhead === man.overhead && isBeside(table, man, at);
        })
        .map(({ id }) => id);
    case 'the square of a body':
      return table.things.some(({ name, at }) => name === BODY && at === man.at) ? [man.at] : [];
    default:
      return moduleAt(table, man.at)?.type === where ? [man.at] : [];
  }
}
