import type { Act, DustupView, Place } from '@sightline/dustup';
import { aside } from '../../../words/aside.ts';
import sentences from '../../../words/dustup-lessons.json' with { type: 'json' };
import type { Lesson } from '../../lesson.ts';
import { oneOf, type Wants } from '../../wanting.ts';
import { placeOfUnit } from '../units.ts';
import {
  box,
  force,
  ground,
  onTheField,
  squad,
  want,
  wantAct,
  wantActivation,
  wantDeployment,
  wantFirst,
  wantPass,
  wantSecond,
} from './school-field.ts';

const { say } = aside(sentences);

const [OBSERVERS, FLAK, COMMAND_POST] = [0, 1, 2];
/** The place of the missile among the weapons of the anti-air vehicle. */
const MISSILE = 1;

/** Where they are to stand, in inches. */
const PLACES = [
  [2.4, 19.9],
  [7.1, 3.6],
] as const;

const armed = (role: string, weapon: string) => ({ role, weapons: [weapon] });
/** Nobody of Blue has more than a pistol: whatever reaches Red comes from above. */
const pistols = (code: string, name: string, men: number, unlike: Parameters<typeof squad>[3] = {}) =>
  squad(code, name, men, {
    figures: [
      { ...armed('Squad leader', 'pistol'), leader: true },
      { ...armed('Rifleman', 'pistol'), count: men },
    ],
    ...unlike,
  });

/** It has seen better days: little to mislead a missile with, and guns that are not to the point here. */
const OLD_GUNSHIP = {
  id: 'oldGunship',
  name: 'Old gunship',
  rule: 'house',
  kind: 'vehicle',
  size: 3,
  mover: 'vtol',
  armour: { front: 1, side: 1, rear: 1, top: 1, belly: 1 },
  ecm: 4,
  sensors: 'aided',
  capacity: 0,
  crew: 2,
  quality: 'experienced',
  leadership: 2,
  mounts: [{ weapon: 'machineGun', on: 'turret', arc: 180, under: true, stabilisation: 'superior' }],
  traits: [],
} as const;

const far = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Without a chit: the roll is easy enough. */
const wantCall: Wants<DustupView> = want(
  'act',
  (act, question) => act.do === 'requestFire' && act.chits === undefined && question.unit.id === OBSERVERS,
);

/** So far off the middle of the command post a mark still means it, in mils. */
const ABOUT = 2000;

/** On the command post, and not smoke. */
const wantAim: Wants<DustupView> = want('placeMission', (aim, _, view) => {
  if (aim === 'nowhere' || aim.ammunition === 'smoke') return false;
  return far(aim.at, placeOfUnit(view, view.units[COMMAND_POST]!)) <= ABOUT;
});

/** Twice as far from the mark as one round bursts, in mils. */
const CLEAR = 8000;

/** Away from where the enemy's rounds are to land. */
const wantClear: Wants<DustupView> = want('act', (act, question, view) => {
  if (act.do !== 'move' || question.unit.id !== OBSERVERS) return false;
  const markers = view.missions.filter(({ side }) => side !== 0).flatMap(mission => mission.markers);
  return markers.every(marker => far(act.route.at(-1)!, marker) >= CLEAR);
});

const wantShot = (isRight: (act: Extract<Act, { do: 'fireAtAircraft' }>) => boolean): Wants<DustupView> =>
  want('act', (act, question) => act.do === 'fireAtAircraft' && question.unit.id === FLAK && isRight(act));

/** What keeps people alive. */
const CAREFUL: ReadonlySet<Act['do']> = new Set(['move', 'prop', 'unprop', 'recover', 'stop']);
const wantCare = (unit: number): Wants<DustupView> =>
  want('act', (act, question) => CAREFUL.has(act.do) && question.unit.id === unit);
const wantLast = (unit: number): Wants<DustupView> =>
  want('act', (act, { unit: asked, actions }) => asked.id === unit && (act.do === 'stop' || actions <= 1));

/** Calling for fire, getting out of the way of it, and what to do about a gunship. */
export const above: Lesson<DustupView> = {
  id: 'above',
  title: say('above.title'),
  promise: say('above.promise'),
  minutes: 8,
  options: onTheField(
    {
      map: ground(40, [box('rough', 14, 20, 7, 5), box('cultivated', 12, 2, 9, 6)], [], 28),
      turns: 3,
      forces: [
        {
          ...force('Red', [
            squad('R-1', 'Observers', 2, {
              figures: [
                { ...armed('Squad leader', 'assaultRifle'), leader: true },
                { ...armed('Observer', 'assaultRifle'), specialist: 'forwardObserver' },
                armed('Rifleman', 'assaultRifle'),
              ],
            }),
          ]),
          vehicles: [{ code: 'R-F', vehicle: 'antiAirVehicle', name: 'Flak', quality: 'veteran', leadership: 1 }],
          support: [{ asset: 'companyMortars', missions: 1 }],
        },
        {
          ...force('Blue', [
            pistols('B-H', 'Command post', 1, { commands: ['B-1'] }),
            pistols('B-1', 'Conscripts', 5, { quality: 'green', armour: 'partialLight' }),
          ]),
          arms: { vehicles: [OLD_GUNSHIP] },
          vehicles: [{ code: 'B-G', vehicle: OLD_GUNSHIP.id, name: 'Gunship' }],
          support: [{ asset: 'companyMortars', missions: 1 }],
        },
      ],
      loiter: [[], ['B-G']],
      difficulty: { artillery: { trained: 0, other: 0 } },
    },
    { dummyTargets: false },
  ),
  secret: 'e 890',
  briefing: say('above.briefing'),
  steps: [
    { kind: 'telling', title: say('above.guns.title'), text: say('above.guns.text'), rule: 'DU-ARTY-001' },
    {
      kind: 'doing',
      title: say('above.deploy.title'),
      text: say('above.deploy.text'),
      rule: 'DU-GAP-029',
      wants: oneOf(wantDeployment(...PLACES), wantSecond),
      ends: wantSecond,
      otherwise: say('above.deploy.otherwise'),
    },
    {
      kind: 'doing',
      title: say('above.listen.title'),
      text: say('above.listen.text'),
      rule: 'DU-TURN-008',
      wants: wantPass,
      otherwise: say('above.listen.otherwise'),
    },
    { kind: 'telling', title: say('above.marker.title'), text: say('above.marker.text'), rule: 'DU-ARTY-018' },
    {
      kind: 'doing',
      title: say('above.call.title'),
      text: say('above.call.text'),
      rule: 'DU-ARTY-013',
      wants: oneOf(wantActivation(OBSERVERS), wantCall),
      ends: wantCall,
      otherwise: say('above.call.otherwise'),
    },
    {
      kind: 'doing',
      title: say('above.aim.title'),
      text: say('above.aim.text'),
      rule: 'DU-ARTY-041',
      wants: wantAim,
      otherwise: say('above.aim.otherwise'),
    },
    {
      kind: 'doing',
      title: say('above.clear.title'),
      text: say('above.clear.text'),
      rule: 'DU-ARTY-004',
      wants: wantClear,
      otherwise: say('above.clear.otherwise'),
    },
    {
      kind: 'doing',
      title: say('above.wait.title'),
      text: say('above.wait.text'),
      rule: 'DU-ARTY-023',
      wants: oneOf(wantPass, wantActivation(FLAK), wantAct(FLAK, 'stop')),
      ends: wantAct(FLAK, 'stop'),
      otherwise: say('above.wait.otherwise'),
    },
    {
      kind: 'doing',
      title: say('above.first.title'),
      text: say('above.first.text'),
      rule: 'DU-ARTY-025',
      wants: wantFirst,
      otherwise: say('above.first.otherwise'),
    },
    {
      kind: 'doing',
      title: say('above.land.title'),
      text: say('above.land.text'),
      rule: 'DU-ARTY-020',
      wants: want('activate', choice => choice.do === 'land'),
      otherwise: say('above.land.otherwise'),
    },
    {
      kind: 'doing',
      title: say('above.missile.title'),
      text: say('above.missile.text'),
      rule: 'DU-AIR-046',
      wants: oneOf(
        wantPass,
        wantActivation(FLAK),
        wantShot(({ weapon }) => weapon === MISSILE),
      ),
      ends: wantShot(() => true),
      otherwise: say('above.missile.otherwise'),
    },
    {
      kind: 'doing',
      title: say('above.again.title'),
      text: say('above.again.text'),
      rule: 'DU-AIR-051',
      wants: oneOf(
        wantShot(() => true),
        wantAct(FLAK, 'stop'),
      ),
      otherwise: say('above.again.otherwise'),
    },
    {
      kind: 'doing',
      title: say('above.cover.title'),
      text: say('above.cover.text'),
      rule: 'DU-ARTY-039',
      // Whoever is out of the fight by now has nothing to do but to let the turn pass.
      wants: oneOf(wantPass, wantActivation(OBSERVERS), wantCare(OBSERVERS), want('newLeader'), want('goFirst')),
      ends: oneOf(wantLast(OBSERVERS), want('goFirst')),
      otherwise: say('above.cover.otherwise'),
    },
    { kind: 'telling', title: say('above.after.title'), text: say('above.after.text'), rule: 'DU-ARTY-040' },
  ],
  ending: say('above.ending'),
};
