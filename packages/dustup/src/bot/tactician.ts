import { type Bot, isListed, type Listed, type Offer } from '@sightline/kernel';
import type { Act } from '../acts.ts';
import type { Deployment } from '../questions/field.ts';
import type { DustupQuestion } from '../questions.ts';
import type { ReactionChoice, Trigger } from '../reactions.ts';
import type { DustupView } from '../view.ts';
import { bestAct } from './acts.ts';
import { bestArrival, bestDeployment } from './deploying.ts';
import { bestReaction } from './interruptions.ts';
import { bestToActivate } from './sequence.ts';

/**
 * DU-GAP-031: an opponent that sees only its view. It gets up when it is down, fires where that is worth most, goes
 * for what the scenario rewards by way of cover, assaults the shaken and the pinned, and digs in where it is wanted.
 */
export const tacticianBot: Bot<DustupView> = (question, look, chance, candidates) => {
  if (question.kind === 'react') return bestReaction(look(), question as Offer<Trigger, ReactionChoice>);
  const asked = question as DustupQuestion;
  switch (asked.kind) {
    case 'act': {
      const view = look();
      return bestAct(view, view.units[asked.unit.id]!, candidates() as readonly Act[]);
    }
    case 'activate':
      return bestToActivate(look(), asked);
    case 'deploy': {
      const view = look();
      return bestDeployment(view, view.units[asked.unit.id]!, candidates() as readonly Deployment[]);
    }
    case 'arrive': {
      const view = look();
      return bestArrival(view, view.units[asked.unit.id]!, candidates() as readonly Deployment[]);
    }
    case 'spendWarfare':
      return Math.min(1, Math.max(...asked.options));
    default: {
      // The rules put what most players do first.
      if (isListed(question)) return (question as Listed<unknown>).options[0];
      const some = candidates();
      return some[chance(some.length)];
    }
  }
};
