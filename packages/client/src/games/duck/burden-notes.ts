import type { DuckBoard, DuckView } from '@sightline/duck';
import type { Part, Question } from '@sightline/kernel';
import { say, sayIf } from '../../words/duck.ts';
import type { Note } from '../game.ts';
import { actorOf, factsOf } from './answers.ts';
import { isOutOfBreath } from './burdens.ts';
import { deedWord } from './means.ts';
import { TESTED } from './plain.ts';

/** What takes a Fumble Test besides what leaves no other trace in its odds. */
const DOORS: ReadonlySet<string> = new Set(['openDoor', 'closeDoor']);

/** What makes a move shorter or a test harder, each in a row of its own. */
export function burdenNotes(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): readonly Note[] {
  const man = actorOf(view, question, answer);
  if (!man) return [];
  const word = deedWord(question, answer);
  if (question.kind === 'act' && (word === 'move' || word === 'dash')) {
    const parts = rules.movePartsOf?.(view, man.id, word === 'dash') ?? [];
    // What a DASH adds has been said already, where it is all there is.
    return parts.some(({ why }) => why !== 'dash') ? parts.map(rowOf) : [];
  }
  if (question.kind === 'throwAt' && isOutOfBreath(view, man))
    return [{ text: say('duck.breath.throw'), rule: 'DK-MOVE-035', tone: 'reason' }];
  const isTested = (question.kind === 'act' || question.kind === 'explore') && (TESTED.has(word) || DOORS.has(word));
  if (!isTested) return [];
  const { stuck = false } = view.doors[Number(factsOf(factsOf(answer)['act'] ?? answer)['door'])] ?? {};
  const parts = rules.testPartsOf?.(view, man.id) ?? [];
  if (parts.length === 0 && !stuck) return [];
  return [
    { text: say('duck.test.factor', { factor: man.card.ff }), rule: 'DK-ACT-030', tone: 'reason' },
    ...parts.map(rowOf),
    ...(stuck ? [{ text: say('duck.test.stuck'), rule: 'DK-DOOR-021', tone: 'reason' } satisfies Note] : []),
    ...(isOutOfBreath(view, man)
      ? [{ text: say('duck.breath.rest'), rule: 'DK-MOVE-036', tone: 'reason' } satisfies Note]
      : []),
  ];
}

/** "−2 out of breath, from the DASH": one part of a sum. */
export function rowOf({ value, why, rule }: Part): Note {
  return { text: say('duck.part', { value, why: sayIf(`duck.parts.${why}`) ?? why }), rule, tone: 'reason' };
}
