import { describe, expect, test } from 'vitest';
import { board } from '../../src/board.ts';
import type { MapRow } from '../../src/content/schema.ts';
import { actQuestion } from '../../src/rules/turn/group-action.ts';
import { killzone } from '../../src/system.ts';
import { field, give, group, lay, put } from '../support/setting.ts';

const WALL: MapRow['obstacles'] = [{ kind: 'wall', line: [20, 30, 28, 30], height: 3 }];
const HOUSE: MapRow['buildings'] = [{ plan: 'row-house', floors: 1, at: [18, 13] }];
const RIFLE = { weapons: ['assault-rifle'] };

describe('whom somebody threatens', () => {
  const table = () =>
    lay({
      red: [group('street-ganger', 1, RIFLE)],
      blue: [group('street-ganger', 2)],
      map: field({ obstacles: WALL }),
    });

  test('those within range and in sight, and not those behind a wall', () => {
    const battle = table();
    const shooter = put(battle, 0, 24, 10);
    put(battle, 1, 10, 20);
    put(battle, 2, 24, 32);
    expect(board.threatenedBy!(battle, shooter)).toEqual([1]);
    put(battle, 1, 10, 45);
    expect(board.threatenedBy!(battle, shooter)).toEqual([]);
  });

  test('whoever touches him, whatever he carries', () => {
    const battle = table();
    put(battle, 0, 24, 10);
    const brawler = put(battle, 1, 24, 11);
    expect(board.threatenedBy!(battle, brawler)).toEqual([0]);
  });

  test('nobody on Run; but a counter that lies face down tells nothing', () => {
    const battle = table();
    const shooter = put(battle, 0, 24, 10);
    put(battle, 1, 10, 20);
    give(battle, 0, 'run');
    expect(board.threatenedBy!(battle, shooter)).toEqual([]);
    give(battle, 0, 'run', false);
    const seen = killzone.view(battle, 'blue');
    expect(board.threatenedBy!(seen, seen.figures[0]!)).toEqual([1]);
  });
});

describe('where somebody can get to', () => {
  const reach = (battle: ReturnType<typeof lay>) => board.reachableBy!(battle, battle.figures[0]!);

  test('as far as the order goes, and not through walls', () => {
    const battle = lay({ red: [group('street-ganger', 1)], map: field({ buildings: HOUSE }) });
    put(battle, 0, 24, 10);
    const places = reach(battle);
    const far = Math.max(...places.map(({ x, y }) => Math.hypot(x - 24_000, y - 10_000)));
    expect(far).toBeLessThanOrEqual(8000);
    expect(far).toBeGreaterThan(6000);
    // The judge of moves lets him go to each of them.
    battle.acting = 0;
    const question = actQuestion(battle, battle.figures[0]!);
    for (const place of places) {
      const way = board.wayTo(battle, battle.figures[0]!, place);
      expect(killzone.whyNot(battle, 'red', question, { do: 'move', way })).toEqual([]);
    }
    expect(places.some(({ room }) => room >= 0)).toBe(true);
  });

  test('on an order that lies face down, as far as the longest that it may be', () => {
    const battle = lay({ red: [group('street-ganger', 1)] });
    put(battle, 0, 24, 24);
    give(battle, 0, 'keepDown', false);
    const own = reach(battle);
    const theirs = killzone.view(battle, 'blue');
    const seen = board.reachableBy!(theirs, theirs.figures[0]!);
    expect(seen.length).toBeGreaterThan(4 * own.length);
  });

  test('what is said of somebody hangs on nothing that is hidden', () => {
    const battle = lay({ red: [group('street-ganger', 2, RIFLE)], blue: [group('street-ganger', 2)] });
    give(battle, 0, 'snipe', false);
    const [other] = killzone.swapSecrets(battle, 'blue');
    for (const table of [battle, other!]) {
      const view = killzone.view(table, 'blue');
      const said = view.figures.map(figure => [
        board.profileOf!(view, figure),
        board.reachableBy!(view, figure),
        board.threatenedBy!(view, figure),
      ]);
      const first = killzone.view(battle, 'blue');
      const same = first.figures.map(figure => [
        board.profileOf!(first, figure),
        board.reachableBy!(first, figure),
        board.threatenedBy!(first, figure),
      ]);
      expect(said).toEqual(same);
    }
  });
});

test('what somebody is: his type, his armour, his guns', () => {
  const battle = lay({
    red: [group('law-enforcer', 1, { ...RIFLE, armour: 'medium', hero: true, hand: ['stunstick'] })],
  });
  expect(board.profileOf!(battle, battle.figures[0]!)).toMatchObject({
    troop: 'Law Enforcer',
    move: 8,
    weapons: [{ name: 'Assault rifle', reach: 30, shots: 2, dice: 3, left: null }],
    hand: ['Stunstick'],
  });
});
