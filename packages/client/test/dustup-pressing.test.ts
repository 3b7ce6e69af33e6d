import { type Act, dustup } from '@sightline/dustup';
import { edition } from '@sightline/dustup/edition';
import { expect, test } from 'vitest';
import { dustupGame } from '../src/games/dustup/index.ts';
import { shownAt } from '../src/games/dustup/land.ts';
import { unitAt } from '../src/games/dustup/reach.ts';
import { soughtAnswers } from '../src/games/dustup/sought.ts';

// What is pressed is meant: of squads that stand in each other, and of what cannot be done now.

const { board: rules } = edition;

/** A battle at its first turn, everybody where the test puts him. */
function drawnUp(scenario: string) {
  const table = dustup.begin({ scenario, switches: {} });
  table.turn = 1;
  for (const [i, unit] of table.units.entries()) {
    if (unit.where !== 'aboard') unit.where = 'table';
    const at = { x: 5000 + unit.side * 40_000, y: 2000 + 1500 * i };
    for (const id of unit.figures) Object.assign(table.figures[id]!, at);
    if (unit.hull) Object.assign(unit.hull, at);
  }
  return table;
}

test('of two squads that stand in each other the one whose man is pressed is meant', () => {
  const table = drawnUp('crossroads');
  const [one, other] = table.units.filter(({ side }) => side === 0);
  for (const unit of table.units) if (unit !== one && unit !== other) unit.where = 'exited';
  for (const [i, unit] of [one!, other!].entries())
    for (const [k, id] of unit.figures.entries())
      Object.assign(table.figures[id]!, { x: 10_000 + 1000 * (2 * k + i), y: 10_000 });
  const view = dustup.view(table, 'red');
  for (const unit of [one!, other!]) {
    for (const id of unit.figures) {
      expect(unitAt(rules, view, shownAt(view, view.figures[id]!))?.id).toBe(unit.id);
    }
  }
});

test('what sets a unit in motion, or strikes it, is about that unit wherever it stands', () => {
  const { whomOf } = dustupGame(edition);
  const view = dustup.view(drawnUp('crossroads'), 'red');
  const activate = { kind: 'activate', rule: 'DU-TURN-004', options: [] } as const;
  expect(whomOf!(view, activate, { do: 'activate', unit: 3 })).toBe(3);
  expect(whomOf!(view, activate, { do: 'pass' })).toBe(null);
  const asked = { kind: 'act', rule: 'DU-TURN-017', unit: view.units[0]!.who } as never;
  expect(whomOf!(view, asked, { do: 'assault', targets: [5, 6] })).toBe(5);
  expect(whomOf!(view, asked, { do: 'prop' })).toBe(null);
});

test('a tank is told why it cannot drive at men, where men are told why they cannot assault', () => {
  const table = drawnUp('ridgeRoad');
  const view = dustup.view(table, 'red');
  const soughtBy = (isTank: boolean): readonly Act[] => {
    const unit = view.units.find(
      ({ side, hull, type }) => side === 0 && (hull !== null) === isTank && type !== 'mech',
    )!;
    return soughtAnswers(rules, view, { kind: 'act', rule: 'DU-TURN-017', unit: unit.who } as never);
  };
  const shock = soughtBy(true).find(act => act.do === 'tankShock');
  expect(shock).toBeDefined();
  expect(soughtBy(true).some(act => act.do === 'assault')).toBe(false);
  expect(soughtBy(false).some(act => act.do === 'assault')).toBe(true);
});

test('the dice of a hit on a hull or a house lie with the sentence that tells what came of them', () => {
  const game = dustupGame(edition);
  const view = dustup.view(drawnUp('ridgeRoad'), 'red');
  const tank = view.units.find(({ hull }) => hull !== null)!;
  const die = (purpose: string, face: number) => ({
    kind: 'roll',
    die: 'D12',
    face,
    why: { rule: 'DU-VEH-060', purpose },
  });
  const dice = [die('impact', 9), die('armour', 4)];
  const seen = (event: object, earlier: readonly object[] = []) =>
    game.scene!({ event, before: view, after: view, dice, text: '', earlier } as never)!;
  const struck = { type: 'hullStruck', rule: 'DU-VEH-061', unit: tank.who, face: 'side', impact: 9, armour: 4 };
  const wall = { type: 'structureStruck', rule: 'DU-BUILD-006', building: 0, impact: 9, armour: 4, result: 'damaged' };
  for (const scene of [seen({ ...struck, result: 'damaged' }), seen({ ...struck, result: 'none' }), seen(wall)]) {
    expect(scene.thrown!.dice.map(({ of, face }) => [of, face])).toEqual([
      ['the hit', 9],
      ['armour', 4],
    ]);
    expect(scene.sentence).toMatch(/impact 9 against/);
    expect(scene.weight).toBe('plain');
  }
  const shot = { type: 'buildingShotAt', unit: view.units[0]!.who, building: 0 };
  expect(seen(wall, [shot]).concerns).toEqual([view.units[0]!.id]);
});
