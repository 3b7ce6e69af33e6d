import { expect, test } from 'vitest';
import { become, callMe, forgetMe, guest } from '../../src/online/guest.ts';
import { guestFile, readGuest } from '../../src/online/guest-file.ts';

test('a browser becomes somebody with a name, and stays the same under another', () => {
  expect(guest()).toBeNull();
  const anna = callMe('  Anna ');
  expect(anna).toMatchObject({ name: 'Anna' });
  expect(anna.secret).toMatch(/^[0-9a-f]{32}$/);
  expect(callMe('Ann').secret).toBe(anna.secret);
  expect(callMe('x'.repeat(100)).name).toHaveLength(40);
  forgetMe();
  expect(guest()).toBeNull();
  expect(callMe('Anna').secret).not.toBe(anna.secret);
  forgetMe();
});

test('a guest travels as a file, and what is no guest is refused', () => {
  const anna = callMe('Anna');
  forgetMe();
  const read = readGuest(guestFile(anna));
  expect(read).toEqual({ ok: true, value: anna });
  if (read.ok) become(read.value);
  expect(guest()).toEqual(anna);
  forgetMe();
  for (const wrong of [
    '',
    '{}',
    'null',
    guestFile({ secret: 'abc', name: 'A' }),
    guestFile({ ...anna, name: 'x'.repeat(99) }),
  ])
    expect(readGuest(wrong).ok).toBe(false);
});
