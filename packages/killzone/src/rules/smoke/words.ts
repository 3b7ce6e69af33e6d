import type { Killzone } from '../../table/table.ts';
import type { ChapterWords } from '../../words/chapter.ts';
import { milsOf, placeWords } from '../../words/phrases.ts';
import type { SmokeEvent } from './events.ts';
import type { SmokeQuestion } from './questions.ts';

export const smokeWords: ChapterWords<SmokeEvent, SmokeQuestion, never> = {
  events: {
    smokeDrifted: ({ to }) => `The smoke grenade goes astray to ${placeWords(to)}.`,
    smokeSpread: ({ at }) => `Smoke spreads at ${placeWords(at)}.`,
    dispersalRolled: ({ at, die, gone }) =>
      `The smoke at ${placeWords(at)} ${gone ? 'disperses' : 'hangs on'} (${die}).`,
    barrageFired: ({ side, at, die, hit }) =>
      `${side} have smoke fired at ${placeWords(at)}, a ${die}: ${hit ? 'on target' : 'off target'}.`,
  },
  questions: {
    driftSmoke: {
      question: () => 'Where does the smoke grenade land?',
      option: (_asked, place) => placeWords(place),
    },
    barrage: {
      question: ({ left }) => `Where is the smoke fired, ${left} left?`,
      option: (_asked, place) => placeWords(place),
    },
  },
  acts: {},
  refusals: {
    aimAtGround: () => 'Smoke is fired at a spot on the ground.',
    tooNearEdge: ({ it }) => `The barrage falls more than ${milsOf(it)} from the table edge.`,
  },
};

/** The smoke on the table. */
export function smokeLines({ clouds }: Killzone): string[] {
  return clouds.map(cloud => `  smoke at ${placeWords(cloud)}`);
}
