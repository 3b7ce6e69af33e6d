import type { Setup } from '@sightline/kernel';

/** The drill without its interruptions, which is what boardgame.io can play as well. */
export const PLAIN: Setup = { scenario: 'walls', switches: { overwatch: false, duck: false, mines: false } };
