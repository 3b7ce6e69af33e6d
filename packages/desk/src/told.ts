import { type AnySystem, AUDIENCE, type Line, type Match, redactLine, sameJson, type Viewer } from '@sightline/kernel';

/** A line of the log as some viewers were told it, with its sentence. */
export interface ToldLine {
  /** How many inputs had been given by then. */
  readonly after: number;
  readonly step: number;
  readonly line: Line;
  /** The sentence of an event; nothing for a die, which everybody words as he likes. */
  readonly text: string;
  /** Who was told it so: everybody, unless it says. */
  readonly to?: readonly Viewer[];
}

/** What one viewer was told. Who else was told it is nothing that he knows. */
export type Told = Omit<ToldLine, 'to'>;

/** A line as it is told: once for all viewers that may know the same of it, and never to one that may know nothing. */
export function tellLine(system: AnySystem, { players }: Match, when: When, line: Line): ToldLine[] {
  const viewers: Viewer[] = [...Object.keys(players), AUDIENCE];
  const groups: { readonly line: Line; readonly to: Viewer[] }[] = [];
  for (const viewer of viewers) {
    const seen = redactLine(system, line, viewer);
    if (!seen) continue;
    const alike = groups.find(group => sameJson(group.line, seen));
    if (alike) alike.to.push(viewer);
    else groups.push({ line: seen, to: [viewer] });
  }
  return groups.map(group => ({
    after: when.after,
    step: when.step,
    line: group.line,
    text: group.line.kind === 'event' ? system.words.event(group.line.event) : '',
    ...(group.to.length === viewers.length ? {} : { to: group.to }),
  }));
}

type When = Pick<ToldLine, 'after' | 'step'>;

export function toldTo(told: readonly ToldLine[], viewer: Viewer): readonly Told[] {
  return told.flatMap(line => {
    if (line.to === undefined) return [line];
    const { to, ...rest } = line;
    return to.includes(viewer) ? [rest] : [];
  });
}
