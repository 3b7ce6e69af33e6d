import {
  type AnySystem,
  advance,
  allInputs,
  answer,
  enterDie,
  fresh,
  type Hands,
  type Input,
  type Line,
  type Match,
  type RollLine,
  type ToldLine,
  tellLine,
} from '@sightline/kernel';

/** Where a match stood after some of its inputs, and what was told on the way from the stand before. */
export interface Stand {
  readonly inputs: number;
  /** The match as it waited there, without what led to it. */
  readonly match: Match;
  readonly told: readonly ToldLine[];
  /** The dice that fell on the way, whoever may know them. */
  readonly dice: readonly RollLine[];
}

/** Tells a match again from its start, one input at a time: every stand it went through. */
export function retell(system: AnySystem, match: Match): Stand[] {
  const again = fresh(system, match);
  const stands: Stand[] = [];
  const heard = listenTo(system, again, { inline: false });
  const keep = (inputs: number): void => {
    const dice = heard.dice();
    stands.push({ inputs, match: { ...again, past: [], inputs: [] }, told: heard.told(inputs), dice });
  };
  advance(system, again, heard.hands);
  keep(0);
  allInputs(match).forEach((input, i) => {
    const [refusal] =
      input.kind === 'answer'
        ? answer(system, again, input.seat, input.answer, heard.hands)
        : enterDie(system, again, input.face, heard.hands);
    if (refusal) throw new Error(`retell: input ${i} of a match that was played is refused: ${refusal.code}`);
    if (!isInsideSeal(input)) keep(i + 1);
  });
  return stands;
}

/** Hands that remember what is told until it is asked for. */
export function listenTo(
  system: AnySystem,
  match: Match,
  more: Omit<Hands, 'listen'>,
): { readonly hands: Hands; dice(): readonly RollLine[]; told(after: number): readonly ToldLine[] } {
  let lines: { readonly line: Line; readonly step: number }[] = [];
  return {
    hands: { ...more, listen: line => lines.push({ line, step: match.step }) },
    dice: () => lines.flatMap(({ line }) => (line.kind === 'roll' ? line : [])),
    told(after) {
      const told = lines.flatMap(({ line, step }) => tellLine(system, { players: match.players, after, step }, line));
      lines = [];
      return told;
    },
  };
}

/** Sealed answers open together: between them there is no stand of the match. */
function isInsideSeal(input: Input): boolean {
  return input.kind === 'answer' && input.sealed !== undefined && input.sealed.at < input.sealed.of - 1;
}
