import { sha256 } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { codewordsOf, repairWords } from '../../src/online/qr/codewords.ts';
import { drawnWith, type Matrix, qrOf } from '../../src/online/qr/matrix.ts';
import { penaltyOf } from '../../src/online/qr/penalty.ts';

const LONG = `http://game.local:4173/#/join/${'0123456789abcdef'.repeat(12)}`;
const drawn = (matrix: Matrix): string => matrix.map(row => row.map(dark => (dark ? '#' : '.')).join('')).join('\n');

/** As another encoder draws it, which chose the seventh mask. */
const KNOWN = `
#######.##.#.##.#.#######
#.....#.#.#...#.#.#.....#
#.###.#.###.###...#.###.#
#.###.#...#.#####.#.###.#
#.###.#.##...##...#.###.#
#.....#....####.#.#.....#
#######.#.#.#.#.#.#######
.........#..##..#........
#..#########..#.##..#.###
..##.#..#.##.###...#####.
##.######.#.#####..###..#
#..#.....#.#....##.#.####
#....###.#..#..#####....#
#..#.#..###...###...#..#.
##.##.#..#.##.##.#.#.####
#.###..#..##...##..##.#.#
#.....##..#.##.######.##.
........######..#...#..#.
#######.####.##.#.#.##..#
#.....#.#.#.##.##...#..##
#.###.#.#.#...########...
#.###.#.########.##..#.##
#.###.#..###.#..##.##.###
#.....#...#........##.###
#######.###.#.#.###..#..#`.trim();

test('a block is repaired by the words that the standard gives for it', () => {
  const block = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(repairWords(block, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('an address becomes the square that any other encoder makes of it', () => {
  const { version, words } = codewordsOf('http://den.local/#/join/1')!;
  const masks = [0, 1, 2, 3, 4, 5, 6, 7].map(mask => drawn(drawnWith(version, words, mask)));
  expect(masks.indexOf(KNOWN)).toBe(6);
  expect(masks).toContain(drawn(qrOf('http://den.local/#/join/1')!));
});

/** Length, version, the mask that the other encoder chose, and the beginning of the hash of its picture. */
const OTHERS = [
  [24, 2, 7, '6bb07453c289982c'],
  [62, 4, 3, '6248788f74f844e1'],
  [84, 5, 1, '21244c1a9d599a1e'],
  [106, 6, 6, 'b79445f2138e75c3'],
  [122, 7, 7, 'd5f6c0b797939e3e'],
  [152, 8, 5, 'f2c1270194188626'],
  [180, 9, 2, '942c5bbafb73ed87'],
  [213, 10, 2, '42bbeb21f01042d7'],
] as const;

test.each(OTHERS)('%i letters are drawn in version %i as others draw them', (length, version, mask, picture) => {
  const coded = codewordsOf(LONG.slice(0, length))!;
  expect(coded.version).toBe(version);
  expect(sha256(drawn(drawnWith(version, coded.words, mask))).slice(0, 16)).toBe(picture);
});

test('of the eight masks the one that is read most easily is taken', () => {
  const { version, words } = codewordsOf(LONG.slice(0, 100))!;
  const penalties = [0, 1, 2, 3, 4, 5, 6, 7].map(mask => penaltyOf(drawnWith(version, words, mask)));
  expect(penaltyOf(qrOf(LONG.slice(0, 100))!)).toBe(Math.min(...penalties));
});

test('what is too long for a code has none', () => {
  expect(qrOf('x'.repeat(213))).not.toBeNull();
  expect(qrOf('x'.repeat(214))).toBeNull();
});
