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

const [HQ, SQUAD] = [0, 1];
const WELL = ground(26, [
  box('buildingLight', 20, 10.5, 4, 3),
  box('rough', 8, 10.5, 7, 3),
  box('crater', 13, 2, 2.5, 2.5),
]);
/** Where headquarters and squad are to stand, in inches. */
const PLACES = [
  [2.4, 9.9],
  [7.3, 5.7],
] as const;

/** Orders, close assault and what a battle is won by. */
export const assault: Lesson<DustupView> = {
  id: 'assault',
  title: say('assault.title'),
  promise: say('assault.promise'),
  minutes: 7,
  options: onTheField({
    map: WELL,
    turns: 1,
    objectives: [{ name: 'the well', at: [20, 8], points: 3 }],
    victory: { kind: 'points', perDestroyed: 2, perBroken: 1, margin: 1, both: 0 },
    forces: [
      force('Red', [
        squad('R-HQ', 'Platoon HQ', 1, { commands: ['R-1'] }),
        squad('R-1', 'First Squad', 5, { leadership: 2 }),
      ]),
      force('Blue', [squad('B-1', 'Conscripts', 3, { quality: 'green', armour: 'partialLight', leadership: 2 })]),
    ],
  }),
  secret: 'c 1',
  briefing: say('assault.briefing'),
  steps: [
    { kind: 'telling', title: say('assault.well.title'), text: say('assault.well.text'), rule: 'DU-GAP-020' },
    {
      kind: 'doing',
      title: say('assault.deploy.title'),
      text: say('assault.deploy.text'),
      rule: 'DU-GAP-029',
      wants: oneOf(wantDeployment(...PLACES), wantFirst),
      ends: wantFirst,
      otherwise: say('assault.deploy.otherwise'),
    },
    {
      kind: 'doing',
      title: say('assault.hq.title'),
      text: say('assault.hq.text'),
      rule: 'DU-ORDER-001',
      wants: wantActivation(HQ),
      otherwise: say('assault.hq.otherwise'),
    },
    {
      kind: 'doing',
      title: say('assault.order.title'),
      text: say('assault.order.text'),
      rule: 'DU-ORDER-002',
      wants: wantAct(HQ, 'order'),
      otherwise: say('assault.order.otherwise'),
    },
    {
      kind: 'doing',
      title: say('assault.prepare.title'),
      text: say('assault.prepare.text'),
      rule: 'DU-ASSAULT-002',
      wants: wantAct(SQUAD, 'shoot'),
      otherwise: say('assault.prepare.otherwise'),
    },
    {
      kind: 'doing',
      title: say('assault.closer.title'),
      text: say('assault.closer.text'),
      rule: 'DU-MOVE-001',
      wants: wantAdvance(SQUAD),
      otherwise: say('assault.closer.otherwise'),
    },
    {
      kind: 'doing',
      title: say('assault.prop.title'),
      text: say('assault.prop.text'),
      rule: 'DU-ORDER-003',
      wants: wantAct(HQ, 'prop'),
      otherwise: say('assault.prop.otherwise'),
    },
    {
      kind: 'doing',
      title: say('assault.seize.title'),
      text: say('assault.seize.text'),
      rule: 'DU-TURN-008',
      wants: wantPass,
      otherwise: say('assault.seize.otherwise'),
    },
    { kind: 'telling', title: say('assault.courage.title'), text: say('assault.courage.text'), rule: 'DU-ASSAULT-009' },
    {
      kind: 'doing',
      title: say('assault.assault.title'),
      text: say('assault.assault.text'),
      rule: 'DU-ASSAULT-001',
      wants: wantAct(SQUAD, 'assault'),
      otherwise: say('assault.assault.otherwise'),
    },
    {
      kind: 'doing',
      title: say('assault.occupy.title'),
      text: say('assault.occupy.text'),
      rule: 'DU-ASSAULT-001',
      wants: oneOf(
        want('strikeApart', answer => answer === 'together'),
        want('followUp', answer => answer.do === 'occupy'),
      ),
      ends: want('followUp'),
      otherwise: say('assault.occupy.otherwise'),
    },
  ],
  ending: say('assault.ending'),
};
