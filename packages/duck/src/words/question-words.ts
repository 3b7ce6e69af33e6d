import type { Question } from '@sightline/kernel';
import { factWords, fill, plain, sentenceOf, squareName } from './catalogue.ts';
import type { Scene } from './said.ts';

type Facts = Readonly<Record<string, unknown>>;

/** A question as it is asked, with what named() has added to it. */
type Asked = Question & { readonly trigger?: Facts & { readonly on: string }; readonly scene?: Scene };

/** Questions whose bare numbers are figures; elsewhere they are squares. */
const OF_FIGURES: ReadonlySet<string> = new Set(['order', 'droneHandler']);

export function questionWords(question: Question): string {
  const { trigger, scene, ...facts } = question as Asked;
  return trigger ? fill(`${question.kind}.${trigger.on}`, trigger, scene) : fill(question.kind, facts, scene);
}

/** An option: a square, a figure, a deed, or a choice in the words that its question has for its options. */
export function optionWords(question: Question, option: unknown): string {
  const { scene } = question as Asked;
  if (typeof option === 'number') return numberWords(question.kind, option, scene);
  if (typeof option === 'string')
    return sentenceOf(`${question.kind}.${option}`) ?? sentenceOf(option) ?? plain(option);
  return choiceWords(question, option as Facts, scene);
}

function numberWords(kind: string, option: number, scene?: Scene): string {
  if (sentenceOf(`${kind}.option`)) return fill(`${kind}.option`, { it: option }, scene);
  if (!scene) return String(option);
  return OF_FIGURES.has(kind) ? (scene.figures[option] ?? String(option)) : squareName(option, scene);
}

function choiceWords(question: Question, choice: Facts, scene?: Scene): string {
  if ('pass' in choice) return fill('react.pass', {});
  if ('reaction' in choice) return fill(String(choice['reaction']), choice['choice'] as Facts, scene);
  if (typeof choice['do'] === 'string') return deedWords(question.kind, choice, scene);
  const { act, figure } = choice;
  if (typeof act !== 'object' || act === null) return fill(`${question.kind}.option`, factsOf(question, choice), scene);
  const deed = choiceWords(question, act as Facts, scene);
  return typeof figure === 'number' ? `${factWords('figure', figure, scene)}: ${deed}` : deed;
}

/** What a choice says together with its question: the first jet of a drone's flame, and whether one stays. */
function factsOf(question: Question, choice: Facts): Facts {
  const [jet] = Array.isArray(choice['jets']) ? (choice['jets'] as Facts[]) : [];
  const { at } = question as Question & { readonly at?: number };
  return { ...question, ...choice, ...jet, stays: at !== undefined && choice['to'] === at };
}

/** An act by its own sentence, or by that for this question; what a mission card asks for by that of the task. */
function deedWords(kind: string, act: Facts, scene?: Scene): string {
  const deed = String(act['do'] === 'task' ? act['task'] : act['do']);
  return fill(sentenceOf(`${kind}.${deed}`) ? `${kind}.${deed}` : deed, act, scene);
}
