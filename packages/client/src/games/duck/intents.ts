import type { DuckBoard, DuckView, Figure, ThreatDeed } from '@sightline/duck';
import type { Course, Intent } from '@sightline/kernel';
import { list, say } from '../../words/duck.ts';
import { labelOf, nameText, placeText, threatsOf } from './names.ts';

/** What is hardly ever going to happen is left out, unless nothing else is. */
const SELDOM = 0.05;

/** The courses that are worth saying: three at most. */
export const likely = ({ courses }: Intent): readonly Course[] =>
  courses.filter(({ chance }, i) => i === 0 || chance >= SELDOM).slice(0, 3);

/** "grabs YOU 71 %, comes to Store, doorway to Medical Bay 29 %". */
export function intentText(rules: DuckBoard, view: DuckView, intent: Intent): string {
  return likely(intent)
    .map(course => {
      const deed = deedText(rules, view, course, figure => nameText(rules, figure));
      return intended(deed, course, { error: withError(course) });
    })
    .join(', ');
}

/** How far a sampled chance may be off, in parts of a hundred; absent where it was counted. */
const withError = ({ error }: Course): number | undefined =>
  error === 0 ? undefined : Math.max(1, Math.round(error * 100));

type NameIn = (figure: Figure) => string;

function deedText(rules: DuckBoard, view: DuckView, { does, whom, at }: Course, nameIn: NameIn): string {
  const deed = does as ThreatDeed;
  switch (deed) {
    case 'grabs':
    case 'drags':
    case 'fights':
    case 'shoots':
    case 'wrecks': {
      const names = whom.flatMap(id => (view.figures[id] ? [nameIn(view.figures[id])] : []));
      return say(`duck.intent.${deed}`, { whom: list(names) });
    }
    case 'throws':
    case 'flees':
    case 'comes':
      return say(`duck.intent.${deed}`, { place: placeText(rules, view, Number(at)) });
    case 'batters':
    case 'opens':
    case 'crosses':
    case 'seeks':
    case 'leaves':
    case 'hides':
    case 'stays':
    case 'held':
      return say(`duck.intent.${deed}`);
    default:
      return deed satisfies never;
  }
}

/** Moves have their arrows; the word for a deed is for what does not show. */
const SHOWN: ReadonlySet<string> = new Set(['comes', 'flees', 'hides', 'stays', 'held', 'fights']);

/**
 * What the board says of a Threat: the likeliest thing that is more than a move, with letters for names as on tokens. Among
 * several it says by its number whose words they are, wherever there was room for them.
 */
export function glance(rules: DuckBoard, view: DuckView, intent: Intent): string | null {
  const course = likely(intent).find(({ does }) => !SHOWN.has(does));
  const threat = view.figures[intent.figure];
  const words = [
    threat && threat.wounds > 0 ? say('duck.woundedShort') : null,
    course ? intended(deedText(rules, view, course, labelOf), course, { about: !intent.exact }) : null,
  ].filter(each => each !== null);
  if (!threat || words.length === 0) return null;
  const isAlone = threatsOf(rules, view).length === 1;
  return isAlone ? words.join(', ') : say('duck.intentOf', { number: labelOf(threat), what: words.join(', ') });
}

/** A deed with its chance; what is as good as certain goes without one, and a sampled chance says so. */
function intended(deed: string, { chance }: Course, sampled: { about?: boolean; error?: number | undefined }): string {
  const percent = Math.round(chance * 100);
  const { about = false, error } = sampled;
  return percent === 100 ? deed : say('duck.intended', { deed, percent, about, error });
}
