import { rule } from '@sightline/ledger/test';
import { describe, expect, test } from 'vitest';
import { attempt, LARGEST_FILE, readParts, tooLarge, writeParts } from '../../src/index.ts';

const SORTS = {
  name: 'text',
  size: 'number',
  open: 'boolean',
  items: 'list',
  box: 'record',
  lid: 'record or nothing',
  any: 'anything',
} as const;
const BODY = { kind: 'crate', format: 2, name: 'x', size: 1, open: true, items: [], box: {}, lid: null, any: null };

const read = (body: object) =>
  readParts(writeParts({ ...body }), 'crate', { oldest: 1, newest: 2 }, { ...SORTS, check: 'text' });

describe('reading a file of ours', () => {
  test('gives its parts', () => {
    const file = read(BODY);
    expect(file.ok && file.value).toMatchObject(BODY);
    expect(read({ ...BODY, lid: {}, any: [1] }).ok).toBe(true);
  });

  for (const part of Object.keys(SORTS)) {
    test(`names the part ${part} when it is missing`, () => {
      const { [part as keyof typeof BODY]: _gone, ...rest } = BODY;
      expect(read(rest)).toMatchObject({ ok: false, problem: { detail: `the part "${part}" is missing` } });
    });
  }

  test('says of what sort a part should be', () => {
    expect(read({ ...BODY, box: [] })).toMatchObject({ problem: { detail: 'the part "box" should be a record' } });
    expect(read({ ...BODY, lid: 1 })).toMatchObject({
      problem: { detail: 'the part "lid" should be a record or nothing' },
    });
  });

  test('takes older formats, and none from the future', () => {
    expect(read({ ...BODY, format: 1 }).ok).toBe(true);
    expect(read({ ...BODY, format: 3 })).toMatchObject({ problem: { code: 'future' } });
    expect(read({ ...BODY, format: [2] })).toMatchObject({ problem: { code: 'damaged' } });
  });
});

test('an attempt gives what came of it, or why nothing did', () => {
  expect(attempt(() => 7)).toEqual({ ok: true, value: 7 });
  expect(
    attempt(() => {
      throw new Error('broken');
    }),
  ).toEqual({ ok: false, why: 'broken' });
});

rule('HS-FILE-003', 'a file that is larger than any of ours is not even read', () => {
  expect([tooLarge(0), tooLarge(LARGEST_FILE)]).toEqual([null, null]);
  expect(tooLarge(LARGEST_FILE + 1)).toMatchObject({ code: 'foreign', rule: 'HS-FILE-003' });
});
