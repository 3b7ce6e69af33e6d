import type { Hull } from '@sightline/dustup';
import { SHAPES as MARK_SHAPES } from '../../board/Token.tsx';
import type { SideMark } from '../game.ts';
import { shapeOf } from './hull-shapes.ts';
import type { Extent } from './hulls.ts';
import type { HullShape, Line, Outline } from './outlines.ts';

interface HullPictureProps {
  readonly model: Hull['model'];
  readonly extent: Extent;
  readonly mark: SideMark;
  /** Where its turrets point, in degrees off its heading. */
  readonly aim?: number;
}

/** A vehicle, mech or monster from above, as large as the rules measure it and with its front at the top. */
export function HullPicture({ model, extent, mark, aim = 0 }: HullPictureProps) {
  const shape = shapeOf(model);
  const { length, width } = extent;
  const drawn = (outlines: readonly Outline[], end = 'Z'): string => pathOf(outlines, extent, end);
  const ruled = (lines: readonly Line[]): string => drawn(lines, '');
  const body = drawn([shape.body]);
  const [markX, markY] = shape.mark;
  return (
    <>
      {shape.limbs.length > 0 && <path className="rig__limbs" d={drawn(shape.limbs, '')} strokeWidth={0.09 * width} />}
      {shape.gear.length > 0 && <path className="rig__gear" d={drawn(shape.gear)} />}
      {shape.treads.length > 0 && <path className="rig__treads" d={ruled(shape.treads)} />}
      <Arms shape={shape} model={model} length={length} width={width} on={BEHIND} />
      <path className="rig__body" d={body} />
      <path d={body} fill={`url(#pattern-${mark})`} />
      <path className="rig__lines" d={ruled(shape.lines)} />
      {shape.glass.length > 0 && <path className="rig__glass" d={drawn(shape.glass)} />}
      {shape.discs.map(({ at: [x, y], radius, glows }) => (
        <circle
          key={`${x},${y}`}
          className={glows ? 'rig__pod' : 'rig__fan'}
          cx={x * width}
          cy={y * length}
          r={radius * width}
        />
      ))}
      <Turrets shape={shape} model={model} length={length} width={width} aim={aim} />
      <Arms shape={shape} model={model} length={length} width={width} on={ABOVE} />
      <path
        className="rig__mark"
        d={MARK_SHAPES[mark]}
        transform={`translate(${round(markX * width)} ${round(markY * length)}) scale(${markSize(width)})`}
      />
    </>
  );
}

function pathOf(outlines: readonly Outline[], { length, width }: Extent, end: string): string {
  return outlines
    .map(outline => `M${outline.map(([x, y]) => `${round(x * width)} ${round(y * length)}`).join('L')}${end}`)
    .join('');
}

/** What it darkens under it when it is in the air. */
export function HullShadow({ model, extent }: Pick<HullPictureProps, 'model' | 'extent'>) {
  const { body, gear } = shapeOf(model);
  return <path className="rig__shadow" d={pathOf([...gear, body], extent, 'Z')} />;
}

/** How large the mark of the side is painted: its letters must be readable on the smallest. */
export const markSize = (width: number): number => round(Math.min(1.1, Math.max(0.62, width * 0.5)));

const round = (value: number): number => Math.round(value * 1000) / 1000;

interface PartProps {
  readonly shape: HullShape;
  readonly model: Hull['model'];
  readonly length: number;
  readonly width: number;
}

type On = Hull['model']['mounts'][number]['on'];

/** Each turret with its gun; those that share one mount sit behind it. */
function Turrets({ shape, model, length, width, aim }: PartProps & { readonly aim: number }) {
  const mounted = model.mounts.filter(({ on }) => on === 'turret');
  const guns = model.turrets?.length ?? Math.min(1, mounted.length);
  const isLight = mounted.length > 0 && mounted[0]!.fireControl !== undefined && model.capacity > 0;
  return shape.turrets.slice(0, guns).map(([x, y], i) => {
    const half = width * (i === 0 ? (isLight ? 0.22 : 0.3) : 0.2);
    const reach = Math.min(length * (isLight ? 0.4 : 0.56), half * 3.4);
    return (
      <g
        key={y}
        className="rig-turret"
        transform={`translate(${round(x * width)} ${round(y * length)}) rotate(${aim})`}
      >
        <path className="rig-turret__gun" d={gunPath(half * (isLight ? 0.16 : 0.24), reach)} />
        <path className="rig-turret__body" d={turretPath(half)} />
        <circle className="rig-turret__hatch" cx={half * 0.4} cy={half * 0.3} r={half * 0.24} />
      </g>
    );
  });
}

const gunPath = (half: number, reach: number): string =>
  `M${-half} 0V${-reach * 0.8}H${-half * 1.5}V${-reach}H${half * 1.5}V${-reach * 0.8}H${half}V0Z`;

const turretPath = (half: number): string =>
  `M${-half * 0.5} ${-half}H${half * 0.5}L${half} ${-half * 0.35}L${half * 0.85} ${half}H${-half * 0.85}L${-half} ${-half * 0.35}Z`;

const BEHIND: readonly On[] = ['arm', 'head'];
const ABOVE: readonly On[] = ['pintle', 'hull'];

/** Weapons outside of a turret: in arms, on a ring, in the hull, in a head. */
function Arms({ model, length, width, on }: PartProps & { readonly on: readonly On[] }) {
  const d = model.mounts
    .filter(mount => on.includes(mount.on))
    .map((mount, i, all) => armPath(mount.on, i, all.length, length, width))
    .join('');
  return d === '' ? null : <path className="rig__arm" d={d} />;
}

function armPath(on: On, i: number, of: number, length: number, width: number): string {
  const side = of === 1 ? 0.38 : i % 2 === 0 ? -0.4 : 0.4;
  const bar = (x: number, y: number, half: number, reach: number): string =>
    `M${round(x - half)} ${round(y)}V${round(y - reach)}H${round(x + half)}V${round(y)}Z`;
  switch (on) {
    case 'arm':
      return bar(side * width, i < 2 ? -0.06 * length : 0.02 * length, 0.055 * width, 0.44 * length);
    case 'head':
      return bar((of === 1 ? 0 : i === 0 ? -0.05 : 0.05) * width, -0.4 * length, 0.035 * width, 0.14 * length);
    case 'pintle':
      return bar(0.14 * width, 0.08 * length, 0.035 * width, 0.2 * length);
    case 'fixed':
    case 'guided':
    case 'hull':
      return bar(-0.18 * width, -0.34 * length, 0.04 * width, 0.16 * length);
    case 'turret':
    case 'coaxial':
      return '';
    default:
      return on satisfies never;
  }
}
