import { type Refusal, refuse } from '@sightline/kernel';
import type { MissionCard } from '../../content/cards.ts';
import type { DuckTable, Ending } from '../../table/table.ts';
import { CONDITIONS } from './conditions.ts';
import { MISSION_SETUPS } from './mission-set-up.ts';
import { strangeWords } from './tasks.ts';

/** DK-GAP-013: the card says completed, part-completed or failed; nobody home is a failure unless it says otherwise. */
export function resultOf(table: DuckTable): Ending['result'] {
  const { completed, part, failed, nobodyHome } = table.mission;
  if (nobodyHome === 'failed' && !isMet(table, 'someoneHome')) return 'failed';
  if (failed.length > 0 && failed.every(condition => isMet(table, condition))) return 'failed';
  if (completed.every(condition => isMet(table, condition))) return 'completed';
  return part.every(condition => isMet(table, condition)) ? 'part' : 'failed';
}

export function isMet(table: DuckTable, condition: string): boolean {
  const isTrue = CONDITIONS[condition];
  if (!isTrue) throw new Error(`no rule says what "${condition}" on a mission card means`);
  return isTrue(table);
}

/** DK-CHOUSE-008: a card may only speak of what the rules know. */
export function whyNotMission(card: MissionCard): Refusal[] {
  const unknown = (words: readonly string[], known: object): string[] => words.filter(word => !(word in known));
  const words = [
    ...unknown([...card.completed, ...card.part, ...card.failed], CONDITIONS),
    ...unknown(card.setup, MISSION_SETUPS),
    ...strangeWords(card.actions),
  ];
  return words.map(word => refuse('DK-CHOUSE-008', 'unknownToTheRules', { mission: card.id, word }));
}
