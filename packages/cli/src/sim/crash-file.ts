import {
  type AnySystem,
  advance,
  answer,
  attempt,
  type Bot,
  create,
  type Input,
  type Match,
  type Pause,
  type Seat,
  save,
} from '@sightline/kernel';
import { botsOf, playGame } from './games.ts';
import { matchOptionsOf, type Plan } from './plan.ts';

interface Given {
  readonly seat: Seat;
  readonly answer: unknown;
}

/**
 * A game that broke off in simulation, as a saved match: the checkpoint and every answer since, the fatal one too. To
 * play it again (`sightline replay`) is to see it break at the same place.
 */
export function crashFile(system: AnySystem, plan: Plan, game: number): string {
  const match = create(system, matchOptionsOf(plan, game));
  const outside = { inline: false } as const;
  if (!attempt(() => advance(system, match, outside)).ok) return save(match);
  for (const given of answersOf(system, plan, game)) {
    const { pause } = match;
    const taken = attempt(() => answer(system, match, given.seat, given.answer, outside));
    if (taken.ok && taken.value.length === 0) continue;
    // A match that refused the answer waits for a better one; one that broke in a later step stands before that step.
    const brokeHere = !taken.ok && pause !== null && match.pause === pause;
    return save(brokeHere ? withFatal(match, pause, given) : match);
  }
  return save(match);
}

/** Plays the game once more and writes down what the bots answer until it breaks off. */
function answersOf(system: AnySystem, plan: Plan, game: number): readonly Given[] {
  const answers: Given[] = [];
  const listened = Object.entries(botsOf(system, plan)).map(([seat, bot]): [Seat, Bot<unknown>] => [
    seat,
    (question, look, chance, candidates) => {
      const chosen = bot(question, look, chance, candidates);
      answers.push({ seat, answer: chosen });
      return chosen;
    },
  ]);
  attempt(() => playGame(system, plan, Object.fromEntries(listened), game));
  return answers;
}

/** The match with the answer that its rules break on, which it could not take itself. */
function withFatal(match: Match, { asked, draws, shown, trail }: Pause<unknown>, fatal: Given): Match {
  const mark = { kind: 'answer', draws, shown, trail } as const;
  const inputs: Input[] =
    asked.kind === 'sealed'
      ? asked.asks.map(({ seat, given }, at) => ({
          ...mark,
          seat,
          answer: (given ?? fatal).answer,
          sealed: { at, of: asked.asks.length },
        }))
      : [{ ...mark, ...fatal }];
  return { ...match, inputs: [...match.inputs, ...inputs], pause: null };
}
