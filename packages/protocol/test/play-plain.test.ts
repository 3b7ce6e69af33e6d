import { expect, test } from 'vitest';
import { plainLine, readBody, readSaid } from '../src/index.ts';

test.each([
  ['turned around', '\u202eadmin', 'admin'],
  ['isolated', 'a\u2066b\u2069', 'ab'],
  ['of several lines', ' hello \r\n\u2028 there\t', 'hello there'],
  ['with what no printer prints', 'bell\u0007, nothing\u0000', 'bell, nothing'],
  ['heaped with marks', `Z${'\u0301'.repeat(30)}`, `Z${'\u0301'.repeat(4)}`],
  ['of joined emoji', '👩‍👩‍👧 ❤️', '👩‍👩‍👧 ❤️'],
  ['with a gap that was filled with nothing', 'a \u200b b', 'a b'],
  ['in another script', 'می‌خواهم', 'می‌خواهم'],
  ['that nobody sees', '\u200b\u3164\u2800\u00ad', ''],
  ['of a private alphabet', '\ue000', ''],
])('a line %s is shown as it is', (_, typed, shown) => {
  expect(plainLine(typed)).toBe(shown);
  expect(plainLine(shown)).toBe(shown);
});

test('a name and what is said have something to see', () => {
  expect(readBody({ name: '\u200b \u3164' }, 'putMe')).toMatchObject({ ok: false });
  expect(readBody({ name: 'Ada' }, 'putMe')).toMatchObject({ ok: true });
  const said = (text: string) => readSaid(JSON.stringify({ type: 'say', id: 1, desk: 0, to: 'table', text }));
  expect([said('\u2066\u2069').ok, said(' ').ok, said('…').ok]).toEqual([false, false, true]);
});
