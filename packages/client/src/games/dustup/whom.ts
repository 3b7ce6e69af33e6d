import type { Act, DustupQuestion } from '@sightline/dustup';
import type { AnswerTo, Question } from '@sightline/kernel';

/** The unit that an answer is about: whom it sets in motion, aims at, or speaks to. Null where it is about none. */
export function whomOf(question: Question, answer: unknown): number | null {
  const asked = question as DustupQuestion;
  switch (asked.kind) {
    case 'act':
      return whomInAct(answer as Act);
    case 'activate': {
      const choice = answer as AnswerTo<typeof asked>;
      return choice.do === 'activate' ? choice.unit : null;
    }
    case 'defensiveFire':
    case 'fireFirst':
    case 'leaderAgainst':
      return typeof answer === 'number' ? answer : null;
    case 'followUp': {
      const choice = answer as AnswerTo<typeof asked>;
      return choice.do === 'occupy' ? choice.unit : null;
    }
    case 'fireOnTheMove': {
      const shot = answer as AnswerTo<typeof asked>;
      return shot === 'hold' ? null : shot.target;
    }
    case 'react': {
      const said = answer as AnswerTo<typeof asked>;
      if ('pass' in said) return null;
      return said.choice.do === 'detonate' ? said.choice.target : said.choice.unit;
    }
    default:
      return null;
  }
}

function whomInAct(act: Act): number | null {
  switch (act.do) {
    case 'shoot':
    case 'fireAtAircraft':
    case 'tankShock':
    case 'orderAssault':
      return act.target;
    case 'assault':
      return act.targets[0]!;
    case 'order':
    case 'rally':
    case 'treat':
    case 'activateDetachment':
      return act.unit;
    case 'communicate':
    case 'rejoin':
    case 'regroup':
      return act.with;
    case 'reorganise':
      return act.use.do === 'board' ? act.use.vehicle : null;
    default:
      return null;
  }
}
