import type { Act, DustupQuestion } from '@sightline/dustup';
import type { Question } from '@sightline/kernel';

const ATTACKS: ReadonlySet<Act['do']> = new Set([
  'shoot',
  'shootBuilding',
  'shootDrone',
  'shootPiece',
  'assault',
  'pressOn',
  'tankShock',
  'driveIn',
  'orderAssault',
  'fireMission',
  'fireAtAircraft',
  'dropBombs',
]);

/** Whether an answer spends a shot or an assault on somebody, or stakes an aircraft: its chances are shown before it is done. */
export function strikes(question: Question, answer: unknown): boolean {
  const asked = question as DustupQuestion;
  if (asked.kind === 'act') return ATTACKS.has((answer as Act).do);
  if (asked.kind === 'placeMission') return answer !== 'nowhere';
  if (asked.kind === 'activate') return (answer as { readonly do: string }).do === 'land';
  // Whether the aircraft lives hangs on it, and no pilot takes it back.
  if (asked.kind === 'underLock') return answer !== 'abort';
  return (asked.kind === 'defensiveFire' || asked.kind === 'fireOnTheMove') && answer !== 'hold';
}
