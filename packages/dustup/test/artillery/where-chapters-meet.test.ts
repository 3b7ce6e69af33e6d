import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { accuracyDie, land } from '../../src/rules/artillery/impact.ts';
import { landInPlace } from '../../src/rules/artillery/missions.ts';
import { missionOf, whyNotPoint } from '../../src/rules/artillery/placing.ts';
import { layCounter } from '../../src/rules/detection/counters.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { NONE } from '../../src/table/table.ts';
import { flown } from '../support/air-setting.ts';
import {
  aim,
  comesDown,
  harmless,
  request,
  run,
  shell,
  statesOf,
  supported,
  testsOf,
} from '../support/artillery-setting.ts';
import { headquarters, unitBy } from '../support/command-setting.ts';
import { at, box, field, lay, put, putFigure, squad } from '../support/setting.ts';
import { does, motorised, placeHull, refusal } from '../support/vehicle-setting.ts';

describe('who observes', () => {
  const ridge = field({ areas: [box('slopeHill', 10, 24, 60, 28, 3)] });

  rule(['DU-ARTY-018', 'DU-ARTY-030', 'DU-AIR-029'], 'an aircraft sees every point, and lights it for a laser', () => {
    const { table, craft } = flown('gunship', { map: ridge, support: [[{ asset: 'airStrike' }], []] });
    const [asset] = table.assets;
    expect([
      refusal(table, craft, request({ guidance: 'laser' })),
      whyNotPoint(table, craft, asset!, at(30, 40)),
    ]).toEqual([null, []]);
    const behind = { at: at(30, 40), ammunition: 'generalPurpose' };
    expect(accuracyDie(table, missionOf(table, craft, asset!, 'laser', behind)).die).toBe(6);
  });

  rule(['DU-ARTY-018', 'DU-VEH-047'], 'nobody does from inside a closed hull', () => {
    const { table, tank, squad: men } = motorised('wheeledCarrier', { support: [[{ asset: 'companyMortars' }], []] });
    Object.assign(men, { where: 'aboard', carrier: tank.id });
    ready(table, men, 'turn');
    const asked = () => [refusal(table, men, request()), whyNotPoint(table, men, table.assets[0]!, at(30, 40)).length];
    Object.assign(tank.hull, { model: { ...tank.hull.model, ports: 0 } });
    expect(asked()).toEqual(['DU-VEH-047', 1]);
    Object.assign(tank.hull, { model: { ...tank.hull.model, ports: 2 } });
    expect(asked()).toEqual([null, 0]);
  });

  rule(['DU-ARTY-012', 'DU-MOVE-022', 'DU-FORCE-034'], 'nobody in a column, but the broken do', () => {
    const { table, observer } = supported('companyMortars');
    observer.column = true;
    expect(refusal(table, observer, request())).toBe('DU-MOVE-022');
    Object.assign(observer, { column: false, confidence: 'broken' });
    expect(refusal(table, observer, request())).toBe(null);
  });

  rule(['DU-ARTY-030', 'DU-ARTY-031', 'DU-ARTY-033'], 'a laser whose observer is dead helps no more', () => {
    const { table, observer } = supported('airStrike', {}, {}, true);
    const to = { at: at(30, 20), ammunition: 'generalPurpose' };
    const mission = missionOf(table, observer, table.assets[0]!, 'laser', to);
    for (const id of observer.figures) table.figures[id]!.state = 'killed';
    const told = run(['D6=2', 'D8=5', 'D12=12', 'D8=1', 'D12=1'], io => land(table, io, mission));
    expect(told.find(({ type }) => type === 'roundStrayed')).toMatchObject({ inches: 5 });
  });
});

describe('a burst', () => {
  rule(['DU-ARTY-037', 'DU-VEH-122'], 'does not reach those who have shut an open carrier over themselves', () => {
    const { table, tank, squad: men } = motorised('mortarCarrier', { red: [squad(3)] });
    Object.assign(men, { where: 'aboard', carrier: tank.id });
    placeHull(tank, 40, 20, 0);
    tank.hull.shut = true;
    comesDown(table, [shell(40, 20)], 'D8=1', 'D8=2');
    tank.hull.shut = false;
    comesDown(table, [shell(40, 20)], ...harmless(3, 8, 8), 'D8=1', 'D8=2');
    expect([men.suppression, tank.suppression]).toEqual([1, 2]);
  });

  rule(
    ['DU-ARTY-034', 'DU-DETECT-004'],
    'is felt by the hidden, who stay so until one is hurt, and not by dummies',
    () => {
      const table = lay({ blue: [squad(1)] });
      const unit = put(table, 1, 40, 20);
      layCounter(table, scripted<DustupEvent>(), 1, at(40, 20), unit);
      layCounter(table, scripted<DustupEvent>(), 1, at(41, 20), null);
      comesDown(table, [shell(40, 20)], ...harmless(1));
      expect([unit.counter, unit.suppression]).toEqual([0, 1]);
      comesDown(table, [shell(40, 20)], 'D8=6', 'D6=3');
      expect([unit.counter, table.counters[1]!.removed]).toEqual([NONE, false]);
    },
  );

  rule(
    ['DU-ARTY-002', 'DU-ARTY-039', 'DU-MED-008'],
    'meets suits as men, propped or not, and suits look after theirs',
    () => {
      const table = lay({ blue: [squad(1, { type: 'powerArmour', armour: 'heavyPower' })] });
      const unit = put(table, 1, 40, 20);
      unit.propped = true;
      comesDown(table, [shell(40, 20, 'small', 'antiArmour')], 'D6=6', 'D12=4', 'D6=3');
      expect(statesOf(table, unit)).toEqual(['stabilised']);
    },
  );

  rule(['DU-ARTY-040', 'DU-MORALE-013'], 'is worse for a column', () => {
    const table = lay({ blue: [squad(1)], commitment: ['medium', 'medium'] });
    const unit = put(table, 1, 40, 20);
    Object.assign(unit, { column: true, everSuppressed: true });
    comesDown(table, [shell(40, 20)], ...harmless(1));
    expect(testsOf(table, 'D8=8')[0]).toMatchObject({ target: { total: 6 } });
  });

  rule(['DU-ARTY-040', 'DU-MORALE-037'], 'that kills a commander is felt by all below him', () => {
    const red = [headquarters('P1', ['S1']), squad(1, { code: 'S1' })];
    const table = lay({ red, commitment: ['medium', 'medium'] });
    const staff = unitBy(table, 'P1');
    put(table, staff.id, 40, 20);
    for (const id of staff.figures.slice(1)) table.figures[id]!.gone = true;
    put(table, unitBy(table, 'S1').id, 6, 40);
    comesDown(table, [shell(40, 20)], 'D8=8', 'D6=1');
    expect(testsOf(table, 'D8=8')).toMatchObject([{ type: 'confidenceTested', target: { total: 5 } }]);
  });
});

describe('a house that a burst brings down', () => {
  /** Blue's squad in the far corner of a wooden house, whose near one is hit. */
  const housed = (row = {}) => {
    const map = field({ areas: [box('buildingLight', 40, 20, 46, 26)] });
    const table = lay({ map, blue: [squad(2, row)], commitment: ['medium', 'medium'] });
    const unit = table.units[1]!;
    putFigure(table, unit, 0, 45, 25);
    putFigure(table, unit, 1, 44, 25);
    return { table, unit };
  };

  rule(['DU-ARTY-004', 'DU-BUILD-008', 'DU-MORALE-009'], 'is a burst for whoever is under it', () => {
    const { table, unit } = housed();
    comesDown(table, [shell(40, 20)], 'D8=8', 'D6=3', 'D6=6', 'D6=6');
    expect([unit.suppression, unit.underFire, unit.everSuppressed]).toEqual([1, true, true]);
    expect(testsOf(table, 'D8=8')).toMatchObject([{ type: 'confidenceTested', target: { total: 4 } }]);
  });

  rule(['DU-ARTY-004', 'DU-MORALE-016'], 'and one that stands asks those hurt in it under artillery', () => {
    const { table, unit } = housed();
    comesDown(table, [shell(40, 20)], 'D8=4', 'D6=3', 'D6=6', 'D6=1');
    expect([unit.suppression, statesOf(table, unit)]).toEqual([0, ['able', 'untreated']]);
    expect(testsOf(table, 'D8=8')).toMatchObject([{ type: 'confidenceTested', target: { total: 4 } }]);
  });

  rule(['DU-BUILD-007', 'DU-VEH-065'], 'spares those without armour who roll above its class', () => {
    const { table, unit } = housed({ armour: 'none' });
    comesDown(table, [shell(40, 20)], 'D8=4', 'D6=3', 'D4=4', 'D4=1');
    expect(statesOf(table, unit)).toEqual(['able', 'untreated']);
  });
});

describe('rounds of the enemy', () => {
  const green = { quality: 'green' } as const;

  rule(['DU-MORALE-021', 'DU-ARTY-040'], 'are fire for the green', () => {
    const { table, observer, enemy } = supported('companyMortars', {}, { blue: [squad(1, green)] });
    put(table, enemy.id, 30, 20);
    does(table, observer, request(), 'D8=5', aim(30, 20));
    const away = ['D8=8', 'D12=12', 'D8=8', 'D12=12'];
    const told = run(['D4=4', ...away, ...harmless(1), 'D6=3', 'D6=6'], io => landInPlace(table, io, 0));
    expect([told.some(({ type }) => type === 'panicTested'), enemy.passedPanic]).toEqual([true, true]);
  });

  rule('DU-MORALE-021', "but rounds of one's own are not", () => {
    const { table, observer } = supported('companyMortars', green);
    does(table, observer, request(), 'D8=5', aim(20, 12));
    const away = ['D8=8', 'D12=12', 'D8=8', 'D12=12'];
    const told = run(['D4=4', ...away, ...harmless(2), 'D6=6'], io => landInPlace(table, io, 0));
    expect(told.some(({ type }) => type === 'panicTested')).toBe(false);
    expect(observer.suppression).toBe(1);
  });
});

rule(['DU-SMOKE-009', 'DU-ARTY-034'], 'a line of smoke that lies wholly beyond a corner is not there', () => {
  const { table, observer } = supported('companyMortars');
  const to = { at: at(0.5, 0.5), ammunition: 'smoke' };
  const mission = { ...missionOf(table, observer, table.assets[0]!, 'none', to), die: 12 as const };
  const script = [{ seat: 'red', answer: { along: 135 } }, 'D12=12', 'D8=8', 'D12=12', 'D8=8', 'D12=12'];
  table.missions.push(mission);
  run(script, io => land(table, io, mission));
  expect(table.clouds).toEqual([]);
});

rule(['DU-ARTY-037', 'DU-CASEVAC-008'], 'a burst over a soft ambulance is one over the wounded in it', () => {
  const soft = { armour: { front: 0, side: 0, rear: 0, top: 0, belly: 0 } };
  const found = motorised('armouredAmbulance', { red: [squad(3)] }, soft);
  const { table, tank, squad: givers } = found;
  put(table, givers.id, 6, 44);
  const [, one, other] = givers.figures.map(id => table.figures[id]!);
  for (const man of [one!, other!]) Object.assign(man, { state: 'untreated', gone: true });
  tank.hull.evacuees = [one!.id, other!.id];
  // D6 behind soft cover is a D8; then the hull, and whoever is left in it.
  comesDown(table, [shell(20, 20)], 'D8=8', 'D8=3', 'D8=4', 'D8=3', 'D8=5', 'D8=4', 'D6=1');
  expect([one!.state, other!.state, tank.hull.evacuees]).toEqual(['killed', 'killed', []]);
  expect(table.strains.some(({ unit }) => unit === givers.id)).toBe(false);
  const shut = motorised('armouredAmbulance', { red: [squad(3)] });
  shut.tank.hull.evacuees = [shut.squad.figures[1]!];
  Object.assign(shut.table.figures[shut.squad.figures[1]!]!, { state: 'untreated', gone: true });
  put(shut.table, shut.squad.id, 6, 44);
  comesDown(shut.table, [shell(20, 20)], 'D8=1', 'D12=12');
  expect(shut.tank.hull.evacuees).toHaveLength(1);
});
