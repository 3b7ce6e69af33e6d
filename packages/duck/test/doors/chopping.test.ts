import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { actsOf, perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { addMan, at, codes, openDoors, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const chop = { do: 'chop', door: 0, segment: 0 } as const;

rule('DK-WEAP-045', 'twenty points of an axe cut a hole; a failed test adds nothing', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  const man = addMan(table, at(table, 5, 3), 3, { gear: { axe: 1 } });
  const [door] = table.doors;
  const blow = (...dice: string[]): void => {
    man.ready = 1;
    play({ dice }, io => perform(table, io, man, chop));
  };
  expect(actsOf(table, man)).toContainEqual(chop);
  for (const face of [6, 5, 4, 4]) blow('D6=1', `D6=${face}`);
  expect([door!.damage[0], door!.holed[0]]).toEqual([19, false]);
  blow('D6=6', 'D60=1');
  expect(door!.damage[0]).toBe(19);
  blow('D6=1', 'D6=1');
  expect([door!.damage[0], door!.holed[0], door!.open]).toEqual([20, true, false]);
});

rule('DK-WEAP-045', 'with an axe, at a door that is shut, from its own square', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  const man = addMan(table, at(table, 5, 3), 3);
  expect(codes(whyNotAct(table, man, chop))).toEqual(['noAxe']);
  man.gear['axe'] = 1;
  expect(whyNotAct(table, man, chop)).toEqual([]);
  man.at = at(table, 5, 2);
  expect(codes(whyNotAct(table, man, chop))).toEqual(['notAtDoor']);
  man.at = at(table, 5, 3);
  openDoors(table);
  expect(codes(whyNotAct(table, man, chop))).toEqual(['isOpen']);
});
