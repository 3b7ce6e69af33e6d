import { loadLedger } from '@sightline/ledger/load';
import { MISSING } from '@sightline/words';
import { expect, test } from 'vitest';
import { hrefOf, type Route, routeOf } from '../src/app/route.ts';
import { fraction, percent } from '../src/parts/fraction.ts';
import { luckOf } from '../src/rooms/after/luck.ts';
import { searchRules } from '../src/rooms/rules/search.ts';
import { bookName, chapterName, chaptersInOrder } from '../src/words/chapters.ts';

test('every room has an address that leads back to it, and any other leads to the first page', () => {
  const routes: Route[] = [
    { room: 'home' },
    { room: 'setup', system: 'drill' },
    { room: 'table', id: 'a1' },
    { room: 'after', id: 'a1' },
    { room: 'replay', id: 'a1' },
    { room: 'replay', id: 'a1', after: 12 },
    { room: 'rules', rule: null },
    { room: 'rules', rule: 'DR-WALK-001' },
    { room: 'campaign', id: null },
    { room: 'campaign', id: 'a1' },
    { room: 'content' },
    { room: 'credits' },
    { room: 'lobby' },
    { room: 'join', match: 'm1', invite: 'i1' },
    { room: 'join', match: 'm1', invite: 'i1', seat: 'the gang' },
    { room: 'online', match: 'm1' },
    { room: 'watch', match: 'm1' },
    { room: 'watch', match: 'm1', after: 12 },
    { room: 'me', secret: 's1' },
  ];
  expect(routes.map(route => routeOf(hrefOf(route)))).toEqual(routes);
  for (const lost of ['', '#', '#/table', '#/nowhere/%', '#/setup/', '#/join/m1', '#/online'])
    expect(routeOf(lost)).toEqual({ room: 'home' });
});

test('shares are told as fractions in lowest terms and as per cent', () => {
  expect(fraction(27n, 216n)).toBe('1/8');
  expect(fraction(0n, 6n)).toBe('0/1');
  expect([percent(1), percent(0.375), percent(0.0046)]).toEqual(['100 %', '38 %', '0.46 %']);
});

test('luck is the distance from what was to be expected, in standard errors', () => {
  const roll = (die: string, face: number) =>
    ({ kind: 'roll', die, face, why: { rule: 'DR-SHOOT-003', purpose: 'shot', seat: 'red' } }) as const;
  const [red] = luckOf([roll('D6', 6), roll('D6', 5), roll('AvD', 5)]);
  expect(red).toMatchObject({ seat: 'red', dice: 2, average: 5.5, expected: 3.5 });
  expect(red?.error).toBeCloseTo(Math.sqrt(35 / 6) / 2);
});

test('rules are found by the beginning of their id, else by all words', () => {
  const row = (id: string, rule: string) =>
    ({ id, rule, src: 'house', kind: 'core', file: 'drill.yaml', section: id.slice(0, -4) }) as const;
  const rows = [row('DR-WALK-001', 'Up to four steps.'), row('DR-DUCK-004', 'It loses its next walk.')];
  const found = (text: string) => searchRules(rows, text).map(({ id }) => id);
  expect(found('dr-walk')).toEqual(['DR-WALK-001']);
  expect(found('walk next')).toEqual(['DR-DUCK-004']);
  expect(found('steps walk')).toEqual(['DR-WALK-001']);
  expect(found('ducking')).toEqual(['DR-DUCK-004']);
  expect(found('mine')).toEqual([]);
});

test('every chapter and book of the ledger has a name and a place in the reading order', () => {
  const rows = loadLedger();
  const sections = [...new Set(rows.map(({ section }) => section))];
  expect(sections.filter(section => MISSING.test(chapterName(section)))).toEqual([]);
  expect([...new Set(rows.map(({ file }) => file))].filter(file => MISSING.test(bookName(file)))).toEqual([]);
  expect(chaptersInOrder(['DK-STAR', 'DK-DOOR', 'DK-SETUP'])).toEqual(['DK-SETUP', 'DK-DOOR', 'DK-STAR']);
});
