import { type Refusal, refuse } from '@sightline/kernel';
import type { DuckTable } from '../../table/table.ts';

/** What a shot was aimed at: a figure, or squares for a spray. */
type Aimed = number | 'spray';

/** DK-DUCK-002: nobody has made room for this shot; until something moves it is not announced again. */
export function whyNotAnnounceAgain(table: DuckTable, shooter: number, at: Aimed): Refusal[] {
  const { shots, mark } = table.denied;
  const isDenied = shots.includes(nameOf(shooter, at)) && mark === markOf(table);
  return isDenied ? [refuse('DK-DUCK-002', 'nobodyMadeRoom')] : [];
}

export function denyShot(table: DuckTable, shooter: number, at: Aimed): void {
  const mark = markOf(table);
  const others = table.denied.mark === mark ? table.denied.shots : [];
  table.denied = { mark, shots: [...others, nameOf(shooter, at)] };
}

const nameOf = (shooter: number, at: Aimed): string => `${shooter} at ${at}`;

/** Changes when anybody moves, turns, falls or gets up, or the ship changes. */
function markOf({ turn, phase, shipChanges, figures }: DuckTable): string {
  const stances = figures.map(({ at, facing, position, ducked, condition }) =>
    [at, facing, position, ducked, condition].join(' '),
  );
  return [turn, phase, shipChanges, ...stances].join('; ');
}
