import { AUDIENCE } from '@sightline/kernel';
import { Board } from './Board.tsx';
import { type DustupEdition, useDustup } from './rules.ts';

/** Squads closing in on a crossroads, drawn by the same hand as the real board. */
export function Picture() {
  const { system } = useDustup();
  return (
    <svg className="picture" viewBox="22 14 32 17" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Board view={pose(system)} recent={[]} underWay={[]} />
    </svg>
  );
}

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [29, 22.5],
    [36, 30.5],
    [27, 32],
  ],
  [
    [45, 23.5],
    [49, 28],
    [42, 18.5],
  ],
];

function pose(system: DustupEdition['system']) {
  const table = system.begin({ scenario: 'crossroads', switches: {} });
  for (const [side, spots] of SPOTS.entries()) {
    const units = table.units.filter(unit => unit.side === side).slice(0, spots.length);
    for (const [n, unit] of units.entries()) {
      const [x, y] = spots[n]!;
      unit.where = 'table';
      unit.suppression = n === 1 ? 2 : 0;
      unit.figures.forEach((id, i) => {
        Object.assign(table.figures[id]!, {
          x: (x + (i % 3) * 1.4 - 1.4) * 1000,
          y: (y + Math.floor(i / 3) * 1.3 - 1.3) * 1000,
        });
      });
    }
  }
  return system.view(table, AUDIENCE);
}
