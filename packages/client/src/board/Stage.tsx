import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Point, Spot } from '../games/game.ts';
import { say } from '../words/index.ts';
import { type Camera, centred, fit, lookAt, pan, type Size, toBoard, zoom } from './camera.ts';
import { useGestures } from './gestures.ts';
import { BOARD_ID, Minimap } from './Minimap.tsx';

export interface StageHandle {
  lookAt(point: Point): void;
  /** Moves the picture by a share of its size. */
  pan(right: number, down: number): void;
  zoom(factor: number): void;
  fit(): void;
}

interface StageProps {
  readonly board: Spot;
  readonly children: ReactNode;
  readonly hover?: (point: Point | null) => void;
  readonly press?: (point: Point, touch: boolean) => void;
  readonly ref?: Ref<StageHandle>;
}

/** The picture of a board that can be moved and zoomed. Vectors all the way: it is crisp at any size. */
export function Stage({ board, children, hover, press, ref }: StageProps) {
  const svg = useRef<SVGSVGElement>(null);
  const picture = usePictureSize(svg);
  const [moved, setMoved] = useState<Camera | null>(null);
  const camera = moved ?? fit(board, picture);
  const change = (next: (camera: Camera) => Camera): void => setMoved(now => next(now ?? fit(board, picture)));

  useGestures(svg, {
    pan: (dx, dy) => change(now => pan(now, board, picture, dx, dy)),
    zoom: (at, factor) => change(now => zoom(now, board, picture, at, factor)),
    hover: at => hover?.(at && toBoard(camera, at)),
    press: (at, touch) => press?.(toBoard(camera, at), touch),
  });
  useImperativeHandle(ref, () => ({
    // What is in sight already moves nothing, so that a picture that fits goes on fitting.
    lookAt(point) {
      const next = lookAt(camera, board, picture, point);
      if (next !== camera) setMoved(next);
    },
    pan: (right, down) => change(now => pan(now, board, picture, -right * picture.width, -down * picture.height)),
    zoom: factor => change(now => zoom(now, board, picture, { x: picture.width / 2, y: picture.height / 2 }, factor)),
    fit: () => setMoved(null),
  }));

  const { x, y, scale } = camera;
  const isPart = scale > fit(board, picture).scale * PART;
  return (
    <>
      <svg ref={svg} className="stage" role="img" aria-label={say('table.board')}>
        <g
          className={scale < LEGIBLE ? 'far' : undefined}
          transform={`scale(${scale}) translate(${-x} ${-y})`}
          style={{ '--far': enlargement(scale), '--pixel': 1 / scale } as CSSProperties}
        >
          <g id={BOARD_ID}>{children}</g>
        </g>
      </svg>
      {isPart && (
        <Minimap
          board={board}
          picture={picture}
          camera={camera}
          lookAt={point => setMoved(centred(board, picture, point, scale))}
        />
      )}
    </>
  );
}

/** So much closer than the whole table, only a part of it is seen. */
const PART = 1.4;

/** Pixels that a figure should have, and how much larger than life it may be drawn for that. */
const LEGIBLE = 22;
const LARGEST = 1.7;

function enlargement(scale: number): number {
  return Math.min(LARGEST, Math.max(1, LEGIBLE / scale));
}

function usePictureSize(svg: RefObject<SVGSVGElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 1, height: 1 });
  useLayoutEffect(() => {
    const picture = svg.current;
    if (!picture) return;
    const measure = (): void => {
      const { width, height } = picture.getBoundingClientRect();
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(picture);
    return () => observer.disconnect();
  }, [svg]);
  return size;
}
