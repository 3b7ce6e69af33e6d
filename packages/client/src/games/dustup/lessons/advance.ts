import type { DustupView } from '@sightline/dustup';
import { aside } from '../../../words/aside.ts';
import sentences from '../../../words/dustup-lessons.json' with { type: 'json' };
import type { Lesson } from '../../lesson.ts';
import { oneOf } from '../../wanting.ts';
import {
  box,
  force,
  ground,
  onTheField,
  squad,
  want,
  wantAct,
  wantActivation,
  wantAdvance,
  wantDeployment,
  wantFirst,
  wantPass,
} from './school-field.ts';

const { say } = aside(sentences);

const [FIRST, SECOND] = [0, 1];
/** A farm north of the road, a wood and a field south of it, and a wall worth reaching in between. */
const FARM = ground(
  36,
  [
    box('buildingSolid', 14, 10, 5, 3.5),
    box('cultivated', 2, 9, 8, 4.5),
    box('lightWoods', 16, 0.5, 8, 4),
    box('lightScrub', 27, 9.5, 6, 4),
    box('rough', 29, 1, 4, 3.5),
  ],
  [
    {
      type: 'hedge',
      points: [
        [2, 9],
        [10, 9],
      ],
    },
    {
      type: 'lowWall',
      points: [
        [14, 4.5],
        [14, 9.5],
      ],
    },
  ],
);
/** Where the squads are to stand, in inches. */
const PLACES = [
  [6.8, 8],
  [2.7, 3.8],
] as const;

/** Deploying, the turn, two actions, moving and propping. */
export const advance: Lesson<DustupView> = {
  id: 'advance',
  title: say('advance.title'),
  promise: say('advance.promise'),
  minutes: 6,
  options: onTheField({
    map: FARM,
    turns: 4,
    forces: [
      force('Red', [squad('R-1', 'First Squad', 3), squad('R-2', 'Second Squad', 3)]),
      force('Blue', [squad('B-1', 'Conscripts', 3, { quality: 'green' })]),
    ],
  }),
  secret: 'a 1',
  briefing: say('advance.briefing'),
  steps: [
    { kind: 'telling', title: say('advance.unit.title'), text: say('advance.unit.text'), rule: 'DU-TURN-002' },
    {
      kind: 'doing',
      title: say('advance.deploy.title'),
      text: say('advance.deploy.text'),
      rule: 'DU-GAP-029',
      wants: wantDeployment(...PLACES),
      ends: want('deploy', (_placing, { unit }) => unit.id === SECOND),
      otherwise: say('advance.deploy.otherwise'),
    },
    {
      kind: 'doing',
      title: say('advance.first.title'),
      text: say('advance.first.text'),
      rule: 'DU-TURN-001',
      wants: oneOf(wantFirst, wantActivation(FIRST)),
      ends: want('activate'),
      otherwise: say('advance.first.otherwise'),
    },
    {
      kind: 'doing',
      title: say('advance.shoot.title'),
      text: say('advance.shoot.text'),
      rule: 'DU-SHOOT-001',
      wants: wantAct(FIRST, 'shoot'),
      otherwise: say('advance.shoot.otherwise'),
    },
    {
      kind: 'doing',
      title: say('advance.move.title'),
      text: say('advance.move.text'),
      rule: 'DU-MOVE-001',
      wants: wantAdvance(FIRST),
      otherwise: say('advance.move.otherwise'),
    },
    {
      kind: 'doing',
      title: say('advance.seize.title'),
      text: say('advance.seize.text'),
      rule: 'DU-TURN-008',
      wants: wantPass,
      otherwise: say('advance.seize.otherwise'),
    },
    {
      kind: 'doing',
      title: say('advance.follow.title'),
      text: say('advance.follow.text'),
      rule: 'DU-MOVE-002',
      wants: wantAdvance(SECOND),
      otherwise: say('advance.follow.otherwise'),
    },
    {
      kind: 'doing',
      title: say('advance.prop.title'),
      text: say('advance.prop.text'),
      rule: 'DU-PROP-001',
      wants: wantAct(SECOND, 'prop'),
      otherwise: say('advance.prop.otherwise'),
    },
    { kind: 'telling', title: say('advance.next.title'), text: say('advance.next.text'), rule: 'DU-TURN-005' },
  ],
  ending: say('advance.ending'),
};
