import type { Bot } from '@sightline/kernel';
import type { Aim } from '../rules/artillery/questions.ts';
import type { Deployment } from '../rules/deployment/questions.ts';
import type { Act } from '../table/acts.ts';
import type { DustupQuestion } from '../table/questions.ts';
import type { DustupView } from '../view/view.ts';
import { bestAct } from './acts.ts';
import { answerToLock, type UnderLockAnswer } from './air-combat.ts';
import { bestAim } from './artillery.ts';
import { bestArrival, bestDeployment, bestToDeploy } from './deploying.ts';
import { bestReaction } from './interruptions.ts';
import { bestToActivate } from './sequence.ts';

/**
 * DU-GAP-031: an opponent that sees only its view. It gets up when it is down, fires where that is worth most, goes
 * for what the scenario rewards by way of cover, assaults the shaken and the pinned, and digs in where it is wanted.
 */
export const tacticianBot: Bot<DustupView> = (question, look, chance, candidates) => {
  const asked = question as DustupQuestion;
  switch (asked.kind) {
    case 'react':
      return bestReaction(look(), asked);
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
    case 'whichToDeploy':
      return bestToDeploy(look(), asked.options);
    case 'arrive': {
      const view = look();
      return bestArrival(view, view.units[asked.unit.id]!, candidates() as readonly Deployment[]);
    }
    case 'shareOutMines':
      return asked.options[chance(asked.options.length)];
    case 'spendWarfare':
      return Math.min(1, Math.max(...asked.options));
    case 'underLock':
      return answerToLock(look(), asked, candidates() as readonly UnderLockAnswer[]);
    case 'placeMission':
      return bestAim(look(), asked, candidates() as readonly (Aim | 'nowhere')[]);
    case 'fireOnTheMove':
    case 'placeThrown':
    case 'smokeLine':
      return candidates()[0];
    case 'arrange':
    case 'dummy':
    case 'layCommandMine': {
      const some = candidates();
      return some[chance(some.length)];
    }
    case 'leaveBoxOne':
    case 'underAirDefence':
    case 'carryGun':
    case 'useAreaSystem':
    case 'useDecoy':
    case 'carryOrLeave':
    case 'comeIn':
    case 'defensiveFire':
    case 'driveOn':
    case 'followUp':
    case 'goFirst':
    case 'inMinefield':
    case 'keepInitiative':
    case 'fireFirst':
    case 'leaderAgainst':
    case 'newLeader':
    case 'pickForEvent':
    case 'standOrWithdraw':
    case 'strikeApart':
    case 'crewFights':
    case 'strikeAtHull':
    case 'switchWarfare':
    case 'useCharge':
      // The rules put what most players do first.
      return asked.options[0];
    default:
      return asked satisfies never;
  }
};
