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
import type { Scene } from './stills.ts';

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

/** A pair of hands, and what they have heard. */
interface Listening {
  readonly hands: Hands;
  dice(): readonly RollLine[];
  /** What was told since it was last asked for. */
  told(after: number): readonly ToldLine[];
  /** All that was told and can be seen happening. */
  scenes(): readonly Scene[];
}

/** Hands that remember what is told until it is asked for, and of so many events how the table stood. */
export function listenTo(system: AnySystem, match: Match, more: Omit<Hands, 'listen'>, mostScenes = 0): Listening {
  const scenes: Scene[] = [];
  let lines: { readonly line: Line; readonly step: number; readonly table?: unknown }[] = [];
  let events = 0;
  return {
    hands: {
      ...more,
      listen(line, _after, step, table) {
        const isScene = line.kind === 'event' && events++ < mostScenes;
        lines.push(isScene ? { line, step, table: system.copy(table) } : { line, step });
      },
    },
    dice: () => lines.flatMap(({ line }) => (line.kind === 'roll' ? line : [])),
    told(after) {
      const told = lines.flatMap(({ line, step, table }) => {
        const each = tellLine(system, { players: match.players, after, step }, line);
        if (table !== undefined) scenes.push(...each.map(toldThen => ({ told: toldThen, table })));
        return each;
      });
      lines = [];
      return told;
    },
    scenes: () => scenes,
  };
}

/** Sealed answers open together: between them there is no stand of the match. */
function isInsideSeal(input: Input): boolean {
  return input.kind === 'answer' && input.sealed !== undefined && input.sealed.at < input.sealed.of - 1;
}
