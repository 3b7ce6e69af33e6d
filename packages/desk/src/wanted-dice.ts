import { type AnySystem, enterDie, type Match, type Viewer } from '@sightline/kernel';
import type { WantedDie } from './desk.ts';
import { copyOf, personsOf } from './truth.ts';

/** Nobody shakes more dice than these at once. */
const HANDFUL = 20;

/** Faces to look ahead with: what a die shows must not decide whether the next one falls. */
const TRIED: readonly ((faces: readonly number[]) => number)[] = [
  faces => Math.min(...faces),
  faces => faces[faces.length >> 1]!,
  faces => Math.max(...faces),
];

/**
 * HS-DICE-005: the dice that are to be rolled now in one go. That is the one which is asked for and those that fall under the same
 * rule right after it, whatever they show; what another rule wants is not betrayed before its time.
 */
export function wantedDice(system: AnySystem, match: Match, viewer: Viewer): readonly WantedDie[] {
  const first = wantedDie(match, viewer);
  if (!first) return [];
  const [throwOf, ...others] = TRIED.map(pick => aheadOf(system, match, viewer, first, pick));
  const differs = throwOf!.findIndex((die, i) => others.some(other => !other[i] || !isSameDie(other[i], die)));
  return differs < 0 ? throwOf! : throwOf!.slice(0, differs);
}

/** Whether that is the die which is asked for. */
export function isAskedFor(match: Match, viewer: Viewer, die: WantedDie): boolean {
  const asked = wantedDie(match, viewer);
  return asked !== null && isSameDie(asked, die);
}

function aheadOf(
  system: AnySystem,
  match: Match,
  viewer: Viewer,
  first: WantedDie,
  pick: (faces: readonly number[]) => number,
): readonly WantedDie[] {
  const ahead = copyOf(match);
  const dice: WantedDie[] = [];
  for (let next: WantedDie | null = first; next && dice.length < HANDFUL; next = wantedDie(ahead, viewer)) {
    if (next.why.rule !== first.why.rule || ahead.step !== match.step) break;
    dice.push(next);
    enterDie(system, ahead, pick(next.faces), { inline: false });
  }
  return dice;
}

function isSameDie(a: WantedDie, b: WantedDie): boolean {
  return (
    a.die === b.die &&
    a.why.rule === b.why.rule &&
    a.why.purpose === b.why.purpose &&
    a.why.seat === b.why.seat &&
    a.why.figure === b.why.figure
  );
}

/** A secret die is entered by those who may see it; where no person may, somebody has to roll it all the same. */
function wantedDie(match: Match, viewer: Viewer): WantedDie | null {
  const asked = match.pause?.asked;
  if (asked?.kind !== 'roll') return null;
  const { die, faces, why } = asked;
  const { seenBy } = why;
  const isOurs = !seenBy || seenBy.includes(viewer) || !personsOf(match).some(seat => seenBy.includes(seat));
  return isOurs ? { die, faces, why } : null;
}
