import type { DuckView } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { say } from '../../words/duck.ts';
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
export function reactionCost(view: DuckView, answer: unknown): string | undefined {
  const word = String(factsOf(factsOf(answer)['choice'])['do']);
  if (word !== 'duck' && word !== 'shutDoor' && !DIVES.has(word)) return undefined;
  const chit = word === 'shutDoor' ? 'waiting' : chitOf(view, answer);
  if (chit !== 'none') return say(`duck.pays.${chit}`);
  return say(word === 'duck' ? 'duck.pays.nothing' : 'duck.pays.test');
}

function chitOf(view: DuckView, answer: unknown): 'waiting' | 'ready' | 'none' {
  const man = view.figures[Number(factsOf(factsOf(answer)['choice'])['figure'])];
  if (man?.kind !== 'teamer') return 'none';
  return man.waiting > 0 ? 'waiting' : man.ready > 0 ? 'ready' : 'none';
}
