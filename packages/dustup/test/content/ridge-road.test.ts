import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect, test } from 'vitest';
import { mayHide } from '../../src/rules/deployment/deployment.ts';
import { choicesOf } from '../../src/rules/turn/alternation.ts';
import { step } from '../../src/rules/turn/turn.ts';
import { scoresOf } from '../../src/rules/victory/score.ts';
import { judgeTurn } from '../../src/rules/victory/victory.ts';
import { begin } from '../../src/table/begin.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import type { Dustup } from '../../src/table/table.ts';
import { passengersOf } from '../../src/table/units.ts';
import { view } from '../../src/view/view.ts';
import { arrayed, named, setup } from '../support/arrayed.ts';
import { at, put } from '../support/setting.ts';

const RULES = ['DU-GAP2-044', 'DU-GAP2-009'] as const;

/** Nobody is in either circle until a test puts him there. */
function atTheEnd(): Dustup {
  const table = arrayed('ridgeRoad');
  table.turn = 10;
  for (const unit of table.units) if (unit.hull !== null) Object.assign(unit.hull, at(4, 44));
  return table;
}

function judge(table: Dustup): DustupEvent | undefined {
  const io = scripted<DustupEvent>();
  judgeTurn(table, io);
  return io.told.at(-1);
}

function destroy(table: Dustup, code: string): void {
  const unit = named(table, code);
  if (unit.hull !== null) unit.hull.destroyed = true;
  for (const id of unit.figures) table.figures[id]!.state = 'killed';
}

rule(RULES, 'the printed end: the defender wins 11 to 9', () => {
  const table = atTheEnd();
  put(table, named(table, 'RA-T1').id, 54, 20);
  put(table, named(table, 'RD-1').id, 46, 38);
  for (const code of ['RD-G', 'RD-2', 'RA-T2', 'RA-F1']) destroy(table, code);
  expect(judge(table)).toMatchObject({ type: 'battleEnded', winners: ['blue'], scores: [9, 11] });
  expect(table.ending).toMatchObject({ rule: 'DU-GAP2-044', reason: 'points' });
});

rule(RULES, 'equal points are the defender’s, and so is a circle with as many of either side', () => {
  const table = atTheEnd();
  put(table, named(table, 'RA-T1').id, 54, 20);
  put(table, named(table, 'RD-1').id, 54, 28);
  const io = scripted<DustupEvent>();
  judgeTurn(table, io);
  expect(table.objectives.map(({ holder }) => holder)).toEqual([1, -1]);
  expect(io.told.at(-1)).toMatchObject({ winners: ['blue'], scores: [0, 5] });
  const even = atTheEnd();
  expect(judge(even)).toMatchObject({ winners: ['blue'], scores: [0, 0] });
});

rule('DU-GAP2-009', 'riders, trucks, the hidden and those kept down hold no circle; whoever leaves it loses it', () => {
  const table = atTheEnd();
  table.turn = 3;
  const holder = () => {
    judgeTurn(table, scripted<DustupEvent>());
    return table.objectives[0]!.holder;
  };
  put(table, named(table, 'RD-TR').id, 54, 22);
  put(table, named(table, 'RA-F1').id, 54, 28);
  named(table, 'RA-F1').suppression = 1;
  expect(passengersOf(table, named(table, 'RA-F1')).map(({ code }) => code)).toEqual(['RA-1']);
  expect(holder()).toBe(-1);
  named(table, 'RA-F1').suppression = 0;
  expect(holder()).toBe(0);
  put(table, named(table, 'RD-1').id, 50, 24);
  put(table, named(table, 'RD-2').id, 58, 22);
  named(table, 'RD-1').counter = 0;
  expect(holder()).toBe(1);
  named(table, 'RD-2').confidence = 'broken';
  put(table, named(table, 'RA-F1').id, 54, 31);
  expect(holder()).toBe(-1);
});

rule('DU-GAP2-009', 'a killed commander is worth two, and each man brought to safety one', () => {
  const table = atTheEnd();
  table.figures[table.sides[1]!.commander]!.state = 'killed';
  table.sides[1]!.evacuated = 3;
  named(table, 'RD-3').confidence = 'routed';
  expect(scoresOf(table)).toEqual([4, 3]);
});

rule('DU-GAP2-044', 'the defender shares out the mines in secret, and the attacker sees two counters', () => {
  const table = begin(setup('ridgeRoad'));
  const io = scripted<DustupEvent>({
    dice: ['D12=3', 'D8=5', 'D8=2'],
    answers: [{ seat: 'blue', answer: ['dummy', 'at'] }],
  });
  step(table, io);
  io.finish();
  expect(table.mines.map(({ kind }) => kind)).toEqual(['dummy', 'at']);
  expect(view(table, 'red').mines.map(({ kind }) => kind)).toEqual(['faceDown', 'faceDown']);
});

test('riders come with their carrier, and only the squads and the missile teams may hide (DU-GAP2-044)', () => {
  const table = begin(setup('ridgeRoad'));
  expect(table.units.filter(unit => unit.side === 1 && mayHide(table, unit)).map(({ code }) => code)).toEqual([
    'RD-1',
    'RD-2',
    'RD-3',
    'RD-AT',
    'RD-A2',
  ]);
  table.due = 0;
  const carrier = named(table, 'RA-C1');
  const io = scripted<DustupEvent>({
    answers: [
      { seat: 'red', answer: carrier.id },
      { seat: 'red', answer: { at: at(4, 24) } },
    ],
  });
  step(table, io);
  io.finish();
  expect(passengersOf(table, carrier).map(({ code, where }) => [code, where])).toEqual([['RA-HQ', 'aboard']]);
});

test('the light tank is two boxes away (DU-GAP2-044, DU-FORCE-006)', () => {
  const table = arrayed('ridgeRoad');
  expect(named(table, 'RD-L1')).toMatchObject({ where: 'inbound', box: 2 });
  expect(choicesOf(table, 1)).toContainEqual({ do: 'bringOn', unit: named(table, 'RD-L1').id });
});
