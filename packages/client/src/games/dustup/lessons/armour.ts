import type { Act, DustupView } from '@sightline/dustup';
import { aside } from '../../../words/aside.ts';
import sentences from '../../../words/dustup-lessons.json' with { type: 'json' };
import type { Lesson } from '../../lesson.ts';
import { oneOf, type Wants } from '../../wanting.ts';
import {
  box,
  force,
  ground,
  onTheField,
  squad,
  want,
  wantAct,
  wantActivation,
  wantPass,
  wantSecond,
} from './school-field.ts';

const { say } = aside(sentences);

const [HUNTERS, CARRIER] = [0, 1];
const ROCKET = 'heavyRocket';

type Use = Extract<Act, { readonly do: 'reorganise' }>['use'];

const wantUse = (unit: number, name: Use['do']): Wants<DustupView> =>
  want('act', (act, question) => act.do === 'reorganise' && act.use.do === name && question.unit.id === unit);

/** The carrier stands on the road, or near to it. */
const wantOnTheRoad: Wants<DustupView> = want('deploy', ({ at }) => Math.abs(at.y - 7000) <= 3000);

/** Anything that the vehicle does with its second action. */
const wantAny = (unit: number): Wants<DustupView> => want('act', (_, question) => question.unit.id === unit);

/** With a rocket, not with rifles. */
const wantRocket: Wants<DustupView> = want('act', (act, question, { figures }) => {
  if (act.do !== 'shoot' || question.unit.id !== HUNTERS) return false;
  return act.shots.some(([figure, weapon]) => figures[figure]?.weapons[Number(weapon)] === ROCKET);
});

/** Armour by its faces, driving, riding, getting out and rockets. */
export const armour: Lesson<DustupView> = {
  id: 'armour',
  title: say('armour.title'),
  promise: say('armour.promise'),
  minutes: 7,
  options: onTheField({
    map: ground(36, [box('rough', 14, 10.5, 7, 3), box('cultivated', 13, 0.5, 9, 4)]),
    turns: 3,
    forces: [
      {
        ...force('Red', [squad('R-1', 'Tank hunters', 2, { aboard: 'R-C', rockets: [{ what: ROCKET, count: 2 }] })]),
        vehicles: [{ code: 'R-C', vehicle: 'wheeledCarrier', name: 'Carrier' }],
      },
      { ...force('Blue', []), vehicles: [{ code: 'B-T', vehicle: 'lightTank', name: 'Tank', quality: 'green' }] },
    ],
  }),
  secret: 'd 49',
  briefing: say('armour.briefing'),
  steps: [
    { kind: 'telling', title: say('armour.hull.title'), text: say('armour.hull.text'), rule: 'DU-VEH-019' },
    {
      kind: 'doing',
      title: say('armour.deploy.title'),
      text: say('armour.deploy.text'),
      rule: 'DU-VEH-036',
      wants: oneOf(want('whichToDeploy'), wantOnTheRoad, wantSecond),
      ends: wantSecond,
      otherwise: say('armour.deploy.otherwise'),
    },
    {
      kind: 'doing',
      title: say('armour.seize.title'),
      text: say('armour.seize.text'),
      rule: 'DU-TURN-008',
      wants: wantPass,
      otherwise: say('armour.seize.otherwise'),
    },
    {
      kind: 'doing',
      title: say('armour.activate.title'),
      text: say('armour.activate.text'),
      rule: 'DU-VEH-047',
      wants: wantActivation(CARRIER),
      otherwise: say('armour.activate.otherwise'),
    },
    {
      kind: 'doing',
      title: say('armour.drive.title'),
      text: say('armour.drive.text'),
      rule: 'DU-VEH-026',
      wants: wantAct(CARRIER, 'move'),
      otherwise: say('armour.drive.otherwise'),
    },
    {
      kind: 'doing',
      title: say('armour.again.title'),
      text: say('armour.again.text'),
      rule: 'DU-VEH-036',
      wants: wantAny(CARRIER),
      otherwise: say('armour.again.otherwise'),
    },
    {
      kind: 'doing',
      title: say('armour.out.title'),
      text: say('armour.out.text'),
      rule: 'DU-VEH-045',
      wants: oneOf(wantPass, wantUse(HUNTERS, 'alight')),
      ends: wantUse(HUNTERS, 'alight'),
      otherwise: say('armour.out.otherwise'),
    },
    {
      kind: 'doing',
      title: say('armour.rocket.title'),
      text: say('armour.rocket.text'),
      rule: 'DU-VEH-020',
      // Whoever got out behind the carrier sees nothing from there.
      wants: oneOf(wantRocket, wantAct(HUNTERS, 'stop')),
      otherwise: say('armour.rocket.otherwise'),
    },
    { kind: 'telling', title: say('armour.after.title'), text: say('armour.after.text'), rule: 'DU-VEH-061' },
  ],
  ending: say('armour.ending'),
};
