import type { Asked, Event } from '@sightline/kernel';
import { Unfit } from '../failure.ts';
import { type Place, runAgain, textOf } from '../place.ts';

/** The step, run again from its checkpoint with the inputs so far, comes to the same place. */
export function checkRerun<T, E extends Event, V>({ system, match, pause, told }: Place<T, E, V>): void {
  const { pause: again, lines, why } = runAgain(system, match);
  if (why !== undefined) throw new Unfit('re-run', why);
  if (!again) throw new Unfit('re-run', 'the step ends, although it stopped at a question before');
  const marks = { draws: pause.draws, shown: pause.shown, trail: pause.trail };
  const marksAgain = { draws: again.draws, shown: again.shown, trail: again.trail };
  if (textOf(marksAgain) !== textOf(marks)) {
    throw new Unfit('re-run', `it left the marks ${textOf(marksAgain)} instead of ${textOf(marks)}`);
  }
  if (unsealed(again.asked) !== unsealed(pause.asked)) throw new Unfit('re-run', 'it came to another question');
  if (textOf(lines) !== textOf(told)) throw new Unfit('re-run', 'it told something else');
  if (textOf(again.now) !== textOf(pause.now)) throw new Unfit('re-run', 'it came to another table');
}

/** The question without the envelopes that are in already. */
function unsealed(asked: Asked): string {
  return textOf(asked.kind === 'sealed' ? asked.asks.map(({ seat, question }) => ({ seat, question })) : asked);
}
