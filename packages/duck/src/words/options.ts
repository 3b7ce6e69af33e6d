import type { AnswerTo, Question } from '@sightline/kernel';
import type { Speaker } from '@sightline/words';
import type { DebriefingQuestion } from '../campaign/questions.ts';
import type { ThreatAct } from '../rules/threats/acts.ts';
import type { Act } from '../table/acts.ts';
import type { DuckQuestion, QuestionOf } from '../table/questions.ts';
import { factsIn } from './facts.ts';
import type { Scene } from './said.ts';

/** A question as it is asked, with the scene that named() has added to it. */
type Asked = (DuckQuestion | DebriefingQuestion) & { readonly scene?: Scene };
type AnswersOf<K extends DuckQuestion['kind']> = readonly AnswerTo<QuestionOf<K>>[];
type AnswerOf<K extends DuckQuestion['kind']> = AnswerTo<QuestionOf<K>>;

export function questionWords(speaker: Speaker, question: Question): string {
  const { scene, ...asked } = question as Asked;
  if (asked.kind === 'whoActs') return speaker.say('question.whoActs', { late: isLate(asked.options) });
  if (asked.kind !== 'react') return speaker.say(`question.${asked.kind}`, factsIn(scene, asked, speaker));
  const { trigger } = asked;
  return speaker.say(`question.react.${trigger.on}`, factsIn(scene, trigger, speaker));
}

/** DK-ACT-019: all have acted, and only what was kept on WAIT is left. */
const isLate = (turns: AnswersOf<'whoActs'>): boolean =>
  turns.some(turn => turn.do === 'spendWait') && turns.every(turn => turn.do !== 'nextCard' && turn.do !== 'activate');

/** An option: a square, a figure, a deed, or a choice in the words that its question has for its options. */
export function optionWords(speaker: Speaker, question: Question, option: unknown): string {
  const asked = question as Asked;
  const { kind, scene } = asked;
  const { say } = speaker;
  const who = 'figure' in asked ? asked.figure : undefined;
  if (typeof option === 'string') return say(`option.${kind}.${option}`);
  switch (kind) {
    case 'droneHandler':
    case 'order':
      return say('option.figure', factsIn(scene, { figure: option }, speaker));
    case 'knockBackFork':
    case 'shrinkBack':
    case 'spraySquare':
    case 'threatMove':
    case 'throwAt':
      return say('option.square', factsIn(scene, { square: option }, speaker, who));
    case 'hitOrBlock':
      return say('option.hitOrBlock', { it: option });
    case 'act':
    case 'boarding':
    case 'shootElsewhere':
    case 'threatAct':
    case 'whoActs':
      return deedWords(speaker, option as Deed, scene, who);
    case 'prepare':
      return say(preparationKey(option as Deed), option as object);
    case 'explore': {
      const { figure, act } = option as AnswerOf<'explore'>;
      const deed = deedWords(speaker, act, scene, figure ?? undefined);
      return figure === null ? deed : say('option.explore', { ...factsIn(scene, { figure }, speaker), deed });
    }
    case 'walk': {
      const where = option as AnswerOf<'walk'>;
      if ('do' in where) return deedWords(speaker, where, scene, who);
      return choiceWords(speaker, asked, { ...where, stays: 'to' in where && where.to === asked.at });
    }
    case 'droneOrder': {
      const order = option as AnswerOf<'droneOrder'>;
      if (order.order === 'task') return deedWords(speaker, order.act, scene, asked.machine);
      // Of a drone's flame the first jet is said.
      return choiceWords(speaker, asked, { ...order, ...(order.order === 'flame' && order.jets[0]) });
    }
    case 'react': {
      const taken = option as AnswerOf<'react'>;
      if ('pass' in taken) return say('option.react.pass');
      const { choice } = taken;
      return say(
        `reaction.${taken.reaction}`,
        factsIn(scene, choice, speaker, 'figure' in choice ? choice.figure : who),
      );
    }
    case 'actingLeader':
    case 'audit':
    case 'backOrShove':
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
    case 'pistolOrDice':
    case 'springOut':
    case 'stance':
    case 'steer':
    case 'threatAbove':
    case 'threatFacing':
    case 'withdrawal':
      return choiceWords(speaker, asked, option as object);
    default:
      return kind satisfies never;
  }
}

/** What a choice says together with its question. */
function choiceWords(speaker: Speaker, { scene, ...asked }: Asked, choice: object): string {
  const who = 'figure' in asked ? asked.figure : undefined;
  return speaker.say(`option.${asked.kind}`, factsIn(scene, { ...asked, ...choice }, speaker, who));
}

/** Something that is done: told apart by `do`, its other fields are facts. */
interface Deed {
  readonly do: string;
  readonly task?: string;
}

/** A deed by its own sentence; what a mission card asks for by that of the task. */
function deedWords(speaker: Speaker, act: Deed, scene?: Scene, who?: number): string {
  if (act.do !== 'task') return speaker.say(`option.${act.do}`, factsIn(scene, act, speaker, who));
  const { task = '', target } = act as Extract<Act, { readonly do: 'task' }>;
  // A pod is a fitting, and a Threat to be netted a figure: the sentence of the task says which of the two it wants.
  const facts = factsIn(scene, { ...act, fitting: target }, speaker, who);
  return speaker.has(`option.task.${task}`) ? speaker.say(`option.task.${task}`, facts) : speaker.fact(task, 'task');
}

/** To rest between missions and to have done with preparing are other things than aboard. */
function preparationKey({ do: deed }: Deed): string {
  return deed === 'rest' || deed === 'done' ? `option.prepare.${deed}` : `option.${deed}`;
}

/** The keys of all answers that a rule names, for the compiler to find one without words. */
export type OptionKey =
  | `option.${Exclude<Act['do'], 'task'> | ThreatAct['do'] | 'figure' | 'square' | 'hitOrBlock'}`
  | { [K in Kind]: AnswerKey<K, AnswerTo<Extract<Known, { readonly kind: K }>>> }[Kind];
type Known = DuckQuestion | DebriefingQuestion;
type Kind = Exclude<Known['kind'], 'act' | 'threatAct' | 'react'>;
type AnswerKey<K extends string, A> = A extends string
  ? `option.${K}.${A}`
  : A extends number
    ? never
    : A extends { readonly do: infer D extends string }
      ? K extends 'prepare'
        ? `option.${Exclude<D, 'rest' | 'done'>}` | `option.prepare.${Extract<D, 'rest' | 'done'>}`
        : `option.${D}`
      : `option.${K}`;
