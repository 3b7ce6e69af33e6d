import { rangeBetween, sees } from '../rules/shooting/sight.ts';
import type { Survivor, Teamer, Threat } from '../table/figure.ts';
import { isAble, isOnMap } from '../table/figures.ts';
import type { DuckTable } from '../table/table.ts';

/** Nearer than this a Threat is everybody's first concern. */
const NEAR = 7;

export interface Situation {
  readonly table: DuckTable;
  /** Those of the seat's own Team who can do something, in seats and vehicles too. */
  readonly men: readonly Teamer[];
  readonly fallen: readonly Teamer[];
  readonly survivors: readonly Survivor[];
  readonly threats: readonly Threat[];
}

/** Who is there: asked for every answer, so in one pass. */
export function situationOf(table: DuckTable, team: number): Situation {
  const men: Teamer[] = [];
  const fallen: Teamer[] = [];
  const survivors: Survivor[] = [];
  const threats: Threat[] = [];
  for (const figure of table.figures) {
    if (!isOnMap(figure)) continue;
    if (figure.kind === 'threat') {
      if (!figure.netted) threats.push(figure);
    } else if (figure.kind === 'survivor') survivors.push(figure);
    else if (figure.kind === 'teamer' && figure.team === team) (isAble(figure) ? men : fallen).push(figure);
  }
  return { table, men, fallen, survivors, threats };
}

/** The range to the nearest Threat on the man's own level. */
export function nearestThreat({ table, threats }: Situation, at: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const threat of threats) {
    const range = rangeBetween(table, at, threat.at);
    if (range < least) least = range;
  }
  return least;
}

/** Whether anything that is awake and in sight may be upon him in its next move. */
export function isPressed({ table, threats }: Situation, man: Teamer): boolean {
  return threats.some(
    threat => isAwake(threat) && rangeBetween(table, man.at, threat.at) <= NEAR && sees(table, man, threat),
  );
}

/** It may come at any time: it neither hides nor is held fast. */
export const isAwake = ({ waitingSince, trapped, condition }: Threat): boolean =>
  waitingSince === 0 && !trapped && condition === 'fit';

/** DK-GREN-025: nobody stays to see it. */
export const isBombTicking = ({ table }: Situation): boolean =>
  table.charges.some(({ kind, trigger }) => kind === 'fireBomb' && trigger === 'timer');
