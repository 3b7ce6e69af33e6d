import { Fragment } from 'react';
import type { Point, Spot } from '../games/game.ts';
import { percent } from '../parts/fraction.ts';
import type { Box } from './beside.ts';
import { EdgeMark, type EdgeMarkProps } from './EdgeMark.tsx';
import { type BadgedPlace, type LaidBadge, layBadges, leaderOf } from './lay-badges.ts';
import type { Projection } from './Stage.tsx';

/** The one number that matters, over a target. */
export interface Badge {
  readonly spot: Spot;
  /** Whose odds they are. */
  readonly answer: unknown;
  readonly chance: number;
  /** What it is the chance of, in a word. */
  readonly about: string;
  /** What would be done. */
  readonly whom: string;
  /** Who stands there, for an arrow that points out of the picture. */
  readonly name?: string | undefined;
}

interface BadgesProps extends Omit<EdgeMarkProps, 'at'> {
  readonly badges: readonly Badge[];
  /** Where everybody stands, whom a badge had better not lie on unless it is about him. */
  readonly everybody: readonly Spot[];
}

/** Each over its target, and for as long as that is out of the picture at the edge, with an arrow that shows it. */
export function Badges({ badges, everybody, ...projected }: BadgesProps) {
  const laid = badgeBoxes(badges, everybody, projected.projection);
  return badges.map(({ spot, chance, about, whom, name }, i) => {
    const { left, top, width, isShort } = laid[i]!;
    const tone = `target-badge--${toneOf(chance)}`;
    const leader = leaderOf(laid[i]!, placeOf(spot, projected.projection));
    return (
      <Fragment key={`${spot.x},${spot.y}`}>
        {leader && (
          <svg className="badge-leader" aria-hidden="true">
            <line x1={leader.from.x} y1={leader.from.y} x2={leader.to.x} y2={leader.to.y} />
          </svg>
        )}
        <span className={`target-badge ${tone}`} style={{ left: left + width / 2, top }}>
          <small className={isShort ? 'unseen' : undefined}>{about}</small> {percent(chance)}
        </span>
        <EdgeMark at={spot} className={`edge-mark--target ${tone}`} title={whom} {...projected}>
          {name && <small>{name}</small>} <small>{about}</small> {percent(chance)}
        </EdgeMark>
      </Fragment>
    );
  });
}

/** Where they lie in the picture. */
export function badgeBoxes(
  badges: readonly Badge[],
  everybody: readonly Spot[],
  projection: Projection,
): readonly LaidBadge[] {
  const { at, scale, size } = projection;
  const laid = layBadges(
    badges.map(({ spot }) => placeOf(spot, projection)),
    everybody.map(({ x, y, width, height }) => {
      const { x: left, y: top } = at({ x, y });
      return { left, top, width: width * scale, height: height * scale };
    }),
    size,
  );
  return laid.map((badge, i) => {
    const { x } = at({ x: badges[i]!.spot.x + badges[i]!.spot.width / 2, y: 0 });
    const isSeen = x >= 0 && x <= size.width;
    // Whoever is in the picture has all of his badge there.
    return isSeen ? { ...badge, left: Math.max(RIM, Math.min(size.width - badge.width - RIM, badge.left)) } : badge;
  });
}

function placeOf({ x, y, width, height }: Spot, { at, scale }: Projection): BadgedPlace {
  return { ...at({ x: x + width / 2, y }), width: width * scale, height: height * scale };
}

/** The one that lies at a place of the picture. */
export function badgeAt(
  badges: readonly Badge[],
  everybody: readonly Spot[],
  { x, y }: Point,
  projection: Projection,
): Badge | null {
  const boxes = badgeBoxes(badges, everybody, projection);
  const isIn = ({ left, top, width, height }: Box): boolean =>
    x >= left && x <= left + width && y >= top && y <= top + height;
  return badges.find((_, i) => isIn(boxes[i]!)) ?? null;
}

/** Pixels between a badge and the edge of the picture. */
const RIM = 4;

function toneOf(chance: number): 'good' | 'fair' | 'poor' {
  return chance >= 0.5 ? 'good' : chance >= 0.2 ? 'fair' : 'poor';
}
