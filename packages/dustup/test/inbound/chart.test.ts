import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { whyNotArrive } from '../../src/rules/inbound/arriving.ts';
import { ready } from '../../src/rules/turn/activation.ts';
import { choicesOf, countUnactivated, mayPass } from '../../src/rules/turn/alternation.ts';
import { step } from '../../src/rules/turn/turn.ts';
import { dustup } from '../../src/system.ts';
import { begin } from '../../src/table/begin.ts';
import { countersOf, LOITER } from '../../src/table/chart.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { isAirborne } from '../../src/table/flight.ts';
import { flown, moveOn, waiting } from '../support/air-setting.ts';
import { headquarters, unitBy } from '../support/command-setting.ts';
import { at, lay, put, squad } from '../support/setting.ts';
import { refusal } from '../support/vehicle-setting.ts';

const red = (answer: unknown) => ({ seat: 'red', answer });

describe('the inbound chart', () => {
  rule(['DU-ARTY-023', 'DU-ARTY-025'], 'from box three two steps lead to box one, and a third onto the table', () => {
    const table = lay({ red: [squad(3), squad(3)] });
    Object.assign(table.sides[0]!, { homeEdge: 'west' });
    const unit = table.units[1]!;
    Object.assign(unit, { where: 'inbound', box: 3 });
    moveOn(table, unit);
    moveOn(table, unit);
    expect([unit.box, unit.where]).toEqual([1, 'inbound']);
    moveOn(table, unit, { answers: [red({ at: at(0.5, 40) })] });
    expect([unit.where, unit.activated]).toEqual(['table', true]);
  });

  rule('DU-FORCE-007', 'with the enemy all along the edge a squad waits, and an ambulance goes to loiter', () => {
    const table = lay({ red: [squad(3)], redVehicles: ['armouredAmbulance'], blue: [squad(3), squad(3), squad(3)] });
    Object.assign(table.sides[0]!, { homeEdge: 'west' });
    const enemies = table.units.filter(({ side }) => side === 1);
    for (const [i, enemy] of enemies.entries()) put(table, enemy.id, 3, 8 + 16 * i);
    const own = table.units.filter(({ side }) => side === 0);
    for (const unit of own) Object.assign(unit, { where: 'inbound', box: 1 });
    const [men, ambulance] = [own.find(({ hull }) => hull === null)!, own.find(({ hull }) => hull !== null)!];
    expect(moveOn(table, men)).toMatchObject([{ type: 'keptOff', unit: men.who }]);
    expect([men.where, men.box, men.boxMoved]).toEqual(['inbound', 1, true]);
    moveOn(table, ambulance, { answers: [red('loiter')] });
    ambulance.hull!.awaitsCall = false;
    expect(moveOn(table, ambulance)).toMatchObject([{ type: 'keptOff' }]);
    put(table, enemies[0]!.id, 60, 20);
    moveOn(table, men, { answers: [red({ at: at(0.5, 4) })] });
    expect(men.where).toBe('table');
  });

  rule('DU-ARTY-024', 'a counter moves once in a turn, in place of an activation, and counts for no pass', () => {
    const { table, craft } = waiting(flown('gunship', { switches: { seizeInitiative: false } }), 3);
    const before = countUnactivated(table, 0);
    const io = scripted<DustupEvent>({ answers: [red({ do: 'bringOn', unit: craft.id })] });
    step(table, io);
    expect([craft.box, table.due, countUnactivated(table, 0)]).toEqual([2, 1, before]);
    expect(choicesOf(table, 0).some(choice => choice.do === 'bringOn')).toBe(false);
    for (const unit of table.units) unit.activated = true;
    craft.boxMoved = false;
    expect(choicesOf(table, 0)).toEqual([{ do: 'bringOn', unit: craft.id }, { do: 'pass' }]);
    expect(mayPass(table, 0)).toBe(true);
  });

  rule('DU-ARTY-024', 'from box one an aircraft may go to loiter, ground troops only onto the table', () => {
    const { table, craft } = waiting(flown('gunship'), 1);
    moveOn(table, craft, { dice: ['D10=6', 'D6=3'], answers: [red('loiter')] });
    expect([craft.box, craft.where]).toEqual([LOITER, 'inbound']);
    expect(countersOf(table, 0)).toEqual([]);
    craft.boxMoved = false;
    expect(countersOf(table, 0)).toEqual([craft]);
  });

  rule('DU-ARTY-025', 'an aircraft comes in flying over any edge, facing as it likes, however near the enemy', () => {
    const { table, craft } = waiting(flown('gunship'), LOITER);
    craft.hull.flight.mode = 'moving';
    moveOn(table, craft, { answers: [red({ at: at(72, 4), facing: 300 })] });
    expect([craft.hull.x, craft.hull.y, craft.hull.facing]).toEqual([72_000, 4000, 300]);
    expect([craft.where, craft.activated, craft.hull.flight.mode]).toEqual(['table', true, 'moving']);
    expect(isAirborne(craft)).toBe(true);
    expect(whyNotArrive(table, craft, { at: at(30, 20) }).map(({ code }) => code)).toEqual(['notOnAnyEdge']);
    expect(whyNotArrive(table, craft, { at: at(30, 48) })).toEqual([]);
  });

  rule('DU-ARTY-025', 'with its nose over the table if nothing is said, and with those aboard', () => {
    const { table, craft, squad: riders } = waiting(flown('utilityLifter'), LOITER);
    Object.assign(riders, { where: 'inbound', carrier: craft.id });
    moveOn(table, craft, { answers: [red({ at: at(30, 48) })] });
    expect([craft.hull.facing, riders.where, riders.activated]).toEqual([180, 'aboard', true]);
  });

  rule('DU-ARTY-023', 'aircraft that no scenario places start in box three', () => {
    const force = {
      id: 'wing',
      title: 'Wing',
      rule: 'house',
      units: [squad(3)],
      vehicles: [{ code: 'A', vehicle: 'gunship' }],
    };
    const details = { forces: [force, 'unionConscripts'], airDefence: ['average', 'extreme'] };
    const switches = Object.fromEntries(dustup.switches.map(({ id, values }) => [id, values[0]!]));
    const table = begin({ scenario: 'ownBattle', switches, details: JSON.parse(JSON.stringify(details)) });
    const [craft] = table.units.filter(({ hull }) => hull !== null);
    expect([craft!.where, craft!.box]).toEqual(['inbound', 3]);
    expect(table.sides.map(({ airDefence }) => airDefence)).toEqual([8, 12]);
  });
});

rule(
  ['DU-ARTY-025', 'DU-ORDER-001'],
  'nobody who has just arrived is ordered to act in the same turn, nor those aboard',
  () => {
    const red = [headquarters('P1', ['S1']), squad(3, { code: 'S1' })];
    const { table, craft } = waiting(flown('utilityLifter', { red }), LOITER);
    const [staff, riders] = [unitBy(table, 'P1'), unitBy(table, 'S1')];
    Object.assign(riders, { where: 'inbound', carrier: craft.id });
    ready(table, staff, 'turn');
    moveOn(table, craft, { answers: [{ seat: 'red', answer: { at: at(0, 20) } }] });
    const order = { do: 'order', unit: riders.id } as const;
    expect([riders.where, refusal(table, staff, order)]).toEqual(['aboard', 'DU-ARTY-025']);
    craft.boxMoved = false;
    riders.boxMoved = false;
    expect(refusal(table, staff, order)).toBe(null);
  },
);
