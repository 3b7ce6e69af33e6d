import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { afterAttack, beforeAttack } from '../../src/rules/casualties/under-attack.ts';
import { takeStrains } from '../../src/rules/morale/forced-tests.ts';
import { bearHarm } from '../../src/rules/vehicles/destruction.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Unit } from '../../src/table/units.ts';
import { on, run } from '../support/assault-setting.ts';
import { squad } from '../support/setting.ts';
import { atHull } from '../support/vehicle-assault.ts';
import { motorised } from '../support/vehicle-setting.ts';

describe('a command vehicle that is destroyed', () => {
  rule(['DU-MORALE-037', 'DU-VEH-068'], 'takes its commander with it, and all below him test', () => {
    const { table, tank } = motorised('battleTank', { red: [squad(4), squad(4)] });
    const [below, beside] = table.units.filter(({ side, hull }) => side === 0 && hull === null) as [Unit, Unit];
    tank.commands = true;
    below.superior = tank.id;
    for (const unit of table.units) unit.confidence = 'steady';
    const before = beforeAttack(table, tank);
    // Medium commitment: 2 for the commander, 1 more, LV 2.
    const io = scripted<DustupEvent>({ dice: ['D8=5'] });
    bearHarm(table, io, tank, { markers: 0, worst: 'destroyed', weaponClass: 3 });
    afterAttack(table, io, before, { by: 'fire', isCaught: true, casualties: 0 });
    takeStrains(table, io);
    io.finish();
    expect([below.confidence, beside.confidence]).toEqual(['shaken', 'steady']);
  });

  rule(['DU-MORALE-037', 'DU-VEH-107'], 'by a charge as well', () => {
    const { table, red, tank } = atHull(2, { squad: { satchels: 1 } });
    const below = table.units.find(({ side, hull }) => side === 1 && hull === null)!;
    tank.commands = true;
    below.superior = tank.id;
    run(table, red, on(tank), { dice: ['D12=12', 'D12=1', 'D6=1'] });
    const io = scripted<DustupEvent>({ dice: ['D8=5'] });
    takeStrains(table, io);
    io.finish();
    expect([tank.hull.destroyed, below.confidence]).toEqual([true, 'shaken']);
  });

  rule('DU-MORALE-037', 'a vehicle that commands nobody is missed by nobody', () => {
    const { table, tank } = motorised('battleTank', { red: [squad(4)] });
    const before = beforeAttack(table, tank);
    const io = scripted<DustupEvent>();
    bearHarm(table, io, tank, { markers: 0, worst: 'destroyed', weaponClass: 3 });
    afterAttack(table, io, before, { by: 'fire', isCaught: true, casualties: 0 });
    takeStrains(table, io);
    expect(table.units.every(({ confidence }) => confidence === 'confident')).toBe(true);
  });
});
