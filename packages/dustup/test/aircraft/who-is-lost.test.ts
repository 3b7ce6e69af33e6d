import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { bearAirHarm } from '../../src/rules/aircraft/crash.ts';
import { fleeHome } from '../../src/rules/aircraft/hovering.ts';
import { dropIn } from '../../src/rules/inbound/dropping-in.ts';
import { broken } from '../../src/table/invariants.ts';
import { type Flown, flown, moveOn, poise, waiting } from '../support/air-setting.ts';
import { harmless, run, testsOf } from '../support/artillery-setting.ts';
import { headquarters, unitBy } from '../support/command-setting.ts';
import { at, lay, put, type Setting, squad } from '../support/setting.ts';

/** A headquarters with one squad below it. */
const platoon = (): Setting => ({
  red: [headquarters('P1', ['S1']), squad(1, { code: 'S1' })],
  commitment: ['medium', 'medium'],
});

/** What that squad has to beat when it hears that its commander is gone. */
const HEARD = { type: 'confidenceTested', target: { total: 5 } };

function harm({ table, craft }: Flown, worst: 'damaged' | 'destroyed', ...dice: string[]) {
  const markers = worst === 'damaged' ? 1 : 0;
  return run(dice, io => bearAirHarm(table, io, craft, { success: 'major', markers, worst }));
}

describe('a commander who is lost', () => {
  rule(['DU-AIR-053', 'DU-MORALE-037'], 'with an aircraft over the table is missed by those below him', () => {
    const found = flown('utilityLifter', platoon());
    Object.assign(unitBy(found.table, 'P1'), { where: 'aboard', carrier: found.craft.id });
    put(found.table, unitBy(found.table, 'S1').id, 6, 44);
    poise(found.craft, 'moving', 40, 20, 0);
    harm(found, 'destroyed');
    expect(testsOf(found.table, 'D8=8')).toMatchObject([HEARD]);
  });

  rule(['DU-AIR-009', 'DU-MORALE-037'], 'so is one who is shot down on the way', () => {
    const { table, craft } = waiting(flown('utilityLifter', platoon()), 1);
    Object.assign(unitBy(table, 'P1'), { where: 'inbound', carrier: craft.id });
    const dice = ['D8=1', 'D6=2', 'D6=6', 'D12=1', 'D8=8'];
    const told = moveOn(table, craft, { dice, answers: [{ seat: 'red', answer: 'goOn' }] });
    expect(told.at(-1)).toMatchObject(HEARD);
  });

  rule(['DU-AIR-080', 'DU-MORALE-037'], 'and one who drops beside the table', () => {
    const table = lay(platoon());
    const staff = unitBy(table, 'P1');
    Object.assign(staff, { where: 'inbound', box: 1, drop: { from: 'altitude', by: 'parachute' } });
    run(['D6=6', 'D6=5', 'D12=9'], io => dropIn(table, io, staff, at(4, 24)));
    expect(testsOf(table, 'D8=8')).toMatchObject([HEARD]);
  });
});

describe('wounded aboard', () => {
  /** One of red's men lies in its evacuation lifter, over (20, 46) on its way north. */
  const loaded = () => {
    const found = flown('evacuationLifter', { red: [squad(2)] });
    const man = found.table.figures[found.squad.figures[1]!]!;
    Object.assign(man, { state: 'untreated', gone: true });
    found.craft.hull.evacuees = [man.id];
    poise(found.craft, 'moving', 20, 46, 0);
    return { ...found, man };
  };

  rule(['DU-AIR-055', 'DU-CASEVAC-008'], 'are lost with what comes down off the table', () => {
    const found = loaded();
    harm(found, 'damaged', 'D12=6');
    expect([found.man.state, found.craft.hull.evacuees]).toEqual(['killed', []]);
  });

  rule(['DU-AIR-059', 'DU-AIR-060'], 'survive what is brought down in one piece, like all occupants', () => {
    const safe = loaded();
    poise(safe.craft, 'hovering', 40, 20, 0);
    harm(safe, 'damaged', 'D8=4');
    expect([safe.man.state, safe.man.gone, safe.man.left]).toEqual(['untreated', false, true]);
    const hard = loaded();
    poise(hard.craft, 'hovering', 40, 20, 0);
    harm(hard, 'damaged', 'D8=2', 'D6=1');
    expect(hard.man.state).toBe('killed');
  });

  rule(['DU-AIR-060', 'DU-MOVE-019'], 'and lie with their own if those are near', () => {
    const found = loaded();
    put(found.table, found.squad.id, 44, 20);
    poise(found.craft, 'hovering', 40, 20, 0);
    harm(found, 'damaged', 'D8=4');
    expect([found.man.left, broken(found.table)]).toEqual([false, []]);
  });

  rule(['DU-CASEVAC-008', 'DU-FORCE-035'], 'are brought off by a pilot who runs for home', () => {
    const { table, craft, squad: own } = loaded();
    run(['D6=2'], io => fleeHome(table, io, craft));
    expect([craft.where, craft.hull.evacuees, table.sides[0]!.evacuated, own.where]).toEqual([
      'atBase',
      [],
      1,
      'table',
    ]);
  });

  rule(['DU-AIR-053', 'DU-CASEVAC-008'], 'and with what is destroyed over it', () => {
    const found = loaded();
    harm(found, 'destroyed');
    expect([found.man.state, found.table.sides[0]!.evacuated]).toEqual(['killed', 0]);
  });
});

rule(
  ['DU-AIR-056', 'DU-AIR-058'],
  'those of both sides make way for what comes down, and are in it if it explodes',
  () => {
    const found = flown('utilityLifter', { red: [squad(1)], blue: [squad(1)] });
    poise(found.craft, 'hovering', 40, 20, 0);
    put(found.table, found.enemy.id, 40, 20);
    put(found.table, found.squad.id, 40, 21);
    harm(found, 'damaged', 'D8=1', ...harmless(2));
    expect([found.enemy.suppression, found.squad.suppression]).toEqual([1, 1]);
  },
);

rule(['DU-MORALE-021', 'DU-AIR-053'], 'a falling aircraft is no fire that the green would panic at', () => {
  const found = flown('utilityLifter', { red: [squad(1)], blue: [squad(1, { quality: 'green' })] });
  poise(found.craft, 'moving', 40, 20, 0);
  put(found.table, found.enemy.id, 42, 20);
  harm(found, 'destroyed', ...harmless(1));
  expect(testsOf(found.table, 'D6=6')).toMatchObject([{ type: 'confidenceTested' }]);
});
