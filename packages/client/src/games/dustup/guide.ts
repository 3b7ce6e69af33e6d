import { part } from '../../words/index.ts';
import type { Guide } from '../game.ts';
import { lessonOn } from '../lessons.ts';

/** Two platoons at a crossroads: deployment, activations, moving, shooting, suppression. */
export const guide: Guide = {
  secret: 'first crossroads',
  options: {
    scenario: 'crossroads',
    switches: {},
    players: { red: { kind: 'person' }, blue: { kind: 'bot', bot: 'plain' } },
    freeUndo: true,
  },
  lessons: [
    lessonOn('deploy', 'DU-GAP-029', ['whichToDeploy', 'deploy'], part('dustup.lessons.deploy')),
    lessonOn('activate', 'DU-TURN-002', ['activate'], part('dustup.lessons.activate')),
    lessonOn('act', 'DU-TURN-004', ['act'], part('dustup.lessons.act')),
    lessonOn('stand', 'DU-ASSAULT-007', ['standOrWithdraw'], part('dustup.lessons.stand')),
    lessonOn('react', 'DU-TURN-009', ['keepInitiative', 'react'], part('dustup.lessons.react')),
  ],
};
