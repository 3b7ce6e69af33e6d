import { rule } from '@sightline/ledger/test';
import { describe, expect } from 'vitest';
import { HEAVY_TABLES } from '../../src/content/arsenal.ts';
import { flightBoard } from '../../src/flight-board.ts';
import { scoresOf } from '../../src/rules/victory/score.ts';
import { dustup } from '../../src/system.ts';
import { LOITER } from '../../src/table/chart.ts';
import { flown, moveOn, waiting } from '../support/air-setting.ts';
import { at, lay } from '../support/setting.ts';

const red = (answer: unknown) => ({ seat: 'red', answer });
const arriving = red({ at: at(0, 20) });

rule(['DU-AIR-003', 'DU-AIR-004'], 'who says nothing has an inferior air defence, a D6', () => {
  expect(lay().sides.map(({ airDefence }) => airDefence)).toEqual([6, 6]);
  expect(HEAVY_TABLES.airDefence).toEqual({ minimal: 4, inferior: 6, average: 8, superior: 10, extreme: 12 });
});

describe('leaving box one', () => {
  rule(['DU-AIR-005', 'DU-AIR-006', 'DU-AIR-007'], 'ECM against air defence; a tie gets through', () => {
    const { table, craft } = waiting(flown('utilityLifter'), 1);
    const told = moveOn(table, craft, { dice: ['D8=5', 'D6=5'], answers: [red('battleArea'), arriving] });
    expect(told[0]).toMatchObject({ type: 'airDefenceMet', ecm: 5, defence: 5, acquired: false });
    expect(craft.where).toBe('table');
  });

  rule('DU-AIR-006', 'nothing is rolled farther out, nor from loiter', () => {
    const { table, craft } = waiting(flown('utilityLifter'), 3);
    moveOn(table, craft);
    craft.box = LOITER;
    moveOn(table, craft, { answers: [arriving] });
    expect(craft.where).toBe('table');
  });

  rule('DU-AIR-004', 'a superior defence rolls a D10', () => {
    const { table, craft } = waiting(flown('utilityLifter'), 1);
    Object.assign(table.sides[1]!, { airDefence: HEAVY_TABLES.airDefence.superior });
    moveOn(table, craft, { dice: ['D8=5', 'D10=2'], answers: [red('loiter')] });
    expect(craft.box).toBe(LOITER);
  });

  rule(
    ['DU-AIR-008', 'DU-GAP2-009'],
    'acquired, its owner may abort: all aboard are out of it, and half counts',
    () => {
      const { table, craft, squad: riders } = waiting(flown('utilityLifter'), 1);
      Object.assign(riders, { where: 'inbound', carrier: craft.id });
      moveOn(table, craft, { dice: ['D8=4', 'D6=6'], answers: [red('abort')] });
      expect([craft.where, riders.where, craft.hull.destroyed]).toEqual(['atBase', 'atBase', false]);
      Object.assign(table, {
        victory: { kind: 'spoils', tie: 'red', perInfantry: 2, commander: 2, perEvacuated: 1 },
        objectives: [],
      });
      expect(scoresOf(table)).toEqual([0, 2]);
    },
  );

  rule('DU-AIR-008', 'an evacuation aircraft only goes back to box three', () => {
    const { table, craft } = waiting(flown('evacuationLifter'), 1);
    moveOn(table, craft, { dice: ['D8=1', 'D6=6'], answers: [red('abort')] });
    expect([craft.where, craft.box]).toEqual(['inbound', 3]);
  });

  rule('DU-AIR-009', 'going on, it is shot down by more than its armour, with everybody aboard', () => {
    const { table, craft, squad: riders } = waiting(flown('utilityLifter'), 1);
    Object.assign(riders, { where: 'inbound', carrier: craft.id });
    Object.assign(table.sides[1]!, { airDefence: 8 });
    moveOn(table, craft, { dice: ['D8=5', 'D8=7', 'D8=7', 'D12=5'], answers: [red('goOn')] });
    expect([craft.where, craft.hull.destroyed, riders.where]).toEqual(['shotDown', true, 'shotDown']);
    expect(riders.figures.every(id => table.figures[id]!.state === 'killed')).toBe(true);
    expect(table.wrecks).toEqual([]);
  });

  rule(['DU-AIR-009', 'DU-AIR-011'], 'and survives a tie, to loiter or onto the table as its owner likes', () => {
    const { table, craft } = waiting(flown('utilityLifter'), 1);
    moveOn(table, craft, { dice: ['D8=4', 'D6=5', 'D6=5', 'D12=5'], answers: [red('goOn'), red('loiter')] });
    expect([craft.where, craft.box]).toEqual(['inbound', LOITER]);
  });

  rule('DU-AIR-010', 'a first roll of more than double makes the second count twice', () => {
    const shot = (first: string) => {
      const { table, craft } = waiting(flown('utilityLifter'), 1);
      Object.assign(table.sides[1]!, { airDefence: 8 });
      const survivors = first === 'D8=3' ? [] : [red('loiter')];
      moveOn(table, craft, { dice: [first, 'D8=7', 'D8=4', 'D12=7'], answers: [red('goOn'), ...survivors] });
      return craft.where;
    };
    expect([shot('D8=3'), shot('D8=4')]).toEqual(['shotDown', 'inbound']);
  });

  rule('DU-AIR-009', 'what has no armour has a D8', () => {
    const { table, craft } = waiting(flown('utilityLifter', {}, { armour: { front: 0 } }), 1);
    moveOn(table, craft, { dice: ['D8=4', 'D6=5', 'D6=5', 'D8=5'], answers: [red('goOn'), red('loiter')] });
    expect(craft.box).toBe(LOITER);
  });
});

rule(['DU-AIR-007', 'DU-AIR-009', 'DU-AIR-010'], 'whoever leaves box one is told his chances before', () => {
  const { table, craft } = waiting(flown('utilityLifter'), 1);
  const ahead = flightBoard.defenceAhead!(dustup.view(table, 'red'), craft);
  // A D6 beats a D8 with 15 of 48.
  expect(ahead?.acquired).toBeCloseTo(15 / 48);
  const [once, twice] = [false, true].map(doubled => flightBoard.shotDownChance!(table as never, craft, doubled));
  expect(twice).toBeGreaterThan(once!);
  // Six of the fifteen are more than double.
  expect(ahead?.lost).toBeCloseTo((9 * once! + 6 * twice!) / 48);
  craft.box = 2;
  expect(flightBoard.defenceAhead!(dustup.view(table, 'red'), craft)).toBeNull();
});
