/** One of the two sides of a comparison, at work in a thread of its own. */
export interface Contestant<R> {
  /** Does a little of the work, some milliseconds at most, and says how much that was in the subject's unit. */
  work(): number;
  /** What came of all the work so far, as plain data: numbers of games, results, checksums. */
  results(): R;
}

/** Something to measure: our way of doing a piece of work against another. `R` is what is known of either's results. */
export interface Subject<R> {
  /** What is counted, per second. */
  readonly unit: string;
  readonly ours: () => Contestant<R>;
  readonly theirs: () => Contestant<R>;
  /** What both did, for people to read. */
  evidence(ours: R, theirs: R): readonly string[];
  /** Where the two did not do the same work. A ratio is told only when there is nothing here. */
  disagreements(ours: R, theirs: R): readonly string[];
}

export type Side = 'ours' | 'theirs';

/** Finds a subject by its name, which is that of its file. */
export async function subjectNamed(name: string): Promise<Subject<unknown>> {
  const { subject } = (await import(`./subjects/${name}.ts`)) as { subject: Subject<unknown> };
  return subject;
}
