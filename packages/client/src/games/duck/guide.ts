import { words } from '../../words/index.ts';
import type { Guide } from '../game.ts';
import { lessonOn } from '../lessons.ts';

const say = words.duck.lessons;

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
    lessonOn('entry', 'DK-SETUP-034', ['entry'], say.entry),
    lessonOn('boarding', 'DK-TURN-003', ['boarding'], say.boarding),
    lessonOn('explore', 'DK-SENS-001', ['explore'], say.explore),
    lessonOn('whoActs', 'DK-ACT-007', ['whoActs'], say.whoActs),
    lessonOn('concert', 'DK-ACT-012', ['concert'], say.concert),
    lessonOn('act', 'DK-ACT-011', ['act'], say.act),
    lessonOn('walk', 'DK-MOVE-001', ['walk'], say.walk),
    lessonOn('stance', 'DK-MOVE-007', ['stance'], say.stance),
    lessonOn('react', 'DK-ACT-019', ['react'], say.react),
    lessonOn('withdrawal', 'DK-GAP-013', ['withdrawal'], say.withdrawal),
  ],
};
