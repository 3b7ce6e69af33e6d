import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { courageDice } from '../../src/rules/assault/courage.ts';
import { NO_LOSSES } from '../../src/rules/assault/losses.ts';
import { partyOf } from '../../src/rules/assault/party.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { happen } from '../../src/table/moment.ts';
import type { Unit } from '../../src/table/units.ts';
import { face, hurt, NO_BLOWS, on, refused, run, STAY, says, spotOf, typesOf } from '../support/assault-setting.ts';
import { squad } from '../support/setting.ts';

/** A fight of five against five without a hit that ends with these outcome dice. */
function outcome(attack: string, defence: string, { more = ['D6=2'], before = () => {} }: Ending = {}) {
  const faced = face(2);
  before(faced.red, faced.blue);
  const answers = Number(attack.split('=')[1]) > Number(defence.split('=')[1]) ? [STAY] : [];
  const io = run(faced.table, faced.red, on(faced.blue), { dice: [...NO_BLOWS, attack, defence, ...more], answers });
  return { ...faced, io };
}
interface Ending {
  readonly more?: string[];
  readonly before?: (red: Unit, blue: Unit) => void;
}

rule('DU-ASSAULT-067', 'courage once more, with the losses of the fight and open shifts', () => {
  const { table, red, blue } = face(2, { blue: [squad(5, { quality: 'green' })] });
  const pair = { attacker: partyOf(table, red), defender: partyOf(table, blue) };
  const dice = courageDice(table, pair, [
    { ...NO_LOSSES, wounded: 1 },
    { ...NO_LOSSES, killed: 2 },
  ]);
  expect([dice.attack.die, dice.defence.die]).toEqual([12, 4]);
});

rule('DU-ASSAULT-068', 'the lower die loses, withdraws and drops a level', () => {
  const { table, red, blue } = outcome('D8=5', 'D8=4');
  expect([red.confidence, blue.confidence]).toEqual(['steady', 'shaken']);
  expect(spotOf(table, blue)[0]).toBe(16);
});

rule('DU-ASSAULT-069', 'two levels if it is more than doubled', () => {
  const confident = { before: (_: Unit, blue: Unit) => (blue.confidence = 'confident') };
  expect(outcome('D8=5', 'D10=2', confident).blue.confidence).toBe('shaken');
  expect(outcome('D8=8', 'D10=4', confident).blue.confidence).toBe('steady');
});

rule('DU-ASSAULT-070', 'the routed are tested like others; the broken who lose rout; markers go', () => {
  const caught = (outcome: string[], answers = [STAY]) => {
    const routed = face(2);
    routed.blue.confidence = 'routed';
    run(routed.table, routed.red, on(routed.blue), { dice: ['D8=8', 'D8=1', 'D6=1', ...outcome, 'D6=2'], answers });
    return [spotOf(routed.table, routed.red)[0], spotOf(routed.table, routed.blue)[0], routed.blue.confidence];
  };
  expect(caught(['D8=4', 'D6=3'])).toEqual([11, 16, 'routed']);
  // If they win, it is the attackers who go.
  expect(caught(['D8=2', 'D6=3'], [])).toEqual([7, 12, 'routed']);
  const faced = face(2);
  const { table, red, blue } = faced;
  blue.confidence = 'broken';
  blue.suppression = 2;
  // Two markers: the target die is a D4. Broken and suppressed: two steps on the courage die.
  const dice = ['D4=4', 'D8=1', 'D6=1', 'D8=8', 'D8=1', 'D6=1', 'D8=5', 'D4=1', 'D6=2'];
  run(table, red, on(blue), { dice, answers: [STAY] });
  expect(blue).toMatchObject({ confidence: 'routed', suppression: 0 });
});

rule('DU-ASSAULT-071', 'the winner may take the place, which ends his activation, or keep his second action', () => {
  const { table, red, blue } = face(2);
  const answers = [says('red', { do: 'occupy', unit: blue.id })];
  const io = run(table, red, on(blue), { dice: [...NO_BLOWS, 'D8=5', 'D8=4', 'D6=4'], answers });
  expect(red.actions).toBe(0);
  expect(io.asked[0]!.question).toMatchObject({ options: [{ do: 'occupy', unit: blue.id }, { do: 'stay' }] });
  expect(spotOf(table, red)).toEqual([12, 20]);
  expect(refused(table, red, { do: 'prop' })).toBe('DU-TURN-004');
  expect(outcome('D8=5', 'D8=4').red.actions).toBe(1);
  const held = outcome('D8=3', 'D8=4');
  expect(spotOf(held.table, held.blue)).toEqual([12, 20]);
  expect(held.red.actions).toBe(0);
});

rule('DU-ASSAULT-071', 'or combat ends the activation, where players read it so', () => {
  const { table, red, blue } = face(2, { switches: { assaultEndsActivation: true } });
  run(table, red, on(blue), { dice: [...NO_BLOWS, 'D8=5', 'D8=4', 'D6=4'], answers: [STAY] });
  expect(red.actions).toBe(0);
});

rule('DU-ASSAULT-072', 'nobody left to fight: no test, and the victors are as they were', () => {
  const { table, red, blue } = face(2, { blue: [squad(1)] });
  // One man against five: D8 two steps down. 7 by 4 is one hit and a chance of another.
  const dice = ['D4=3', 'D8=4', 'D6=3', 'D4=4', 'D6=4', 'D6=3', 'D8=8', 'D8=1', 'D4=1'];
  const io = run(table, red, on(blue), { dice, answers: [STAY] });
  expect(typesOf(io)).toContain('overran');
  expect(typesOf(io)).not.toContain('outcomeTested');
  expect(red.confidence).toBe('steady');
  expect(table.figures[blue.figures[0]!]).toMatchObject({ state: 'untreated', gone: false });
});

rule('DU-ASSAULT-073', 'close combat calls for no test of casualties, but for a leader lost', () => {
  // One hit on blue: a rifleman, or the leader.
  const strains = (who: string) => {
    const { table, red, blue } = face(2);
    const hit = ['D8=5', 'D8=6', 'D6=4', 'D8=8', who, 'D6=4', 'D6=3'];
    const dice = [...hit, 'D8=8', 'D8=1', 'D6=1', 'D8=1', 'D6=2', 'D6=1'];
    run(table, red, on(blue), { dice });
    return table.strains.filter(({ unit }) => unit === blue.id).map(({ by, leaderHit }) => [by, leaderHit]);
  };
  expect(strains('D6=3')).toEqual([]);
  expect(strains('D6=1')).toEqual([['closeCombat', true]]);
});

rule('DU-ASSAULT-074', 'a draw is the defender’s, and costs nothing', () => {
  const { red, blue, io } = outcome('D8=4', 'D8=4');
  expect([red.confidence, blue.confidence]).toEqual(['steady', 'steady']);
  expect(io.told.find(({ type }) => type === 'withdrew')).toMatchObject({ unit: red.who, rule: 'DU-ASSAULT-074' });
});

rule('DU-ASSAULT-075', 'the loser leaves his wounded, and is tested for it', () => {
  const { table, red, blue } = face(2, { blue: [squad(6)] });
  hurt(table, blue, 1);
  const dice = [...NO_BLOWS, 'D8=5', 'D8=4', 'D6=4'];
  run(table, red, on(blue), { dice, answers: [STAY] });
  expect(table.figures[blue.figures[5]!]!.left).toBe(true);
  const io = scripted<DustupEvent>({ dice: ['D8=6'] });
  happen(table, io, { on: 'strained' });
  io.finish();
  // DU-MORALE-014: he lay there before the fight.
  expect(io.told.find(({ type }) => type === 'confidenceTested')).toMatchObject({ target: { total: 5 } });
  expect(blue.confidence).toBe('shaken');
});

/** Eight experienced men with bayonets assault six veterans (p.18-19). */
function extendedExample() {
  const faced = face(2, { red: [squad(8)], blue: [squad(6, { quality: 'veteran' })] });
  const { table, red, blue } = faced;
  const attack = ['D10=6', 'D8=7', 'D8=8'];
  const impacts = ['D6=2', 'D6=3', 'D6=4', 'D6=4', 'D6=2', 'D6=1', 'D6=4', 'D6=6', 'D6=2'];
  const counterstrike = ['D8=3', 'D10=4', 'D6=6', 'D8=5'];
  const wounds = ['D8=7', 'D8=8', 'D6=4', 'D6=3', 'D6=4', 'D6=3'];
  const dice = [...attack, ...impacts, ...counterstrike, ...wounds, 'D4=3', 'D4=4', 'D6=3'];
  return { ...faced, io: run(table, red, on(blue), { dice }) };
}

rule(['DU-ASSAULT-076', 'DU-ASSAULT-078'], 'extended example: three hits, then two and no third', () => {
  const { io } = extendedExample();
  const counts = io.told.flatMap(event =>
    event.type === 'hitsCounted' ? [[event.total, event.hits, event.extra]] : [],
  );
  expect(counts).toEqual([
    [30, 3, null],
    [20, 2, 5],
  ]);
  const fights = io.told.flatMap(event => (event.type === 'fought' ? [event.success] : []));
  expect(fights).toEqual(['major', 'major']);
});

rule('DU-ASSAULT-077', 'extended example: one veteran wounded, one untouched, one killed', () => {
  const { table, blue } = extendedExample();
  expect(blue.figures.map(id => table.figures[id]!.state)).toEqual([
    'able',
    'untreated',
    'able',
    'killed',
    'able',
    'able',
  ]);
});

rule('DU-ASSAULT-079', 'extended example: two wounds bring the attackers to a D4, one would to a D6', () => {
  const { table, red, blue } = face(2, { red: [squad(8)], blue: [squad(6, { quality: 'veteran' })] });
  const pair = { attacker: partyOf(table, red), defender: partyOf(table, blue) };
  const die = (wounded: number) => courageDice(table, pair, [{ ...NO_LOSSES, wounded }, NO_LOSSES]).attack.die;
  expect([die(2), die(1)]).toEqual([4, 6]);
});

rule('DU-ASSAULT-080', 'extended example: D4 against D4, and the attackers go back', () => {
  const { table, red, io } = extendedExample();
  expect(io.told.find(({ type }) => type === 'outcomeTested')).toMatchObject({
    attack: { die: 4, face: 3 },
    defence: { die: 4, face: 4 },
    result: 'attackerLoses',
  });
  expect(red).toMatchObject({ confidence: 'shaken', suppression: 0 });
  expect(red.figures.filter(id => table.figures[id]!.left)).toHaveLength(2);
  // DU-MORALE-014: who fell in the fight does not count yet.
  expect(table.strains).toMatchObject([{ unit: red.id, by: 'abandoning', untreatedBefore: 0 }]);
});
