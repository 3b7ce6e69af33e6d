import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { speciesCard } from '../../src/content/cards.ts';
import { speciesCalled } from '../../src/content/deck.ts';
import { packOf } from '../../src/rules/threats/pack.ts';
import { nextThreat } from '../../src/rules/threats/threat-phase.ts';
import { activate, addVeteran, reaction } from '../support/hunting.ts';
import { addThreat, at, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

rule('DK-THREAT-029', 'orthogonal contact in chains makes a pack, diagonals do not', () => {
  const table = testTable();
  const [a, b, c] = [
    addThreat(table, at(table, 1, 1)),
    addThreat(table, at(table, 2, 1)),
    addThreat(table, at(table, 2, 2)),
  ];
  expect(packOf(table, a)).toEqual([a, b, c]);
  b.waitingSince = 1;
  expect(packOf(table, a)).toEqual([a]);
});

rule('DK-THREAT-029', 'a bulkhead between two squares parts them', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  const harpy = addThreat(table, at(table, 5, 2));
  addThreat(table, at(table, 1, 2, 1));
  expect(packOf(table, harpy)).toEqual([harpy]);
});

rule('DK-THREAT-029', 'a Harpy Bull counts in with Harpies, not with another Bull nor with other species', () => {
  const table = testTable();
  const bull = addThreat(table, at(table, 1, 1), 5, 'harpy-bull');
  const other = addThreat(table, at(table, 1, 2), 5, 'harpy-bull');
  addThreat(table, at(table, 2, 1), 5, 'steel-scorpion');
  expect(packOf(table, bull)).toEqual([bull]);
  const harpy = addThreat(table, at(table, 2, 2));
  expect(new Set(packOf(table, bull))).toEqual(new Set([bull, other, harpy]));
});

rule(['DK-THREAT-018', 'DK-THREAT-012'], 'in a pack the throw counts 2 less', () => {
  const table = testTable();
  addVeteran(table, at(table, 3, 1));
  const lead = addThreat(table, at(table, 3, 4), 1);
  addThreat(table, at(table, 3, 5), 1);
  const io = activate(table, lead, ['D6=6', 'D6=6', 'D6=1']);
  expect(reaction(io)).toEqual({ score: 4, column: 'teamOnTile', response: 'attack-nearest' });
});

rule(
  ['DK-THREAT-030', 'DK-THREAT-031'],
  'one reaction, a movement die each, and all move with the best, the nearest first',
  () => {
    const table = testTable({ tiles: [FLOOR, FLOOR], joined: 'open' });
    const men = [
      addVeteran(table, at(table, 1, 1)),
      addVeteran(table, at(table, 1, 5)),
      addVeteran(table, at(table, 1, 3)),
    ];
    const [far, middle, near] = [5, 4, 3].map(column => addThreat(table, at(table, column, 3), 7));
    const io = activate(table, near!, ['D6=5', 'D6=2', 'D6=6', 'D6=3', 'D2=1']);
    expect(io.told.find(({ type }) => type === 'packHunted')).toMatchObject({ best: 6 });
    const attacks = io.told.flatMap(event => (event.type === 'threatAttacked' ? [event.figure] : []));
    expect(attacks).toEqual([near!.id, middle!.id, far!.id]);
    expect(men.every(({ grapple }) => grapple !== null)).toBe(true);
  },
);

rule(['DK-THREAT-030', 'DK-THREAT-002'], 'the best throw has what the species adds to its die', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR], joined: 'open' });
  const man = addVeteran(table, at(table, 1, 3));
  const card = speciesCard.parse({ ...speciesCalled('harpy'), move: { die: 'D6', add: 2 } });
  const pack = [5, 4].map(column => addThreat(table, at(table, column, 3), 7));
  for (const member of pack) Object.assign(member, { card });
  const io = activate(table, pack[1]!, ['D6=1', 'D6=1', 'D6=1']);
  expect(io.told.find(({ type }) => type === 'packHunted')).toMatchObject({ dice: [1, 1], best: 3 });
  expect(man.grapple?.threat).toBe(pack[1]!.id);
});

rule('DK-THREAT-031', 'one that is boxed in lets the others go first and then tries again', () => {
  const table = testTable({ tiles: [['.....', '..f..', '.....', '..f..', '.....']] });
  const man = addVeteran(table, at(table, 1, 3), 3);
  addThreat(table, at(table, 2, 3), 7).trapped = true;
  const [boxed, second, third] = [3, 4, 5].map(column => addThreat(table, at(table, column, 3), 7));
  const io = activate(table, boxed!, ['D6=6', 'D6=1', 'D6=2', 'D6=6']);
  const attacks = io.told.flatMap(event => (event.type === 'threatAttacked' ? [event.figure] : []));
  expect(attacks).toEqual([second!.id, third!.id, boxed!.id]);
  expect(man.grapple?.threat).toBe(second!.id);
});

rule('DK-THREAT-032', 'a pack that cannot reach anybody hides; with the throw for it, it attacks', () => {
  const hunt = (best: number) => {
    const table = testTable({ tiles: [FLOOR, ['.....', '..h..', '..h..', '..h..', '.....']], joined: 'open' });
    const man = addVeteran(table, at(table, 1, 3), 3);
    const pack = [addThreat(table, at(table, 1, 3, 1), 1), addThreat(table, at(table, 1, 4, 1), 1)];
    activate(table, pack[0]!, ['D6=1', 'D6=1', `D6=${best}`]);
    return { man, eyes: pack.map(({ waitingSince }) => waitingSince > 0) };
  };
  expect(hunt(5).man.grapple).not.toBe(null);
  const hidden = hunt(4);
  expect([hidden.man.grapple, hidden.eyes]).toEqual([null, [true, true]]);
});

rule(['DK-THREAT-032', 'DK-DOOR-004', 'DK-DOOR-016'], 'a pack at a shut door works on it and does not hide', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR], joined: 'cargo' });
  addVeteran(table, at(table, 3, 3));
  table.noise.tiles = [0];
  const pack = [2, 3, 4].map(row => addThreat(table, at(table, 1, row, 1), 7));
  const io = activate(table, pack[1]!, ['D6=1', 'D6=2', 'D6=4', 'D6=6', 'D6=6', 'D6=5']);
  expect(io.rolled.map(({ why }) => why.purpose).filter(purpose => purpose === 'choice')).toHaveLength(3);
  expect(table.doors[0]!.damage.toSorted()).toEqual([5, 6, 6]);
  expect(pack.every(({ waitingSince, battered }) => waitingSince === 0 && battered)).toBe(true);
});

rule(['DK-TURN-013', 'DK-THREAT-031'], 'a pack takes its place by its closest member', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR], joined: 'open' });
  addVeteran(table, at(table, 1, 3));
  const single = addThreat(table, at(table, 3, 1));
  const member = addThreat(table, at(table, 2, 4));
  const last = [3, 4, 5].map(column => addThreat(table, at(table, column, 4))).at(-1)!;
  play({}, io => expect(nextThreat(table, io)).toBe(member));
  expect(packOf(table, member)).toContain(last);
  expect(packOf(table, member)).not.toContain(single);
});

rule(['DK-THREAT-029', 'DK-GAP-022'], 'Steel Scorpions hunt in packs too, but not with Harpies', () => {
  const table = testTable();
  const [first, second] = [3, 4].map(x => addThreat(table, at(table, x, 3), 1, 'steel-scorpion'));
  const harpy = addThreat(table, at(table, 2, 3), 1);
  expect([packOf(table, first!), packOf(table, harpy)]).toEqual([[first, second], [harpy]]);
});
