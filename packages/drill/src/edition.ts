import type { Edition } from '@sightline/kernel';
import { canShoot, isStanding, obstacleBetween, reach, squareName, wayTo } from './field.ts';
import { drill } from './system.ts';
import { SIDES, SIZE } from './table.ts';

/** What the board asks of the rules. */
const board = { SIDES, SIZE, canShoot, isStanding, obstacleBetween, reach, squareName, wayTo };

/** What is frozen at a release. */
export const edition: Edition<typeof drill, typeof board> = { speaks: 1, system: drill, board };
