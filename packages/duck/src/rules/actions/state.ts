import { AVERAGE, type Refusal, refuse } from '@sightline/kernel';
import type { Act } from '../../table/acts.ts';
import type { Teamer } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';
import { canCrawl, whyNotLyingDown } from '../ducking/lying-down.ts';
import { IN_GRAPPLE } from '../grapple/acts.ts';
import { hasToLeave, waysOut } from '../grenades/flames.ts';
import { isAlight, teamReach } from '../movement/footing.ts';
import { isSealedIn, SEALED_ACTS } from '../other-actions/special-locations.ts';

/** What takes a man out of fire, on foot or from a seat; a body on his shoulders may be laid down first. */
const LEAVING: ReadonlySet<Act['do']> = new Set<Act['do']>([
  'move',
  'dash',
  'crawl',
  'support',
  'layDown',
  'getOut',
  'leaveVehicle',
  'drive',
]);

/** DK-DMG-007: who supports a wounded man does nothing else in that turn. */
const SUPPORTING: ReadonlySet<Act['do']> = new Set<Act['do']>(['support', 'pass']);

/** DK-CEIL-001: what is done on the deck cannot be done from the ceiling. */
const OVERHEAD: ReadonlySet<Act['do']> = new Set<Act['do']>([
  'move',
  'dash',
  'turn',
  'swap',
  'crawl',
  'standUp',
  'standUpAndWait',
  'climbDown',
  'shoot',
  'reload',
  'takeUpGun',
  'drawBlade',
  'takeUpAxe',
  'drop',
  'pass',
  'wait',
  'rest',
  'radioMother',
  'honour',
  'fightOn',
  'pullTogether',
  'setOffOwnGrenades',
]);

/** DK-DMG-011: what can be done with a comrade on one's shoulders: nothing that takes both hands. */
const LADEN: ReadonlySet<Act['do']> = new Set<Act['do']>([
  ...(['move', 'dash', 'turn', 'swap', 'crawl', 'standUp', 'standUpAndWait', 'getOut', 'leaveVehicle'] as const),
  ...(['shoot', 'spray', 'flame', 'flechette', 'beLoaded', 'throw', 'fireThroughHatch', 'throwThroughHatch'] as const),
  ...(['fightOn', 'hackOff', 'hackOffMachine', 'drawBlade', 'setOffOwnGrenades'] as const),
  ...(['layDown', 'putIn', 'drop', 'pass', 'wait', 'rest'] as const),
  ...(['radioMother', 'pepTalk', 'pullTogether', 'honour'] as const),
]);

/** All that `whyNotInHisState` goes by, as one number. */
export function stateOf(table: DuckTable, man: Teamer, isDriven: boolean): number {
  const isSealed = man.seat !== null && isSealedIn(table, man);
  return (
    (isSealed ? 1 : 0) |
    (man.ducked ? 2 : 0) |
    (man.overhead ? 4 : 0) |
    (man.grapple === null ? 0 : 8) |
    (man.supports === null ? 0 : 16) |
    (isDriven ? 32 : 0) |
    (isDriven && hasToStandUp(table, man) ? 64 : 0) |
    (man.carries === null ? 0 : 128)
  );
}

/** What a man's state forbids, whatever else there is to say about an act of this kind. */
export function whyNotInHisState(table: DuckTable, man: Teamer, kind: Act['do'], isDriven: boolean): Refusal[] {
  if (man.seat !== null && isSealedIn(table, man) && !SEALED_ACTS.has(kind))
    return [refuse('DK-GAP-008', 'sealedIn', undefined, { code: 'getOut' })];
  const refusals: Refusal[] = whyNotLyingDown(man, kind);
  if (man.overhead && !OVERHEAD.has(kind))
    refusals.push(refuse('DK-CEIL-001', 'overhead', undefined, { code: 'climbDown' }));
  if (man.grapple && !IN_GRAPPLE.has(kind)) refusals.push(refuse('DK-GRAP-015', 'grappling'));
  if (man.supports !== null && !SUPPORTING.has(kind)) refusals.push(refuse('DK-DMG-007', 'supporting'));
  if (man.carries !== null && !LADEN.has(kind)) refusals.push(refuse('DK-DMG-011', 'carrying'));
  if (isDriven && !LEAVING.has(kind) && !(kind === 'standUp' && hasToStandUp(table, man)))
    refusals.push(refuse('DK-GREN-031', 'inFire', undefined, { code: 'leaveFire' }));
  return refusals;
}

/** DK-GREN-031: who stands in fire or on an explosion and can leave it does nothing else before. */
export function mustLeave(table: DuckTable, man: Teamer): boolean {
  if (man.at < 0 || (table.flames.length === 0 && table.explosions.length === 0)) return false;
  if (!hasToLeave(table, man) || (hasToStandUp(table, man) && man.ready < 2)) return false;
  return waysOut(table, man).length > 0 || canCross(table, man);
}

/** DK-GREN-031, DK-DUCK-008: nobody crawls up onto furniture; he stands up first, if he has a second chit to get there. */
const hasToStandUp = (table: DuckTable, man: Teamer): boolean => man.ducked && !canCrawl(table, man);

/** DK-GREN-033: on his feet, with fire all round, he may get through it if the die is kind. */
function canCross(table: DuckTable, man: Teamer): boolean {
  if (man.ducked) return false;
  const { order, count } = teamReach(table, man, Math.max(...AVERAGE.faces));
  return order.subarray(0, count).some(square => !isAlight(table, square));
}
