import { part } from '../../words/index.ts';
import type { Guide } from '../game.ts';
import { lessonOn } from '../lessons.ts';

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
    lessonOn('pick', 'DR-TURN-002', ['pick'], part('drill.lessons.pick')),
    lessonOn('walk', 'DR-WALK-001', ['walk'], part('drill.lessons.walk')),
    lessonOn('shoot', 'DR-SHOOT-001', ['shoot'], part('drill.lessons.shoot')),
    lessonOn('react', 'DR-WATCH-002', ['react'], part('drill.lessons.react')),
  ],
};
