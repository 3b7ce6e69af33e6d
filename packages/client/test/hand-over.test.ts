import { openLocal } from '@sightline/desk';
import { drill } from '@sightline/drill';
import { type AnySystem, AUDIENCE, type Player, type Seat } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { newMatch } from '../src/play/begin.ts';
import { needsHandOver, seatAsked, viewerOf } from '../src/play/viewer.ts';

const system = drill as unknown as AnySystem;
const bot: Player = { kind: 'bot', bot: 'greedy' };
const person: Player = { kind: 'person' };

function tableOf(players: Readonly<Record<string, Player>>) {
  const match = newMatch(system, { scenario: 'open', switches: { mines: true }, players }, 'hand-over test');
  const desks = openLocal({ system }, match);
  const handTo = (holder: Seat | null): Seat | null => {
    const seen = desks.at(AUDIENCE).now();
    return needsHandOver(seen, seatAsked(seen, holder), holder);
  };
  return { desks, handTo };
}

test('the table changes hands only when another person is asked', async () => {
  const { desks, handTo } = tableOf({ red: person, blue: person });
  expect(handTo(null)).toBe('red');
  // Both are asked under seal: whoever holds the table goes first.
  expect([handTo('red'), handTo('blue')]).toEqual([null, null]);
  await desks.at('red').answer(25);
  expect(handTo('red')).toBe('blue');
  expect(tableOf({ red: person, blue: bot }).handTo(null)).toBeNull();
});

test('the picture is drawn for the one person, or for whoever holds the table', () => {
  const two = tableOf({ red: person, blue: person }).desks.at(AUDIENCE).now();
  expect([viewerOf(two, null), viewerOf(two, 'blue')]).toEqual([AUDIENCE, 'blue']);
  expect(viewerOf(tableOf({ red: bot, blue: person }).desks.at(AUDIENCE).now(), null)).toBe('blue');
});
