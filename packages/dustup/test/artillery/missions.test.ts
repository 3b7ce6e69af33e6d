import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { slideMissions } from '../../src/rules/artillery/missions.ts';
import { choicesOf, countUnactivated } from '../../src/rules/turn/alternation.ts';
import { step } from '../../src/rules/turn/turn.ts';
import type { Dustup } from '../../src/table/table.ts';
import { aim, request, run, supported } from '../support/artillery-setting.ts';
import { put, squad } from '../support/setting.ts';
import { does } from '../support/vehicle-setting.ts';

/** A mission of red's at (30, 20) under way, nobody near it. */
function under(asset: string, setting = {}) {
  const found = supported(asset, {}, setting);
  put(found.table, 0, 5, 5);
  const guidance = found.table.assets[0]!.row.guidance[0]!;
  const ammunition = found.table.assets[0]!.row.ammunition[0]!;
  does(found.table, found.observer, request({ guidance, chits: 2 }), 'D12=12', aim(20, 20, ammunition));
  return { ...found, mission: found.table.missions[0]! };
}

const slide = (table: Dustup) => run([], io => slideMissions(table, io));
const COMES = ['D4=4', 'D8=1', 'D12=12', 'D8=1', 'D12=12'];

describe('delays', () => {
  rule(
    ['DU-ARTY-019', 'DU-ARTY-026'],
    'the counter starts in the box of its delay and slides at the end of every turn',
    () => {
      const turns = (asset: string) => {
        const { table, mission } = under(asset);
        let turn = 2;
        for (; mission.box > 0; turn++) slide(table);
        return turn;
      };
      expect(
        ['companyMortars', 'battalionMortars', 'regimentalBattery', 'orbitalStrike', 'airStrike'].map(turns),
      ).toEqual([3, 4, 5, 5, 5]);
      const { table, mission } = under('battalionMortars');
      const boxes = [mission.box];
      for (let i = 0; i < 2; i++) {
        slide(table);
        boxes.push(mission.box);
      }
      expect(boxes).toEqual([2, 1, 0]);
    },
  );

  rule(['DU-GAP2-002', 'DU-ARTY-026'], 'at the end of a turn due missions come down before the others slide', () => {
    const { table, mission } = under('companyMortars');
    does(table, table.units[0]!, request(), 'D8=5', aim(20, 20));
    mission.box = 0;
    table.phase = 'turnEnd';
    run(COMES, io => step(table, io));
    expect(table.missions.map(({ state, box }) => [state, box])).toEqual([
      ['landed', 0],
      ['coming', 0],
    ]);
  });
});

describe('coming down', () => {
  rule(
    ['DU-ARTY-020', 'DU-TURN-021', 'DU-TURN-007'],
    'in place of an activation, and it is no unit for passing',
    () => {
      const { table, mission } = under('companyMortars', {
        red: [squad(2), squad(2)],
        blue: [squad(2), squad(2), squad(2)],
      });
      mission.box = 0;
      expect(choicesOf(table, 0).map(choice => choice.do)).toEqual(['activate', 'activate', 'land', 'pass']);
      run(
        [{ seat: 'blue', answer: { pass: true } }, { seat: 'red', answer: { do: 'land', mission: 0 } }, ...COMES],
        io => step(table, io),
      );
      expect([mission.state, table.due, countUnactivated(table, 0)]).toEqual(['landed', 1, 2]);
      expect(choicesOf(table, 0).map(choice => choice.do)).not.toContain('land');
    },
  );

  rule('DU-ARTY-020', 'also when all its units are activated; not used by the end, it comes down then', () => {
    const { table, mission } = under('companyMortars');
    mission.box = 0;
    for (const unit of table.units) unit.activated = true;
    expect(choicesOf(table, 0).map(choice => choice.do)).toEqual(['land', 'pass']);
    run([{ seat: 'red', answer: { do: 'pass' } }], io => step(table, io));
    expect([mission.held, choicesOf(table, 0)]).toEqual([true, []]);
    run([], io => step(table, io));
    expect(table.phase).toBe('turnEnd');
    run(COMES, io => step(table, io));
    expect(mission.state).toBe('landed');
  });

  rule('DU-TURN-021', 'in place of the unit whose card was drawn', () => {
    const { table, mission } = under('companyMortars', { switches: { activation: 'cards' } });
    mission.box = 0;
    table.deck = [0];
    run(['card=0', { seat: 'red', answer: { do: 'land', mission: 0 } }, ...COMES], io => step(table, io));
    expect([mission.state, table.units[0]!.activated]).toEqual(['landed', true]);
  });

  rule(['DU-ARTY-040', 'DU-ARTY-020'], 'those who were in it are tested at once', () => {
    const { table, mission, enemy } = under('companyMortars');
    put(table, enemy.id, 20, 20);
    for (const id of enemy.figures.slice(1)) table.figures[id]!.state = 'killed';
    mission.box = 0;
    const bursts = Array.from({ length: 3 }, () => ['D8=1', 'D6=2']).flat();
    const answers = [
      { seat: 'blue', answer: { pass: true } },
      { seat: 'red', answer: { do: 'land', mission: 0 } },
    ];
    const told = run([...answers, ...COMES, ...bursts, 'D8=8'], io => step(table, io));
    expect(told.filter(({ type }) => type === 'confidenceTested')).toHaveLength(1);
    expect(enemy.suppression).toBe(1);
  });
});
