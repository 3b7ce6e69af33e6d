import type { KillzoneView } from '@sightline/killzone';
import { aside } from '../../../words/aside.ts';
import sentences from '../../../words/killzone-lessons.json' with { type: 'json' };
import type { Lesson } from '../../lesson.ts';
import { oneOf } from '../../wanting.ts';
import {
  apart,
  CROSSING,
  encounter,
  enemiesIn,
  gang,
  RAIDERS,
  type Spot,
  wantAct,
  wantFallBack,
  wantMove,
  wantOrder,
  wantPick,
  wantPlace,
} from './back-street.ts';

const { say } = aside(sentences);

const [LEADER, PARTNER] = [0, 1];
/** Where the officers are to stand: on the street, at the front of their strip. */
const [FRONT, ABOUT] = [{ x: 7.5, y: 15 }, 2];
/** So near, in mils, the submachine gun reaches. */
const REACH = 15_500;

const isInReach = (to: Spot, view: KillzoneView): boolean => enemiesIn(view).some(enemy => apart(to, enemy) < REACH);

/** Orders face down, initiative, moving and shooting. */
export const patrol: Lesson<KillzoneView> = {
  id: 'patrol',
  title: say('patrol.title'),
  promise: say('patrol.promise'),
  minutes: 6,
  options: encounter({
    map: CROSSING,
    turns: 6,
    rosters: [
      gang('Patrol', 'law-enforcer', [
        { count: 1, leader: true, armour: 'medium', weapons: ['submachine-gun'] },
        { count: 1, armour: 'medium', weapons: ['assault-rifle'] },
      ]),
      RAIDERS,
    ],
  }),
  secret: 'a 1',
  briefing: say('patrol.briefing'),
  steps: [
    { kind: 'telling', title: say('patrol.group.title'), text: say('patrol.group.text'), rule: 'KZ-ORDER-001' },
    {
      kind: 'doing',
      title: say('patrol.deploy.title'),
      text: say('patrol.deploy.text'),
      rule: 'KZ-WIN-004',
      wants: wantPlace(FRONT, ABOUT),
      otherwise: say('patrol.deploy.otherwise'),
    },
    {
      kind: 'doing',
      title: say('patrol.order.title'),
      text: say('patrol.order.text'),
      rule: 'KZ-ORDER-004',
      wants: wantOrder('staySharp'),
      otherwise: say('patrol.order.otherwise'),
    },
    {
      kind: 'telling',
      title: say('patrol.initiative.title'),
      text: say('patrol.initiative.text'),
      rule: 'KZ-INIT-002',
    },
    {
      kind: 'doing',
      title: say('patrol.pick.title'),
      text: say('patrol.pick.text'),
      rule: 'KZ-INIT-006',
      wants: wantPick(LEADER),
      otherwise: say('patrol.pick.otherwise'),
    },
    {
      kind: 'doing',
      title: say('patrol.move.title'),
      text: say('patrol.move.text'),
      rule: 'KZ-MOVE-002',
      wants: wantMove(LEADER, isInReach),
      otherwise: say('patrol.move.otherwise'),
    },
    {
      kind: 'doing',
      title: say('patrol.shoot.title'),
      text: say('patrol.shoot.text'),
      rule: 'KZ-SHOOT-003',
      wants: wantAct(LEADER, 'shoot'),
      otherwise: say('patrol.shoot.otherwise'),
    },
    {
      kind: 'doing',
      title: say('patrol.rifle.title'),
      text: say('patrol.rifle.text'),
      rule: 'KZ-SHOOT-006',
      wants: wantAct(PARTNER, 'shoot'),
      otherwise: say('patrol.rifle.otherwise'),
    },
    {
      kind: 'doing',
      title: say('patrol.done.title'),
      text: say('patrol.done.text'),
      rule: 'KZ-ORDER-009',
      wants: wantAct(PARTNER, 'done'),
      otherwise: say('patrol.done.otherwise'),
    },
    { kind: 'telling', title: say('patrol.closer.title'), text: say('patrol.closer.text'), rule: 'KZ-ORDER-003' },
    {
      kind: 'doing',
      title: say('patrol.again.title'),
      text: say('patrol.again.text'),
      rule: 'KZ-INIT-006',
      wants: wantPick(LEADER),
      otherwise: say('patrol.again.otherwise'),
    },
    {
      kind: 'doing',
      title: say('patrol.near.title'),
      text: say('patrol.near.text'),
      rule: 'KZ-SHOOT-005',
      wants: wantAct(LEADER, 'shoot'),
      otherwise: say('patrol.near.otherwise'),
    },
    {
      kind: 'doing',
      title: say('patrol.hold.title'),
      text: say('patrol.hold.text'),
      rule: 'KZ-ORDER-009',
      wants: oneOf(wantAct(LEADER, 'done'), wantFallBack(LEADER)),
      otherwise: say('patrol.hold.otherwise'),
    },
    {
      kind: 'doing',
      title: say('patrol.last.title'),
      text: say('patrol.last.text'),
      rule: 'KZ-SUPP-001',
      // A leader who fell back by less than the whole way is asked once more.
      wants: oneOf(wantAct(PARTNER, 'shoot'), wantAct(LEADER, 'done'), wantFallBack(LEADER)),
      ends: wantAct(PARTNER, 'shoot'),
      otherwise: say('patrol.last.otherwise'),
    },
    {
      kind: 'doing',
      title: say('patrol.stand.title'),
      text: say('patrol.stand.text'),
      rule: 'KZ-HTH-001',
      wants: wantAct(PARTNER, 'done'),
      otherwise: say('patrol.stand.otherwise'),
    },
    { kind: 'telling', title: say('patrol.fight.title'), text: say('patrol.fight.text'), rule: 'KZ-HTH-002' },
    {
      kind: 'doing',
      title: say('patrol.orders.title'),
      text: say('patrol.orders.text'),
      rule: 'KZ-CHANGE-001',
      // Officers who stand too far apart are asked for no order, and the next turn begins.
      wants: ({ kind }) => kind === 'order' || kind === 'pick' || kind === 'act',
      otherwise: say('patrol.orders.otherwise'),
    },
  ],
  ending: say('patrol.ending'),
};
