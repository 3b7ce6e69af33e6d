import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Point, Spot } from '../games/game.ts';
import { say } from '../words/index.ts';
import type { Badge } from './Badges.tsx';
import type { Box } from './beside.ts';
import {
  centred,
  type Frame,
  fit,
  type Insets,
  NO_INSETS,
  pan,
  type Size,
  toBoard,
  toPicture,
  zoom,
} from './camera.ts';
import { useGestures } from './gestures.ts';
import { BOARD_ID, Minimap } from './Minimap.tsx';
import { meantBy, type Pressed } from './meant.ts';
import { middleOf } from './middle.ts';
import { type Closeness, type Opening, useCamera } from './use-camera.ts';

export interface StageHandle {
  /** Eases to a place that is not in sight. */
  lookAt(...points: readonly Point[]): void;
  /** The same for what is asked: as close as somebody wants it. */
  comeBackTo(points: readonly Point[], how?: Closeness): void;
  /** Moves the picture by a share of its size. */
  pan(right: number, down: number): void;
  zoom(factor: number): void;
  fit(): void;
}

/** Where a point of the board is in the picture, in its pixels, for what lies over it. */
export interface Projection {
  readonly size: Size;
  readonly scale: number;
  at(point: Point): Point;
}

interface StageProps {
  readonly board: Spot;
  /** What of the board the small map shows; all of it unless it is said. */
  readonly mapped?: Spot | undefined;
  /** The board itself, which the small map shows as well. */
  readonly children: ReactNode;
  /** Drawn over the board, and not on the small map. */
  readonly above?: ReactNode;
  /** What lies over the picture in pixels: cards, badges. */
  readonly over?: (projection: Projection) => ReactNode;
  /** How much of the picture is under panels. */
  readonly insets?: Insets;
  /** The same with whatever is laid over it for a while. */
  readonly crowded?: Insets;
  readonly opening?: Opening;
  readonly hover?: (point: Point | null, badge: Badge | null) => void;
  readonly press?: (point: Point, touch: boolean, badge: Badge | null) => void;
  /** The badge that lies at a place of the picture: whoever points there means its target, and nothing below it. */
  readonly badgeAt?: (at: Point, projection: Projection) => Badge | null;
  /** Whether something that can be dragged lies there, and what becomes of it. */
  readonly grab?: (point: Point) => boolean;
  readonly drag?: (point: Point) => void;
  readonly ref?: Ref<StageHandle>;
}

const ON_NOBODY: Opening = { points: [], closeness: 0 };

/** The picture of a board that can be moved and zoomed. Vectors all the way: it is crisp at any size. */
export function Stage({
  board,
  mapped,
  children,
  above,
  over,
  insets,
  crowded,
  opening = ON_NOBODY,
  hover,
  press,
  badgeAt,
  grab,
  drag,
  ref,
}: StageProps) {
  const svg = useRef<SVGSVGElement>(null);
  const size = usePictureSize(svg);
  const frame: Frame = { ...size, insets: insets ?? NO_INSETS };
  const covers = useCallback(() => boxesOver(svg.current), []);
  const { camera, byHand, easeTo, comeBackTo, whole } = useCamera(
    board,
    frame,
    crowded ?? frame.insets,
    opening,
    covers,
  );

  const projection: Projection = { size, scale: camera.scale, at: point => toPicture(camera, point) };
  const pressed = useRef<Pressed | null>(null);
  useGestures(svg, {
    pan: (dx, dy) => byHand(now => pan(now, board, frame, dx, dy)),
    zoom: (at, factor) => byHand(now => zoom(now, board, frame, at, factor), true),
    hover: at => {
      const badge = at && badgeAt ? badgeAt(at, projection) : null;
      hover?.(badge ? middleOf(badge.spot) : at && toBoard(camera, at), badge);
    },
    press: (at, touch) => {
      const badge = badgeAt?.(at, projection) ?? null;
      if (badge) return press?.(middleOf(badge.spot), touch, badge);
      pressed.current = touch ? meantBy(at, camera, performance.now(), pressed.current) : null;
      press?.(pressed.current?.meant ?? toBoard(camera, at), touch, null);
    },
    grab: at => grab?.(toBoard(camera, at)) ?? false,
    drag: at => drag?.(toBoard(camera, at)),
  });
  useImperativeHandle(ref, () => ({
    lookAt: (...points) => easeTo(points),
    comeBackTo,
    pan: (right, down) => byHand(now => pan(now, board, frame, -right * size.width, -down * size.height)),
    zoom: factor => byHand(now => zoom(now, board, frame, { x: size.width / 2, y: size.height / 2 }, factor), true),
    fit: whole,
  }));

  const { x, y, scale } = camera;
  const isPart = scale > fit(board, frame).scale * PART;
  return (
    <>
      <svg ref={svg} className="stage" role="img" aria-label={say('table.board')}>
        <g
          className={scale < LEGIBLE ? 'far' : undefined}
          transform={`scale(${scale}) translate(${-x} ${-y})`}
          style={{ '--far': enlargement(scale), '--pixel': 1 / scale } as CSSProperties}
        >
          <g id={BOARD_ID}>{children}</g>
          {above}
        </g>
      </svg>
      {over?.(projection)}
      {isPart && (
        <Minimap
          board={mapped ?? board}
          picture={size}
          camera={camera}
          lookAt={point => byHand(() => centred(board, frame, point, scale))}
        />
      )}
    </>
  );
}

/** What of the picture lies under the small map, or under a list beside the board. */
function boxesOver(svg: SVGSVGElement | null): readonly Box[] {
  const over = svg?.closest('.table')?.querySelectorAll('.minimap, .last-dice, .tray:not([data-crowds])') ?? [];
  return [...over].flatMap(panel => {
    const box = panel.getBoundingClientRect();
    if (!svg || box.width === 0) return [];
    const { left, top } = svg.getBoundingClientRect();
    return [{ left: box.left - left, top: box.top - top, width: box.width, height: box.height }];
  });
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
