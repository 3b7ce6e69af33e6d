import type { DuckBoard, DuckView, Figure, Foresight } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { factsOf } from './answers.ts';

/** Who stands where it will burst or burn, and how many loads do. */
export interface Caught {
  readonly foes: readonly Figure[];
  readonly friends: readonly Figure[];
  readonly loads: number;
}

/** Those of the other side who stand in it, and those of one's own. */
export function caughtIn(rules: DuckBoard, view: DuckView, { touched = [], overhead }: Foresight): Caught {
  const struck = new Set(touched.filter(({ how }) => how === 'blast' || how === 'fire').map(({ square }) => square));
  const caught = view.figures.filter(
    figure => struck.has(figure.at) && figure.overhead === overhead && rules.isOnMap(figure),
  );
  return {
    foes: caught.filter(({ kind }) => kind === 'threat'),
    friends: caught.filter(({ kind }) => kind !== 'threat'),
    loads: overhead ? 0 : view.loads.filter(({ at, lost }) => !lost && struck.has(at)).length,
  };
}

/** Where a burst goes is asked by itself; these burst as soon as they are done. */
const PLACES: ReadonlySet<string> = new Set(['throwAt', 'jet', 'spraySquare']);
const AT_ONCE: ReadonlySet<unknown> = new Set(['flechette', 'setOffMine', 'igniteFireBomb', 'throwThroughHatch']);

/** Whom an answer strikes by a blast, a burst or fire; null where it does nothing of the kind. */
export function struckBy(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): Caught | null {
  const isBurst = PLACES.has(question.kind) || (question.kind === 'act' && AT_ONCE.has(factsOf(answer)['do']));
  const seen = isBurst ? rules.foresightOf(view, question, answer, true) : null;
  return seen && caughtIn(rules, view, seen);
}
