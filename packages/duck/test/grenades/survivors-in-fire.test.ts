import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { moveSurvivors } from '../../src/rules/missions/survivors.ts';
import { newSurvivor } from '../../src/table/new-figures.ts';
import { addFlames, addMan, at, play, testTable } from '../support/tables.ts';

/** A survivor at (3,3) with a marker of fire, which came from the south, and a man so far off. */
function burning(x: number, y: number) {
  const table = testTable();
  const man = addMan(table, at(table, x, y));
  const survivor = newSurvivor(table.figures.length, at(table, 3, 3), true);
  table.figures.push(survivor);
  addFlames(table, survivor.at, 1, at(table, 3, 5));
  return { table, man, survivor };
}

rule(['DK-GREN-031', 'DK-GAP-035'], 'a survivor does not stay in the fire if he is led, and is not led into it', () => {
  const { table, survivor } = burning(3, 1);
  addFlames(table, at(table, 4, 2), 1);
  let squares: readonly number[] = [];
  const lead = ({ options }: { options: readonly { readonly to: number }[] }) => {
    squares = options.map(({ to }) => to);
    return { to: at(table, 3, 2) };
  };
  play({ dice: ['AvD=3'], answers: [{ seat: 'team', answer: lead }] }, io => moveSurvivors(table, io));
  expect([squares.includes(at(table, 3, 3)), squares.includes(at(table, 4, 2))]).toEqual([false, false]);
  expect(survivor.at).toBe(at(table, 3, 2));
});

rule(['DK-GREN-034', 'DK-GAP-035'], 'with nobody to lead him he stays and burns, UNPROTECTED as he is', () => {
  const { table, survivor } = burning(5, 5);
  table.figures[0]!.condition = 'stunned';
  play({ dice: ['D6=1', 'D6=5'] }, io => moveSurvivors(table, io));
  expect(survivor.condition).toBe('killed');
});
