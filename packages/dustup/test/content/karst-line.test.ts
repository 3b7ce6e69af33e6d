import { scripted } from '@sightline/kernel';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { carryOut } from '../../src/rules/turn/actions.ts';
import { step } from '../../src/rules/turn/turn.ts';
import { scoresOf } from '../../src/rules/victory/score.ts';
import { judgeTurn } from '../../src/rules/victory/victory.ts';
import { begin } from '../../src/table/begin.ts';
import type { DustupEvent } from '../../src/table/events.ts';
import { pieceOf } from '../../src/table/pieces.ts';
import { view } from '../../src/view/view.ts';
import { arrayed, named, setup } from '../support/arrayed.ts';
import { put } from '../support/setting.ts';

rule('DU-GAP2-046', 'the bunker crew stands in its bunker with its gun, and twelve counters lie face down', () => {
  const table = begin(setup('karstLine'));
  step(table, scripted<DustupEvent>());
  const crew = named(table, 'KD-B');
  expect(crew).toMatchObject({ where: 'table' });
  expect(pieceOf(table, crew)).toMatchObject({ weapon: 'heavyMachineGun', carriage: 'emplaced', isSetUp: true });
  expect(named(table, 'KD-M')!.piece).toBeGreaterThanOrEqual(0);
  expect(table.assets.map(({ side, row, left }) => [side, row.id, left])).toEqual([
    [0, 'companyMortars', 3],
    [1, 'lightMortars', 4],
    [1, 'companyMortars', 1],
  ]);
  expect(table.wind).toBe(12);
  const kinds = view(table, 'red').mines.map(({ kind }) => kind);
  expect([kinds.length, new Set(kinds)]).toEqual([12, new Set(['faceDown'])]);
});

rule(
  ['DU-GAP2-046', 'DU-GAP2-009'],
  'three for each unit past the line, five for the bunker, one for each breach',
  () => {
    const table = arrayed('karstLine');
    for (const [i, code] of ['KA-1', 'KA-2'].entries()) put(table, named(table, code).id, 62, 10 + 20 * i);
    put(table, named(table, 'KA-T1').id, 60, 24);
    put(table, named(table, 'KA-E1').id, 58, 24);
    table.sides[0]!.breached = 2;
    expect(scoresOf(table)).toEqual([11, 0]);
    named(table, 'KA-2').confidence = 'routed';
    expect(scoresOf(table)).toEqual([8, 2]);
    put(table, named(table, 'KD-B').id, 40, 40);
    put(table, named(table, 'KA-E1').id, 54, 28);
    judgeTurn(table, scripted<DustupEvent>());
    expect([table.objectives[0]!.holder, scoresOf(table)]).toEqual([0, [13, 2]]);
  },
);

rule(
  'DU-GAP2-046',
  'a bunker that is destroyed is the attackers’, and the garrison gets nothing for keeping it',
  () => {
    const table = arrayed('karstLine');
    put(table, named(table, 'KD-B').id, 54, 28);
    judgeTurn(table, scripted<DustupEvent>());
    expect([table.objectives[0]!.holder, scoresOf(table)]).toEqual([1, [0, 0]]);
    table.buildings[0]!.destroyed = true;
    judgeTurn(table, scripted<DustupEvent>());
    expect([table.objectives[0]!.holder, scoresOf(table)]).toEqual([0, [5, 0]]);
  },
);

rule('DU-GAP2-046', 'a line charge over the mixed field is worth one point, over a dummy none', () => {
  const fired = (mine: number) => {
    const table = arrayed('karstLine');
    const { y } = table.mines[mine]!;
    const engineers = put(table, named(table, 'KA-EV').id, 28, y / 1000);
    engineers.hull!.facing = 90;
    carryOut(table, scripted<DustupEvent>(), engineers, { do: 'lineCharge', mine });
    return [table.mines[mine]!.removed, scoresOf(table)[0]];
  };
  expect(fired(4)).toEqual([true, 1]);
  expect(fired(3)).toEqual([true, 0]);
});
