import { describe, expect, test } from 'vitest';
import { matchesStayBehindDesks } from '../../house/desks.ts';

const judged = (path: string, text: string): string[] =>
  matchesStayBehindDesks([{ path, text }]).map(({ line, what }) => `${line}: ${what}`);

const HOLDING = "import { type Match, nowOf } from '@sightline/kernel';";

describe('a match stays behind desks', () => {
  test('in rooms, parts, boards and games of the client, and at the prompt of the terminal', () => {
    for (const path of [
      'packages/client/src/rooms/table/Table.tsx',
      'packages/client/src/parts/Die.tsx',
      'packages/client/src/board/Stage.tsx',
      'packages/client/src/games/duck/Board.tsx',
      'packages/client/src/store/files.ts',
      'packages/cli/src/play/asked.ts',
      'packages/cli/src/duel/game.ts',
      'packages/cli/src/commands/play.ts',
    ])
      expect(judged(path, HOLDING)).toEqual([
        '1: imports Match of @sightline/kernel',
        '1: imports nowOf of @sightline/kernel',
      ]);
  });

  test('by whatever name or way it is imported', () => {
    const room = 'packages/client/src/rooms/Room.tsx';
    expect(judged(room, "import type { Match as Game } from '@sightline/kernel';")).toHaveLength(1);
    expect(judged(room, "import * as kernel from '@sightline/kernel';")).toEqual(['1: imports * of @sightline/kernel']);
    expect(judged(room, "export { nowOf } from '@sightline/kernel';")).toHaveLength(1);
    expect(judged(room, "import {\n  AUDIENCE,\n  create,\n} from '@sightline/kernel';")).toEqual([
      '1: imports create of @sightline/kernel',
    ]);
    expect(judged(room, "// import { create } from '@sightline/kernel';")).toEqual([]);
    expect(judged(room, "import { openLocal } from '@sightline/desk';")).toHaveLength(1);
  });

  test('while desks, views, questions and setups are for everybody', () => {
    const text = [
      "import type { Desk, Sight } from '@sightline/desk';",
      "import { AUDIENCE, type MatchOptions, type Question, type Viewer, whyNotCreate } from '@sightline/kernel';",
      "import { answer } from './somewhere.ts';",
    ].join('\n');
    expect(judged('packages/client/src/rooms/Room.tsx', text)).toEqual([]);
  });

  test('and those who drive the desks hold it, as do tests and other packages', () => {
    for (const path of [
      'packages/client/src/play/opening.ts',
      'packages/cli/src/open.ts',
      'packages/client/test/a.test.ts',
      'packages/desk/src/local.ts',
      'packages/conformance/src/battery.ts',
    ])
      expect(judged(path, HOLDING)).toEqual([]);
  });

  test('but nobody is listed who holds none', () => {
    expect(judged('packages/cli/src/open.ts', "import { AUDIENCE } from '@sightline/kernel';")).toEqual([
      expect.stringContaining('holds none'),
    ]);
  });
});
