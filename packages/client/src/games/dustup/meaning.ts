import type { Act, DustupBoard, DustupQuestion, DustupView } from '@sightline/dustup';
import type { AnswerTo, Question } from '@sightline/kernel';
import { say, sayIf } from '../../words/dustup.ts';
import type { Act as Deed } from '../table-talk.ts';
import { nameOf } from './units.ts';

/** What a choice is for, and whether its dice fall at once: said with its button and before it is done. */
export function explained(
  rules: DustupBoard,
  view: DustupView,
  question: Question,
  answer: unknown,
  deed: Deed | null,
): Deed | null {
  if (deed === null) return null;
  const asked = question as DustupQuestion;
  const means = deed.means ?? meansOf(rules, view, asked, answer);
  return { ...deed, ...(means === null ? {} : { means }), ...(rollsAtOnce(asked, answer) ? { rolls: true } : {}) };
}

function meansOf(rules: DustupBoard, view: DustupView, asked: DustupQuestion, answer: unknown): string | null {
  switch (asked.kind) {
    case 'act': {
      const what = answer as Act;
      if (what.do !== 'order') return sayIf(`dustup.about.${kindOf(what)}`) ?? null;
      const { who, activated } = view.units[what.unit]!;
      return say('dustup.about.order', { unit: nameOf(rules, who), acted: activated });
    }
    case 'react': {
      const said = answer as AnswerTo<typeof asked>;
      if ('pass' in said) return asked.trigger.on === 'betweenActivations' ? say('dustup.about.letThem') : null;
      if (said.choice.do !== 'seize') return null;
      const { side } = view.units[said.choice.unit]!;
      return say('dustup.about.seize', { tokens: view.sides[side]!.tokens });
    }
    case 'keepInitiative':
      return say(`dustup.about.${answer as AnswerTo<typeof asked>}`);
    case 'activate': {
      const choice = answer as AnswerTo<typeof asked>;
      // Rounds that are brought down are no aircraft that lands.
      return sayIf(`dustup.about.${choice.do === 'land' ? 'bringDown' : choice.do}`) ?? null;
    }
    case 'deploy':
      return view.units[asked.unit.id]!.hull ? null : say('dustup.about.deploy');
    case 'standOrWithdraw':
    case 'inMinefield':
    case 'comeIn':
    case 'goFirst':
      return sayIf(`dustup.about.${String(answer)}`) ?? null;
    default:
      return typeof answer === 'string' ? (sayIf(`dustup.about.${answer}`) ?? null) : null;
  }
}

const kindOf = (act: Act): string => {
  if (act.do === 'reorganise') return act.use.do;
  if (act.do === 'move' && act.firing) return 'firing';
  return act.do === 'shoot' && act.suppressive ? 'suppressive' : act.do;
};

/** What is thrown for and lies on no place of the table, or on one's own people: recovering, calls, a landing. */
const THROWN: ReadonlySet<string> = new Set<Act['do'] | Use['do']>([
  'recover',
  'communicate',
  'order',
  'orderAssault',
  'rally',
  'treat',
  'requestFire',
  'detect',
  'spotByDrone',
  'openLane',
  'fightFire',
  'torch',
  'land',
  'fastRope',
  'jump',
  'dropCargo',
  'smoke',
  'mendGun',
]);

type Use = Extract<Act, { readonly do: 'reorganise' }>['use'];

function rollsAtOnce(asked: DustupQuestion, answer: unknown): boolean {
  switch (asked.kind) {
    case 'act':
      return THROWN.has(kindOf(answer as Act));
    case 'inMinefield':
      return answer === 'goOn';
    case 'standOrWithdraw':
      return answer === 'stand';
    // A token is no die, but it does not come back either.
    case 'react':
      return 'choice' in (answer as AnswerTo<typeof asked>);
    case 'keepInitiative':
      return answer === 'spend';
    default:
      return false;
  }
}
