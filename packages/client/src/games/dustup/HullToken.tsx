import grounded from 'icon:airplane-arrival';
import moving from 'icon:airplane-departure';
import suppressed from 'icon:bullet-impacts';
import damaged from 'icon:cracked-shield';
import open from 'icon:floor-hatch';
import hovering from 'icon:helicopter';
import riding from 'icon:person';
import type { DustupView, Vehicle } from '@sightline/dustup';
import { Icon } from '../../parts/Icon.tsx';
import { flightOf, isAircraft, isAloft } from './aloft.ts';
import { HullPicture, HullShadow, markSize } from './HullPicture.tsx';
import { shapeOf } from './hull-shapes.ts';
import { type Extent, extentOfHull, HUNG, spotOfHull } from './hulls.ts';
import { shownAt } from './land.ts';
import { useRules } from './rules.ts';
import { lettersOf, markOf, nameOf, ridersOf, stateOf } from './units.ts';

interface HullTokenProps {
  readonly view: DustupView;
  readonly unit: Vehicle;
  readonly active: boolean;
  /** Where its turrets point, in degrees from north; ahead where it has not fired. */
  readonly aim?: number | undefined;
}

/** A vehicle where it stands, with what has become of it. */
export function HullToken({ view, unit, active, aim }: HullTokenProps) {
  const rules = useRules();
  const { hull, activated } = unit;
  const { model, facing, destroyed, damage } = hull;
  const extent = extentOfHull(rules, hull);
  const { x, y } = shownAt(view, hull);
  const mark = markOf(unit);
  const [markX, markY] = shapeOf(model).mark;
  const look = ['rig', `token--${mark}`, active && 'rig--active', activated && !active && 'rig--spent'];
  const aloft = isAloft(unit);
  const ring = Math.hypot(extent.length, extent.width) / 2 + 0.25;
  return (
    <g
      className={[...look, destroyed && 'rig--wreck', aloft && 'rig--aloft', rules.isHidden(unit) && 'unit--hidden']
        .filter(Boolean)
        .join(' ')}
      style={{ transform: `translate(${x}px, ${y}px) rotate(${facing}deg)` }}
      data-piece={`hull ${unit.id}`}
    >
      <title>{`${nameOf(rules, unit.who)}: ${stateOf(rules, view, unit)}`}</title>
      {aloft && (
        <g transform={`rotate(${-facing}) translate(${SHADOW.x} ${SHADOW.y}) rotate(${facing})`}>
          <HullShadow model={model} extent={extent} />
        </g>
      )}
      {active && <circle className="rig__ring" r={extent.isRound ? extent.width / 2 + 0.2 : ring} />}
      {destroyed && <ellipse className="rig__scorch" rx={extent.width * 0.72} ry={extent.length * 0.6} />}
      {!destroyed && <path className="rig__nose" d={nosePath(extent)} />}
      <HullPicture model={model} extent={extent} mark={mark} aim={destroyed ? THROWN : aimOff(aim, facing)} />
      {destroyed ? (
        <Smoke width={extent.width} facing={facing} />
      ) : (
        <>
          {damage > 0 && <path className="rig__cracks" d={cracks(extent.width, extent.length, damage)} />}
          <text
            className="rig__letters"
            fontSize={0.4 * markSize(extent.width)}
            transform={`translate(${markX * extent.width} ${markY * extent.length}) rotate(${-facing})`}
          >
            {lettersOf(unit)}
          </text>
        </>
      )}
    </g>
  );
}

/** How far off its shadow falls, in inches: the sun stands in the north-west. */
const SHADOW = { x: 1.5, y: 1.9 };

const aimOff = (aim: number | undefined, facing: number): number => (aim === undefined ? 0 : aim - facing);

/** How far off its heading the turret of a wreck hangs, in degrees. */
const THROWN = 34;

/** Ahead of its front, so that it is seen from afar which way it points. */
export function nosePath({ length, width }: Extent): string {
  const half = Math.min(0.3, 0.14 + width * 0.08);
  return `M${-half} ${-length / 2 - 0.12}L0 ${-length / 2 - 0.12 - 1.2 * half}L${half} ${-length / 2 - 0.12}Z`;
}

/** A jagged line for each of the first markers, always in the same places. */
function cracks(width: number, length: number, damage: number): string {
  return CRACKS.slice(0, damage)
    .map(points => `M${points.map(([x, y]) => `${x * width} ${y * length}`).join('L')}`)
    .join('');
}

const CRACKS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0.38, -0.3],
    [0.2, -0.22],
    [0.26, -0.15],
    [0.06, -0.1],
  ],
  [
    [-0.4, 0.2],
    [-0.22, 0.24],
    [-0.26, 0.32],
    [-0.04, 0.34],
  ],
  [
    [-0.36, -0.26],
    [-0.24, -0.16],
    [-0.3, -0.08],
    [-0.16, 0],
  ],
];

/** It burns for the rest of the battle; the smoke drifts with no wind and hides nobody. */
function Smoke({ width, facing }: { readonly width: number; readonly facing: number }) {
  return (
    <g className="rig__smoke" transform={`rotate(${-facing})`}>
      <circle className="rig__fire" r={width * 0.2} />
      <circle cx={width * 0.1} cy={-width * 0.22} r={width * 0.3} />
      <circle cx={width * 0.32} cy={-width * 0.55} r={width * 0.36} />
      <circle cx={width * 0.6} cy={-width * 0.92} r={width * 0.28} />
    </g>
  );
}

const FLIGHTS = { moving, hovering, grounded } as const;

/** What is to be known of it at a glance, upright beside it. */
export function HullBadges({ view, unit }: { readonly view: DustupView; readonly unit: Vehicle }) {
  const rules = useRules();
  const { hull } = unit;
  if (hull.destroyed) return null;
  const men = ridersOf(view, unit).reduce((sum, rider) => sum + rules.membersOf(view, rider).length, 0);
  const mode = isAircraft(unit) || isAloft(unit) ? flightOf(unit)?.mode : undefined;
  const badges = [
    mode !== undefined && { icon: FLIGHTS[mode], tone: 'riders', count: null },
    unit.suppression > 0 && { icon: suppressed, tone: 'suppressed', count: null },
    hull.damage > 0 && { icon: damaged, tone: 'damaged', count: hull.damage },
    men > 0 && { icon: riding, tone: 'riders', count: men },
    hull.opened && { icon: open, tone: 'riders', count: null },
  ].filter(badge => badge !== false);
  const { x, y, width, height } = spotOfHull(rules, view, hull);
  return badges.map(({ icon, tone, count }, i) => (
    <g
      key={icon}
      className={`rig-badge rig-badge--${tone} token--${markOf(unit)}`}
      transform={`translate(${x + width + HUNG.off} ${y + height / 2 + (i - (badges.length - 1) / 2) * HUNG.step})`}
    >
      <rect x={0} y={-0.38} width={count === null ? 0.76 : HUNG.width} height={0.76} rx={0.38} />
      <Icon path={icon} x={0.08} y={-0.3} size={0.6} />
      {count !== null && (
        <text x={0.94} y={0.02}>
          {count}
        </text>
      )}
    </g>
  ));
}
