import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { missionCard } from '../../src/content/cards.ts';
import { MISSIONS } from '../../src/content/deck.ts';
import { actsOf, perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { stripBefore } from '../../src/rules/boarding/bridge.ts';
import { layDrop } from '../../src/rules/mother/radio.ts';
import { addMan, at, codes, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];
const RADIO = { do: 'radioMother' } as const;

rule(
  ['DK-SETUP-031', 'DK-SETUP-033', 'DK-GAP-007'],
  'one call a turn by the leader, without a test; 2 is no reply',
  () => {
    const table = testTable();
    const [you, mate] = [addMan(table, at(table, 2, 2)), addMan(table, at(table, 3, 3))];
    const io = play({ dice: ['D6=2'] }, io => perform(table, io, you, RADIO));
    expect([you.acted, io.told]).toMatchObject([1, [{ type: 'motherCalled', reply: 'nothing' }]]);
    expect(codes(whyNotAct(table, you, RADIO))).toEqual(['calledThisTurn']);
    expect(codes(whyNotAct(table, mate, RADIO))).toContain('onlyTheLeader');
    table.turn++;
    expect(whyNotAct(table, you, RADIO)).toEqual([]);
    const words = actsOf(table, you).filter(act => act.do.toLowerCase().includes('mother'));
    expect(words).toEqual([RADIO]);
  },
);

rule('DK-GAP-007', '3 is advice, 4 one ping of choice, 5 a yes or no about the Source', () => {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  const you = addMan(table, at(table, 2, 2));
  const call = (face: number, ...answers: unknown[]) => {
    table.turn++;
    you.ready = 2;
    const script = { dice: [`D6=${face}`], answers: answers.map(answer => ({ seat: 'team', answer })) };
    return play(script, io => perform(table, io, you, RADIO));
  };
  call(3);
  table.tiles[1]!.markers = [{ ping: 'RED', shown: false }];
  call(4, { tile: 1 });
  expect(table.tiles[1]!.markers[0]!.shown).toBe(true);
  table.chits = [{ tile: 1, at: -1, isEntrance: true, turned: false }];
  expect(call(5, { module: 1 }).told).toContainEqual(expect.objectContaining({ type: 'motherSaidYes' }));
  expect(call(5, { module: 0 }).told).toContainEqual(expect.objectContaining({ type: 'motherSaidNo' }));
  expect(table.progress.sourceLocated).toBe(false);
});

rule('DK-GAP-007', '6 and 5 leave a REGEN kit on the bridge after Housekeeping; a second 6 counts as 4', () => {
  const table = testTable();
  const you = addMan(table, at(table, 2, 2));
  play({ dice: ['D6=6', 'D6=5'] }, io => perform(table, io, you, RADIO));
  expect(table.things).toEqual([]);
  play({}, io => layDrop(table, io));
  expect(table.mother[0]!.drop).toBe('regen-kit');
  table.bridge.squares = [at(table, 3, 1)];
  play({}, io => layDrop(table, io));
  expect([table.things, table.mother[0]!.drop]).toEqual([
    [{ item: 'regen-kit', at: at(table, 3, 1), weapon: null, count: 1 }],
    null,
  ]);
  table.turn++;
  table.tiles[0]!.markers = [{ ping: 'BLUE', shown: false }];
  play({ dice: ['D6=6'], answers: [{ seat: 'team', answer: { tile: 0 } }] }, io => perform(table, io, you, RADIO));
  expect(table.tiles[0]!.markers[0]!.shown).toBe(true);
});

rule(['DK-SETUP-030', 'DK-SETUP-032'], 'every mission has one Mother, by a name and a type that may be changed', () => {
  for (const { mother } of MISSIONS) expect(mother).toEqual({ name: 'Mother', type: 'spaceship' });
  const changed = missionCard.parse({ ...MISSIONS[0], mother: { name: 'Mam', type: 'cab' } });
  expect(changed.mother.type).toBe('cab');
});

rule(
  ['DK-SETUP-033', 'DK-GAP-007'],
  'each of two Teams has its own call, its own drop and its own bridge for it',
  () => {
    const table = testTable();
    const [you, they] = [addMan(table, at(table, 2, 2)), Object.assign(addMan(table, at(table, 4, 4)), { team: 1 })];
    they.leads = true;
    const [entry, other] = [1, 5].map(x => ({ square: at(table, x, 1), side: 1 as const }));
    table.bridge = { entry: entry!, airlock: -1, squares: [], others: [other!], awayFor: 0 };
    table.bridge.squares = [...stripBefore(table, entry!), ...stripBefore(table, other!)];
    play({ dice: ['D6=6', 'D6=6'] }, io => perform(table, io, they, RADIO));
    expect(whyNotAct(table, you, RADIO)).toEqual([]);
    play({ dice: ['D6=6', 'D6=1'] }, io => perform(table, io, you, RADIO));
    play({}, io => layDrop(table, io));
    expect(table.things.map(({ item, at: square }) => [item, square])).toEqual([
      ['reload', stripBefore(table, entry!)[0]],
      ['fire-bomb', stripBefore(table, other!)[0]],
    ]);
  },
);
