import { expect, test } from 'vitest';
import { oldGamesKeepTheirRules } from '../../house/old-games.ts';

const judged = (path: string, text: string): string[] =>
  oldGamesKeepTheirRules([{ path, text }]).map(({ line, what }) => `${line}: ${what}`);

const BOARD = 'packages/client/src/games/duck/Board.tsx';

test.each([
  [BOARD, "import type { DuckView } from '@sightline/duck';"],
  [BOARD, "import type { edition } from '@sightline/duck/edition';"],
  [BOARD, "import { neighbour } from '@sightline/geometry/grid';"],
  ['packages/client/src/rooms/campaign/Roster.tsx', "import { rankName } from '@sightline/duck';"],
  ['packages/client/test/ceiling.test.ts', "import { edition } from '@sightline/duck/edition';"],
  ['packages/cli/src/systems.ts', "import { duck } from '@sightline/duck';"],
])('%s may: %s', (path, text) => {
  expect(judged(path, text)).toEqual([]);
});

test.each([
  ["import { sees } from '@sightline/duck';", '1: imports @sightline/duck at run time'],
  ["\nimport { type DuckView, sees } from '@sightline/duck';", '2: imports @sightline/duck at run time'],
  ["const rules = import('@sightline/killzone/edition');", '1: imports @sightline/killzone/edition at run time'],
  ["export { drill } from '@sightline/drill';", '1: imports @sightline/drill at run time'],
])('a board may not: %s', (text, what) => {
  expect(judged(BOARD, text)).toEqual([what]);
});

test('an exception that is not used is a finding', () => {
  const [finding] = judged('packages/client/src/store/campaign.ts', "import type { Campaign } from '@sightline/duck';");
  expect(finding).toMatch(/may take the newest rules .* and does not/);
});
