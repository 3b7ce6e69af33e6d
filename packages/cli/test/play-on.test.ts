import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drill } from '@sightline/drill';
import { type AnySystem, advance, load } from '@sightline/kernel';
import { expect, test, vi } from 'vitest';
import { openNew } from '../src/open.ts';
import type { Keyboard } from '../src/play/keyboard.ts';
import { playOn } from '../src/play/play-on.ts';
import { openSession } from '../src/play/session.ts';
import { newFolder } from './sightline.ts';

test('a rule that fails is not hidden, and the match is saved as it was before', async () => {
  const whole = drill as unknown as AnySystem;
  const breaking: AnySystem = {
    ...whole,
    step: (table, io) =>
      whole.step(table, {
        ...io,
        roll: io.roll.bind(io),
        ask: io.ask.bind(io),
        askAll: io.askAll.bind(io),
        tell: stumble,
      }),
  };
  const stumble = (): void => {
    throw new Error('the rule stumbles');
  };
  const options = { scenario: 'open', switches: { mines: false }, secret: 'x' };
  const keyboard: Keyboard = { ask: async () => '1', isTerminal: false, close: vi.fn() };
  const file = join(newFolder(), 'kept.json');
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await expect(playOn(openSession(openNew({ system: breaking }, options), keyboard, file), false)).rejects.toThrow(
    'the rule stumbles',
  );
  write.mockRestore();
  expect(keyboard.close).toHaveBeenCalled();
  const kept = load(readFileSync(file, 'utf8'), [whole]);
  expect(kept.ok && kept.value.match.pause?.asked).toMatchObject({
    kind: 'ask',
    seat: 'red',
    question: { kind: 'pick' },
  });
  if (kept.ok) advance(whole, kept.value.match);
});
