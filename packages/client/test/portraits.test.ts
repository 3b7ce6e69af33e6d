import { RIVALS, SPECIES, TEAM } from '@sightline/duck';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Looks, type PortraitKind, type PortraitState, portraitOf } from '../src/portraits/looks.ts';
import { Portrait } from '../src/portraits/Portrait.tsx';

const KINDS: readonly PortraitKind[] = ['verminator', 'trooper', 'leader', 'ganger', 'civilian', 'alien'];
const STATES: readonly PortraitState[] = ['well', 'wounded', 'stressed', 'suppressed', 'dead'];
const CROWD = Array.from({ length: 30 }, (_, i) => `somebody ${i}`);

const drawn = (of: string, kind: PortraitKind, state: PortraitState = 'well'): string =>
  renderToStaticMarkup(createElement(Portrait, { of, kind, mark: 'blue', state }));

const personOf = (key: string, kind: PortraitKind): Extract<Looks, { is: 'person' }> => {
  const looks = portraitOf(key, { kind });
  if (looks.is !== 'person') throw new Error(`expected a person of ${key}`);
  return looks;
};

test('the same person always has the same face, whatever is on it', () => {
  for (const name of CROWD) {
    expect(drawn(name, 'trooper')).toBe(drawn(name, 'trooper'));
    const { face } = personOf(name, 'trooper');
    for (const kind of ['verminator', 'leader', 'ganger', 'civilian'] as const) {
      expect(personOf(name, kind).face).toEqual(face);
    }
  }
});

test('a side changes the colours and nothing else', () => {
  const looks = portraitOf('Tally Moss', { kind: 'ganger', mark: 'red' });
  expect(looks).toEqual({ ...portraitOf('Tally Moss', { kind: 'ganger', mark: 'blue' }), mark: 'red' });
});

test('nobody of the shipped Teams is like another', () => {
  const names = [...TEAM, ...RIVALS].map(({ name }) => name);
  expect(names).toHaveLength(12);
  expect(new Set(names.map(name => drawn(name, 'verminator'))).size).toBe(names.length);
  for (const one of names) {
    for (const other of names.filter(name => name < one)) {
      expect(differences(one, other), `${one} and ${other}`).toBeGreaterThanOrEqual(5);
    }
  }
});

test('a crowd is no clan', () => {
  expect(new Set(CROWD.map(name => drawn(name, 'civilian'))).size).toBe(CROWD.length);
});

test('every species has a bust of its own', () => {
  expect(new Set(SPECIES.map(({ id }) => drawn(id, 'alien'))).size).toBe(SPECIES.length);
  expect(drawn('a species of my own', 'alien')).toBe(drawn('a species of my own', 'alien'));
});

test.each(KINDS.flatMap(kind => STATES.map(state => [kind, state] as const)))('%s: drawn when %s', (kind, state) => {
  for (const name of CROWD) {
    const markup = drawn(name, kind, state);
    expect(markup).toMatch(/^<svg class="portrait/);
    expect(markup).not.toMatch(/NaN|undefined|null/);
    if (state !== 'well') expect(markup).not.toBe(drawn(name, kind));
  }
});

test('who has his name beside him is not named again; who has not, is, with how he fares', () => {
  expect(drawn('Tally Moss', 'leader')).toContain('aria-hidden="true"');
  const named = renderToStaticMarkup(
    createElement(Portrait, { of: 'Tally Moss', kind: 'leader', state: 'wounded', name: 'Tally Moss' }),
  );
  expect(named).toContain('aria-label="Tally Moss, wounded"');
});

/** In how many parts that one sees two Verminators differ. */
function differences(one: string, other: string): number {
  const [a, b] = [one, other].map(name => {
    const { face, outfit } = personOf(name, 'verminator');
    return { ...face, hat: outfit.hat };
  });
  return Object.keys(a!).filter(part => a![part as keyof typeof a] !== b![part as keyof typeof b]).length;
}
