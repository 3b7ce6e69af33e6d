import { expect, test } from 'vitest';
import { firstImpurity, refuse } from '../src/index.ts';

test('a refusal holds what is known and nothing undefined', () => {
  expect(refuse('HS-SEAL-003', 'notListed')).toEqual({ rule: 'HS-SEAL-003', code: 'notListed' });
  const full = refuse('HS-SEAL-003', 'tooFar', 0, { code: 'walkCloser' });
  expect(full).toEqual({ rule: 'HS-SEAL-003', code: 'tooFar', about: 0, remedy: { code: 'walkCloser' } });
  expect([refuse('HS-SEAL-003', 'x', null), full].map(refusal => firstImpurity(refusal))).toEqual([null, null]);
});
