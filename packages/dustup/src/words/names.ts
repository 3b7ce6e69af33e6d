import type { Speaker } from '@sightline/words';
import type { Who } from '../table/table.ts';

/** What somebody is known by, whatever his number. */
export type Known = Omit<Who, 'id'>;

/** "red 1st Squad", "1st Squad detachment 1", "red 1st Squad 3 (rifleman)". */
export function nameWords({ role, number, ...unit }: Known, speaker: Speaker): string {
  const name = unitWords(unit, speaker);
  return role === undefined ? name : speaker.say('who.figure', { unit: name, number, role });
}

function unitWords({ name, side, crew, detachment = [] }: Known, { name: called, say }: Speaker): string {
  const vehicle = side === undefined ? called(name) : say('who.ofSide', { side, unit: called(name) });
  const own = crew ? say('who.crew', { unit: vehicle }) : vehicle;
  return detachment.reduce((unit, number) => say('who.detachment', { unit, number }), own);
}
