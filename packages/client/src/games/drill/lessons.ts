import type { Drill } from '@sightline/drill';
import { aside } from '../../words/aside.ts';
import sentences from '../../words/drill-lessons.json' with { type: 'json' };
import type { Lesson } from '../lesson.ts';

const { say } = aside(sentences);

/** Red 4, as the rules count. */
const FOURTH = 3;
/** So far at least from where it stands: the far edge of its walk. */
const FAR = 3;

/** One activation: choose, walk, keep watch. */
export const lessons: readonly Lesson<Drill>[] = [
  {
    id: 'watch',
    title: say('watch.title'),
    promise: say('watch.promise'),
    minutes: 2,
    options: {
      scenario: 'walls',
      switches: { mines: false },
      players: { red: { kind: 'person' }, blue: { kind: 'bot', bot: 'greedy' } },
      freeUndo: true,
    },
    secret: 'first drill',
    briefing: say('watch.briefing'),
    steps: [
      {
        kind: 'doing',
        title: say('watch.pick.title'),
        text: say('watch.pick.text'),
        rule: 'DR-TURN-002',
        wants: ({ kind }, answer) => kind === 'pick' && answer === FOURTH,
        otherwise: say('watch.pick.otherwise'),
      },
      {
        kind: 'doing',
        title: say('watch.walk.title'),
        text: say('watch.walk.text'),
        rule: 'DR-WALK-001',
        wants: ({ kind }, answer, { units }) =>
          kind === 'walk' && typeof answer === 'number' && Math.abs(answer - units[FOURTH]!.at) >= FAR,
        otherwise: say('watch.walk.otherwise'),
      },
      { kind: 'telling', title: say('watch.then.title'), text: say('watch.then.text'), rule: 'DR-SHOOT-001' },
      {
        kind: 'doing',
        title: say('watch.watch.title'),
        text: say('watch.watch.text'),
        rule: 'DR-WATCH-001',
        wants: ({ kind }, answer) => kind === 'shoot' && answer === 'overwatch',
        otherwise: say('watch.watch.otherwise'),
      },
    ],
    ending: say('watch.ending'),
  },
];
