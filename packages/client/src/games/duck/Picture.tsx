import { duck } from '@sightline/duck';
import { AUDIENCE } from '@sightline/kernel';
import { Board } from './Board.tsx';
import { pose } from './pose.ts';

/** A corridor fight, drawn by the same hand as the real board. */
export function Picture() {
  const { table, box } = pose();
  return (
    <svg className="picture" viewBox={box} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Board view={duck.view(table, AUDIENCE)} recent={[]} underWay={[]} />
    </svg>
  );
}
