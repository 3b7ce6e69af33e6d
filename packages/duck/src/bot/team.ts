import type { Bot } from '@sightline/kernel';
import type { DuckQuestion, QuestionOf } from '../table/questions.ts';
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
import { reactionFor } from './reactions.ts';
import { jetFor } from './shots.ts';
import { situationOf } from './situation.ts';
import { planOf } from './team-plan.ts';
import { threatsBot } from './threats.ts';
import { squareFor } from './walking.ts';
import { withdraws } from './when-to-leave.ts';

/** What needs a look at the table. */
type Thoughtful = QuestionOf<
  | 'act'
  | 'boarding'
  | 'entry'
  | 'explore'
  | 'handOut'
  | 'howFar'
  | 'jet'
  | 'leadSurvivor'
  | 'react'
  | 'stance'
  | 'steer'
  | 'throwAt'
  | 'walk'
  | 'withdrawal'
>;

/** Plays a mission for the Team, and sees of it what its player sees. */
export const teamBot: Bot<DuckView> = (question, look, chance, candidates) => {
  const asked = question as DuckQuestion;
  switch (asked.kind) {
    case 'throwAt': {
      const table = atHand(look());
      // DK-TURN-010: a Team that runs a Threat throws its grenades too.
      if (table.figures[asked.figure]?.kind === 'threat') return threatsBot(question, look, chance, candidates);
      return thoughtOn(table, asked);
    }
    case 'act':
    case 'boarding':
    case 'entry':
    case 'explore':
    case 'handOut':
    case 'howFar':
    case 'jet':
    case 'leadSurvivor':
    case 'react':
    case 'stance':
    case 'steer':
    case 'walk':
    case 'withdrawal':
      return thoughtOn(atHand(look()), asked);
    case 'threatAct':
    case 'threatMove':
      return threatsBot(question, look, chance, candidates);
    // Each of a pair is quicker by himself.
    case 'concert':
      return { with: null };
    // Cards before YOU and YOU before those who wait, as they are listed; and so with whatever else is asked.
    case 'actingLeader':
    case 'audit':
    case 'backOrShove':
    case 'crate':
    case 'crawlFacing':
    case 'doorCheck':
    case 'droneHandler':
    case 'droneOrder':
    case 'dutyLog':
    case 'hitOrBlock':
    case 'knockBackFork':
    case 'mineTimer':
    case 'motherPing':
    case 'motherSource':
    case 'nextInConcert':
    case 'order':
    case 'pistolOrDice':
    case 'shootElsewhere':
    case 'shrinkBack':
    case 'spraySquare':
    case 'springOut':
    case 'threatAbove':
    case 'threatFacing':
    case 'whoActs':
      return asked.options[0];
    default:
      return asked satisfies never;
  }
};

function thoughtOn(table: DuckTable, asked: Thoughtful): unknown {
  const situation = situationOf(table, teamAsked(table, asked));
  switch (asked.kind) {
    case 'act':
      return actFor(situation, planOf(situation), asked);
    case 'walk':
      return squareFor(situation, planOf(situation), asked);
    case 'stance':
      return stanceFor(situation, asked);
    case 'explore':
      return explorationFor(situation, planOf(situation), asked);
    case 'react':
      return reactionFor(situation, asked);
    case 'throwAt':
      return squareToThrowAt(situation, asked);
    case 'jet':
      return jetFor(situation, asked);
    case 'entry':
      return entryFor(situation, asked);
    case 'boarding':
      return boardingFor(situation, asked);
    case 'handOut':
      return takerFor(situation, asked);
    case 'leadSurvivor':
      return leadTo(situation, asked);
    case 'howFar':
      return howFar(situation, asked);
    case 'steer':
      return steerFor(situation, asked);
    case 'withdrawal':
      return withdraws(situation, planOf(situation), asked);
    default:
      return asked satisfies never;
  }
}

/** Where two Teams play (DK-TURN-008), whose question it is: that of the man it is about, or whom it offers. */
function teamAsked({ multiTeam, figures }: DuckTable, asked: Thoughtful): number {
  if (!multiTeam) return 0;
  const man = figures[figureAsked(asked)];
  return man?.kind === 'teamer' ? man.team : 0;
}

/** The number of the man it is about, or of the first whom it offers; -1 for nobody. */
function figureAsked(asked: Thoughtful): number {
  switch (asked.kind) {
    case 'act':
    case 'howFar':
    case 'jet':
    case 'leadSurvivor':
    case 'stance':
    case 'steer':
    case 'throwAt':
    case 'walk':
      return asked.figure;
    case 'explore':
    case 'handOut':
      return asked.options[0]?.figure ?? -1;
    case 'react': {
      const [first] = asked.options;
      return first && !('pass' in first) ? first.choice.figure : -1;
    }
    case 'boarding': {
      const [first] = asked.options;
      return first?.do === 'stand' ? first.figure : -1;
    }
    case 'entry':
    case 'withdrawal':
      return -1;
    default:
      return asked satisfies never;
  }
}
