import type { DuckView } from '@sightline/duck';
import { aside } from '../../../words/aside.ts';
import sentences from '../../../words/duck-lessons.json' with { type: 'json' };
import type { Lesson } from '../../lesson.ts';
import { aboard, BRICK, MUDGE, ONE_AIRLOCK, TALLY, YOU } from './school-ship.ts';
import { either, want } from './wants.ts';

const { say } = aside(sentences);

const [RIFLE, LEADER, GUNNER, LAST] = [0, 1, 2, 3];
/** Three of the Philth: the one at the airlock, the one in the middle of the Passage and the one behind it. */
const [NEAR, MIDDLE, FAR] = [7, 5, 4];

/** Reloading, shooting, the badge of a target, DUCK! for friend and foe, and getting up again. */
export const shooting: Lesson<DuckView> = {
  id: 'shooting',
  title: say('shooting.title'),
  promise: say('shooting.promise'),
  minutes: 6,
  options: aboard('M01', {
    arena: ONE_AIRLOCK,
    team: [{ ...TALLY, loaded: 0 }, YOU, BRICK, MUDGE],
    species: 'philth',
  }),
  secret: 'shooting 219',
  briefing: say('shooting.briefing'),
  steps: [
    {
      kind: 'doing',
      title: say('shooting.pairs.title'),
      text: say('shooting.pairs.text'),
      rule: 'DK-TURN-003',
      wants: want('boarding', { do: 'inPairs' }),
      otherwise: say('shooting.pairs.otherwise'),
    },
    { kind: 'telling', title: say('shooting.foe.title'), text: say('shooting.foe.text'), rule: 'DK-TSHOOT-001' },
    {
      kind: 'doing',
      title: say('shooting.reload.title'),
      text: say('shooting.reload.text'),
      rule: 'DK-WEAP-021',
      wants: want('act', { do: 'reload' }, RIFLE),
      otherwise: say('shooting.reload.otherwise'),
    },
    { kind: 'telling', title: say('shooting.badge.title'), text: say('shooting.badge.text'), rule: 'DK-SHOOT-001' },
    {
      kind: 'doing',
      title: say('shooting.shoot.title'),
      text: say('shooting.shoot.text'),
      rule: 'DK-WEAP-008',
      wants: want('act', { do: 'shoot', target: NEAR }, RIFLE),
      otherwise: say('shooting.shoot.otherwise'),
    },
    {
      kind: 'doing',
      title: say('shooting.hold.title'),
      text: say('shooting.hold.text'),
      rule: 'DK-WEAP-006',
      wants: want('act', { do: 'done' }, LEADER),
      otherwise: say('shooting.hold.otherwise'),
    },
    {
      kind: 'doing',
      title: say('shooting.behind.title'),
      text: say('shooting.behind.text'),
      rule: 'DK-SHOOT-018',
      wants: want('act', { do: 'shoot', target: MIDDLE }, GUNNER),
      otherwise: say('shooting.behind.otherwise'),
    },
    {
      kind: 'doing',
      title: say('shooting.duck.title'),
      text: say('shooting.duck.text'),
      rule: 'DK-DUCK-002',
      wants: want('react', { choice: { do: 'duck', figure: RIFLE } }),
      otherwise: say('shooting.duck.otherwise'),
    },
    {
      kind: 'doing',
      title: say('shooting.youToo.title'),
      text: say('shooting.youToo.text'),
      rule: 'DK-DUCK-003',
      wants: want('react', { choice: { do: 'duck', figure: LEADER } }),
      otherwise: say('shooting.youToo.otherwise'),
    },
    { kind: 'telling', title: say('shooting.worse.title'), text: say('shooting.worse.text'), rule: 'DK-DMG-002' },
    {
      kind: 'doing',
      title: say('shooting.again.title'),
      text: say('shooting.again.text'),
      rule: 'DK-WEAP-017',
      wants: want('act', { do: 'shoot', target: FAR }, GUNNER),
      otherwise: say('shooting.again.otherwise'),
    },
    {
      kind: 'doing',
      title: say('shooting.over.title'),
      text: say('shooting.over.text'),
      rule: 'DK-ACT-033',
      wants: either(want('act', { do: 'done' }, LAST), want('whoActs', { do: 'endPhase' })),
      ends: want('whoActs'),
      otherwise: say('shooting.over.otherwise'),
    },
    {
      kind: 'doing',
      title: say('shooting.dive.title'),
      text: say('shooting.dive.text'),
      rule: 'DK-DUCK-005',
      wants: want('react', { choice: { do: 'duck', figure: GUNNER } }),
      otherwise: say('shooting.dive.otherwise'),
    },
    { kind: 'telling', title: say('shooting.back.title'), text: say('shooting.back.text'), rule: 'DK-WEAP-010' },
    {
      kind: 'doing',
      title: say('shooting.up.title'),
      text: say('shooting.up.text'),
      rule: 'DK-CDUCK-003',
      wants: either(want('whoActs', { do: 'activate', figure: LEADER }), want('act', { do: 'standUp' }, LEADER)),
      ends: want('act'),
      otherwise: say('shooting.up.otherwise'),
    },
  ],
  ending: say('shooting.ending'),
};
