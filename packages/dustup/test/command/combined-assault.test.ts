import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { activate } from '../../src/rules/turn/activation.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Unit } from '../../src/table/units.ts';
import { drawUp } from '../support/assault-setting.ts';
import { headquarters, refused, stop } from '../support/command-setting.ts';
import { at, lay, put, squad } from '../support/setting.ts';

/** Two squads of four and their headquarters, the first two inches from six enemies, the second so many. */
function drawnUp(inches: number) {
  const red = [headquarters('HQ', ['S1', 'S2']), squad(4, { code: 'S1' }), squad(4, { code: 'S2' })];
  const table = lay({ red, blue: [squad(6)] });
  const [hq, one, two, enemy] = table.units as [Unit, Unit, Unit, Unit];
  put(table, hq.id, 20, 40);
  drawUp(table, one, 38, 19, -1);
  drawUp(table, two, 40 - inches, 24, -1);
  drawUp(table, enemy, 40, 19, 1);
  for (const unit of table.units) unit.confidence = 'steady';
  for (const unit of [one, two, enemy]) unit.actions = 0;
  return { table, hq, one, two, enemy };
}
const together = { do: 'orderAssault', units: [1, 2], target: 3 } as const;
const red = (answer: unknown) => ({ seat: 'red', answer });
const blue = (answer: unknown) => ({ seat: 'blue', answer });

/** Each part of four men and three strikes at the other and hits nothing, one pair after the other. */
const NO_BLOWS = ['D8=8', 'D8=1', 'D4=1', 'D8=8', 'D8=1', 'D4=1', 'D8=8', 'D8=1', 'D4=1', 'D8=8', 'D8=1', 'D4=1'];

function assaults({ table, hq }: ReturnType<typeof drawnUp>, dice: string[], ...answers: ReturnType<typeof red>[]) {
  const io = scripted<DustupEvent>({ answers: [red(together), ...answers], dice: ['D8=5', 'D8=6', ...dice] });
  activate(table, io, hq, 'turn');
  io.finish();
  return io;
}

rule('DU-ORDER-011', 'those whom the order will set in motion have nothing to act with before it', () => {
  const { table, hq, one, two } = drawnUp(8);
  expect([one.actions, two.actions]).toEqual([0, 0]);
  expect(refused(table, hq, together)).toEqual([]);
});

rule(
  ['DU-ASSAULT-092', 'DU-ASSAULT-093', 'DU-ORDER-011'],
  'two who stand two inches away go in together without a test, and nobody gives way to them',
  () => {
    const setting = drawnUp(2);
    drawUp(setting.table, setting.two, 40, 21, -1);
    const io = assaults(setting, [...NO_BLOWS, 'D8=4', 'D8=5', 'D8=4', 'D8=5', 'D6=1', 'D6=1'], blue(1));
    expect(io.asked.map(({ question }) => question.kind)).toEqual(['act', 'leaderAgainst']);
    const types = io.told.map(({ type }) => type);
    expect(types.filter(type => type === 'closedIn')).toHaveLength(2);
    expect(types).not.toContain('courageTested');
  },
);

rule(
  ['DU-ASSAULT-092', 'DU-ORDER-012'],
  'beside one who stands two inches away the other has to dare it, and is fired at if he falls short',
  () => {
    const setting = drawnUp(8);
    const dice = ['D8=4', 'D8=3', 'D6=1', 'D6=6', 'D8=1', 'D6=1'];
    const fight = ['D8=8', 'D8=1', 'D4=1', 'D8=8', 'D8=1', 'D6=1', 'D8=4', 'D8=5', 'D6=1'];
    const io = assaults(setting, [...dice, ...fight], blue(2), red('stayOut'), red(stop));
    expect(io.asked.map(({ question }) => question.kind)).toEqual(['act', 'defensiveFire', 'comeIn', 'act']);
    expect(io.told.filter(({ type }) => type === 'courageTested')).toHaveLength(1);
  },
);

rule(['DU-DRONE-004', 'DU-ORDER-011'], 'both lose the drones they had in the air', () => {
  const setting = drawnUp(8);
  const { one, two } = setting;
  for (const unit of [one, two]) Object.assign(unit, { drones: 6, drone: at(30, 30) });
  drawUp(setting.table, one, 32, 19, -1);
  assaults(setting, ['D8=3', 'D8=4', 'D8=3', 'D8=4'], blue('stand'), red(stop), red(stop));
  expect([one.drone, two.drone]).toEqual([null, null]);
});
