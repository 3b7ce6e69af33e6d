import type { AnswerTo, Question } from '@sightline/kernel';
import type { DebriefingQuestion } from '../campaign/questions.ts';
import type { DuckQuestion, QuestionOf } from '../table/questions.ts';
import { factWords, fill, plain, sentenceOf, squareName } from './catalogue.ts';
import type { Scene } from './said.ts';

/** A question as it is asked, with what named() has added to it. */
type Asked = (DuckQuestion | DebriefingQuestion) & { readonly scene?: Scene };
type AnswerOf<K extends DuckQuestion['kind']> = AnswerTo<QuestionOf<K>>;

export function questionWords(question: Question): string {
  const { scene, ...asked } = question as Asked;
  if (asked.kind === 'react') return fill(`react.${asked.trigger.on}`, { ...asked.trigger }, scene);
  return fill(asked.kind, { ...asked }, scene);
}

/** An option: a square, a figure, a deed, or a choice in the words that its question has for its options. */
export function optionWords(question: Question, option: unknown): string {
  const asked = question as Asked;
  const { kind, scene } = asked;
  if (typeof option === 'string') return sentenceOf(`${kind}.${option}`) ?? sentenceOf(option) ?? plain(option);
  switch (kind) {
    case 'droneHandler':
    case 'order':
      return scene?.figures[option as number] ?? String(option);
    case 'knockBackFork':
    case 'mineAim':
    case 'shrinkBack':
    case 'spraySquare':
    case 'threatMove':
    case 'throwAt':
      return scene ? squareName(option as number, scene) : String(option);
    case 'hitOrBlock':
      return fill('hitOrBlock.option', { it: option }, scene);
    case 'act':
    case 'boarding':
    case 'prepare':
    case 'shootElsewhere':
    case 'threatAct':
    case 'whoActs':
      return deedWords(kind, option as Deed, scene);
    case 'explore': {
      const { figure, act } = option as AnswerOf<'explore'>;
      const deed = deedWords(kind, act, scene);
      return figure === null ? deed : `${factWords('figure', figure, scene)}: ${deed}`;
    }
    case 'walk': {
      const where = option as AnswerOf<'walk'>;
      if ('do' in where) return deedWords(kind, where, scene);
      return choiceWords(asked, { ...where, stays: 'to' in where && where.to === asked.at });
    }
    case 'droneOrder': {
      const order = option as AnswerOf<'droneOrder'>;
      if (order.order === 'task') return deedWords(kind, order.act, scene);
      // Of a drone's flame the first jet is said.
      return choiceWords(asked, { ...order, ...(order.order === 'flame' && order.jets[0]) });
    }
    case 'react': {
      const taken = option as AnswerOf<'react'>;
      return 'pass' in taken ? fill('react.pass', {}) : fill(taken.reaction, { ...taken.choice }, scene);
    }
    case 'actingLeader':
    case 'audit':
    case 'commendation':
    case 'concert':
    case 'crate':
    case 'crawlFacing':
    case 'doorCheck':
    case 'dutyLog':
    case 'entry':
    case 'exchange':
    case 'handOut':
    case 'howFar':
    case 'jet':
    case 'leadSurvivor':
    case 'mineTimer':
    case 'motherPing':
    case 'motherSource':
    case 'nextInConcert':
    case 'springOut':
    case 'stance':
    case 'steer':
    case 'threatAbove':
    case 'threatFacing':
    case 'winByOne':
    case 'withdrawal':
      return choiceWords(asked, option as object);
    default:
      return kind satisfies never;
  }
}

/** What a choice says together with its question. */
function choiceWords({ scene, ...asked }: Asked, choice: object): string {
  return fill(`${asked.kind}.option`, { ...asked, ...choice }, scene);
}

/** Something that is done: told apart by `do`, its other fields are facts. */
interface Deed {
  readonly do: string;
  readonly task?: string;
}

/** An act by its own sentence, or by that for this question; what a mission card asks for by that of the task. */
function deedWords(kind: Asked['kind'], act: Deed, scene?: Scene): string {
  const deed = act.do === 'task' ? (act.task ?? act.do) : act.do;
  return fill(sentenceOf(`${kind}.${deed}`) ? `${kind}.${deed}` : deed, { ...act }, scene);
}
