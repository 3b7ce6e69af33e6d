import {
  advance,
  allInputs,
  answer,
  enterDie,
  fresh,
  type Input,
  type Line,
  type Match,
  nowOf,
  type System,
} from '@sightline/kernel';

/** A line of the log, in which step it was told, and after how many inputs. */
export interface Told {
  readonly line: Line;
  readonly step: number;
  readonly after: number;
}

/** Where a match stood after some of its inputs. */
export interface Stand {
  readonly inputs: number;
  readonly step: number;
  readonly table: unknown;
  readonly told: readonly Told[];
}

/** Tells a match again from its start, one input at a time: every stand it went through, and what was told on the way. */
export function retell(system: System, match: Match): Stand[] {
  const again = fresh(system, match);
  const stands: Stand[] = [];
  let heard = listenTo(again);
  const keep = (inputs: number): void => {
    stands.push({ inputs, step: again.step, table: nowOf(again), told: heard.told(inputs) });
    heard = listenTo(again);
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

/** Hands that put every question to the outside and remember what is told meanwhile. */
export function listenTo(match: Match): {
  readonly hands: { readonly inline: false; readonly listen: (line: Line) => void };
  readonly told: (after: number) => readonly Told[];
} {
  const lines: { readonly line: Line; readonly step: number }[] = [];
  return {
    hands: { inline: false, listen: line => lines.push({ line, step: match.step }) },
    told: after => lines.map(heard => ({ ...heard, after })),
  };
}

/** Sealed answers open together: between them there is no stand of the match. */
function isInsideSeal(input: Input): boolean {
  return input.kind === 'answer' && input.sealed !== undefined && input.sealed.at < input.sealed.of - 1;
}
