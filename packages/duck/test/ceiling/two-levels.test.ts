import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { activateTeamer } from '../../src/rules/actions/activation.ts';
import { whyNotAct } from '../../src/rules/actions/menu.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import { whyNotShoot } from '../../src/rules/shooting/why-not-shoot.ts';
import { shipChanged } from '../../src/ship/walls.ts';
import { goes, next, stands } from '../support/moving.ts';
import { addLoad, addMan, addThreat, at, codes, play, testTable } from '../support/tables.ts';

/** Two men in the ceiling above (3,3), facing east. */
function pairOverhead() {
  const table = testTable();
  table.modules[0]!.ceiling = true;
  shipChanged(table);
  const pair = [addMan(table, at(table, 3, 3), 3), addMan(table, at(table, 3, 3), 3)] as const;
  [pair[0].position, pair[1].position] = ['left', 'right'];
  for (const man of pair) man.overhead = true;
  return { table, pair };
}

rule(['DK-CEIL-001', 'DK-MOVE-013', 'DK-ACT-012'], 'two who walk up there have room above two on the deck', () => {
  const { table, pair } = pairOverhead();
  const [a, b] = pair;
  addMan(table, at(table, 4, 3));
  addMan(table, at(table, 4, 3));
  const answers = [
    { seat: 'team', answer: { with: b.id } },
    next({ together: 'move' }),
    goes(at(table, 4, 3)),
    stands(),
    stands(),
    next({ figure: null }),
  ];
  play({ dice: ['AvD=2', 'AvD=2'], answers }, io => activateTeamer(table, io, a));
  expect([a.at, b.at]).toEqual([at(table, 4, 3), at(table, 4, 3)]);
});

rule(['DK-CEIL-001', 'DK-DUCK-008'], 'one who lies up there crawls over whatever stands below', () => {
  const { table, pair } = pairOverhead();
  const [man] = pair;
  man.ducked = true;
  addLoad(table, at(table, 4, 3), { height: 'HIGH' });
  expect(codes(whyNotAct(table, man, { do: 'crawl', square: at(table, 4, 3) }))).toEqual([]);
});

rule(
  ['DK-CEIL-001', 'DK-DUCK-002', 'DK-DUCK-022'],
  'who is up there is in no line below, and dives for nothing there',
  () => {
    const { table, pair } = pairOverhead();
    const shooter = addMan(table, at(table, 3, 5), 1, { weapon: 'hemg' });
    const blocker = addMan(table, at(table, 3, 3), 1);
    const harpy = addThreat(table, at(table, 3, 1));
    const [refusal] = whyNotShoot(table, shooter, harpy);
    expect(refusal?.remedy).toEqual({ code: 'duck', about: [blocker.id] });
    table.things.push({ item: 'bio-scanner', at: at(table, 3, 3), weapon: null, count: 1 });
    for (const man of [shooter, blocker]) man.ducked = true;
    play({}, io => enterSquare(table, io, harpy, at(table, 3, 2), { willingly: true }));
    expect(pair.map(({ ducked }) => ducked)).toEqual([false, false]);
  },
);
