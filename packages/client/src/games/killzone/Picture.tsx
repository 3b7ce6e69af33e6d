import { AUDIENCE } from '@sightline/kernel';
import { Board } from './Board.tsx';
import { type KillzoneEdition, useKillzone } from './rules.ts';

/** A chase on a crossing, drawn by the same hand as the real board. */
export function Picture() {
  const { system } = useKillzone();
  return (
    <svg className="picture" viewBox="24 3.5 24 12.5" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Board view={pose(system)} recent={[]} underWay={[]} />
    </svg>
  );
}

function pose(system: KillzoneEdition['system']) {
  const { figures, vehicles, ...rest } = system.begin({ scenario: 'hot-pursuit', switches: {} });
  const spots = [
    [39.5, 36.6, 84, 10],
    [35, 38, 96, 8],
    [34.5, 34.6, 80, 8],
    [29, 37.2, 88, 12],
    [36.4, 30.4, 352, 9],
  ] as const;
  for (const [i, [x, y, heading, speed]] of spots.entries()) {
    Object.assign(vehicles[i]!, { x: x * 1000, y: y * 1000, heading, speed: speed * 1000, away: false });
  }
  for (const figure of figures) figure.away = figure.vehicle < 0;
  const clouds = [{ x: 44_500, y: 40_000, room: -1, firedOn: 1 }];
  return system.view({ ...rest, figures, vehicles, clouds }, AUDIENCE);
}
