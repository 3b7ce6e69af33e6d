import { AUDIENCE } from '@sightline/kernel';
import { SightLine } from '../../board/SightLine.tsx';
import { Board } from './Board.tsx';
import { type DrillEdition, useDrill } from './rules.ts';
import { lineBetween } from './sight.ts';

/** A moment of the drill, drawn by the same hand as the real board. */
export function Picture() {
  const { system, board: rules } = useDrill();
  const view = pose(system);
  return (
    <svg className="picture" viewBox="1.2 4.4 17.6 6.2" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Board view={view} recent={[]} underWay={UNDER_WAY}>
        <SightLine {...lineBetween(rules, view, view.units[3]!.at, view.units[13]!.at)} />
        <SightLine {...lineBetween(rules, view, view.units[5]!.at, view.units[15]!.at)} />
      </Board>
    </svg>
  );
}

const UNDER_WAY = [{ kind: 'event', event: { type: 'picked', rule: 'DR-TURN-002', unit: 3 } }] as const;

function pose(system: DrillEdition['system']) {
  const start = system.begin({ scenario: 'walls', switches: { overwatch: true, duck: true, mines: true } });
  const squares = [125, 146, 102, 127, 132, 114, 156, 117, 0, 1, 186, 183, 169, 170, 192, 190, 197, 175, 2, 3];
  start.units.forEach((unit, i) => {
    unit.at = squares[i]!;
    unit.health = 3 - (i % 3 === 1 ? 1 : 0) - (i % 7 === 4 ? 1 : 0);
    unit.watching = i === 5 || i === 17;
    unit.pinned = i === 12;
  });
  return system.view(start, AUDIENCE);
}
