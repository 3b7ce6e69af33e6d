import './playback.css';
import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Point } from '../games/game.ts';
import type { Walk } from '../games/scene.ts';
import { Burst } from './Burst.tsx';
import type { Playing } from './player.ts';
import { Trajectory } from './Trajectory.tsx';

/** More rings than these say nothing any more. */
const MOST_RINGS = 6;

/** What happens now, drawn over the board: who goes where, what flies, what strikes. It stands inside the stage. */
export function Stagecraft({ beat, length }: Pick<Playing, 'beat' | 'length'>) {
  const ground = useRef<SVGGElement>(null);
  useWalks(ground, beat?.scene.walks ?? NOBODY, length);
  useShaking(ground, beat, length);
  if (!beat) return <g ref={ground} />;
  const { lines, bursts, walks, at, weight } = beat.scene;
  return (
    <g
      ref={ground}
      key={beat.line}
      className={`stagecraft stagecraft--${weight}`}
      style={{ '--beat': `${length}ms` } as CSSProperties}
      data-line={beat.line}
    >
      {walks.map(({ piece, path }) => (
        <polyline key={piece} className="stagecraft__way" points={path.map(({ x, y }) => `${x},${y}`).join(' ')} />
      ))}
      {walks.length === 0 && at.slice(0, MOST_RINGS).map(point => <Ring key={`${point.x} ${point.y}`} at={point} />)}
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happens in one scene never changes its order
        <Trajectory key={i} {...line} />
      ))}
      {bursts.map((burst, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happens in one scene never changes its order
        <Burst key={i} {...burst} />
      ))}
    </g>
  );
}

const NOBODY: readonly Walk[] = [];

function Ring({ at }: { readonly at: Point }) {
  return <circle className="stagecraft__ring" cx={at.x} cy={at.y} r={0.6} />;
}

/** Of the time of a beat so much is walked; the rest is for the eye to arrive. */
const SHARE_WALKED = 0.8;

/**
 * The pieces themselves go along their paths. The board has drawn them where they end already; for the time of the beat they
 * are seen on their way there.
 */
function useWalks(ground: RefObject<SVGGElement | null>, walks: readonly Walk[], length: number): void {
  useLayoutEffect(() => {
    const board = ground.current?.ownerSVGElement;
    if (!board || isStill()) return;
    const going = walks.flatMap(walk => {
      const piece = board.querySelector(`[data-piece="${walk.piece}"]`);
      return piece ? [walkAlong(piece, walk, length * SHARE_WALKED)] : [];
    });
    return () => {
      for (const stop of going) stop();
    };
  }, [ground, walks, length]);
}

function walkAlong(piece: Element, { path }: Walk, duration: number): () => void {
  // A piece that glides by itself would be late everywhere.
  piece.setAttribute('data-walking', '');
  const walking = piece.animate(keyframes(path), { duration, easing: 'linear', fill: 'forwards' });
  return () => {
    walking.cancel();
    piece.removeAttribute('data-walking');
  };
}

/** How far the table is thrown about by what goes off, in pixels, and for how long, in milliseconds. */
const SHAKEN = ['0 0', '5px -3px', '-4px 3px', '3px 2px', '-2px -1px', '0 0'];
const SHAKING = 420;
/** What comes flying goes off when it is there. */
const FLOWN = 0.5;

/** The table shakes when something goes off on it, unless somebody would rather not. */
function useShaking(ground: RefObject<SVGGElement | null>, beat: Playing['beat'], length: number): void {
  useLayoutEffect(() => {
    const board = ground.current?.ownerSVGElement;
    const goesOff = beat?.scene.bursts.some(({ kind }) => kind === 'blast') === true;
    if (!board || !goesOff || document.documentElement.dataset['shake'] === 'off' || isStill()) return;
    const delay = beat.scene.lines.length > 0 ? length * FLOWN : 0;
    const shaking = board.animate({ translate: SHAKEN }, { duration: SHAKING, delay });
    return () => shaking.cancel();
  }, [ground, beat, length]);
}

/** Every point at its time, so that the whole way is gone at one speed; what stays where it is turns and rises evenly. */
function keyframes(path: Walk['path']): Keyframe[] {
  const lengths = path.map((point, i) => {
    const before = path[i - 1] ?? point;
    return Math.hypot(point.x - before.x, point.y - before.y);
  });
  const whole = lengths.reduce((sum, each) => sum + each, 0);
  let gone = 0;
  return path.map(({ x, y, degrees, size }, i) => {
    gone += lengths[i]!;
    const turned = degrees === undefined ? '' : ` rotate(${degrees}deg)`;
    const risen = size === undefined ? '' : ` scale(${size})`;
    const offset = whole > 0 ? Math.min(1, gone / whole) : i / Math.max(1, path.length - 1);
    return { transform: `translate(${x}px, ${y}px)${turned}${risen}`, offset };
  });
}

function isStill(): boolean {
  return document.documentElement.dataset['motion'] === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
