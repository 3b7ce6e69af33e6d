import { AUDIENCE } from '@sightline/kernel';
import { Board } from './Board.tsx';
import { pose } from './pose.ts';
import { useDuck } from './rules.ts';

/** A corridor fight, drawn by the same hand as the real board. */
export function Picture() {
  const duck = useDuck();
  const { table, box } = pose(duck);
  return (
    <svg className="picture" viewBox={box} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Board view={duck.system.view(table, AUDIENCE)} recent={[]} underWay={[]} />
    </svg>
  );
}
