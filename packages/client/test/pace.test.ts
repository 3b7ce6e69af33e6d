import { expect, test } from 'vitest';
import { heldUp, minded, restUntilSeen } from '../src/play/pace.ts';

// The machine waits for whoever looks on, and for whoever reads something that lies over the table.

const SHOWN = { now: () => ({ beat: null, waiting: 0 }), subscribe: () => () => {} };

async function isOver(promise: Promise<void>): Promise<boolean> {
  const later = new Promise<'later'>(resolve => setImmediate(() => resolve('later')));
  return (await Promise.race([promise.then(() => 'over'), later])) === 'over';
}

test('nobody moves behind a sheet, until the last of them is put away or somebody is in a hurry', async () => {
  const leave = minded(SHOWN);
  expect(await isOver(restUntilSeen().promise)).toBe(true);
  const [first, second] = [heldUp(), heldUp()];
  const { promise } = restUntilSeen();
  expect(await isOver(promise)).toBe(false);
  first();
  expect(await isOver(promise)).toBe(false);
  const hurried = restUntilSeen();
  hurried.end();
  expect(await isOver(hurried.promise)).toBe(true);
  second();
  expect(await isOver(promise)).toBe(true);
  leave();
});
