import { type Drill, type DrillEvent, drill } from '@sightline/drill';
import {
  advance,
  answer,
  create,
  legalAnswers,
  type Match,
  type MatchOptions,
  nowOf,
  openQuestions,
  type Question,
  type System,
} from '@sightline/kernel';

const greedy = { kind: 'bot', bot: 'greedy' } as const;
const system: System<Drill, DrillEvent, Drill> = drill;

/** A whole match between two greedy bots. */
export function finishedMatch(seed: string, options: Partial<MatchOptions> = {}): Match<Drill> {
  const match = create(system, {
    scenario: 'walls',
    players: { red: greedy, blue: greedy },
    secret: seed,
    ...options,
  });
  advance(system, match);
  return match;
}

/** A match that waits for red, a person, at the first question that is wanted; until then red is greedy too. */
export function matchAt(seed: string, isWanted: (question: Question) => boolean): Match<Drill> {
  const match = create(system, { scenario: 'open', players: { blue: greedy }, secret: seed });
  advance(system, match);
  for (let [open] = openQuestions(match); open; [open] = openQuestions(match)) {
    const { seat, question } = open;
    if (isWanted(question)) return match;
    const look = (): Drill => system.view(nowOf(match), seat);
    const candidates = (): readonly unknown[] => legalAnswers(system, nowOf(match), seat, question);
    const [refusal] = answer(
      system,
      match,
      seat,
      system.bots['greedy']!(question, look, () => 0, candidates),
    );
    if (refusal) throw new Error(`expected a legal answer, found ${refusal.code}`);
  }
  throw new Error('expected the question to come up in this match');
}

/** A shot at somebody is among the options. */
export function canShootNow(question: Question): boolean {
  return question.kind === 'shoot' && (question as Question & { options: unknown[] }).options.some(Number.isInteger);
}
