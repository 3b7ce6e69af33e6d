import { words } from '../../words/index.ts';
import type { Guide } from '../game.ts';
import { lessonOn } from '../lessons.ts';

const say = words.drill.lessons;

/** A small fight with everything switched on, one thing at a time. */
export const guide: Guide = {
  secret: 'first drill',
  options: {
    scenario: 'walls',
    switches: { mines: false },
    players: { red: { kind: 'person' }, blue: { kind: 'bot', bot: 'greedy' } },
    freeUndo: true,
  },
  lessons: [
    lessonOn('pick', 'DR-TURN-002', ['pick'], say.pick),
    lessonOn('walk', 'DR-WALK-001', ['walk'], say.walk),
    lessonOn('shoot', 'DR-SHOOT-001', ['shoot'], say.shoot),
    lessonOn('react', 'DR-WATCH-002', ['react'], say.react),
  ],
};
