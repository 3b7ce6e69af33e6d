import { areAdjacent } from '@sightline/geometry/grid';
import { type Service, serves } from '../../content/modules.ts';
import { isIn, moduleAt } from '../../ship/places.ts';
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

export function isAtConsoleIn(table: DuckTable, man: Teamer, what: Service): boolean {
  const seat = consoleOf(table, man);
  return seat !== null && isIn(table, seat.at, what);
}

/** Same square or the next, no bulkhead or door between. */
export function isBeside(table: DuckTable, { at }: Pick<Figure, 'at'>, square: number): boolean {
  return square >= 0 && (square === at || areAdjacent(shieldCover(table), at, square));
}

const CONSOLES: Readonly<Record<string, Service>> = {
  'bridge-console': 'command',
  'ops-con-console': 'doorCalls',
  'engineering-console': 'priming',
  'reactor-console': 'ignition',
};

/** Whether a task of a mission card is done in modules of a type: at their consoles, pods or anywhere in them. */
export function isDoneIn(where: string, module: { readonly type: string }): boolean {
  const station = CONSOLES[where];
  if (station !== undefined) return serves(module, station);
  return where === 'hibernation-pod' ? serves(module, 'sleepers') : module.type === where;
}

export const isConsole = (where: string): boolean => where in CONSOLES;

/** What a man could do a task of a mission card to, from where he is: a fitting, a Threat, or the square he stands on. */
export function targetsAt(table: DuckTable, man: Teamer, where: string): number[] {
  const station = CONSOLES[where];
  if (station !== undefined) return isAtConsoleIn(table, man, station) ? [man.seat!] : [];
  switch (where) {
    case 'hibernation-pod':
      return [...table.fittings.entries()]
        .filter(([, { kind, used, wrecked, holds, at }]) => {
          const isShut = kind === 'pod' && !used && !wrecked && holds === null;
          return isShut && isIn(table, at, 'sleepers') && isBeside(table, man, at);
        })
        .map(([fitting]) => fitting);
    case 'helpless-threat':
      return threats(table)
        .filter(({ card, wounds, trapped, at, overhead }) => {
          const isHelpless = card.id === table.species && (wounds > 0 || trapped);
          return isHelpless && overhead === man.overhead && isBeside(table, man, at);
        })
        .map(({ id }) => id);
    case 'body':
      return table.things.some(({ item, at }) => item === BODY && at === man.at) ? [man.at] : [];
    default:
      return moduleAt(table, man.at)?.type === where ? [man.at] : [];
  }
}
