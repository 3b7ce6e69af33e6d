import type { Setup } from '@sightline/kernel';

const setup = (interruptions: boolean): Setup => ({
  scenario: 'walls',
  switches: { overwatch: interruptions, duck: interruptions, mines: interruptions },
});

/** The drill without its interruptions, which boardgame.io can play as well. */
export const PLAIN = setup(false);

/** The drill with overwatch, ducking and mines. */
export const WHOLE = setup(true);
