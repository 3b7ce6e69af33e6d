import type { KillzoneView } from '@sightline/killzone';
import { aside } from '../../../words/aside.ts';
import sentences from '../../../words/killzone-lessons.json' with { type: 'json' };
import type { Lesson } from '../../lesson.ts';
import { oneOf, type Wants } from '../../wanting.ts';
import { CONCRETE, encounter, gang, RAIDERS, want, wantOrder, wantPick } from './back-street.ts';

const { say } = aside(sentences);

const DRIVER = 0;
const EVERYBODY = 3;
/** The most dice a car may brake or accelerate with. */
const ALL_DICE = 3;
/** Degrees off the straight that are still straight, and from which on it is a corner. */
const [STRAIGHT, CORNER] = [20, 80];

/** Half way along an edge, in mils, so that there is room to steer on either side. */
const [MIDDLE, ASIDE] = [24_000, 6000];
const isAmid = (x: number, y: number): boolean => Math.min(Math.abs(x - MIDDLE), Math.abs(y - MIDDLE)) <= ASIDE;

const wantPace = (pace: 'hold' | 'accelerate' | 'brake', dice: number): Wants<KillzoneView> =>
  want('act', act => act.do === 'drive' && act.pace === pace && act.dice === dice);
const wantStraight = want('route', route => route.every(({ turn }) => Math.abs(turn) < STRAIGHT));

/** A car: speed, steering, ramming and corners. */
export const wheels: Lesson<KillzoneView> = {
  id: 'wheels',
  title: say('wheels.title'),
  promise: say('wheels.promise'),
  minutes: 7,
  options: encounter({
    map: CONCRETE,
    turns: 6,
    rosters: [
      gang(
        'Drivers',
        'street-ganger',
        [
          { count: 1, leader: true, armour: 'light', weapons: ['submachine-gun'] },
          { count: 2, armour: 'light', weapons: ['submachine-gun'] },
        ],
        { vehicles: ['car'] },
      ),
      RAIDERS,
    ],
  }),
  secret: 'c 11',
  briefing: say('wheels.briefing'),
  steps: [
    {
      kind: 'doing',
      title: say('wheels.place.title'),
      text: say('wheels.place.text'),
      rule: 'KZ-VEH-013',
      wants: want('deployVehicle', ({ crew, x, y }) => crew.length === EVERYBODY && isAmid(x, y)),
      otherwise: say('wheels.place.otherwise'),
    },
    {
      kind: 'doing',
      title: say('wheels.order.title'),
      text: say('wheels.order.text'),
      rule: 'KZ-ORDER-002',
      wants: wantOrder('shoot'),
      otherwise: say('wheels.order.otherwise'),
    },
    {
      kind: 'doing',
      title: say('wheels.driver.title'),
      text: say('wheels.driver.text'),
      rule: 'KZ-VEH-013',
      wants: wantPick(DRIVER),
      otherwise: say('wheels.driver.otherwise'),
    },
    {
      kind: 'doing',
      title: say('wheels.faster.title'),
      text: say('wheels.faster.text'),
      rule: 'KZ-VEH-010',
      wants: wantPace('accelerate', ALL_DICE),
      otherwise: say('wheels.faster.otherwise'),
    },
    {
      kind: 'doing',
      title: say('wheels.steer.title'),
      text: say('wheels.steer.text'),
      rule: 'KZ-VEH-014',
      wants: wantStraight,
      otherwise: say('wheels.steer.otherwise'),
    },
    {
      kind: 'doing',
      title: say('wheels.rest.title'),
      text: say('wheels.rest.text'),
      rule: 'KZ-VEH-001',
      wants: wantPick('enough'),
      otherwise: say('wheels.rest.otherwise'),
    },
    {
      kind: 'doing',
      title: say('wheels.keep.title'),
      text: say('wheels.keep.text'),
      rule: 'KZ-CHANGE-001',
      wants: wantOrder('shoot'),
      otherwise: say('wheels.keep.otherwise'),
    },
    {
      kind: 'doing',
      title: say('wheels.wheel.title'),
      text: say('wheels.wheel.text'),
      rule: 'KZ-VEH-013',
      wants: wantPick(DRIVER),
      otherwise: say('wheels.wheel.otherwise'),
    },
    {
      kind: 'doing',
      title: say('wheels.hold.title'),
      text: say('wheels.hold.text'),
      rule: 'KZ-VEH-009',
      wants: wantPace('hold', 0),
      otherwise: say('wheels.hold.otherwise'),
    },
    {
      kind: 'doing',
      title: say('wheels.ram.title'),
      text: say('wheels.ram.text'),
      rule: 'KZ-VEH-028',
      wants: wantStraight,
      otherwise: say('wheels.ram.otherwise'),
    },
    { kind: 'telling', title: say('wheels.after.title'), text: say('wheels.after.text'), rule: 'KZ-VEH-017' },
    {
      kind: 'doing',
      title: say('wheels.pause.title'),
      text: say('wheels.pause.text'),
      rule: 'KZ-VEH-001',
      wants: oneOf(wantPick('enough'), wantOrder('shoot')),
      ends: wantOrder('shoot'),
      otherwise: say('wheels.pause.otherwise'),
    },
    {
      kind: 'doing',
      title: say('wheels.brake.title'),
      text: say('wheels.brake.text'),
      rule: 'KZ-VEH-011',
      wants: oneOf(wantPick(DRIVER), wantPace('brake', ALL_DICE)),
      ends: want('act'),
      otherwise: say('wheels.brake.otherwise'),
    },
    {
      kind: 'doing',
      title: say('wheels.corner.title'),
      text: say('wheels.corner.text'),
      rule: 'KZ-VEH-015',
      wants: want('route', route => route.some(({ turn }) => Math.abs(turn) >= CORNER)),
      otherwise: say('wheels.corner.otherwise'),
    },
  ],
  ending: say('wheels.ending'),
};
