import { RIVALS, SPECIES, TEAM } from '@sightline/duck';
import { openWall } from '../test/support/portraits.ts';
import type { Shown } from '../test/support/portraits-in-page.tsx';

// A contact sheet: the shipped Teams in every state, a crowd of every kind, the shipped species and some of a player's own,
// and all of them once more as thumbnails.
//   node packages/client/tools/portraits.ts <file.png>

const NAMES = [...TEAM, ...RIVALS].map(({ name }) => name);
const KINDS = SPECIES.map(({ id }) => id);
const STATES = ['well', 'wounded', 'stressed', 'suppressed', 'dead'] as const;
const CROWD = Array.from({ length: 12 }, (_, i) => `somebody ${i}`);

const rows: readonly (readonly Shown[])[] = [
  ...STATES.map(state => NAMES.map((of): Shown => ({ of, kind: 'verminator', mark: 'blue', state }))),
  CROWD.map(of => ({ of, kind: 'verminator', mark: 'blue' })),
  CROWD.map(of => ({ of, kind: 'trooper', mark: 'blue' })),
  CROWD.map(of => ({ of, kind: 'leader', mark: 'red' })),
  CROWD.map(of => ({ of, kind: 'ganger', mark: 'red' })),
  CROWD.map(of => ({ of, kind: 'civilian' })),
  KINDS.map(of => ({ of, kind: 'alien', mark: 'red' })),
  CROWD.map(of => ({ of, kind: 'alien', mark: 'red' })),
];
const sized = (size: number) => rows.map(row => row.map(shown => ({ ...shown, size })));

const wall = await openWall();
await wall.hang([...sized(96), ...sized(36)]);
await wall.page.screenshot({ path: process.argv[2] ?? 'portraits.png', fullPage: true });
await wall.close();
