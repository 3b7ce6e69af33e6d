import type { DuckView } from '@sightline/duck';
import { aside } from '../../../words/aside.ts';
import sentences from '../../../words/duck-lessons.json' with { type: 'json' };
import type { Lesson } from '../../lesson.ts';
import { aboard, BRICK, MUDGE, TALLY, TWO_ROOMS, YOU } from './school-ship.ts';
import { either, want } from './wants.ts';

const { say } = aside(sentences);

const [LEADER, GUNNER, RIFLE, LAST] = [0, 1, 2, 3];
/** Along the middle of the Passage, from the airlock to the door of the Store. */
const [AIRLOCK, BEHIND, MIDDLE, DOOR] = [145, 146, 147, 149];
const EAST = 3;

/** Boarding, moving, the sensor, doors, chits and WAIT. */
export const boarding: Lesson<DuckView> = {
  id: 'boarding',
  title: say('boarding.title'),
  promise: say('boarding.promise'),
  minutes: 6,
  options: aboard('M01', { arena: TWO_ROOMS, team: [YOU, BRICK, TALLY, MUDGE] }),
  secret: 'boarding 310',
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
    { kind: 'telling', title: say('boarding.chits.title'), text: say('boarding.chits.text'), rule: 'DK-ACT-008' },
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
      rule: 'DK-MOVE-001',
      wants: either(want('nextInConcert', { together: 'move' }), want('walk', { to: MIDDLE })),
      ends: want('walk'),
      otherwise: say('boarding.move.otherwise'),
    },
    {
      kind: 'doing',
      title: say('boarding.door.title'),
      text: say('boarding.door.text'),
      rule: 'DK-BINGE-003',
      wants: either(want('nextInConcert', { together: 'move' }), want('walk', { to: DOOR })),
      ends: want('walk'),
      otherwise: say('boarding.door.otherwise'),
    },
    {
      kind: 'doing',
      title: say('boarding.alone.title'),
      text: say('boarding.alone.text'),
      rule: 'DK-ACT-011',
      wants: either(want('act', { do: 'move' }, RIFLE), want('walk', { to: BEHIND }, RIFLE)),
      ends: want('walk'),
      otherwise: say('boarding.alone.otherwise'),
    },
    {
      kind: 'doing',
      title: say('boarding.enough.title'),
      text: say('boarding.enough.text'),
      rule: 'DK-ACT-033',
      wants: either(want('act', { do: 'done' }, RIFLE), want('act', { do: 'done' }, LAST)),
      ends: want('act', {}, LAST),
      otherwise: say('boarding.enough.otherwise'),
    },
    { kind: 'telling', title: say('boarding.turn.title'), text: say('boarding.turn.text'), rule: 'DK-TURN-005' },
    {
      kind: 'doing',
      title: say('boarding.scan.title'),
      text: say('boarding.scan.text'),
      rule: 'DK-SENS-003',
      wants: want('explore', { figure: LEADER, act: { do: 'scan', side: EAST } }),
      otherwise: say('boarding.scan.otherwise'),
    },
    { kind: 'telling', title: say('boarding.ping.title'), text: say('boarding.ping.text'), rule: 'DK-SENS-012' },
    {
      kind: 'doing',
      title: say('boarding.card.title'),
      text: say('boarding.card.text'),
      rule: 'DK-ACT-007',
      wants: want('whoActs', { do: 'nextCard' }),
      otherwise: say('boarding.card.otherwise'),
    },
    {
      kind: 'doing',
      title: say('boarding.pass.title'),
      text: say('boarding.pass.text'),
      rule: 'DK-ACT-013',
      wants: want('act', { do: 'pass' }, GUNNER),
      otherwise: say('boarding.pass.otherwise'),
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
      wants: want('whoActs', { do: 'activate', figure: LEADER }),
      otherwise: say('boarding.you.otherwise'),
    },
    {
      kind: 'doing',
      title: say('boarding.open.title'),
      text: say('boarding.open.text'),
      rule: 'DK-DOOR-021',
      wants: want('act', { do: 'openDoor' }, LEADER),
      otherwise: say('boarding.open.otherwise'),
    },
    {
      kind: 'doing',
      title: say('boarding.react.title'),
      text: say('boarding.react.text'),
      rule: 'DK-ACT-016',
      wants: either(want('react', { choice: { do: 'act', figure: GUNNER } }), want('act', { do: 'shoot' }, GUNNER)),
      ends: want('act'),
      otherwise: say('boarding.react.otherwise'),
    },
  ],
  ending: say('boarding.ending'),
};
