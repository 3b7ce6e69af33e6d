import type { DuckBoard, DuckView, Teamer } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { called, say } from '../../words/duck.ts';
import { factsOf } from './answers.ts';
import { deedWord } from './means.ts';
import { TESTED } from './plain.ts';

/** What cannot be taken back once its die lies there, besides whatever takes a Fumble Test. */
const ROLLS: ReadonlySet<string> = new Set([
  'move',
  'dash',
  'support',
  'pepTalk',
  'pullTogether',
  'radioMother',
  'throwOff',
  'fightOn',
]);

/** DK-DUCK-017: who dives without a chit rolls for it; a shut door in the face of a Threat is always rolled for. */
const DIVES: ReadonlySet<string> = new Set(['diveForSwitch', 'diveForThing', 'diveUnder']);

/** Whether dice fall as soon as it is done. */
export function rollsAtOnce(view: DuckView, question: Question, answer: unknown): boolean {
  const word = deedWord(question, answer);
  switch (question.kind) {
    case 'act':
    case 'explore':
    case 'backOrShove':
      return ROLLS.has(word) || TESTED.has(word);
    case 'pistolOrDice':
      return true;
    case 'react':
      return word === 'shutDoor' || (DIVES.has(word) && chitOf(view, answer) === 'none');
    default:
      return false;
  }
}

/** DK-DUCK-004: the chit on WAIT goes first; who has none drops for nothing, and dives by a Fumble Test. */
export function reactionCost(rules: DuckBoard, view: DuckView, answer: unknown): string | undefined {
  const word = deedOfReaction(answer);
  if (word !== 'duck' && word !== 'shutDoor' && !DIVES.has(word)) return undefined;
  const chit = word === 'shutDoor' ? 'waiting' : chitOf(view, answer);
  if (chit !== 'none') return say(`duck.pays.${chit}`);
  if (word === 'duck') return say('duck.pays.nothing');
  const man = reactingMan(view, answer);
  return man && say('duck.pays.test', { percent: Math.round(failing(rules, view, man) * 100) });
}

/** DK-DUCK-018: the door kills whoever dives below it without a chit and fails. */
export function riskOfDive(rules: DuckBoard, view: DuckView, answer: unknown): string | undefined {
  const man = reactingMan(view, answer);
  if (deedOfReaction(answer) !== 'diveUnder' || chitOf(view, answer) !== 'none' || !man) return undefined;
  const percent = Math.round(failing(rules, view, man) * 100);
  return say('duck.sure.diveUnder', { name: called(rules.nameOf(man)), percent });
}

/** DK-ACT-030: a die works below the Fumble Factor, less whatever weighs on somebody; DK-CHOUSE-007 bounds it. */
export function failing(rules: DuckBoard, view: DuckView, man: Teamer): number {
  const factor = (rules.testPartsOf?.(view, man.id) ?? []).reduce((sum, { value }) => sum + value, man.card.ff);
  return (7 - Math.max(2, Math.min(6, factor))) / 6;
}

const deedOfReaction = (answer: unknown): string => String(factsOf(factsOf(answer)['choice'])['do']);

function reactingMan(view: DuckView, answer: unknown): Teamer | undefined {
  const man = view.figures[Number(factsOf(factsOf(answer)['choice'])['figure'])];
  return man?.kind === 'teamer' ? man : undefined;
}

function chitOf(view: DuckView, answer: unknown): 'waiting' | 'ready' | 'none' {
  const man = reactingMan(view, answer);
  if (!man) return 'none';
  return man.waiting > 0 ? 'waiting' : man.ready > 0 ? 'ready' : 'none';
}
