import { expect, test } from 'vitest';
import { misfitsOf } from '../src/misfit.ts';

const notA = (what: string) => ({ code: 'invalid_type', path: [], message: `expected ${what}` });
const wrongAt = (...path: (string | number)[]) => ({ code: 'invalid_value', path, message: `wrong ${path.join(' ')}` });

test('something wrong is told with its place', () => {
  expect(misfitsOf(wrongAt('units', 2, 'quality'))).toEqual([
    { at: 'units.2.quality', message: 'wrong units 2 quality' },
  ]);
});

test('of several forms the nearest is told: one of the right sort, and of those the one with the least wrong', () => {
  const several = (...errors: Parameters<typeof misfitsOf>[0][][]) => ({ ...wrongAt('forces', 0), errors });
  expect(
    misfitsOf(several([notA('string')], [wrongAt('a'), wrongAt('b'), wrongAt('c')], [wrongAt('d'), wrongAt('e')])),
  ).toEqual([
    { at: 'forces.0.d', message: 'wrong d' },
    { at: 'forces.0.e', message: 'wrong e' },
  ]);
  expect(misfitsOf(several([several([notA('number')])]))).toEqual([
    { at: 'forces.0.forces.0', message: 'expected number' },
  ]);
});
