import type { KillzoneView } from '@sightline/killzone';
import { aside } from '../../../words/aside.ts';
import sentences from '../../../words/killzone-lessons.json' with { type: 'json' };
import type { Lesson } from '../../lesson.ts';
import { oneOf } from '../../wanting.ts';
import {
  apart,
  encounter,
  enemiesIn,
  gang,
  type Spot,
  want,
  wantAct,
  wantMove,
  wantOrder,
  wantPick,
  YARD,
} from './back-street.ts';

const { say } = aside(sentences);

const [HERO, RUNNER, SECOND] = [0, 1, 2];
const INCH = 1000;
const SIZE = 24 * INCH;
const PRIZE = { x: 19 * INCH, y: 12 * INCH };
/** Bases touch at an inch from middle to middle, with a hair to spare. */
const TOUCHING = 1.01 * INCH;
/** Where the Jackals are to stand, at the front of their zone, and how far off that may be: everybody has his own watchman. */
const FRONT = [
  { x: 14.75 * INCH, y: 11.25 * INCH },
  { x: 14.75 * INCH, y: 12.75 * INCH },
  { x: 14.75 * INCH, y: 9.75 * INCH },
];
const isAtFront = (places: readonly Spot[]): boolean => places.every((place, i) => apart(place, FRONT[i]!) < INCH / 2);

const isContact = (to: Spot, view: KillzoneView): boolean => enemiesIn(view).some(enemy => apart(to, enemy) < TOUCHING);
const isAtPrize = (to: Spot): boolean => apart(to, PRIZE) < INCH;
const isOff = ({ x, y }: Spot): boolean => Math.min(x, y) < 0 || Math.max(x, y) > SIZE;

/** Drugs, hand-to-hand, a prize and the way out. */
export const prize: Lesson<KillzoneView> = {
  id: 'prize',
  title: say('prize.title'),
  promise: say('prize.promise'),
  minutes: 7,
  options: encounter({
    map: YARD,
    turns: 8,
    values: { deploymentDepth: 10 },
    objective: { kind: 'raid', attacker: 'red', object: [PRIZE.x / INCH, PRIZE.y / INCH] },
    rosters: [
      gang(
        'Jackals',
        'street-ganger',
        [
          { count: 1, hero: true, armour: 'light', hand: ['pick'], weapons: ['machine-pistol'] },
          { count: 2, armour: 'light', hand: ['pick'], weapons: ['handgun'] },
        ],
        { drugs: ['sharp'] },
      ),
      gang('Watchmen', 'scavenger', [
        { count: 1, leader: true, hand: ['club'], weapons: [] },
        { count: 2, hand: ['club'], weapons: [] },
      ]),
    ],
  }),
  secret: 'c 8',
  briefing: say('prize.briefing'),
  steps: [
    { kind: 'telling', title: say('prize.raid.title'), text: say('prize.raid.text'), rule: 'KZ-WIN-001' },
    {
      kind: 'doing',
      title: say('prize.deploy.title'),
      text: say('prize.deploy.text'),
      rule: 'KZ-WIN-004',
      wants: want('deploy', isAtFront),
      otherwise: say('prize.deploy.otherwise'),
    },
    { kind: 'telling', title: say('prize.drugs.title'), text: say('prize.drugs.text'), rule: 'KZ-DRUG-008' },
    {
      kind: 'doing',
      title: say('prize.order.title'),
      text: say('prize.order.text'),
      rule: 'KZ-ORDER-003',
      wants: wantOrder('assault'),
      otherwise: say('prize.order.otherwise'),
    },
    {
      kind: 'doing',
      title: say('prize.charge.title'),
      text: say('prize.charge.text'),
      rule: 'KZ-HTH-001',
      wants: oneOf(wantPick(HERO), wantMove(HERO, isContact)),
      ends: want('act'),
      otherwise: say('prize.charge.otherwise'),
    },
    {
      kind: 'doing',
      title: say('prize.fetch.title'),
      text: say('prize.fetch.text'),
      rule: 'KZ-MOVE-002',
      wants: oneOf(wantPick(RUNNER), wantMove(RUNNER, isAtPrize)),
      ends: want('act'),
      otherwise: say('prize.fetch.otherwise'),
    },
    {
      kind: 'doing',
      title: say('prize.take.title'),
      text: say('prize.take.text'),
      rule: 'KZ-WIN-001',
      wants: wantAct(RUNNER, 'pickUp'),
      otherwise: say('prize.take.otherwise'),
    },
    {
      kind: 'doing',
      title: say('prize.both.title'),
      text: say('prize.both.text'),
      rule: 'KZ-HTH-001',
      wants: oneOf(wantAct(RUNNER, 'done'), wantPick(SECOND), wantMove(SECOND, isContact)),
      ends: want('act', act => act.do === 'move'),
      otherwise: say('prize.both.otherwise'),
    },
    { kind: 'telling', title: say('prize.dice.title'), text: say('prize.dice.text'), rule: 'KZ-HTH-002' },
    {
      kind: 'doing',
      title: say('prize.fight.title'),
      text: say('prize.fight.text'),
      rule: 'KZ-HTH-006',
      wants: want('fight'),
      otherwise: say('prize.fight.otherwise'),
    },
    { kind: 'telling', title: say('prize.spread.title'), text: say('prize.spread.text'), rule: 'KZ-CHANGE-002' },
    {
      kind: 'doing',
      title: say('prize.home.title'),
      text: say('prize.home.text'),
      rule: 'KZ-MOVE-006',
      wants: oneOf(wantPick(RUNNER), wantOrder('assault'), wantMove(RUNNER, isOff)),
      ends: want('act'),
      otherwise: say('prize.home.otherwise'),
    },
  ],
  ending: say('prize.ending'),
};
