import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { actsOf, perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { layBridge } from '../support/bot-table.ts';
import { goes, stands } from '../support/moving.ts';
import { addFlames, addLoad, addMan, addThreat, at, codes, play, testTable } from '../support/tables.ts';

/** In the corner of a room, with two men in each of the three squares about him. */
function hemmedIn() {
  const table = testTable();
  const man = addMan(table, at(table, 1, 1), 1);
  const comrades = (
    [
      [2, 1],
      [2, 2],
      [1, 2],
    ] as const
  ).flatMap(([x, y]) =>
    (['left', 'right'] as const).map(position => {
      const comrade = addMan(table, at(table, x, y), 1);
      comrade.position = position;
      return comrade;
    }),
  );
  return { table, man, comrades };
}

const deedsOf = (table: DuckTable, man: ReturnType<typeof addMan>): string[] => actsOf(table, man).map(act => act.do);

rule(
  ['DK-MOVE-002', 'DK-MOVE-013'],
  'a move that could lead nowhere is refused, and a turn offered in its place',
  () => {
    const { table, man, comrades } = hemmedIn();
    for (const deed of ['move', 'dash'] as const) {
      const refusals = whyNotAct(table, man, { do: deed });
      expect(codes(refusals)).toEqual(['noFreeSquare']);
      expect(refusals[0]!.remedy).toEqual({ code: 'turn' });
    }
    expect(deedsOf(table, man)).not.toContain('move');
    expect(deedsOf(table, man)).toContain('turn');
    comrades[0]!.at = at(table, 5, 5);
    expect(deedsOf(table, man)).toEqual(expect.arrayContaining(['move', 'dash']));
  },
);

rule('DK-MOVE-002', 'who stands on the bridge behind two others is told that they fill it', () => {
  const table = layBridge(testTable());
  const [first, second, third] = table.bridge.squares as [number, number, number];
  const man = addMan(table, second, 1);
  const pairOn = (square: number) =>
    (['left', 'right'] as const).map(position => {
      const other = addMan(table, square, 1);
      other.position = position;
      return other;
    });
  const pair = pairOn(first);
  expect(codes(whyNotAct(table, man, { do: 'move' }))).toEqual([]);
  pairOn(third);
  expect(codes(whyNotAct(table, man, { do: 'move' }))).toEqual(['bridgeFull']);
  pair[0]!.at = at(table, 5, 5);
  expect(codes(whyNotAct(table, man, { do: 'move' }))).toEqual([]);
});

rule('DK-MOVE-002', 'a Threat beside him is somewhere to go, and whoever burns may try in any case', () => {
  const { table, man, comrades } = hemmedIn();
  const [first, second] = comrades as [(typeof comrades)[0], (typeof comrades)[0]];
  first.at = second.at = at(table, 5, 5);
  addThreat(table, at(table, 2, 1));
  expect(deedsOf(table, man)).toContain('move');
  const fire = hemmedIn();
  addFlames(fire.table, fire.man.at, 1);
  expect(codes(whyNotAct(fire.table, fire.man, { do: 'move' }))).not.toContain('noFreeSquare');
});

rule(['DK-MOVE-003', 'DK-MOVE-025'], 'who can throw nothing that takes him a square does not set out', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1, { traits: ['LAME'], strength: 'STRONG', weapon: 'flamer' });
  man.wounds = 1;
  expect(codes(whyNotAct(table, man, { do: 'move' }))).toEqual([]);
  man.dashed = table.turn - 1;
  expect(codes(whyNotAct(table, man, { do: 'move' }))).toEqual(['noPoints']);
});

rule(
  ['DK-MOVE-002', 'DK-MOVE-030'],
  'a throw that lasts for no square says so: he stays, and his chit is spent',
  () => {
    const table = testTable();
    const man = addMan(table, at(table, 1, 1), 5);
    man.wounds = 1;
    for (const [x, y] of [
      [2, 1],
      [2, 2],
      [1, 2],
    ] as const)
      addLoad(table, at(table, x, y));
    expect(deedsOf(table, man)).toContain('move');
    const io = play({ dice: ['AvD=3'], answers: [stands()] }, io => perform(table, io, man, { do: 'move' }));
    expect(io.told).toContainEqual({ type: 'heldUp', rule: 'DK-MOVE-002', figure: man.id, at: man.at, points: 1 });
    man.ready = 1;
    const better = play({ dice: ['AvD=5'], answers: [goes(at(table, 1, 2)), stands()] }, io =>
      perform(table, io, man, { do: 'move' }),
    );
    expect(better.told.map(({ type }) => type)).not.toContain('heldUp');
  },
);
