import { subjectNamed } from './subject.ts';
import { hire } from './thread.ts';

export interface Plan {
  readonly rounds: number;
  /** How long each side works in a round. */
  readonly milliseconds: number;
}

export const FULL: Plan = { rounds: 9, milliseconds: 400 };
export const QUICK: Plan = { rounds: 3, milliseconds: 60 };

/** What came of measuring a subject. The rates are medians over the rounds; so is the ratio, of the rounds' ratios. */
export interface Measured {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly theirs: number;
  readonly ratio: number;
  /** Half of the rounds lie between these. */
  readonly low: number;
  readonly high: number;
  readonly evidence: readonly string[];
  readonly disagreements: readonly string[];
}

/** Lets the two sides work by turns, so that whatever else the machine is doing slows both. */
export async function measure(name: string, { rounds, milliseconds }: Plan): Promise<Measured> {
  const { unit, evidence, disagreements } = await subjectNamed(name);
  const [us, them] = [hire(name, 'ours'), hire(name, 'theirs')];
  const ours: number[] = [];
  const theirs: number[] = [];
  // The first round is for the engines to warm up.
  for (let round = 0; round <= rounds; round++) {
    ours.push(await us.rate(milliseconds));
    theirs.push(await them.rate(milliseconds));
  }
  const [ourResults, theirResults] = [await us.results(), await them.results()];
  await Promise.all([us.dismiss(), them.dismiss()]);
  const ratios = ours.map((rate, round) => rate / theirs[round]!).slice(1);
  return {
    name,
    unit,
    ours: quantile(ours.slice(1), 0.5),
    theirs: quantile(theirs.slice(1), 0.5),
    ratio: quantile(ratios, 0.5),
    low: quantile(ratios, 0.25),
    high: quantile(ratios, 0.75),
    evidence: evidence(ourResults, theirResults),
    disagreements: disagreements(ourResults, theirResults),
  };
}

/** The value below which the given share of the values lies, in proportion where it falls between two. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)]!;
  const above = sorted[Math.ceil(place)]!;
  return below + (above - below) * (place - Math.floor(place));
}
