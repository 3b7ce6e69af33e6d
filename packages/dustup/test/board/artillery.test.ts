import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { board } from '../../src/board.ts';
import type { PlaceMission } from '../../src/rules/artillery/questions.ts';
import { dustup } from '../../src/system.ts';
import { aim, request, supported } from '../support/artillery-setting.ts';
import { at, squad } from '../support/setting.ts';
import { does } from '../support/vehicle-setting.ts';

const artillery = board.artillery!;

rule('DU-ARTY-022', 'the board of the other side does not know which marker is meant, nor who observes', () => {
  const { table, observer } = supported('companyMortars');
  does(table, observer, request(), 'D8=5', aim(30, 20, 'generalPurpose', 'red', [at(40, 20), at(10, 20)]));
  const shown = (seat: string) => artillery.missionsOf(dustup.view(table, seat))[0]!;
  expect(shown('red')).toMatchObject({ seat: 'red', box: 1, radius: 4, real: at(30, 20) });
  expect(shown('blue')).toMatchObject({ seat: 'red', box: 1, radius: 4, real: null });
  expect(shown('blue').markers).toHaveLength(3);
  expect(artillery.fallOfMission(dustup.view(table, 'blue'), 0)).toBeNull();
  const [swapped] = dustup.swapSecrets(table, 'blue');
  expect(swapped!.missions[0]!.real).not.toBe(table.missions[0]!.real);
  expect(dustup.view(swapped!, 'blue')).toEqual(dustup.view(table, 'blue'));
});

rule(
  ['DU-ARTY-022', 'DU-ARTY-031'],
  'whoever called for it, from where and with which gear is as secret as the marker, also when it has landed',
  () => {
    const { table, observer } = supported('companyMortars', {}, { red: [squad(2), squad(2)] });
    does(table, observer, request(), 'D8=5', aim(30, 20, 'generalPurpose', 'red', [at(40, 20), at(10, 20)]));
    const [mission] = table.missions;
    const swap = () => dustup.swapSecrets(table, 'blue')[0]!;
    const other = swap().missions[0]!;
    for (const what of ['observer', 'lv', 'die', 'from', 'real'] as const) {
      expect(other[what], what).not.toEqual(mission![what]);
    }
    expect(dustup.view(swap(), 'blue')).toEqual(dustup.view(table, 'blue'));
    mission!.state = 'landed';
    expect(swap().missions[0]).toMatchObject({ real: mission!.real });
    expect(swap().missions[0]!.observer).not.toBe(mission!.observer);
    expect(dustup.view(swap(), 'blue')).toEqual(dustup.view(table, 'blue'));
    // One's own are never swapped, and what may be called for is no secret.
    expect(dustup.swapSecrets(table, 'red')[0]!.missions).toEqual(table.missions);
    expect(swap().assets).toEqual(table.assets);
  },
);

test('where rounds may fall adds up to all of them', () => {
  const { table, observer } = supported('regimentalBattery');
  does(table, observer, request(), 'D8=5', aim(30, 20));
  const fall = artillery.fallOfMission(table, 0)!;
  expect(fall.reduce((sum, { rounds }) => sum + rounds, 0)).toBeCloseTo(4);
  const most = fall.reduce((best, each) => (each.rounds > best.rounds ? each : best));
  expect([Math.floor(most.x / 1000), Math.floor(most.y / 1000)]).toEqual([30, 20]);
});

test('it says what may be called for, and why a point will not do', () => {
  const { table, observer } = supported('companyMortars');
  const question = { unit: observer.who, asset: 0, guidance: 'none' } as PlaceMission;
  expect(artillery.assetsOf(table, 'red')).toMatchObject([{ name: 'Company mortars', left: 4, rounds: 3, minimum: 0 }]);
  expect(artillery.assetsOf(table, 'blue')).toEqual([]);
  expect(artillery.requestOf(table, observer, 0, 1)).toEqual({ die: 10, target: 4 });
  expect(artillery.whyNotPoint(table, question, at(90, 20)).map(({ rule: by }) => by)).toEqual(['DU-ARTY-018']);
  expect(artillery.ammunitionFor(table, question).map(({ id }) => id)).toEqual([
    'generalPurpose',
    'antiPersonnel',
    'smoke',
  ]);
  expect(artillery.fallOfAim(table, question, { at: at(30, 20), ammunition: 'smoke' }).length).toBeGreaterThan(50);
  expect(artillery.radiusOf(table, 0)).toBe(4);
});
