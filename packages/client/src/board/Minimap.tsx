import type { PointerEvent } from 'react';
import type { Point, Spot } from '../games/game.ts';
import { say } from '../words/index.ts';
import type { Camera, Size } from './camera.ts';

interface MinimapProps {
  readonly board: Spot;
  readonly picture: Size;
  readonly camera: Camera;
  readonly lookAt: (point: Point) => void;
}

/** The id of the drawn board, which the small picture shows once more. */
export const BOARD_ID = 'drawn-board';

/** The whole table in small while only a part of it is seen. A press moves the picture there. */
export function Minimap({ board, picture, camera, lookAt }: MinimapProps) {
  const press = (event: PointerEvent<SVGSVGElement>): void => {
    event.stopPropagation();
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const scale = Math.min(width / board.width, height / board.height);
    const [aside, above] = [(width - board.width * scale) / 2, (height - board.height * scale) / 2];
    lookAt({ x: board.x + (event.clientX - left - aside) / scale, y: board.y + (event.clientY - top - above) / scale });
  };
  return (
    <svg
      className="minimap"
      viewBox={`${board.x} ${board.y} ${board.width} ${board.height}`}
      role="img"
      aria-label={say('table.minimap')}
      data-keep-clear=""
      onPointerDown={press}
    >
      <use href={`#${BOARD_ID}`} />
      <rect
        className="minimap__seen"
        x={camera.x}
        y={camera.y}
        width={picture.width / camera.scale}
        height={picture.height / camera.scale}
      />
    </svg>
  );
}
