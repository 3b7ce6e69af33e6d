import { words } from '../../words/index.ts';
import type { Guide } from '../game.ts';
import { lessonOn } from '../lessons.ts';

const say = words.dustup.lessons;

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
    lessonOn('deploy', 'DU-GAP-029', ['whichToDeploy', 'deploy'], say.deploy),
    lessonOn('activate', 'DU-TURN-002', ['activate'], say.activate),
    lessonOn('act', 'DU-TURN-004', ['act'], say.act),
    lessonOn('stand', 'DU-ASSAULT-007', ['standOrWithdraw'], say.stand),
    lessonOn('react', 'DU-TURN-009', ['keepInitiative', 'react'], say.react),
  ],
};
