import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { ownNames, reachable } from '../src/addresses.ts';

const isNetworked = Object.values(networkInterfaces()).some(each =>
  each?.some(({ internal, family }) => !internal && family === 'IPv4'),
);

test('an invitation names an address that others can reach, or says that there is none', () => {
  expect(reachable('https://play.example.org/games/', '127.0.0.1', 4173)).toEqual({
    addresses: ['https://play.example.org/games/'],
    isAlone: false,
  });
  for (const host of ['127.0.0.1', 'localhost', '::1']) expect(reachable(undefined, host, 4173).isAlone).toBe(true);
  expect(reachable(undefined, 'attic.example', 80)).toEqual({
    addresses: ['http://attic.example:80/'],
    isAlone: false,
  });
  const { addresses, isAlone } = reachable(undefined, '0.0.0.0', 4173, ['attic.local']);
  expect(isAlone).toBe(!isNetworked);
  // Numbers come first: not every network knows its names.
  expect(addresses.at(-1)).toBe(isNetworked ? 'http://attic.local:4173/' : 'http://localhost:4173/');
  expect(addresses.some(address => address.includes('localhost'))).toBe(isAlone);
});

test('a name that leads nowhere, or back to this machine alone, is not offered', async () => {
  expect(await ownNames('localhost')).toEqual([]);
  expect(await ownNames('no-such-host.invalid')).toEqual([]);
  expect(await ownNames('not a name')).toEqual([]);
});
