import type { AnswerTo, Offer, Procedure, Reaction, Refusal, Seat } from '@sightline/kernel';
import type { ActQuestion, ConcertQuestion, NextQuestion } from '../rules/actions/questions.ts';
import type { Reacting, Stirred } from '../rules/actions/reactions.ts';
import type { LeaderQuestion, ShrinkQuestion } from '../rules/binge/questions.ts';
import type { BoardingQuestion, EntryQuestion, HandlerQuestion } from '../rules/boarding/questions.ts';
import type { OverheadQuestion } from '../rules/ceiling/questions.ts';
import type { ElsewhereQuestion } from '../rules/competitors/questions.ts';
import type { ForkQuestion } from '../rules/damage/questions.ts';
import type { LaidHoldOf, LastResort } from '../rules/damage/reactions.ts';
import type { CrawlFacingQuestion } from '../rules/ducking/questions.ts';
import type { Diver, DoorClosing, Operator, Prize, ThreatNears, ThresholdCrossed } from '../rules/ducking/reactions.ts';
import type { AuditQuestion, CrateQuestion, HandOutQuestion, ModuleQuestion } from '../rules/event-cards/questions.ts';
import type { SentryAimed } from '../rules/event-cards/reactions.ts';
import type { BackOrShoveQuestion, HitOrBlockQuestion, PistolQuestion } from '../rules/grapple/questions.ts';
import type { ThrowQuestion, TimerQuestion } from '../rules/grenades/questions.ts';
import type { DoorCheckQuestion } from '../rules/housekeeping/questions.ts';
import type { DroneQuestion } from '../rules/machines/questions.ts';
import type { LeadQuestion, WithdrawalQuestion } from '../rules/missions/questions.ts';
import type { MotherPingQuestion, MotherSourceQuestion } from '../rules/mother/questions.ts';
import type { StanceQuestion, WalkQuestion } from '../rules/movement/questions.ts';
import type { ExploreQuestion } from '../rules/sensor/questions.ts';
import type { JetQuestion, SprayQuestion } from '../rules/shooting/questions.ts';
import type { Ducker, ShotDeclared } from '../rules/shooting/reactions.ts';
import type {
  SpringQuestion,
  ThreatActQuestion,
  ThreatFacingQuestion,
  ThreatMoveQuestion,
} from '../rules/threats/questions.ts';
import type { OrderQuestion, TurnQuestion } from '../rules/turn/questions.ts';
import type { DriveQuestion, SteerQuestion } from '../rules/vehicles/questions.ts';
import type { DuckEvent, DuckIo } from './events.ts';
import type { DuckTable } from './table.ts';

/** What may be reacted to, and what with. Each chapter has its own in its reactions.ts. */
export type DuckTrigger =
  | DoorClosing
  | LaidHoldOf
  | SentryAimed
  | ShotDeclared
  | Stirred
  | ThreatNears
  | ThresholdCrossed;

export type DuckChoice = Diver | Ducker | LastResort | Operator | Prize | Reacting;

export type DuckReaction<G extends DuckTrigger, C extends DuckChoice> = Reaction<DuckTable, DuckEvent, G, C>;

export type ReactQuestion = Offer<DuckTrigger, DuckChoice>;

/** Everything that may be asked in DUCK!, told apart by `kind`; a question's answers are among its options. */
export type DuckQuestion =
  | ReactQuestion
  | ConcertQuestion
  | NextQuestion
  | ActQuestion
  | LeaderQuestion
  | ShrinkQuestion
  | HandlerQuestion
  | EntryQuestion
  | BoardingQuestion
  | OverheadQuestion
  | ElsewhereQuestion
  | ForkQuestion
  | CrawlFacingQuestion
  | CrateQuestion
  | ModuleQuestion
  | AuditQuestion
  | HandOutQuestion
  | HitOrBlockQuestion
  | BackOrShoveQuestion
  | PistolQuestion
  | TimerQuestion
  | ThrowQuestion
  | DoorCheckQuestion
  | DroneQuestion
  | LeadQuestion
  | WithdrawalQuestion
  | MotherPingQuestion
  | MotherSourceQuestion
  | StanceQuestion
  | WalkQuestion
  | ExploreQuestion
  | SprayQuestion
  | JetQuestion
  | ThreatActQuestion
  | ThreatMoveQuestion
  | ThreatFacingQuestion
  | SpringQuestion
  | OrderQuestion
  | TurnQuestion
  | DriveQuestion
  | SteerQuestion;

export type QuestionOf<K extends DuckQuestion['kind']> = Extract<DuckQuestion, { readonly kind: K }>;

/** How rules ask: nothing but what is in the union, so that whoever switches over it has thought of everything. */
export function ask<Q extends DuckQuestion>(io: DuckIo, seat: Seat, question: Q): AnswerTo<Q> {
  return io.ask(seat, question);
}

/** What there is to say of an answer to one kind of question, besides whether it is listed. */
export interface QuestionKind<Q extends DuckQuestion> {
  readonly reasons?: {
    /** The door: nothing that is not of this form gets any further. */
    isForm(answer: unknown): boolean;
    /** Why it is not among the options; none if it is merely not offered just now. */
    whyNot(table: DuckTable, question: Q, answer: AnswerTo<Q>): readonly Refusal[];
  };
  /** What carries it out, where dice hang on it. */
  foresee?(table: DuckTable, question: Q, answer: AnswerTo<Q>, seat: Seat): Procedure<DuckTable, DuckEvent> | null;
}

export type QuestionKinds = { readonly [K in DuckQuestion['kind']]: QuestionKind<QuestionOf<K>> };
