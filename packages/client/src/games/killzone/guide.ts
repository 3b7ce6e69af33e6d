import { part } from '../../words/index.ts';
import type { Guide } from '../game.ts';
import { lessonOn } from '../lessons.ts';

/** One officer against five savages: orders, initiative, shooting and hand-to-hand on one crossroads. */
export const guide: Guide = {
  secret: 'first fight',
  options: {
    scenario: 'first-fight',
    switches: {},
    players: { officer: { kind: 'person' }, savages: { kind: 'bot', bot: 'planner' } },
    freeUndo: true,
  },
  lessons: [
    lessonOn('deploy', 'KZ-WIN-004', ['deploy'], part('killzone.lessons.deploy')),
    lessonOn(
      'order',
      'KZ-ORDER-012',
      ['order'],
      part('killzone.lessons.order'),
      ({ rule }) => rule !== 'KZ-CHANGE-001',
    ),
    lessonOn('pick', 'KZ-INIT-006', ['pick'], part('killzone.lessons.pick')),
    lessonOn('act', 'KZ-MOVE-001', ['act'], part('killzone.lessons.act')),
    lessonOn('fight', 'KZ-HTH-001', ['fight'], part('killzone.lessons.fight')),
    lessonOn(
      'change',
      'KZ-CHANGE-001',
      ['order'],
      part('killzone.lessons.change'),
      ({ rule }) => rule === 'KZ-CHANGE-001',
    ),
  ],
};
