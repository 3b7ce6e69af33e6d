import type { Question } from '@sightline/kernel';
import type { Scene } from '../said.ts';
import { factWords, fill, plain, recordWords, sentenceOf, squareName } from './catalogue.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Questions whose bare numbers are figures; elsewhere they are squares. */
const OF_FIGURES: ReadonlySet<string> = new Set([
  'order',
  'target',
  'victim',
  'who',
  'comrade',
  'figure',
  'actingLeader',
  'droneHandler',
]);
/** Questions whose numbers are just that. */
const OF_NUMBERS: ReadonlySet<string> = new Set(['hitOrBlock']);

export function questionWords(question: Question): string {
  const { trigger, scene, ...facts } = question as Question & { trigger?: Facts & { on: string }; scene?: Scene };
  return trigger ? fill(trigger.on, trigger, scene) : fill(question.kind, facts, scene);
}

export function optionWords(question: Question, option: unknown): string {
  const { scene } = question as Question & { scene?: Scene };
  if (typeof option === 'number') return numberWords(question.kind, option, scene);
  if (typeof option === 'string') return sentenceOf(option) ?? plain(option);
  if (Array.isArray(option)) return option.map(each => optionWords(question, each)).join(', ') || 'none';
  if (typeof option !== 'object' || option === null) return String(option);
  return choiceWords(option as Facts, scene);
}

function numberWords(kind: string, option: number, scene?: Scene): string {
  if (!scene || OF_NUMBERS.has(kind)) return String(option);
  return OF_FIGURES.has(kind) ? (scene.figures[option] ?? String(option)) : squareName(option, scene);
}

function choiceWords(choice: Facts, scene?: Scene): string {
  if ('pass' in choice) return 'pass';
  if ('reaction' in choice) return reactionWords(choice, scene);
  const { act, figure } = choice;
  if (typeof act === 'object' && act !== null) {
    const deed = choiceWords(act as Facts, scene);
    return figure === null ? deed : `${factWords('figure', figure, scene)}: ${deed}`;
  }
  return typeof choice['do'] === 'string' ? deedWords(choice['do'], choice, scene) : recordWords(choice, scene);
}

function reactionWords({ reaction, choice }: Facts, scene?: Scene): string {
  const sentence = sentenceOf(String(reaction)) ?? 'react';
  const isRecord = typeof choice === 'object' && choice !== null;
  return `${sentence}: ${isRecord ? recordWords(choice as Facts, scene) : factWords('figure', choice, scene)}`;
}

/** An act says what it is called and then whatever its sentence has not named yet. */
function deedWords(deed: string, { do: _deed, ...rest }: Facts, scene?: Scene): string {
  const sentence = sentenceOf(deed) ?? '';
  const unsaid = Object.fromEntries(Object.entries(rest).filter(([key]) => !sentence.includes(`{${key}}`)));
  const more = recordWords(unsaid, scene);
  return `${fill(deed, rest, scene)}${more ? ` (${more})` : ''}`;
}
