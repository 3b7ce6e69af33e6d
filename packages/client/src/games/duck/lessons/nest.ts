import type { DuckView } from '@sightline/duck';
import { aside } from '../../../words/aside.ts';
import sentences from '../../../words/duck-lessons.json' with { type: 'json' };
import type { Lesson } from '../../lesson.ts';
import { aboard, BRICK, MUDGE, NEST, TALLY, YOU } from './school-ship.ts';
import { either, isWithdrawal, want } from './wants.ts';

const { say } = aside(sentences);

const [RIFLE, BOMBER, LEADER, GUNNER] = [0, 1, 2, 3];
/** The end of the bridge at the ship, the first square inside, and the Source. */
const [BRIDGE, AIRLOCK, SOURCE] = [109, 110, 96];
const EAST = 3;

/** Those who have nothing more to do, and the end of the phase. */
const isRest = either(
  want('act', { do: 'done' }, RIFLE),
  want('act', { do: 'done' }, LEADER),
  want('act', { do: 'done' }, GUNNER),
  want('whoActs', { do: 'endPhase' }),
);

/** Binge, the Stress Kitty, grapples, a fire bomb and going home. */
export const nest: Lesson<DuckView> = {
  id: 'nest',
  title: say('nest.title'),
  promise: say('nest.promise'),
  minutes: 9,
  options: aboard('M02', { arena: NEST, team: [TALLY, MUDGE, YOU, BRICK] }),
  secret: 'nest 13007',
  briefing: say('nest.briefing'),
  steps: [
    {
      kind: 'doing',
      title: say('nest.bombs.title'),
      text: say('nest.bombs.text'),
      rule: 'DK-GAP-032',
      wants: want('handOut', { figure: LEADER }),
      otherwise: say('nest.bombs.otherwise'),
    },
    {
      kind: 'doing',
      title: say('nest.load.title'),
      text: say('nest.load.text'),
      rule: 'DK-GRAP-045',
      wants: want('handOut', { figure: GUNNER }),
      otherwise: say('nest.load.otherwise'),
    },
    {
      kind: 'doing',
      title: say('nest.pairs.title'),
      text: say('nest.pairs.text'),
      rule: 'DK-TURN-003',
      wants: want('boarding', { do: 'inPairs' }),
      otherwise: say('nest.pairs.otherwise'),
    },
    { kind: 'telling', title: say('nest.binge.title'), text: say('nest.binge.text'), rule: 'DK-BINGE-002' },
    {
      kind: 'doing',
      title: say('nest.first.title'),
      text: say('nest.first.text'),
      rule: 'DK-BINGE-003',
      wants: either(want('act', { do: 'move' }, RIFLE), want('walk', { to: AIRLOCK }, RIFLE)),
      ends: want('walk'),
      otherwise: say('nest.first.otherwise'),
    },
    {
      kind: 'doing',
      title: say('nest.chicken.title'),
      text: say('nest.chicken.text'),
      rule: 'DK-BINGE-012',
      wants: either(want('stance', { facing: EAST }, RIFLE), want('act', { do: 'done' }, RIFLE)),
      ends: want('act'),
      otherwise: say('nest.chicken.otherwise'),
    },
    {
      kind: 'doing',
      title: say('nest.axe.title'),
      text: say('nest.axe.text'),
      rule: 'DK-WEAP-044',
      wants: want('act', { do: 'takeUpAxe' }, BOMBER),
      otherwise: say('nest.axe.otherwise'),
    },
    {
      kind: 'doing',
      title: say('nest.kitty.title'),
      text: say('nest.kitty.text'),
      rule: 'DK-KITTY-003',
      wants: want('act', { do: 'done' }, BOMBER),
      otherwise: say('nest.kitty.otherwise'),
    },
    {
      kind: 'doing',
      title: say('nest.talk.title'),
      text: say('nest.talk.text'),
      rule: 'DK-BINGE-019',
      wants: want('act', { do: 'pepTalk', figure: RIFLE }, LEADER),
      otherwise: say('nest.talk.otherwise'),
    },
    {
      kind: 'doing',
      title: say('nest.brace.title'),
      text: say('nest.brace.text'),
      rule: 'DK-ACT-033',
      wants: isRest,
      ends: want('whoActs'),
      otherwise: say('nest.brace.otherwise'),
    },
    {
      kind: 'doing',
      title: say('nest.controls.title'),
      text: say('nest.controls.text'),
      rule: 'DK-DUCK-022',
      wants: want('react', { pass: true }),
      otherwise: say('nest.controls.otherwise'),
    },
    { kind: 'telling', title: say('nest.grapple.title'), text: say('nest.grapple.text'), rule: 'DK-GRAP-012' },
    {
      kind: 'doing',
      title: say('nest.hack.title'),
      text: say('nest.hack.text'),
      rule: 'DK-GRAP-033',
      wants: either(
        want('whoActs', { do: 'activate', figure: LEADER }),
        want('act', { do: 'hackOff', comrade: BOMBER }, LEADER),
      ),
      ends: want('act'),
      otherwise: say('nest.hack.otherwise'),
    },
    {
      kind: 'doing',
      title: say('nest.free.title'),
      text: say('nest.free.text'),
      rule: 'DK-GRAP-034',
      wants: want('act', { do: 'done' }, LEADER),
      otherwise: say('nest.free.otherwise'),
    },
    {
      kind: 'doing',
      title: say('nest.charge.title'),
      text: say('nest.charge.text'),
      rule: 'DK-GRAP-008',
      wants: either(want('act', { do: 'move' }, BOMBER), want('walk', { to: AIRLOCK }, BOMBER)),
      ends: want('walk'),
      otherwise: say('nest.charge.otherwise'),
    },
    {
      kind: 'doing',
      title: say('nest.shove.title'),
      text: say('nest.shove.text'),
      rule: 'DK-GRAP-039',
      wants: either(
        want('backOrShove', { choice: 'shove', to: SOURCE }, BOMBER),
        want('stance', { facing: EAST }, BOMBER),
      ),
      ends: want('stance'),
      otherwise: say('nest.shove.otherwise'),
    },
    {
      kind: 'doing',
      title: say('nest.bomb.title'),
      text: say('nest.bomb.text'),
      rule: 'DK-GREN-024',
      wants: want('act', { do: 'setFireBomb', square: SOURCE }, BOMBER),
      otherwise: say('nest.bomb.otherwise'),
    },
    {
      kind: 'doing',
      title: say('nest.countdown.title'),
      text: say('nest.countdown.text'),
      rule: 'DK-GREN-025',
      wants: isRest,
      ends: want('whoActs'),
      otherwise: say('nest.countdown.otherwise'),
    },
    {
      kind: 'doing',
      title: say('nest.stay.title'),
      text: say('nest.stay.text'),
      rule: 'DK-GAP-013',
      wants: isWithdrawal('stayAboard'),
      otherwise: say('nest.stay.otherwise'),
    },
    {
      kind: 'doing',
      title: say('nest.ignite.title'),
      text: say('nest.ignite.text'),
      rule: 'DK-GREN-026',
      wants: either(
        want('whoActs', { do: 'activate', figure: LEADER }),
        want('act', { do: 'done' }, LEADER),
        want('act', { do: 'igniteFireBomb' }, BOMBER),
      ),
      ends: want('act', {}, BOMBER),
      otherwise: say('nest.ignite.otherwise'),
    },
    {
      kind: 'doing',
      title: say('nest.home.title'),
      text: say('nest.home.text'),
      rule: 'DK-GAP-013',
      wants: either(
        want('act', { do: 'move' }, BOMBER),
        want('walk', { to: BRIDGE }, BOMBER),
        want('stance', { facing: EAST }, BOMBER),
        isRest,
      ),
      ends: want('whoActs'),
      otherwise: say('nest.home.otherwise'),
    },
    {
      kind: 'doing',
      title: say('nest.withdraw.title'),
      text: say('nest.withdraw.text'),
      rule: 'DK-GAP-013',
      wants: isWithdrawal('withdraw'),
      otherwise: say('nest.withdraw.otherwise'),
    },
  ],
  ending: say('nest.ending'),
};
