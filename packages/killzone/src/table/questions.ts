import type { AnswerTo, Listed, Procedure, Question, Refusal, RegionKinds } from '@sightline/kernel';
import type { DeploymentQuestion } from '../rules/deployment/questions.ts';
import type { DrugsQuestion } from '../rules/drugs/questions.ts';
import type { HandToHandQuestion } from '../rules/hand-to-hand/questions.ts';
import type { OrdersQuestion } from '../rules/orders/questions.ts';
import type { ShootingQuestion } from '../rules/shooting/questions.ts';
import type { SmokeQuestion } from '../rules/smoke/questions.ts';
import type { TurnQuestion } from '../rules/turn/questions.ts';
import type { VehiclesQuestion } from '../rules/vehicles/questions.ts';
import type { KillzoneEvent } from './events.ts';
import type { Killzone } from './table.ts';

/** Everything that anybody is asked, chapter by chapter; each says by its type what it is answered with. */
export type KillzoneQuestion =
  | DeploymentQuestion
  | DrugsQuestion
  | HandToHandQuestion
  | OrdersQuestion
  | ShootingQuestion
  | SmokeQuestion
  | TurnQuestion
  | VehiclesQuestion;

/** Those that write all their answers down, and those over a region too fine for that. */
export type ListedQuestion = Extract<KillzoneQuestion, Listed<unknown>>;
export type RegionQuestion = Exclude<KillzoneQuestion, Listed<unknown>>;

/** How a chapter handles its questions over a region. */
export type KillzoneRegions<Q extends RegionQuestion> = RegionKinds<Killzone, KillzoneEvent, Q>;

/** What there is to say of a question beyond the list of its answers. */
export interface ListedKind<Q extends Question> {
  /** Why something is not on the list. */
  whyNot?(table: Killzone, question: Q, answer: unknown): readonly Refusal[];
  /** What carries an answer out, where dice hang on it. */
  foresee?(question: Q, answer: AnswerTo<Q>): Procedure<Killzone, KillzoneEvent> | null;
}

/** How a chapter handles its questions that list their answers. */
export type KillzoneListed<Q extends ListedQuestion> = {
  readonly [K in Q['kind']]: ListedKind<Extract<Q, { readonly kind: K }>>;
};
