import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { setAlight } from '../../src/rules/artillery/incendiaries.ts';
import { startFire } from '../../src/rules/fire/fire.ts';
import { endActivation, ready } from '../../src/rules/turn/activation.ts';
import { run, statesOf } from '../support/artillery-setting.ts';
import { at, lay, put, putFigure, squad } from '../support/setting.ts';
import { motorised } from '../support/vehicle-setting.ts';

rule('DU-FIRE-004', 'the wounded who lie in a fire for an activation burn like the others', () => {
  const table = lay({ red: [squad(2)], switches: { smoke: false } });
  const unit = put(table, 0, 40, 20);
  putFigure(table, unit, 1, 41, 20);
  table.figures[unit.figures[1]!]!.state = 'stabilised';
  const spared = ['D4=1', 'D6=6'];
  run([...spared, ...spared], io => void startFire(table, io, at(40, 20)));
  ready(table, unit, 'turn');
  unit.actions = 0;
  run([...spared, 'D4=4', 'D6=1', 'D8=8'], io => endActivation(table, io, unit));
  expect(statesOf(table, unit)).toEqual(['able', 'killed']);
});

rule(['DU-FIRE-007', 'DU-MOVE-019'], 'so do those who were left behind, wherever their unit has gone', () => {
  const found = motorised('wheeledCarrier', { red: [squad(2)], switches: { smoke: false } });
  const { table, squad: men, tank } = found;
  const left = table.figures[men.figures[1]!]!;
  Object.assign(left, { state: 'untreated', left: true, ...at(40, 20) });
  Object.assign(men, { where: 'aboard', carrier: tank.id });
  run(['D4=4', 'D6=1'], io => setAlight(table, io, [at(40, 20)]));
  expect(left.state).toBe('killed');
});
