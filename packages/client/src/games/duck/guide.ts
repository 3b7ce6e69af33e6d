import { part } from '../../words/index.ts';
import type { Guide } from '../game.ts';
import { lessonOn } from '../lessons.ts';

/** A first boarding: the sensor, the doors, waiting, ducking, and the way home. */
export const guide: Guide = {
  secret: 'first boarding',
  options: {
    scenario: 'M02',
    switches: {},
    players: { team: { kind: 'person' }, threats: { kind: 'bot', bot: 'threats' } },
    freeUndo: true,
  },
  lessons: [
    lessonOn('entry', 'DK-SETUP-034', ['entry'], part('duck.lessons.entry')),
    lessonOn('boarding', 'DK-TURN-003', ['boarding'], part('duck.lessons.boarding')),
    lessonOn('explore', 'DK-SENS-001', ['explore'], part('duck.lessons.explore')),
    lessonOn('whoActs', 'DK-ACT-007', ['whoActs'], part('duck.lessons.whoActs')),
    lessonOn('concert', 'DK-ACT-012', ['concert'], part('duck.lessons.concert')),
    lessonOn('act', 'DK-ACT-011', ['act'], part('duck.lessons.act')),
    lessonOn('walk', 'DK-MOVE-001', ['walk'], part('duck.lessons.walk')),
    lessonOn('stance', 'DK-MOVE-007', ['stance'], part('duck.lessons.stance')),
    lessonOn('react', 'DK-ACT-019', ['react'], part('duck.lessons.react')),
    lessonOn('withdrawal', 'DK-GAP-013', ['withdrawal'], part('duck.lessons.withdrawal')),
  ],
};
