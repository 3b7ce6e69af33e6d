import {
  type AnySystem,
  AUDIENCE,
  type Line,
  type Player,
  redactLine,
  type Seat,
  sameJson,
  type Viewer,
} from '@sightline/kernel';

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

/** When something was told, and who sat at the table. */
export interface Telling extends Pick<ToldLine, 'after' | 'step'> {
  readonly players: Readonly<Record<Seat, Player>>;
}

/** A line as it is told: once for all viewers that may know the same of it, and never to one that may know nothing. */
export function tellLine(system: AnySystem, { players, after, step }: Telling, line: Line): readonly ToldLine[] {
  const viewers: Viewer[] = [...Object.keys(players), AUDIENCE];
  const groups: { readonly seen: Line; readonly to: Viewer[] }[] = [];
  for (const viewer of viewers) {
    const seen = redactLine(system, line, viewer);
    if (!seen) continue;
    const alike = groups.find(group => sameJson(group.seen, seen));
    if (alike) alike.to.push(viewer);
    else groups.push({ seen, to: [viewer] });
  }
  return groups.map(({ seen, to }) => {
    const text = seen.kind === 'event' ? system.words.event(seen.event) : '';
    return { after, step, line: seen, text, ...(to.length === viewers.length ? {} : { to }) };
  });
}

/** What one viewer was told. Who else was told it is nothing that he knows. */
export type Told = Omit<ToldLine, 'to'>;

export function heardBy(viewer: Viewer, told: readonly ToldLine[]): readonly Told[] {
  return told.flatMap(line => {
    if (line.to === undefined) return [line];
    const { to, ...rest } = line;
    return to.includes(viewer) ? [rest] : [];
  });
}
