import type { Question } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { difficultyOf, requestDie } from '../../src/rules/artillery/observers.ts';
import { fly, launch } from '../../src/rules/drones/drones.ts';
import { assumeCommand } from '../../src/rules/morale/promotion.ts';
import { actsOf, whyNotAct } from '../../src/rules/turn/actions.ts';
import { activate, ready } from '../../src/rules/turn/activation.ts';
import { dustup } from '../../src/system.ts';
import { aim, request, run, supported } from '../support/artillery-setting.ts';
import { troop } from '../support/gun-setting.ts';
import { at, box, field, lay, put, squad } from '../support/setting.ts';
import { does, refusal } from '../support/vehicle-setting.ts';

const needs = (asset: string, lv: number, isTrained = false) => {
  const { table, observer } = supported(asset, { leadership: lv }, {}, isTrained);
  return difficultyOf(table, observer, table.assets[0]!).total;
};

describe('requests', () => {
  rule(['DU-ARTY-011', 'DU-ARTY-018'], 'one that is granted leaves a marker, and no more in this turn', () => {
    const { table, observer } = supported('companyMortars');
    const told = does(table, observer, request(), 'D8=5', aim(30, 20));
    expect(told.map(({ type }) => type)).toEqual(['fireRequested', 'missionPlaced']);
    expect(table.missions).toMatchObject([{ markers: [at(30, 20)], box: 1, state: 'coming', lv: 2, die: 4 }]);
    expect([table.assets[0]!.left, observer.actions]).toEqual([3, 1]);
  });

  rule('DU-ARTY-018', 'the point must be in sight of the leader', () => {
    const map = field({ areas: [box('slopeHill', 10, 20, 40, 24, 3)] });
    const { table, observer } = supported('companyMortars', {}, { map });
    const question = { kind: 'placeMission', rule: 'DU-ARTY-018', unit: observer.who, asset: 0 };
    const why = (x: number, y: number) => placingRefusal(table, question, x, y);
    expect([why(30, 40), why(30, 15), why(30, 60)]).toEqual(['DU-ARTY-018', null, 'DU-ARTY-018']);
  });

  rule('DU-ARTY-013', 'a D8 has to beat leadership and difficulty, whatever the quality', () => {
    for (const quality of ['untrained', 'elite'] as const) {
      const { table, observer } = supported('companyMortars', { quality });
      expect(does(table, observer, request(), 'D8=4').at(-1)).toMatchObject({ passed: false });
      does(table, observer, request(), 'D8=5', aim(30, 20));
    }
    const { table, observer } = supported('companyMortars', {}, {}, true);
    expect(does(table, observer, request(), 'D8=2').at(-1)).toMatchObject({ passed: false });
    does(table, observer, request(), 'D8=3', aim(30, 20));
    expect(table.assets[0]!.left).toBe(3);
  });

  rule('DU-ARTY-013', 'an asset may have several missions under way while its stock lasts', () => {
    const { table, observer } = supported('regimentalBattery');
    for (let i = 0; i < 2; i++) does(table, observer, request(), 'D8=5', aim(30, 20));
    ready(table, observer, 'turn');
    expect([table.missions.length, refusal(table, observer, request())]).toEqual([2, 'DU-ARTY-013']);
  });

  rule('DU-ARTY-014', 'the difficulty depends on what is asked for and on who asks', () => {
    const of = (asset: string, isTrained: boolean) => needs(asset, 1, isTrained) - 1;
    expect([of('companyMortars', true), of('companyMortars', false)]).toEqual([0, 2]);
    // A forward observer is nobody special to aircraft and ships.
    expect([of('airStrike', true), of('orbitalStrike', true)]).toEqual([4, 6]);
    const liaison = lay({
      red: [squad(1, { leadership: 1 }, { specialist: 'liaisonOfficer' })],
      support: [[{ asset: 'airStrike' }, { asset: 'orbitalStrike' }, { asset: 'companyMortars' }], []],
    });
    const totals = liaison.assets.map(asset => difficultyOf(liaison, liaison.units[0]!, asset).total - 1);
    expect(totals).toEqual([2, 3, 2]);
    const orbital = supported('orbitalStrike', { leadership: 1 });
    does(orbital.table, orbital.observer, request({ guidance: 'self' }), 'D8=7');
    does(orbital.table, orbital.observer, request({ guidance: 'self' }), 'D8=8', aim(30, 20, 'antiArmour'));
    const hard = supported('orbitalStrike', { leadership: 3 });
    expect(
      actsOf(hard.table, hard.observer).filter(act => act.do === 'requestFire' && act.chits === undefined),
    ).toEqual([]);
    does(hard.table, hard.observer, request({ guidance: 'self', chits: 1 }), 'D10=10', aim(30, 20, 'antiArmour'));
  });

  rule('DU-ARTY-015', 'players may change the difficulties', () => {
    const { table, observer } = supported(
      'companyMortars',
      {},
      { difficulty: { artillery: { trained: 1, other: 3 } } },
    );
    expect(difficultyOf(table, observer, table.assets[0]!).total).toBe(5);
    expect(table.difficulty.orbital).toEqual({ trained: 3, other: 6 });
  });

  rule('DU-ARTY-016', 'what belongs to another platoon is asked for with a lower die', () => {
    const units = ['A', 'A-1', 'B', 'B-1', 'C'].map(code => squad(2, { code }));
    const red = [
      squad(2, { code: 'CO', commands: ['A', 'B'] }),
      ...units.map(unit => ({
        ...unit,
        ...(unit.code === 'A' ? { commands: ['A-1'] } : unit.code === 'B' ? { commands: ['B-1'] } : {}),
      })),
    ];
    const table = lay({ red, support: [[{ asset: 'companyMortars', owner: 'B' }, { asset: 'companyMortars' }], []] });
    const die = (code: string, asset: number) =>
      requestDie(table, table.units.find(unit => unit.code === code)!, table.assets[asset]!, 0).die;
    expect(['B', 'B-1', 'A', 'A-1', 'C'].map(code => die(code, 0))).toEqual([8, 8, 6, 6, 4]);
    expect(die('C', 1)).toBe(8);
    // Their company commander asks for what is his.
    expect(die('CO', 0)).toBe(8);
  });

  rule(
    ['DU-ARTY-016', 'DU-MORALE-039'],
    'whoever takes over the platoon has its weapons, and so have all under him',
    () => {
      const red = [
        squad(2, { code: 'CO', commands: ['A', 'B'] }),
        squad(2, { code: 'A' }),
        squad(2, { code: 'B', commands: ['B-1', 'B-2'] }),
        squad(2, { code: 'B-1' }),
        squad(2, { code: 'B-2' }),
      ];
      const table = lay({ red, support: [[{ asset: 'companyMortars', owner: 'B' }], []] });
      const unit = (code: string) => table.units.find(each => each.code === code)!;
      for (const id of unit('B').figures) table.figures[id]!.state = 'killed';
      run(['D6=3'], io => assumeCommand(table, io, unit('B-1'), unit('B').id));
      const dice = ['B-1', 'B-2', 'A', 'CO'].map(code => requestDie(table, unit(code), table.assets[0]!, 0).die);
      expect(dice).toEqual([8, 8, 6, 8]);
    },
  );

  rule(['DU-COMM-007', 'DU-COMM-008'], 'jammers shift a request as they do any message', () => {
    const jammed = (jamming: string) => supported('companyMortars', {}, { switches: { jamming } });
    const dieUnder = (jamming: string) => {
      const { table, observer } = jammed(jamming);
      return requestDie(table, observer, table.assets[0]!, 0).die;
    };
    expect(['off', 'one', 'two', 'opposed'].map(dieUnder)).toEqual([8, 6, 4, 8]);
    const one = jammed('one');
    does(one.table, one.observer, request(), 'D6=5', aim(30, 20));
    const opposed = jammed('opposed');
    const told = does(opposed.table, opposed.observer, request(), 'D8=3', 'D8=5', 'D6=4');
    expect(told.map(({ type }) => type)).toEqual(['jammed', 'fireRequested']);
    const free = jammed('two');
    free.table.sides[0] = { ...free.table.sides[0]!, unjammable: true };
    expect(requestDie(free.table, free.observer, free.table.assets[0]!, 0).die).toBe(8);
  });

  rule(['DU-ARTY-017', 'DU-GAP2-001'], 'chits raise the die and are gone', () => {
    const { table, observer } = supported('companyMortars');
    expect(table.sides.map(({ chits }) => chits)).toEqual([2, 2]);
    does(table, observer, request({ chits: 2 }), 'D12=4');
    expect([table.sides[0]!.chits, refusal(table, observer, request({ chits: 1 }))]).toEqual([0, 'DU-ARTY-017']);
    const one = supported('companyMortars');
    does(one.table, one.observer, request({ chits: 1 }), 'D10=4');
    expect(one.table.sides[0]!.chits).toBe(1);
    const off = supported('companyMortars', {}, { switches: { fireSupportChits: false } });
    expect(off.table.sides[0]!.chits).toBe(0);
  });

  rule('DU-ARTY-012', 'the suppressed may ask, and again; the routed, panicked and leaderless may not', () => {
    const { table, observer } = supported('companyMortars');
    observer.suppression = 1;
    does(table, observer, request(), 'D8=4');
    does(table, observer, request(), 'D8=5', aim(30, 20));
    for (const change of [{ confidence: 'routed' }, { panicked: true }, { leaderless: true }]) {
      const barred = supported('companyMortars');
      Object.assign(barred.observer, change);
      expect(refusal(barred.table, barred.observer, request())).not.toBeNull();
    }
  });

  rule('DU-ARTY-010', 'what is placed still arrives when nobody is left to ask for more', () => {
    const { table, observer } = supported('companyMortars');
    does(table, observer, request(), 'D8=5', aim(30, 20));
    for (const id of observer.figures) table.figures[id]!.state = 'killed';
    expect(table.missions[0]!.state).toBe('coming');
  });

  rule('DU-EW-008', 'a request can be jammed', () => {
    const blue = [troop('warfareTeam')];
    const { table, observer, enemy } = supported('companyMortars', {}, { blue });
    enemy.warfareCounters = 3;
    const told = does(table, observer, request(), { seat: 'blue', answer: 1 }, 'D8=6', 'D8=7');
    expect([told.at(-1)?.type, table.missions.length]).toEqual(['warfareRolled', 0]);
  });

  rule('DU-DRONE-001', 'a strike by large drones is air support', () => {
    const table = lay({
      red: [squad(1, {}, { specialist: 'liaisonOfficer' })],
      support: [[{ asset: 'droneStrike' }], []],
    });
    const observer = put(table, 0, 20, 10);
    put(table, 1, 30, 40);
    does(table, observer, request({ guidance: 'self' }), 'D8=4');
    does(table, observer, request({ guidance: 'self' }), 'D8=5', aim(30, 20, 'antiArmour'));
    expect(table.missions[0]!.box).toBe(3);
  });

  rule('DU-DRONE-009', 'the drone sees for its unit, once', () => {
    const map = field({ areas: [box('slopeHill', 10, 20, 60, 24, 3)] });
    const red = [troop('droneTeam')];
    const { table, observer } = supported('companyMortars', {}, { map, red });
    run([], io => {
      launch(table, io, observer, { do: 'launchDrone', at: at(20, 10) });
      fly(table, io, observer, { do: 'flyDrone', to: at(30, 30) });
    });
    const question = { kind: 'placeMission', rule: 'DU-ARTY-018', unit: observer.who, asset: 0 };
    expect(placingRefusal(table, question, 30, 40)).toBeNull();
    const script = [{ seat: 'red', answer: request() }, 'D8=5', aim(30, 40), { seat: 'red', answer: { do: 'stop' } }];
    run(script, io => activate(table, io, observer, 'turn'));
    expect([observer.drone, table.missions.length]).toEqual([null, 1]);
    expect(placingRefusal(table, question, 30, 40)).toBe('DU-ARTY-018');
  });

  rule('DU-GAP2-016', 'company mortars: three rounds of four inches, in the next turn', () => {
    const { table, observer } = supported('companyMortars', {}, {}, true);
    table.turn = 3;
    does(table, observer, request(), 'D8=3', aim(30, 20));
    expect([table.assets[0]!.left, table.missions[0]!.box, table.assets[0]!.row.rounds]).toEqual([3, 1, 3]);
  });

  rule('DU-ARTY-018', 'whoever finds nowhere to aim keeps his mission', () => {
    const { table, observer } = supported('companyMortars');
    does(table, observer, request(), 'D8=5', { seat: 'red', answer: 'nowhere' });
    expect([table.missions.length, table.assets[0]!.left]).toEqual([0, 4]);
  });
});

describe('dummy targets', () => {
  rule('DU-ARTY-022', 'all three must be legal, and look alike', () => {
    const { table, observer } = supported('companyMortars');
    const dummies = [at(40, 20), at(10, 20)];
    const told = does(table, observer, request(), 'D8=5', aim(30, 20, 'generalPurpose', 'red', dummies));
    expect(table.missions[0]).toMatchObject({ markers: [at(10, 20), at(30, 20), at(40, 20)], real: 1 });
    expect(told.at(-1)).toMatchObject({ markers: [at(10, 20), at(30, 20), at(40, 20)] });
    expect(told.at(-1)).not.toHaveProperty('real');
    const off = supported('companyMortars', {}, { switches: { dummyTargets: false } });
    const question = { kind: 'placeMission', rule: 'DU-ARTY-018', unit: off.observer.who, asset: 0 };
    expect(placingRefusal(off.table, question, 30, 20, dummies)).toBe('DU-ARTY-022');
    expect(placingRefusal(table, question, 30, 20, [at(90, 20), at(10, 20)])).toBe('DU-ARTY-018');
    expect(placingRefusal(table, question, 30, 20, [at(30, 20), at(10, 20)])).toBe('DU-ARTY-022');
  });
});

function placingRefusal(
  table: ReturnType<typeof lay>,
  question: object,
  x: number,
  y: number,
  dummies?: readonly { x: number; y: number }[],
): string | null {
  const answer = { at: at(x, y), ammunition: 'generalPurpose', ...(dummies ? { dummies } : {}) };
  return dustup.whyNot(table, 'red', question as Question, answer)[0]?.rule ?? null;
}

rule('DU-GAP2-001', 'without artillery nobody is offered any', () => {
  const { table, observer } = supported('companyMortars', {}, { switches: { artillery: false } });
  expect([table.assets, table.sides[0]!.chits]).toEqual([[], 0]);
  expect(whyNotAct(table, observer, request())[0]?.code).toBe('artilleryIsOff');
});
