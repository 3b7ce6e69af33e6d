import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import type { Confidence } from '../../src/content/schema.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { Act } from '../../src/table/acts.ts';
import { does, refused } from '../support/command-setting.ts';
import { mine } from '../support/mine-setting.ts';
import { at, lay, put, squad } from '../support/setting.ts';

/** Five at (20, 20) in this mood, a field between them and the enemy in the east, and a lane that goes into it. */
function before(confidence: Confidence) {
  const table = lay({ red: [squad(5)], blue: [squad(5)] });
  const unit = put(table, 0, 20, 20);
  put(table, 1, 45, 20);
  unit.confidence = confidence;
  mine(table, 'ap', 25, 20, { shown: true, lanes: [[at(22, 20), at(28, 20)]] });
  ready(table, unit, 'turn');
  const open: Act = { do: 'openLane', figure: unit.figures[4]!, to: at(30, 20) };
  const follow: Act = { do: 'followLane', mine: 0, lane: 0, from: 0 };
  return { table, unit, open, follow };
}

rule(['DU-FORCE-033', 'DU-MINE-010', 'DU-MINE-012'], 'the shaken go into a minefield only after their leader', () => {
  for (const act of ['open', 'follow'] as const) {
    const setting = before('shaken');
    const { table, unit } = setting;
    const [leader, last] = [table.figures[unit.leader]!.x, table.figures[unit.figures[4]!]!.x];
    const io = does(table, unit, setting[act], ['D8=2']);
    expect(io.told.map(({ type }) => type)).toEqual(['leadershipTested']);
    expect([table.figures[unit.leader]!.x, table.figures[unit.figures[4]!]!.x]).toEqual([leader, last]);
  }
  const { table, unit, open } = before('shaken');
  expect(does(table, unit, open, ['D8=3', 'D6=1']).told.map(({ type }) => type)).toContain('laneOpened');
});

rule(['DU-FORCE-034', 'DU-MINE-010', 'DU-MINE-012'], 'the broken do not go in towards the enemy at all', () => {
  const { table, unit, open, follow } = before('broken');
  expect([refused(table, unit, open), refused(table, unit, follow)]).toEqual([['mustWithdraw'], ['mustWithdraw']]);
});
