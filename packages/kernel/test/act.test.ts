import { expect, test } from 'vitest';
import { type ActKind, type Event, hasKeys, menu } from '../src/index.ts';

type Deed = { readonly do: 'knock'; readonly door: number } | { readonly do: 'leave' };
type Kind<A extends Deed> = ActKind<string[], Event, string, A>;

const knock: Kind<Extract<Deed, { do: 'knock' }>> = {
  do: 'knock',
  isForm: value => hasKeys(value, ['do', 'door']) && Number.isInteger(value['door']),
  list: () => [{ do: 'knock', door: 1 }],
  whyNot: () => [],
  perform: (table, _io, who, { door }) => table.push(`${who} ${door}`),
};
const leave: Kind<{ readonly do: 'leave' }> = {
  do: 'leave',
  isForm: value => hasKeys(value, ['do']),
  list: () => [{ do: 'leave' }],
  whyNot: () => [],
  perform: table => table.push('gone'),
};

const joined = () => {
  const deeds = menu<string[], Event, string, Deed>();
  deeds.join([knock, leave] as readonly Kind<Deed>[]);
  return deeds;
};

test('a menu knows its kinds by name and in order', () => {
  const deeds = joined();
  expect(deeds.all().map(kind => kind.do)).toEqual(['knock', 'leave']);
  expect(deeds.kindOf({ do: 'leave' })).toBe(leave);
});

test('only what has the form of a known kind is an act', () => {
  const { isAct } = joined();
  expect(isAct({ do: 'knock', door: 2 })).toBe(true);
  for (const other of [null, 'knock', [], { do: 'knock' }, { do: 'knock', door: 2, x: 1 }, { do: 'toString' }])
    expect(isAct(other)).toBe(false);
});

test('a menu that nobody has joined, or two kinds of one name, are bugs that say so', () => {
  const deeds = menu<string[], Event, string, Deed>();
  expect(() => deeds.all()).toThrow('has not been imported');
  expect(() => deeds.join([leave, leave] as readonly Kind<Deed>[])).toThrow('same name');
  deeds.join([leave] as unknown as readonly Kind<Deed>[]);
  expect(() => deeds.join([])).toThrow('once');
  expect(() => deeds.kindOf({ do: 'knock', door: 1 })).toThrow('no act "knock"');
});
