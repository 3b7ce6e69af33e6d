import { describe, expect, test } from 'vitest';
import { allMadeUp, faultsIn, faultsOf, MADE_UP, madeUp, saysOf, unusedKeys } from '../src/check.ts';
import { allOf, englishFiles, namesIn, strayFiles, translationOf, translations } from '../src/folder.ts';
import { english, speaker, translated } from '../src/index.ts';

const files = englishFiles();

describe('the English of the house', () => {
  test('stands in every package that speaks', () => {
    expect(new Set(files.map(file => file.package))).toContain('drill');
  });

  test.each(files.map(file => [`${file.package}/${file.path}`, file] as const))('%s is well formed', (_, file) => {
    expect(faultsIn(english(file.sentences))).toEqual([]);
  });

  test('says nothing under one key in two files of a package', () => {
    const keys = files.flatMap(({ package: name, path, sentences }) =>
      Object.keys(sentences)
        .filter(key => !key.startsWith('name.'))
        .map(key => ({ key: `${name}: ${key}`, path })),
    );
    const twice = keys.filter(({ key, path }) => keys.some(other => other.key === key && other.path !== path));
    expect(twice).toEqual([]);
  });
});

describe.each([...translations(), MADE_UP].map(tag => [tag] as const))('the translation %s', tag => {
  test('has every sentence with the same facts and the plural forms of its language', () => {
    const begun = (file: (typeof files)[number]) =>
      tag === MADE_UP ? allMadeUp(file.sentences) : translationOf(tag, file);
    const faults = files.flatMap(file =>
      faultsOf(file.sentences, { tag, sentences: begun(file) }).map(
        ({ key, what }) => `${file.package}/${file.path}: ${key} ${what}`,
      ),
    );
    expect(faults).toEqual([]);
  });

  test('has no file that nobody reads', () => {
    expect(strayFiles(tag)).toEqual([]);
  });
});

test('the made-up language leaves the places of a sentence alone', () => {
  const sentence = 'Where does {unit} walk? {n#step|steps}{far=1?, far|} [goes|go]';
  expect(madeUp(sentence)).toBe('⟦Ŵĥéŕé ðöéš {unit} ŵåļķ? {n#šţéþ|šţéþš}{far=1?, ƒåŕ|} [ĝöéš|ĝö]⟧');
  expect(Object.keys(allOf(MADE_UP))).toContain('drill');
});

test('what is wrong with a translation is named', () => {
  const sentences = { a: '{n#man|men}', b: '{unit} goes', c: 'gone' };
  expect(faultsOf(sentences, { tag: 'pl', sentences: { a: '{n#a|b}', b: '{units}', d: '' } })).toEqual([
    { key: 'c', what: 'is not translated' },
    { key: 'd', what: 'has no English' },
    { key: 'b', what: 'wants other facts than the English: unit' },
    { key: 'a', what: 'has 2 forms of a noun where pl has 4' },
  ]);
});

test('a translation lies over the English, except where it wants other facts', () => {
  const over = translated(english({ a: '{unit} goes', b: 'on' }), {
    tag: 'de',
    sentences: { a: '{einheit} geht', b: 'weiter', 'name.Locker': 'Spind' },
  });
  const { say, name } = speaker(over);
  expect([say('a', { unit: 'Ann' }), say('b'), name('Locker')]).toEqual(['Ann goes', 'weiter', 'Spind']);
});

test('names are found in content wherever they stand', () => {
  expect(namesIn([{ id: 'a', name: 'Locker', parts: [{ title: 'Lid' }] }])).toEqual({
    'name.Locker': 'Locker',
    'name.Lid': 'Lid',
  });
});

test('a key is used where a string names it, whole or by its beginning', () => {
  const sentences = { 'a.b': '', 'a.c': '', 'speed.fast': '', 'speed.slow.x': '', d: '' };
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the string here is source
  expect(unusedKeys(sentences, ["say('a.b')", 'say(`speed.${speed}`)'])).toEqual(['a.c', 'd']);
});

test('the facts of a sentence are a type', () => {
  expect(saysOf({ a: '{n#man|men} {unit}{far?!|}', b: 'on' })).toContain(
    '"a": { readonly n: Count; readonly unit: Fact; readonly far: unknown };\n  "b": Readonly<Record<never, never>>;',
  );
});
