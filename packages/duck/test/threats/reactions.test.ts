import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { profileCard } from '../../src/content/cards.ts';
import { profileCalled } from '../../src/content/deck.ts';
import { shoot } from '../../src/rules/shooting/shoot.ts';
import { responseOn } from '../../src/rules/threats/reaction.ts';
import { redact } from '../../src/view/redact.ts';
import { activate, addVeteran, layEntrance, nextTurn, reaction } from '../support/hunting.ts';
import { addThreat, at, openDoors, play, testTable } from '../support/tables.ts';

const LONG = [
  ['.....', '.....', '.....', '.....', '.....'],
  ['.....', '.....', '.....', '.....', '.....'],
];

rule(['DK-THREAT-011', 'DK-THREAT-012', 'DK-THREAT-014'], 'die, modifiers, column and result are told', () => {
  const throws = (face: number, wounds: number) => {
    const table = testTable();
    addVeteran(table, at(table, 3, 1));
    const harpy = addThreat(table, at(table, 3, 5), 1);
    harpy.wounds = wounds;
    return activate(table, harpy, [`D6=${face}`, ...(wounds > 0 || face < 5 ? ['D6=1'] : [])]);
  };
  expect(reaction(throws(4, 0))).toEqual({ score: 4, column: 'teamOnTile', response: 'attack-nearest' });
  const wounded = throws(4, 1);
  expect(reaction(wounded)).toEqual({ score: 6, column: 'teamOnTile', response: 'move-away-hide' });
  expect(wounded.told[0]).toMatchObject({
    type: 'threatReacted',
    face: 4,
    parts: [{ rule: 'DK-THREAT-014', value: 2, why: 'wounded' }],
  });
  const basic = profileCalled('basic');
  expect([responseOn(basic, 'teamOnTile', -3), responseOn(basic, 'teamOnTile', 9)]).toEqual([
    'attack-nearest',
    'move-away-hide',
  ]);
  expect([1, 4, 5, 6].map(score => responseOn(basic, 'noTeam', score))).toEqual([
    'stay',
    'stay',
    'hide-move-away',
    'hide-move-away',
  ]);
});

rule('DK-THREAT-013', 'a profile of its own may name a single row', () => {
  const bold = profileCard.parse({ id: 'bold', source: 'house', teamOnTile: { 5: 'attack-nearest' } });
  const rows = [1, 2, 3, 4, 5, 6].map(score => responseOn(bold, 'teamOnTile', score));
  expect(rows).toEqual([...new Array<string>(5).fill('attack-nearest'), 'move-away-hide']);
  expect(responseOn(bold, 'noTeam', 5)).toBe('hide-move-away');
  expect(responseOn(profileCalled('bull'), 'teamOnTile', 5)).toBe('attack-nearest');
});

rule(
  ['DK-THREAT-014', 'DK-DMG-025', 'DK-DMG-026'],
  'a wounded one deducts 3, and forgets the wound only if it moves',
  () => {
    const limp = (...dice: string[]) => {
      const table = testTable();
      addVeteran(table, at(table, 3, 1));
      const harpy = addThreat(table, at(table, 3, 5), 1);
      harpy.wounds = 1;
      activate(table, harpy, dice);
      return [harpy.at - at(table, 3, 5), harpy.wounds];
    };
    const row = at(testTable(), 3, 1) - at(testTable(), 3, 2);
    expect(limp('D6=2', 'D6=5')).toEqual([2 * row, 0]);
    expect(limp('D6=1', 'D6=3')).toEqual([0, 1]);
  },
);

rule('DK-THREAT-015', 'a human on the tile of the Source makes every Threat bolder until it is cleared', () => {
  const table = testTable({ tiles: LONG });
  openDoors(table);
  addVeteran(table, at(table, 3, 3, 1));
  const harpy = addThreat(table, at(table, 1, 3), 3);
  layEntrance(table, at(table, 5, 5, 1), 1);
  expect(reaction(activate(table, harpy, ['D6=6', 'D6=1']))).toMatchObject({ score: 4, response: 'attack-nearest' });
  nextTurn(table);
  table.progress.sourceCleared = true;
  expect(reaction(activate(table, harpy, ['D6=6', 'D6=1']))).toMatchObject({ score: 6 });
});

rule(['DK-THREAT-011', 'DK-THREAT-015'], 'a throw that could betray the Source is made unseen', () => {
  const reacts = (isEntrance: boolean, turned: boolean) => {
    const table = testTable({ tiles: LONG });
    openDoors(table);
    addVeteran(table, at(table, 3, 3, 1));
    const harpy = addThreat(table, at(table, 1, 3), 3);
    table.chits.push({ tile: 1, at: at(table, 5, 5, 1), isEntrance, turned });
    table.chits.push({ tile: 0, at: at(table, 5, 5), isEntrance: !isEntrance, turned: false });
    const io = activate(table, harpy, ['D6=4', 'D6=1']);
    const [die] = io.rolled;
    return { seenBy: die!.why.seenBy, told: redact(io.told[0]!, 'team') };
  };
  // What it does about it is a hint all the same.
  const decided = { type: 'threatDecided', column: 'teamOnTile', response: 'attack-nearest', shows: true };
  // Whether he stands on the Source or not, the table sees the same.
  expect(reacts(true, false)).toMatchObject({ seenBy: [], told: decided });
  expect(reacts(false, false)).toEqual(reacts(true, false));
  expect(reacts(true, false).told).not.toHaveProperty('parts');
  const known = reacts(true, true);
  expect(known.seenBy).toBeUndefined();
  expect(known.told).toMatchObject({ type: 'threatReacted', face: 4, score: 2, parts: [{ why: 'humanOnSource' }] });
});

rule('DK-THREAT-017', 'one that faces away adds 1; a man on the edge of its arc is not behind it', () => {
  const turned = (facing: 3 | 5) => {
    const table = testTable();
    addVeteran(table, at(table, 3, 1));
    const harpy = addThreat(table, at(table, 3, 5), facing);
    const io = activate(table, harpy, facing === 5 ? ['D6=4'] : ['D6=4', 'D6=1']);
    return { ...reaction(io), facing: harpy.facing };
  };
  expect(turned(5)).toMatchObject({ score: 5, response: 'stay', facing: 5 });
  expect(turned(3)).toMatchObject({ score: 4, response: 'attack-nearest' });
});

rule('DK-THREAT-016', 'one that was only knocked back is not wounded, but looks away; a hard stop wounds it', () => {
  const shotAt = (rows: number, dice: readonly string[]) => {
    const table = testTable({ tiles: LONG, joined: 'open' });
    const man = addVeteran(table, at(table, 1, 3), 3, { weapon: rows === 1 ? 'hemg' : 'har' });
    const harpy = addThreat(table, at(table, rows === 1 ? 4 : 5, 3, rows === 1 ? 1 : 0), 7);
    harpy.waitingSince = 1;
    play({ dice }, io => shoot(table, io, { shooter: man.id, target: harpy.id }));
    return { table, harpy };
  };
  const open = shotAt(0, ['D6=3']);
  expect([open.harpy.wounds, open.harpy.facing, open.harpy.waitingSince]).toEqual([0, 3, 0]);
  const io = activate(open.table, open.harpy, ['D6=4']);
  expect([reaction(io), open.harpy.facing]).toMatchObject([{ score: 5, response: 'stay' }, 3]);
  const stopped = shotAt(1, ['D6=2', 'D6=2', 'D6=2']);
  expect([stopped.harpy.at, stopped.harpy.wounds]).toEqual([at(stopped.table, 5, 3, 1), 1]);
  expect(reaction(activate(stopped.table, stopped.harpy, ['D6=4', 'D6=3']))).toMatchObject({ score: 7 });
});

rule('DK-THREAT-019', 'STAY: the same square, the same facing, and it throws again next turn', () => {
  const table = testTable();
  addVeteran(table, at(table, 5, 3));
  const harpy = addThreat(table, at(table, 1, 3), 7);
  activate(table, harpy, ['D6=4']);
  expect([harpy.at, harpy.facing, harpy.waitingSince]).toEqual([at(table, 1, 3), 7, 0]);
  nextTurn(table);
  expect(reaction(activate(table, harpy, ['D6=4']))).toMatchObject({ score: 5 });
});
