import { rule } from '@sightline/ledger/test';
import { expect } from 'vitest';
import { scatterModifier } from '../../src/rules/grenades/throw-grenade.ts';
import { placeOnTile } from '../../src/rules/sensor/placement.ts';
import { isInFireArc } from '../../src/rules/shooting/arc.ts';
import { addThreat, at, play, testTable } from '../support/tables.ts';

const SAME_SQUARE = ['D6=2', 'D6=2', 'D8=1'];

rule(
  ['DK-SENS-015', 'DK-MOVE-013'],
  'human raiders are placed two to a square, in opposite halves, beasts singly',
  () => {
    const placed = (species: string, dice: readonly string[]) => {
      const table = testTable({ species });
      play({ dice }, io => placeOnTile(table, io, 0, [species, species]));
      return table.figures.map(({ at: square, position }) => [square, position]);
    };
    const square = at(testTable(), 2, 2);
    expect(placed('raider', [...SAME_SQUARE, ...SAME_SQUARE])).toEqual([
      [square, 'left'],
      [square, 'right'],
    ]);
    const [first, second] = placed('harpy', [...SAME_SQUARE, ...SAME_SQUARE, 'D8=1']);
    expect([first, second![0] === square]).toEqual([[square, 'centre'], false]);
  },
);

rule(
  ['DK-SHOOT-012', 'DK-SHOOT-013'],
  'a stacked raider has his comrade at his elbow or before him, as a man has',
  () => {
    const table = testTable();
    const [one, other] = [1, 1].map(facing => addThreat(table, at(table, 3, 4), facing as 1, 'raider')) as [
      ReturnType<typeof addThreat>,
      ReturnType<typeof addThreat>,
    ];
    Object.assign(one, { position: 'left' });
    Object.assign(other, { position: 'right' });
    const arc = (x: number): boolean => isInFireArc(table, one, at(table, x, 4), 'bullet');
    expect([arc(1), arc(5)]).toEqual([true, false]);
    other.ducked = true;
    expect(arc(5)).toBe(true);
    other.ducked = false;
    Object.assign(one, { position: 'rear' });
    Object.assign(other, { position: 'forward' });
    const crossing = (): unknown => scatterModifier(table, one, at(table, 3, 1), true).total;
    expect(crossing()).toBe(3);
    other.ducked = true;
    expect(crossing()).toBe(6);
  },
);
