import type { DuckView } from '@sightline/duck';
import { aside } from '../../../words/aside.ts';
import sentences from '../../../words/duck-lessons.json' with { type: 'json' };
import type { Lesson } from '../../lesson.ts';
import { aboard, BRICK, MUDGE, TALLY, TWO_ROOMS, YOU } from './school-ship.ts';
import { either, isDiveLetPass, want } from './wants.ts';

const { say } = aside(sentences);

const [LEADER, GUNNER, RIFLE, LAST] = [0, 1, 2, 3];
/** The Harpy in the line of fire, soon in a corner; and the other one, which gets through. */
const [HARPY, OTHER] = [4, 5];
/** The first square inside the airlock, the one at the door of the Store, and the one behind it. */
const [AIRLOCK, DOOR, BEHIND] = [145, 149, 150];
const EAST = 3;

/** Boarding, moving, the sensor, doors, a shot, WAIT, and a phase of the Threats. */
export const boarding: Lesson<DuckView> = {
  id: 'boarding',
  title: say('boarding.title'),
  promise: say('boarding.promise'),
  minutes: 6,
  options: aboard('M01', { arena: TWO_ROOMS, team: [YOU, BRICK, TALLY, MUDGE] }),
  secret: 'boarding 38220',
  briefing: say('boarding.briefing'),
  steps: [
    {
      kind: 'doing',
      title: say('boarding.entry.title'),
      text: say('boarding.entry.text'),
      rule: 'DK-SETUP-034',
      wants: want('entry', { square: AIRLOCK }),
      otherwise: say('boarding.entry.otherwise'),
    },
    {
      kind: 'doing',
      title: say('boarding.pairs.title'),
      text: say('boarding.pairs.text'),
      rule: 'DK-TURN-003',
      wants: want('boarding', { do: 'inPairs' }),
      otherwise: say('boarding.pairs.otherwise'),
    },
    {
      kind: 'doing',
      title: say('boarding.concert.title'),
      text: say('boarding.concert.text'),
      rule: 'DK-ACT-012',
      wants: want('concert', { with: GUNNER }, LEADER),
      otherwise: say('boarding.concert.otherwise'),
    },
    {
      kind: 'doing',
      title: say('boarding.move.title'),
      text: say('boarding.move.text'),
      rule: 'DK-BINGE-003',
      wants: either(want('nextInConcert', { together: 'move' }), want('walk', { to: DOOR })),
      ends: want('walk'),
      otherwise: say('boarding.move.otherwise'),
    },
    {
      kind: 'doing',
      title: say('boarding.scan.title'),
      text: say('boarding.scan.text'),
      rule: 'DK-SENS-003',
      wants: either(want('nextInConcert', { figure: LEADER }), want('act', { do: 'scan', side: EAST }, LEADER)),
      ends: want('act'),
      otherwise: say('boarding.scan.otherwise'),
    },
    {
      kind: 'doing',
      title: say('boarding.enough.title'),
      text: say('boarding.enough.text'),
      rule: 'DK-ACT-033',
      wants: either(
        want('act', { do: 'done' }, GUNNER),
        want('act', { do: 'done' }, RIFLE),
        want('act', { do: 'done' }, LAST),
      ),
      ends: want('act', {}, LAST),
      otherwise: say('boarding.enough.otherwise'),
    },
    {
      kind: 'doing',
      title: say('boarding.open.title'),
      text: say('boarding.open.text'),
      rule: 'DK-DOOR-021',
      wants: want('explore', { figure: LEADER, act: { do: 'openDoor', door: 0 } }),
      otherwise: say('boarding.open.otherwise'),
    },
    { kind: 'telling', title: say('boarding.foe.title'), text: say('boarding.foe.text'), rule: 'DK-BINGE-004' },
    {
      kind: 'doing',
      title: say('boarding.shoot.title'),
      text: say('boarding.shoot.text'),
      rule: 'DK-ACT-007',
      wants: either(want('whoActs', { do: 'nextCard' }), want('act', { do: 'shoot', target: HARPY }, GUNNER)),
      ends: want('act', {}, GUNNER),
      otherwise: say('boarding.shoot.otherwise'),
    },
    {
      kind: 'doing',
      title: say('boarding.wait.title'),
      text: say('boarding.wait.text'),
      rule: 'DK-ACT-015',
      wants: want('act', { do: 'wait' }, GUNNER),
      otherwise: say('boarding.wait.otherwise'),
    },
    {
      kind: 'doing',
      title: say('boarding.you.title'),
      text: say('boarding.you.text'),
      rule: 'DK-ACT-007',
      wants: either(
        want('whoActs', { do: 'activate', figure: LEADER }),
        want('act', { do: 'shoot', target: HARPY }, LEADER),
        want('act', { do: 'shoot', target: OTHER }, LEADER),
      ),
      ends: want('act', {}, LEADER),
      otherwise: say('boarding.you.otherwise'),
    },
    {
      kind: 'doing',
      title: say('boarding.turn.title'),
      text: say('boarding.turn.text'),
      rule: 'DK-TURN-005',
      wants: either(
        want('whoActs', { do: 'nextCard' }),
        want('act', { do: 'done' }, RIFLE),
        want('act', { do: 'done' }, LAST),
        want('whoActs', { do: 'endPhase' }),
      ),
      ends: want('whoActs', { do: 'endPhase' }),
      otherwise: say('boarding.turn.otherwise'),
    },
    {
      kind: 'doing',
      title: say('boarding.react.title'),
      text: say('boarding.react.text'),
      rule: 'DK-ACT-016',
      wants: either(
        isDiveLetPass,
        want('react', { choice: { do: 'act', figure: GUNNER } }),
        want('act', { do: 'shoot', target: HARPY }, GUNNER),
        want('act', { do: 'done' }, GUNNER),
      ),
      ends: want('act', { do: 'done' }, GUNNER),
      otherwise: say('boarding.react.otherwise'),
    },
    {
      kind: 'doing',
      title: say('boarding.grabbed.title'),
      text: say('boarding.grabbed.text'),
      rule: 'DK-GRAP-039',
      wants: want('backOrShove', { choice: 'shove', to: BEHIND }, GUNNER),
      otherwise: say('boarding.grabbed.otherwise'),
    },
  ],
  ending: say('boarding.ending'),
};
