import { words } from '../../words/index.ts';
import type { Guide } from '../game.ts';
import { lessonOn } from '../lessons.ts';

const say = words.killzone.lessons;

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
    lessonOn('deploy', 'KZ-WIN-004', ['deploy'], say.deploy),
    lessonOn('order', 'KZ-ORDER-012', ['order'], say.order, ({ rule }) => rule !== 'KZ-CHANGE-001'),
    lessonOn('pick', 'KZ-INIT-006', ['pick'], say.pick),
    lessonOn('act', 'KZ-MOVE-001', ['act'], say.act),
    lessonOn('fight', 'KZ-HTH-001', ['fight'], say.fight),
    lessonOn('change', 'KZ-CHANGE-001', ['order'], say.change, ({ rule }) => rule === 'KZ-CHANGE-001'),
  ],
};
