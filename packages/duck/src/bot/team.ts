import { type Bot, isListed, type Listed, type Question } from '@sightline/kernel';
import type { ActQuestion } from '../rules/actions/questions.ts';
import type { BoardingQuestion, EntryQuestion } from '../rules/boarding/questions.ts';
import type { HandOutQuestion } from '../rules/event-cards/questions.ts';
import type { ThrowQuestion } from '../rules/grenades/questions.ts';
import type { LeadQuestion, WithdrawalQuestion } from '../rules/missions/questions.ts';
import type { StanceQuestion, WalkQuestion } from '../rules/movement/questions.ts';
import type { ExploreQuestion } from '../rules/sensor/questions.ts';
import type { JetQuestion } from '../rules/shooting/questions.ts';
import type { DriveQuestion, SteerQuestion } from '../rules/vehicles/questions.ts';
import type { DuckTable } from '../table/table.ts';
import type { DuckView } from '../view/view.ts';
import { actFor } from './act-worth.ts';
import { stanceFor } from './arcs.ts';
import { atHand } from './at-hand.ts';
import { explorationFor } from './door-worth.ts';
import { squareToThrowAt } from './grenades.ts';
import { howFar, steerFor } from './haulage.ts';
import { boardingFor, entryFor, takerFor } from './how-to-board.ts';
import { leadTo } from './leading-survivors.ts';
import { type ReactQuestion, reactionFor } from './reactions.ts';
import { jetFor } from './shots.ts';
import { type Situation, situationOf } from './situation.ts';
import { planOf } from './team-plan.ts';
import { threatsBot } from './threats.ts';
import { squareFor } from './walking.ts';
import { withdraws } from './when-to-leave.ts';

/** How the kinds of questions are answered that need a look at the table. */
const THOUGHTS: Readonly<Record<string, (situation: Situation, question: Question) => unknown>> = {
  act: (situation, question) => actFor(situation, planOf(situation), question as ActQuestion),
  walk: (situation, question) => squareFor(situation, planOf(situation), question as WalkQuestion),
  stance: (situation, question) => stanceFor(situation, question as StanceQuestion),
  explore: (situation, question) => explorationFor(situation, planOf(situation), question as ExploreQuestion),
  react: (situation, question) => reactionFor(situation, question as ReactQuestion),
  throwAt: (situation, question) => squareToThrowAt(situation, question as ThrowQuestion),
  jet: (situation, question) => jetFor(situation, question as JetQuestion),
  entry: (situation, question) => entryFor(situation, question as EntryQuestion),
  boarding: (situation, question) => boardingFor(situation, question as BoardingQuestion),
  handOut: (situation, question) => takerFor(situation, question as HandOutQuestion),
  leadSurvivor: (situation, question) => leadTo(situation, question as LeadQuestion),
  howFar: (situation, question) => howFar(situation, question as DriveQuestion),
  steer: (situation, question) => steerFor(situation, question as SteerQuestion),
  withdrawal: (situation, question) => withdraws(situation, planOf(situation), question as WithdrawalQuestion),
};

/** Plays a mission for the Team, and sees of it what its player sees. */
export const teamBot: Bot<DuckView> = (question, look, chance, candidates) => {
  const thought = THOUGHTS[question.kind];
  if (thought) {
    const table = atHand(look());
    // DK-TURN-010: a Team that runs a Threat throws its grenades too.
    if (isOfThreat(table, question)) return threatsBot(question, look, chance, candidates);
    return thought(situationOf(table, teamAsked(table, question)), question);
  }
  switch (question.kind) {
    case 'threatAct':
    case 'threatMove':
      return threatsBot(question, look, chance, candidates);
    // Each of a pair is quicker by himself.
    case 'concert':
      return { with: null };
    // Cards before YOU and YOU before those who wait, as they are listed; and so with whatever else is asked.
    default:
      return isListed(question) ? (question as Listed<unknown>).options[0] : candidates()[0];
  }
};

function isOfThreat({ figures }: DuckTable, question: Question): boolean {
  return figures[(question as { readonly figure?: number }).figure ?? -1]?.kind === 'threat';
}

/** Where two Teams play (DK-TURN-008), whose question it is: that of the man it is about, or whom it offers. */
function teamAsked({ multiTeam, figures }: DuckTable, question: Question): number {
  if (!multiTeam) return 0;
  const asked = question as { readonly figure?: number; readonly options?: readonly unknown[] };
  const [first] = asked.options ?? [];
  const offered = first as { readonly figure?: number; readonly choice?: { readonly figure?: number } } | undefined;
  const man = figures[asked.figure ?? offered?.figure ?? offered?.choice?.figure ?? -1];
  return man?.kind === 'teamer' ? man.team : 0;
}
