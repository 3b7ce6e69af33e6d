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
  wantAct,
  wantActivation,
  wantDeployment,
  wantFirst,
  wantPass,
} from './school-field.ts';

const { say } = aside(sentences);

const [FIRST, SECOND] = [0, 1];
/** The farm's back field: rough going, a crater, and nothing to hide behind. */
const FIELD = ground(24, [box('rough', 9, 10.5, 6, 3), box('crater', 11, 2, 2.5, 2.5)]);
/** Where the squads are to stand, in inches. */
const PLACES = [
  [6.8, 8],
  [2.7, 3.8],
] as const;

/** Shooting, suppression and what it does to the nerves. */
export const fire: Lesson<DustupView> = {
  id: 'fire',
  title: say('fire.title'),
  promise: say('fire.promise'),
  minutes: 7,
  options: onTheField({
    map: FIELD,
    turns: 4,
    forces: [
      force('Red', [squad('R-1', 'First Squad', 5), squad('R-2', 'Second Squad', 5)]),
      force('Blue', [squad('B-1', 'Conscripts', 5, { quality: 'green', armour: 'partialLight' })]),
    ],
  }),
  secret: 'b 3',
  briefing: say('fire.briefing'),
  steps: [
    {
      kind: 'doing',
      title: say('fire.deploy.title'),
      text: say('fire.deploy.text'),
      rule: 'DU-GAP-029',
      wants: oneOf(wantDeployment(...PLACES), wantFirst),
      ends: wantFirst,
      otherwise: say('fire.deploy.otherwise'),
    },
    {
      kind: 'doing',
      title: say('fire.activate.title'),
      text: say('fire.activate.text'),
      rule: 'DU-TURN-004',
      wants: wantActivation(FIRST),
      otherwise: say('fire.activate.otherwise'),
    },
    { kind: 'telling', title: say('fire.dice.title'), text: say('fire.dice.text'), rule: 'DU-SHOOT-006' },
    {
      kind: 'doing',
      title: say('fire.shoot.title'),
      text: say('fire.shoot.text'),
      rule: 'DU-SHOOT-001',
      wants: wantAct(FIRST, 'shoot'),
      otherwise: say('fire.shoot.otherwise'),
    },
    { kind: 'telling', title: say('fire.marker.title'), text: say('fire.marker.text'), rule: 'DU-SUPP-001' },
    {
      kind: 'doing',
      title: say('fire.prop.title'),
      text: say('fire.prop.text'),
      rule: 'DU-PROP-002',
      wants: wantAct(FIRST, 'prop'),
      otherwise: say('fire.prop.otherwise'),
    },
    {
      kind: 'doing',
      title: say('fire.seize.title'),
      text: say('fire.seize.text'),
      rule: 'DU-TURN-008',
      wants: wantPass,
      otherwise: say('fire.seize.otherwise'),
    },
    {
      kind: 'doing',
      title: say('fire.more.title'),
      text: say('fire.more.text'),
      rule: 'DU-SHOOT-003',
      wants: wantAct(SECOND, 'shoot'),
      otherwise: say('fire.more.otherwise'),
    },
    { kind: 'telling', title: say('fire.nerve.title'), text: say('fire.nerve.text'), rule: 'DU-MORALE-001' },
    {
      kind: 'doing',
      title: say('fire.down.title'),
      text: say('fire.down.text'),
      rule: 'DU-PROP-003',
      wants: wantAct(SECOND, 'prop'),
      otherwise: say('fire.down.otherwise'),
    },
    {
      kind: 'doing',
      title: say('fire.turn.title'),
      text: say('fire.turn.text'),
      rule: 'DU-TURN-001',
      wants: wantFirst,
      otherwise: say('fire.turn.otherwise'),
    },
    {
      kind: 'doing',
      title: say('fire.pinned.title'),
      text: say('fire.pinned.text'),
      rule: 'DU-TURN-018',
      wants: wantActivation(FIRST),
      otherwise: say('fire.pinned.otherwise'),
    },
    {
      kind: 'doing',
      title: say('fire.recover.title'),
      text: say('fire.recover.text'),
      rule: 'DU-SUPP-006',
      wants: oneOf(wantAct(FIRST, 'recover'), wantAct(FIRST, 'shoot')),
      ends: wantAct(FIRST, 'shoot'),
      otherwise: say('fire.recover.otherwise'),
    },
  ],
  ending: say('fire.ending'),
};
