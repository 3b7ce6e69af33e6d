import type { DuckTable, Teamer, Touched } from '@sightline/duck';
import { edition } from '@sightline/duck/edition';
import { AUDIENCE } from '@sightline/kernel';
import { expect, test } from 'vitest';
import { ceilingsOf, extent } from '../src/games/duck/levels.ts';
import { notes } from '../src/games/duck/notes.ts';
import { answerAt, spotOf } from '../src/games/duck/places.ts';
import { measure } from '../src/games/duck/sight.ts';
import { centreOf, placeUnder, pointOf } from '../src/games/duck/squares.ts';
import { text } from '../src/games/duck/text.ts';

// The upper level of a drifter at the web table, and the templates that are laid on either level.

const { system: duck, board: rules } = edition;
const MODULE = 1;

/** One man in the middle of a module that has a ceiling, with a hatch beside him. */
function raised(overhead: boolean) {
  const table: DuckTable = duck.begin({ scenario: 'M12', switches: {} });
  const { modules, tiles, grid } = rules.planOf(table.arena);
  const square = tiles[modules[MODULE]!.tiles[0]!]!.squares[12]!;
  table.modules[MODULE]!.ceiling = true;
  table.modules[MODULE]!.opened = true;
  table.hatches.push({ at: square + 1, kind: 'hatch', proved: false });
  const man = table.figures.find((figure): figure is Teamer => figure.kind === 'teamer')!;
  Object.assign(man, { at: square, overhead, facing: 3 });
  return { view: duck.view(table, AUDIENCE), man, square, above: square - grid.width };
}

const asks = (kind: string, figure: number, more: object = {}) =>
  ({ kind, rule: 'DK-ACT-011', figure, ...more }) as const;

test('a ceiling has a plan beside the ship, and a point of it means the square above', () => {
  const { view, man, square } = raised(true);
  const [plan] = ceilingsOf(rules, view);
  const whole = extent(rules, view);
  const ship = extent(rules, { ...view, modules: view.modules.map(module => ({ ...module, ceiling: false })) });
  expect(plan!.x).toBeGreaterThan(ship.x + ship.width);
  expect(whole.width).toBeGreaterThanOrEqual(plan!.x + plan!.width - whole.x);
  expect(placeUnder(rules, view, pointOf(rules, view, man))).toEqual({ square, overhead: true });
  expect(placeUnder(rules, view, centreOf(rules, view, square))).toEqual({ square, overhead: false });
});

test('walks up there are places up there, climbing leads from one level to the other', () => {
  const { view, man, square } = raised(true);
  const up = centreOf(rules, view, square + 1, true);
  expect(answerAt(rules, view, asks('walk', man.id), up)).toEqual({ to: square + 1 });
  expect(answerAt(rules, view, asks('walk', man.id), centreOf(rules, view, square + 1))).toEqual({ do: 'climbDown' });
  expect(spotOf(rules, view, asks('walk', man.id), { to: square + 1 })).toMatchObject({ x: up.x - 0.5, y: up.y - 0.5 });
  const below = centreOf(rules, view, square);
  expect(spotOf(rules, view, asks('act', man.id), { do: 'climbDown' })).toMatchObject({
    x: below.x - 0.5,
    y: below.y - 0.5,
  });
  const deck = raised(false);
  const act = { do: 'climbUp', hatch: square + 1 };
  expect(answerAt(rules, deck.view, asks('act', deck.man.id), up)).toEqual(act);
  expect(answerAt(rules, deck.view, asks('walk', deck.man.id), up)).toEqual(act);
  expect(spotOf(rules, deck.view, asks('act', deck.man.id), act)).toMatchObject({ x: up.x - 0.5, y: up.y - 0.5 });
});

test('the table in words says who is in the ceiling and where its hatches are', () => {
  const { view } = raised(true);
  const lines = text(rules, view).flatMap(({ items }) => items);
  expect(lines.some(line => line.includes('up in the ceiling'))).toBe(true);
  expect(lines.some(line => line.startsWith('A hatch in the ceiling at '))).toBe(true);
});

test('a pointed-at Threat or door is always weighed, and the reason is told', () => {
  const { view, man } = raised(false);
  const far = view.doors.findLast(({ open }) => !open)!;
  const refusals = duck.whyNot!(view, 'team', { ...asks('act', man.id), options: [{ do: 'done' }] } as never, {
    do: 'openDoor',
    door: far.id,
  });
  expect(refusals.map(({ code }) => code)).toContain('notAtDoor');
  const nonsense = duck.whyNot!(view, 'team', { ...asks('act', man.id), options: [{ do: 'done' }] } as never, {
    do: 'openDoor',
    door: 9999,
  });
  expect(nonsense.map(({ code }) => code)).toContain('notAtDoor');
});

test("templates are the rules' own: the blast stops at a bulkhead, the fire bomb burns six squares and bursts over nine", () => {
  const { view, man, square } = raised(false);
  const squares = (touched: readonly Touched[] = []) => touched.map(each => each.square);
  const corner = rules.planOf(view.arena).tiles[rules.planOf(view.arena).modules[MODULE]!.tiles[0]!]!.squares[0]!;
  const open = rules.foresightOf(view, asks('throwAt', man.id, { grenade: 'grenade' }), square, true);
  expect(squares(open?.touched)).toHaveLength(9);
  const cramped = rules.foresightOf(view, asks('throwAt', man.id, { grenade: 'grenade' }), corner, true);
  expect(squares(cramped?.touched)).toHaveLength(4);
  const bomb = rules.foresightOf(view, asks('act', man.id), { do: 'setFireBomb', square }, true);
  const how = (kind: Touched['how']) => bomb?.touched?.filter(each => each.how === kind);
  expect([how('fire')?.length, how('blast')?.length]).toEqual([6, 3]);
  const jets = [{ square: square + 1, squirts: 1, use: 'attack' }];
  const barrier = { square: square + 2, squirts: 1, use: 'barrier' };
  const flames = rules.foresightOf(view, asks('jet', man.id, { jets }), barrier, true);
  expect(flames?.touched).toEqual([
    { square: square + 1, how: 'blast' },
    { square: square + 2, how: 'fire' },
  ]);
  const cone = rules.foresightOf(view, asks('act', man.id), { do: 'flechette', direction: 3 }, true);
  expect(squares(cone?.touched)).toContain(square + 1);
});

test('whoever of the Team would be caught is named as a warning', () => {
  const { view, man, square } = raised(false);
  const throws = asks('throwAt', man.id, { grenade: 'grenade' });
  expect(notes(rules, view, 'team', throws, square + 1)).toContainEqual({
    text: `Caught: ${rules.nameOf(man)}.`,
    tone: 'warning',
  });
  // Farther off there is nothing but the number to hit.
  expect(notes(rules, view, 'team', throws, square + 2).map(({ tone }) => tone)).toEqual([undefined]);
});

test('a move shows before its die what any throw reaches and what only the best might', () => {
  const { view, man, square } = raised(false);
  const touched = rules.foresightOf(view, asks('act', man.id), { do: 'move' }, true)?.touched ?? [];
  expect(touched.find(each => each.square === square + 1)?.how).toBe('reach');
  expect(touched.some(({ how }) => how === 'maybe')).toBe(true);
  const sure = touched.filter(({ how }) => how === 'reach').map(each => rules.rangeBetween(view, square, each.square));
  expect(Math.max(...sure)).toBe(2);
});

test('the ruler names what stops the eye', () => {
  const { view, square } = raised(false);
  const measured = measure(rules, view, centreOf(rules, view, square), centreOf(rules, view, square + 5));
  expect(measured.reaches).toBe(false);
  expect(measured.blocker).toMatch(/bulkhead|door|block|locker|workspace|furniture/);
});
