import { expect, test } from 'vitest';
import { hasFree, isMine, seatingOf } from '../../src/rooms/invite/seating.ts';
import { clockText, isUp, leftOn } from '../../src/rooms/online/clock.ts';

const person = { kind: 'person' } as const;
const bot = { kind: 'bot', bot: 'greedy' } as const;

test('the first person of a set-up is me, and the machine gives way to somebody with the link', () => {
  expect(seatingOf({ red: person, blue: bot })).toEqual({ red: 'mine', blue: person });
  expect(seatingOf({ red: bot, blue: person })).toEqual({ red: person, blue: 'mine' });
  expect(seatingOf({ red: bot, blue: bot })).toEqual({ red: 'mine', blue: person });
  // What the rulebook plays stays with the machine: others join my seat instead.
  const team = seatingOf({ team: person, threats: bot }, ['threats']);
  expect(team).toEqual({ team: 'mine', threats: bot });
  expect([isMine(team), hasFree(team), hasFree(seatingOf({ red: person, blue: bot }))]).toEqual([true, false, true]);
});

test('a clock shows what is left by the time of the server', () => {
  const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
  expect(leftOn({ left: 5000, since: null }, 99_000)).toBe(5000);
  expect(leftOn({ left: 5000, since: 90_000 }, 92_000)).toBe(3000);
  // A clock of ours that is behind the server's gives nobody more time than he has.
  expect(leftOn({ left: 5000, since: 90_000 }, 80_000)).toBe(5000);
  expect([9 * MINUTE + 5000, 2 * DAY + 3 * HOUR + MINUTE, 5 * HOUR + 12 * MINUTE, 400, 0].map(clockText)).toEqual([
    '9:05',
    '2d 3h',
    '5h 12m',
    '0:01',
    'time is up',
  ]);
  expect([isUp(1), isUp(0), isUp(-5)]).toEqual([false, true, true]);
});
