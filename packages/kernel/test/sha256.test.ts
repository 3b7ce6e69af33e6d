import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../src/index.ts';

/** Any character of Unicode; halves of one are none. */
const character = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter(code => code < 0xd800 || code > 0xdfff)
  .map(code => String.fromCodePoint(code));

describe('sha256', () => {
  // FIPS 180-4 and the NIST examples.
  const KNOWN: readonly (readonly [string, string])[] = [
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(100_000), '6d1cf22d7cc09b085dfc25ee1a1f3ae0265804c607bc2074ad253bcc82fd81ee'],
  ];
  for (const [text, digest] of KNOWN) {
    test(`of ${text.length} letters`, () => {
      expect(sha256(text)).toBe(digest);
    });
  }

  test('agrees with another implementation on every length and every plane of Unicode', () => {
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 130 }), text => {
        expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }),
      { numRuns: 60 },
    );
  });
});
