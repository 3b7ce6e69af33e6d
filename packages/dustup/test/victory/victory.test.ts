import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { setConfidence } from '../../src/rules/morale/confidence.ts';
import { move } from '../../src/rules/movement/movement.ts';
import { scoredBy, scoresOf } from '../../src/rules/victory/score.ts';
import { judgeTurn } from '../../src/rules/victory/victory.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { happen } from '../../src/table/moment.ts';
import type { Dustup } from '../../src/table/table.ts';
import type { Unit } from '../../src/table/units.ts';
import { arrayed, named } from '../support/arrayed.ts';
import { at, lay, put, squad } from '../support/setting.ts';

function judge(table: Dustup): DustupEvent | undefined {
  const io = scripted<DustupEvent>();
  judgeTurn(table, io);
  return io.told.at(-1);
}

function destroy(table: Dustup, unit: Unit): void {
  for (const id of unit.figures) table.figures[id]!.state = 'killed';
}

rule('DU-GAP-020', 'crossroads: objectives, losses and a margin of three', () => {
  const table = arrayed('crossroads');
  table.turn = 8;
  for (const [i, holder] of [0, 0, 1].entries()) table.objectives[i]!.holder = holder;
  destroy(table, named(table, 'B-1'));
  named(table, 'A-1').confidence = 'broken';
  named(table, 'A-2').confidence = 'routed';
  expect(scoresOf(table)).toEqual([7, 4]);
  // What they are made of, for whoever asks where the points come from.
  const made = (side: number) => scoredBy(table, side).map(({ of, count, points }) => [of, count, points]);
  expect(made(0).map(([of]) => of)).toEqual(['held', 'held', 'destroyed']);
  expect(made(1)).toContainEqual(['broken', 2, 2]);
  expect(judge(table)).toMatchObject({ type: 'battleEnded', winners: ['red'], scores: [7, 4] });
  expect(table.ending?.rule).toBe('DU-GAP-020');
});

rule('DU-GAP-021', 'the ridge: six points take it, three or fewer do not', () => {
  const verdict = (...held: readonly number[]) => {
    const table = arrayed('holdTheRidge');
    table.turn = 10;
    for (const objective of held) table.objectives[objective]!.holder = 0;
    judge(table);
    return table.ending?.winners;
  };
  expect([verdict(0, 1), verdict(0), verdict(1)]).toEqual([[0], [], [1]]);
});

rule('DU-GAP-022', 'the road: units that get away whole against units lost', () => {
  const table = arrayed('loggingRoad');
  table.turn = 10;
  for (const code of ['B-1', 'B-2', 'B-3']) named(table, code).where = 'exited';
  const halved = named(table, 'B-4');
  halved.where = 'exited';
  for (const id of halved.figures.slice(0, 6)) table.figures[id]!.state = 'killed';
  for (const code of ['B-HQ', 'B-R']) named(table, code).confidence = 'broken';
  expect(scoresOf(table)).toEqual([6, 4]);
  expect(judge(table)).toMatchObject({ winners: ['red'] });
});

rule(
  'DU-GAP-023',
  'the core encumbers, is dropped by those who run, and wins the battle when it is carried home',
  () => {
    const table = arrayed('downedCourier');
    for (const other of table.units) if (other.code !== 'A-1') other.where = 'routedOff';
    const unit = put(table, named(table, 'A-1').id, 24, 2);
    named(table, 'C-1').where = 'table';
    put(table, named(table, 'C-1').id, 40, 40);
    Object.assign(unit, { carries: 0 });
    table.objectives[0]!.carrier = unit.id;
    const io = scripted<DustupEvent>({ dice: ['D4=1'] });
    move(table, io, unit, { do: 'move', route: [at(24, 0)] });
    io.finish();
    expect(unit.where).toBe('exited');
    expect(judge(table)).toMatchObject({ winners: ['red'], reason: 'objective' });
  },
);

rule('DU-GAP-023', 'a carrier that breaks or gives ground drops the core where its leader stood', () => {
  const table = arrayed('downedCourier');
  const unit = put(table, named(table, 'A-1').id, 20, 10);
  const load = () => {
    unit.carries = 0;
    table.objectives[0]!.carrier = unit.id;
  };
  load();
  const io = scripted<DustupEvent>();
  happen(table, io, { on: 'withdrew', unit: unit.id, from: at(22, 12) });
  expect(table.objectives[0]).toMatchObject({ ...at(22, 12), carrier: -1 });
  load();
  setConfidence(table, io, unit, 'broken', 'DU-MORALE-003');
  expect(table.objectives[0]).toMatchObject({ ...at(20, 10), carrier: -1 });
  expect(unit.carries).toBe(-1);
});

rule('DU-GAP-024', 'Post Kilo falls when the generator is held from turn four on', () => {
  const table = arrayed('postKilo');
  put(table, named(table, 'C-1').id, 24, 24);
  table.turn = 3;
  judge(table);
  expect(table.ending).toBeNull();
  table.turn = 5;
  expect(judge(table)).toMatchObject({ winners: ['red'] });
  const held = arrayed('postKilo');
  for (const unit of held.units) if (unit.side === 0) unit.confidence = 'broken';
  judge(held);
  expect(held.ending?.winners).toEqual([1]);
});

rule('DU-GAP-027', 'control is taken by whoever is there alone, and lasts', () => {
  const table = lay({ red: [squad(3)], blue: [squad(3)], turns: 8 });
  const holder = () => {
    judge(table);
    return table.objectives[0]!.holder;
  };
  put(table, 0, 36, 24);
  expect(holder()).toBe(0);
  put(table, 0, 5, 5);
  expect(holder()).toBe(0);
  put(table, 1, 36, 25);
  table.units[1]!.confidence = 'broken';
  expect(holder()).toBe(0);
  table.units[1]!.confidence = 'steady';
  expect(holder()).toBe(1);
  put(table, 0, 36, 22);
  expect(holder()).toBe(1);
});

rule('DU-GAP-028', 'the battle ends when a side has nobody left', () => {
  const table = lay({ red: [squad(3)], blue: [squad(3)] });
  table.units[1]!.where = 'routedOff';
  table.turn = 6;
  expect(judge(table)).toMatchObject({ type: 'battleEnded', winners: ['red'], scores: [5, 0] });
  const waiting = lay({ red: [squad(3)], blue: [squad(3)] });
  waiting.units[1]!.where = 'inbound';
  judge(waiting);
  expect(waiting.ending).toBeNull();
});
