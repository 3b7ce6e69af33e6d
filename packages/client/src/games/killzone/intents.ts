import type { Course, Intent } from '@sightline/kernel';
import type { CompelledDeed, KillzoneBoard, KillzoneView, Place } from '@sightline/killzone';
import { list, say } from '../../words/killzone.ts';
import { nameOf } from './figures.ts';
import { placeNameOf } from './naming-places.ts';

/** "must charge Dove mob 2", "shakes it off 67 %, stays down 33 %". */
export function intentText(rules: KillzoneBoard, view: KillzoneView, { courses }: Intent): string {
  return courses.map(course => courseText(rules, view, course)).join(', ');
}

/** Whether somebody goes anywhere by it. */
export const isGoing = ({ does }: Course): boolean => does !== 'recover' && does !== 'stayDown';

/** What drives those who go somewhere; whoever stays put is left to his card. */
export function glance(rules: KillzoneBoard, view: KillzoneView, { courses: [course] }: Intent): string | null {
  return course && isGoing(course) ? courseText(rules, view, course) : null;
}

function courseText(rules: KillzoneBoard, view: KillzoneView, course: Course): string {
  const deed = deedText(rules, view, course);
  return course.chance === 1 ? deed : say('killzone.intended', { deed, percent: Math.round(100 * course.chance) });
}

function deedText(rules: KillzoneBoard, view: KillzoneView, { does, whom, at }: Course): string {
  const deed = does as CompelledDeed;
  switch (deed) {
    case 'close':
      return say('killzone.intents.close', { names: list(whom.map(id => nameOf(rules, view.figures[id]!.who))) });
    case 'cover':
    case 'leave':
    case 'runOn':
      return say(`killzone.intents.${deed}`, { place: placeNameOf(rules, view, at as unknown as Place) });
    case 'recover':
    case 'stayDown':
      return say(`killzone.intents.${deed}`);
    default:
      return deed satisfies never;
  }
}
