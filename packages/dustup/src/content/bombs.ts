import { catalogue } from '@sightline/kernel';
import { z } from 'zod';
import bombsJson from '../../content/bombs.json' with { type: 'json' };
import { rowsOf } from './rows.ts';
import { named } from './schema.ts';

/** DU-GAP2-017: a bomb bursts as a round of artillery does (DU-AIR-038). */
const bombRow = z.strictObject({
  ...named,
  round: z.enum(['small', 'medium', 'large', 'veryLarge']),
  ammunition: z.enum(['generalPurpose', 'antiPersonnel', 'antiArmour', 'incendiary']),
  airBurst: z.boolean().optional(),
});

export const BOMBS = catalogue('bomb', rowsOf('bombs.json', bombRow).parse(bombsJson));
