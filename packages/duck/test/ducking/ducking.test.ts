import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { actsOf, perform, whyNotAct } from '../../src/rules/actions/menu.ts';
import { enterSquare } from '../../src/rules/movement/steps.ts';
import type { DuckIo } from '../../src/table/events.ts';
import type { DuckTable } from '../../src/table/table.ts';
import { mapWords } from '../../src/words/map.ts';
import { words } from '../../src/words/words.ts';
import { addFlames, addMan, addThreat, at, codes, openDoors, play, testTable } from '../support/tables.ts';

const FLOOR = ['.....', '.....', '.....', '.....', '.....'];

/** Two tiles with an open door between (5,3) of A and (1,3) of B. */
function doorway() {
  const table = testTable({ tiles: [FLOOR, FLOOR] });
  openDoors(table);
  return table;
}

const PASS = { seat: 'team', answer: { pass: true } };
const doings = (table: DuckTable, man: Parameters<typeof actsOf>[1]) => [
  ...new Set(actsOf(table, man).map(act => act.do)),
];

rule(['DK-DUCK-008', 'DK-DUCK-012'], 'lying down he crawls a square for a chit, but climbs onto nothing', () => {
  const table = testTable({ tiles: [['.....', '.....', '..l..', '.....', '.....']] });
  const man = addMan(table, at(table, 3, 5));
  man.ducked = true;
  const crawl = (x: number, y: number) =>
    play({ answers: [{ seat: 'team', answer: { facing: 7 } }] }, io =>
      perform(table, io, man, { do: 'crawl', square: at(table, x, y) }),
    );
  crawl(3, 4);
  expect([man.at, man.facing, man.ducked, man.ready]).toEqual([at(table, 3, 4), 7, true, 1]);
  expect(codes(whyNotAct(table, man, { do: 'crawl', square: at(table, 3, 3) }))).toEqual(['noCrawlingThere']);
  crawl(4, 3);
  expect([man.at, man.ready]).toEqual([at(table, 4, 3), 0]);
});

rule(['DK-DUCK-008', 'DK-GREN-015'], 'out of fire he crawls the way one flees it, and into no other', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3));
  man.ducked = true;
  addFlames(table, man.at, 1, at(table, 3, 5));
  addFlames(table, at(table, 3, 2), 1, at(table, 3, 5));
  const squares = actsOf(table, man).flatMap(act => (act.do === 'crawl' ? [act.square] : []));
  expect(new Set(squares)).toEqual(new Set([at(table, 2, 2), at(table, 4, 2)]));
});

rule(['DK-DUCK-008', 'DK-MOVE-013'], 'with a body he crawls to nobody, and out of a seat nowhere', () => {
  const table = testTable({ tiles: [['.....', '.....', '...w.', '.....', '.....']] });
  const bearer = addMan(table, at(table, 2, 3));
  const body = addMan(table, bearer.at);
  Object.assign(body, { condition: 'incapacitated', ducked: true });
  Object.assign(bearer, { carries: body.id, ducked: true });
  addMan(table, at(table, 2, 2));
  const crawl = (square: number) => ({ do: 'crawl', square }) as const;
  expect(codes(whyNotAct(table, bearer, crawl(at(table, 2, 2))))).toEqual(['noCrawlingThere']);
  expect(whyNotAct(table, bearer, crawl(at(table, 1, 2)))).toEqual([]);
  const sitter = addMan(table, at(table, 4, 3));
  Object.assign(sitter, { seat: 0, ducked: true });
  table.fittings[0]!.holds = sitter.id;
  expect(actsOf(table, sitter).map(act => act.do)).not.toContain('crawl');
});

rule(['DK-DUCK-012', 'DK-CDUCK-004'], 'he can crawl, stand, reload a light weapon and throw, and work no door', () => {
  const table = doorway();
  const man = addMan(table, at(table, 5, 3), 1, { gear: { grenade: 1 } });
  man.weapons[0]!.loaded = 1;
  addThreat(table, at(table, 5, 1));
  man.ducked = true;
  const offered = doings(table, man);
  for (const each of ['crawl', 'standUp', 'reload', 'throw']) expect(offered).toContain(each);
  for (const each of ['openDoor', 'closeDoor', 'move', 'shoot']) expect(offered).not.toContain(each);
  const gunner = addMan(table, at(table, 3, 3), 1, { weapon: 'hemg' });
  gunner.weapons[0]!.loaded = 1;
  gunner.ducked = true;
  expect(doings(table, gunner)).not.toContain('reload');
});

rule(['DK-DUCK-013', 'DK-CDUCK-003'], 'standing up is an action without a test', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5), 3);
  const harpy = addThreat(table, at(table, 5, 5));
  man.ducked = true;
  play({}, io => perform(table, io, man, { do: 'standUp' }));
  expect([man.ducked, man.at, man.facing, man.ready]).toEqual([false, at(table, 3, 5), 3, 1]);
  play({ dice: ['D6=6'] }, io => perform(table, io, man, { do: 'shoot', target: harpy.id }));
  expect([harpy.condition, man.ready]).toEqual(['killed', 0]);
});

rule(['DK-DUCK-007', 'DK-CDUCK-007'], 'one who lies on the deck is drawn otherwise until he stands', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5));
  const standing = mapWords(table);
  expect(words.table(table)).not.toContain('on the deck');
  man.ducked = true;
  expect(mapWords(table)).not.toBe(standing);
  expect(words.table(table)).toContain('on the deck');
  play({}, io => perform(table, io, man, { do: 'standUp' }));
  expect(mapWords(table)).toBe(standing);
});

rule('DK-DUCK-014', 'with his last chit he may stand and wait at once', () => {
  const table = testTable();
  const man = addMan(table, at(table, 3, 5));
  man.ducked = true;
  expect(codes(whyNotAct(table, man, { do: 'standUpAndWait' }))).toEqual(['firstChitStillReady']);
  Object.assign(man, { ready: 1, acted: 1 });
  play({}, io => perform(table, io, man, { do: 'standUpAndWait' }));
  expect([man.ducked, man.ready, man.waiting, man.acted]).toEqual([false, 0, 1, 1]);
});

/** A Harpy enters the square of a man who lies facing north with a chit on WAIT. */
function intruder(from: number) {
  const table = testTable();
  const man = addMan(table, at(table, 3, 3), 1);
  Object.assign(man, { ducked: true, ready: 0, waiting: 1 });
  const harpy = addThreat(table, at(table, 3, from));
  table.phase = 'threat';
  const react = { seat: 'team', answer: { reaction: 'DK-ACT-016', choice: { do: 'act', figure: man.id } } };
  const enters = (io: DuckIo) => enterSquare(table, io, harpy, man.at, { willingly: true });
  return { table, man, harpy, react, enters };
}

rule(
  ['DK-DUCK-010', 'DK-CDUCK-005'],
  'he shoots at one that enters his square over his front, before they grapple',
  () => {
    const shot = (die: string) => {
      const { table, man, harpy, react, enters } = intruder(2);
      play({ dice: [die], answers: [react, { seat: 'team', answer: { do: 'shoot', target: harpy.id } }] }, enters);
      return { table, man, harpy };
    };
    const killed = shot('D6=5');
    expect([killed.harpy.condition, killed.man.grapple, killed.man.waiting]).toEqual(['killed', null, 0]);
    const driven = shot('D6=2');
    expect([driven.harpy.at, driven.man.grapple]).toEqual([at(driven.table, 3, 1), null]);
  },
);

rule(['DK-DUCK-010', 'DK-CDUCK-005'], 'from behind him there is no shot, and the grapple begins', () => {
  const { man, harpy, react, enters } = intruder(4);
  const standUp = (question: { options: { do: string }[] }) => {
    expect(question.options.map(option => option.do)).not.toContain('shoot');
    return { do: 'standUp' };
  };
  const answers = [react, { seat: 'team', answer: standUp }, { seat: 'team', answer: { do: 'done' } }];
  play({ answers }, enters);
  expect([man.ducked, man.grapple?.threat]).toEqual([false, harpy.id]);
});

rule(['DK-DUCK-022', 'DK-DUCK-001'], 'he dives for what lies beside an alien: by a chit, or by a test', () => {
  const dived = (die: string, ...more: string[]) => {
    const table = testTable();
    const man = addMan(table, at(table, 3, 5), 1, { weapon: 'pistol' });
    Object.assign(man, { ready: 0 });
    table.things.push({ item: 'bio-scanner', at: at(table, 3, 4), weapon: null, count: 1 });
    const harpy = addThreat(table, at(table, 3, 2));
    const choice = { do: 'diveForThing', figure: man.id, at: at(table, 3, 4), thing: 'bio-scanner' };
    const answers = [{ seat: 'team', answer: { reaction: 'DK-DUCK-022', choice } }];
    play({ dice: [die, ...more], answers }, io => enterSquare(table, io, harpy, at(table, 2, 3), { willingly: true }));
    return { table, man };
  };
  const { table, man } = dived('D6=3');
  expect([man.at, man.ducked, man.gear['bio-scanner'], table.things]).toEqual([at(table, 3, 4), true, 1, []]);
  const missed = dived('D6=6', 'D60=1');
  expect([missed.man.at, missed.man.ducked, missed.table.things.length]).toEqual([at(table, 3, 5), true, 1]);
});

rule('DK-DUCK-022', 'the controls of a door are such a switch', () => {
  const table = doorway();
  const man = addMan(table, at(table, 4, 2), 3);
  const harpy = addThreat(table, at(table, 3, 3, 1), 7);
  const choice = { do: 'diveForSwitch', figure: man.id, at: at(table, 5, 3), door: 0 };
  // He could roll on below the door that he brings down, and does not.
  const answers = [{ seat: 'team', answer: { reaction: 'DK-DUCK-022', choice } }, PASS];
  play({ answers }, io => enterSquare(table, io, harpy, at(table, 2, 3, 1), { willingly: true }));
  expect([man.at, man.ducked, man.ready, table.doors[0]!.open]).toEqual([at(table, 5, 3), true, 1, false]);
});
