import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { actsOf, perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { whyNotThrowAt } from '../../src/rules/grenades/throwing.ts';
import { activate } from '../support/hunting.ts';
import { squaresInReach } from '../support/moving.ts';
import { addFlames, addMan, addThreat, addVehicle, at, codes, play, testTable } from '../support/tables.ts';

/** A passage one square wide, with fire on the three squares in the middle of it. */
function passage() {
  const table = testTable({ tiles: [['fffff', 'fffff', '.....', 'fffff', 'fffff']] });
  for (const x of [2, 3, 4]) addFlames(table, at(table, x, 3), 1, at(table, 1, 3));
  return table;
}

rule(['DK-GREN-031', 'DK-GREN-033'], 'a Threat in the midst of fire crosses more of it to get out', () => {
  const ends = (face: number, ...more: string[]) => {
    const table = passage();
    const harpy = addThreat(table, at(table, 3, 3), 3);
    // It would stay where it is; the fire makes it throw for its move.
    activate(table, harpy, ['D6=1', `D6=${face}`, ...more]);
    return [harpy.condition, harpy.at === at(table, 3, 3)];
  };
  expect(ends(2)).toEqual(['fit', false]);
  // With 1 it cannot end outside, so it stays and burns.
  expect(ends(1, 'D6=4')).toEqual(['fit', true]);
});

rule(
  ['DK-GREN-031', 'DK-GREN-033'],
  'a man in the midst of fire does nothing else before he has tried to get through',
  () => {
    const table = passage();
    const man = addMan(table, at(table, 3, 3), 3);
    expect(new Set(actsOf(table, man).map(act => act.do))).toEqual(new Set(['move', 'dash']));
    expect([squaresInReach(table, man, 1), squaresInReach(table, man, 2)]).toEqual([[man.at], [at(table, 5, 3)]]);
  },
);

rule(['DK-GREN-031', 'DK-ACT-025', 'DK-CARGO-011'], 'who sits in the fire gets out, or drives away', () => {
  const table = testTable({ tiles: [['.....', '.....', '..w..', '.....', '.....']] });
  const man = addMan(table, at(table, 3, 3));
  const seat = table.fittings.findIndex(fitting => fitting.kind === 'workspace');
  man.seat = seat;
  table.fittings[seat]!.holds = man.id;
  addFlames(table, man.at, 1);
  expect(new Set(actsOf(table, man).map(act => act.do))).toEqual(new Set(['getOut']));
  const next = addMan(table, at(table, 3, 4));
  man.at = -1;
  table.fittings[seat]!.holds = null;
  expect(codes(whyNotAct(table, next, { do: 'getIn', fitting: seat }))).toEqual(['fireThere']);
  const bay = testTable();
  const driver = addMan(bay, at(bay, 3, 3), 1, { abilities: ['truck-licence'] });
  addVehicle(bay, at(bay, 3, 3), 1, driver);
  addFlames(bay, driver.at, 1);
  expect(new Set(actsOf(bay, driver).map(act => act.do))).toEqual(new Set(['leaveVehicle', 'drive']));
});

rule(['DK-GREN-032', 'DK-CARGO-011'], 'nobody gets out of a truck into fire, or into one that burns', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1);
  const truck = addVehicle(table, at(table, 3, 3), 1, man);
  addFlames(table, at(table, 2, 3), 1);
  const out = actsOf(table, man).flatMap(act => (act.do === 'leaveVehicle' ? [act.square] : []));
  expect([out.includes(at(table, 2, 3)), out.includes(at(table, 4, 3))]).toEqual([false, true]);
  addFlames(table, at(table, 3, 4), 1);
  const other = addMan(table, at(table, 4, 4), 7);
  const board = { do: 'boardVehicle', vehicle: truck.id, place: 'passenger' } as const;
  expect(codes(whyNotAct(table, other, board))).toEqual(['fireThere']);
});

rule(
  ['DK-GREN-031', 'DK-DUCK-008'],
  'who lies in fire among furniture stands up, with a chit left to climb out',
  () => {
    const table = testTable({ tiles: [['fffff', 'fffff', 'fl.lf', 'fffff', 'fffff']] });
    const man = addMan(table, at(table, 3, 3));
    man.ducked = true;
    addFlames(table, man.at, 1);
    expect(actsOf(table, man)).toEqual([{ do: 'standUp' }]);
    play({}, io => perform(table, io, man, { do: 'standUp' }));
    expect(new Set(actsOf(table, man).map(act => act.do))).toEqual(new Set(['move', 'dash']));
    // With a single chit he does not get out, and does with it what he likes.
    Object.assign(man, { ducked: true, ready: 1 });
    expect(actsOf(table, man).map(act => act.do)).toEqual(expect.arrayContaining(['standUp', 'pass']));
  },
);

rule(['DK-GREN-015', 'DK-DUCK-008'], 'he crawls towards where the fire came from if all else is too high', () => {
  const table = testTable({ tiles: [['fffff', 'fffff', 'fl..f', 'fffff', 'fffff']] });
  const man = addMan(table, at(table, 3, 3));
  man.ducked = true;
  addFlames(table, man.at, 1, at(table, 4, 3));
  expect(actsOf(table, man)).toEqual([{ do: 'crawl', square: at(table, 4, 3) }]);
});

rule(['DK-SHOOT-023', 'DK-GREN-001'], 'a square that fire on the way hides is refused for the fire', () => {
  const table = testTable();
  const man = addMan(table, at(table, 1, 3), 3, { gear: { grenade: 2 } });
  const why = (x: number) => {
    const asked = { kind: 'throwAt', rule: 'DK-GREN-001', figure: man.id, grenade: 'grenade' } as const;
    return codes(whyNotThrowAt(table, { ...asked, byProjector: false, options: [] }, at(table, x, 3)));
  };
  expect([why(3), why(4)]).toEqual([[], []]);
  addFlames(table, at(table, 3, 3), 2);
  expect([why(3), why(4)]).toEqual([[], ['hiddenByFire']]);
});
