import { DIRECTIONS, oppositeSide, sideOfPosition } from '@sightline/geometry/grid';
import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { knockBack } from '../../src/rules/damage/knock-back.ts';
import { fightRound } from '../../src/rules/grapple/fight.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { whyNotShoot } from '../../src/rules/shooting/why-not-shoot.ts';
import type { Teamer } from '../../src/table/figure.ts';
import { ELSEWHERE, stands } from '../support/moving.ts';
import { addMan, addThreat, at, codes, lockInGrapple, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

rule('DK-MOVE-015', 'broad-face and narrow-face change the picture alone, and no line past him', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1);
  man.position = 'left';
  const answers = [ELSEWHERE, stands({ facing: 1, position: 'left', broad: false })];
  play({ answers }, io => perform(table, io, man, { do: 'turn' }));
  expect(man.broad).toBe(false);
  const harpy = addThreat(table, at(table, 3, 1));
  const gunners = [1, 2, 3, 4].map(x => addMan(table, at(table, x, 5), 1, { weapon: 'hemg' }));
  const blocked = (): boolean[] => gunners.map(gunner => whyNotShoot(table, gunner, harpy).length > 0);
  const narrow = blocked();
  expect(new Set(narrow).size).toBe(2);
  man.broad = true;
  expect(blocked()).toEqual(narrow);
});

/** Two men of a square stand in opposite halves of it. */
function areApart(a: Teamer, b: Teamer): boolean {
  const [one, other] = [a, b].map(({ facing, position }) => sideOfPosition(facing, position));
  return one != null && other != null && oppositeSide(one) === other;
}

rule(['DK-MOVE-014', 'DK-DUCK-008'], 'one who crawls to a comrade and turns there keeps to his own half', () => {
  for (const facing of DIRECTIONS) {
    const table = testTable();
    const comrade = addMan(table, at(table, 3, 3), 1);
    const man = addMan(table, at(table, 3, 4), 1);
    man.ducked = true;
    const answers = [{ seat: 'team', answer: { facing } }];
    play({ answers }, io => perform(table, io, man, { do: 'crawl', square: comrade.at }));
    expect([facing, man.facing, areApart(man, comrade)]).toEqual([facing, facing, true]);
  }
});

rule(['DK-MOVE-014', 'DK-GRAP-042'], 'so does one who turns to face what has come from behind', () => {
  const table = testTable();
  const [man, comrade] = [addMan(table, at(table, 3, 3), 1), addMan(table, at(table, 3, 3), 1)];
  [man.position, comrade.position] = ['left', 'right'];
  const harpy = addThreat(table, man.at);
  lockInGrapple(man, harpy, 5);
  man.grapple!.rear = true;
  const dice = ['D6=1', 'D6=1', 'D6=1', 'D6=1', 'D6=1'];
  play({ dice }, io => fightRound(table, io, man));
  expect([man.facing, areApart(man, comrade)]).toEqual([5, true]);
});

rule(['DK-MOVE-014', 'DK-DMG-018'], 'and one who is driven against a bulkhead', () => {
  const table = testTable();
  const [man, comrade] = [addMan(table, at(table, 3, 1), 3), addMan(table, at(table, 3, 1), 3)];
  [man.position, comrade.position] = ['left', 'right'];
  const cause = { by: addThreat(table, at(table, 3, 5), 1, 'philth').id, means: 'shot', rule: 'DK-SHOOT-001' } as const;
  play({}, io => knockBack(table, io, man, { pips: 2, cause }));
  expect([man.at, man.facing, areApart(man, comrade)]).toEqual([at(table, 3, 1), 1, true]);
});

rule(['DK-MOVE-019', 'DK-MOVE-022', 'DK-TURN-008'], 'nobody changes halves with the man of another player', () => {
  const table = testTable({ tiles: [FLOOR, ['.....', '.....', 'h....', '.....', '.....']], joined: 'open' });
  const pair = [addMan(table, at(table, 2, 3), 3), Object.assign(addMan(table, at(table, 2, 3), 3), { team: 1 })];
  [pair[0]!.position, pair[1]!.position] = ['left', 'right'];
  expect(codes(whyNotAct(table, pair[0]!, { do: 'swap' }))).toEqual(['noComrade']);
  table.phase = 'threat';
  for (const man of pair) Object.assign(man, { ready: 0, waiting: 1, acted: 1 });
  const harpy = addThreat(table, at(table, 2, 3, 1), 7);
  const answers = ['team', 'team2'].map(seat => ({ seat, answer: { pass: true } }));
  const io = play({ answers }, io => enterSquare(table, io, harpy, at(table, 2, 2, 1), { willingly: true }));
  expect(JSON.stringify(io.asked)).not.toContain('DK-MOVE-022');
});
