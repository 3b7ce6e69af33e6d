import type { Figure, Machine, Survivor, Teamer, Threat } from './figure.ts';
import type { DuckTable } from './table.ts';

/** Everybody who is or was in the game, by kind, in the order of their numbers. */
export interface Roster {
  readonly size: number;
  readonly teamers: readonly Teamer[];
  readonly people: readonly (Teamer | Survivor)[];
  readonly threats: readonly Threat[];
  readonly machines: readonly Machine[];
}

const rosters = new WeakMap<readonly Figure[], Roster>();
/** Nearly every call is about the same table as the one before. */
let last: { figures: readonly Figure[]; roster: Roster } | null = null;

/** Figures join the game and are never taken from the list, nor change their kind: their number tells whether it holds. */
export function rosterOf({ figures }: DuckTable): Roster {
  if (last === null || last.figures !== figures || last.roster.size !== figures.length)
    last = { figures, roster: keptRoster(figures) };
  return last.roster;
}

function keptRoster(figures: readonly Figure[]): Roster {
  let roster = rosters.get(figures);
  if (roster?.size !== figures.length) {
    roster = rosterFrom(figures);
    rosters.set(figures, roster);
  }
  return roster;
}

function rosterFrom(figures: readonly Figure[]): Roster {
  const teamers: Teamer[] = [];
  const people: (Teamer | Survivor)[] = [];
  const threats: Threat[] = [];
  const machines: Machine[] = [];
  for (const figure of figures) {
    if (figure.kind === 'threat') threats.push(figure);
    else if (figure.kind === 'machine') machines.push(figure);
    else people.push(figure);
    if (figure.kind === 'teamer') teamers.push(figure);
  }
  return { size: figures.length, teamers, people, threats, machines };
}
