import type { Point, SideMark } from '../games/game.ts';
import { Icon } from '../parts/Icon.tsx';
import { ARM_SHAPES, type Arm } from './arms.ts';

export interface Badge {
  readonly icon: string;
  readonly tone: 'watch' | 'pinned';
}

interface TokenProps {
  readonly at: Point;
  /** Whose token it is: what plays a walk finds it by that. */
  readonly figure?: number;
  readonly mark: SideMark;
  readonly label: string;
  /** Which of many that look alike it is. */
  readonly number?: number | undefined;
  /** In place of the label. */
  readonly icon?: string | undefined;
  /** Degrees clockwise from north; without it a figure looks all round. */
  readonly facing?: number;
  /** Flat on the deck, by choice or not: drawn as long as a man who lies. */
  readonly lying?: boolean;
  readonly arm?: Arm | undefined;
  readonly health?: { readonly now: number; readonly most: number };
  readonly badges: readonly Badge[];
  readonly active: boolean;
  readonly spent: boolean;
  /** Whoever leads others is ringed, to be found in a crowd. */
  readonly leads?: boolean;
  /** Drawn at half its size: somebody who sits in something. */
  readonly small?: boolean;
  readonly title: string;
}

/** A figure from above. Its side is told by colour, shape and pattern alike. */
export function Token({
  at,
  figure,
  mark,
  label,
  number,
  icon,
  facing,
  lying,
  arm,
  health,
  badges,
  active,
  spent,
  leads,
  small,
  title,
}: TokenProps) {
  const state = `${active ? ' token--active' : ''}${spent ? ' token--spent' : ''}${lying ? ' token--lying' : ''}${small ? ' token--small' : ''}`;
  // Where there is a number, badges begin at the other side.
  const side = number === undefined ? 1 : -1;
  return (
    <g
      className={`token token--${mark}${state}`}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      data-piece={figure}
    >
      <title>{title}</title>
      <g className="token__near">
        {leads && <circle className="token__leads" r={0.56} />}
        {active && <circle className="token__ring" r={0.52} />}
        {facing !== undefined && (
          <path className="token__nose" d="M-.2-.4 0-.62 .2-.4Z" transform={`rotate(${facing})`} />
        )}
        <g className="token__piece" transform={small ? 'scale(0.7)' : 'scale(1.12)'}>
          {arm && <path className="token__arm" d={ARM_SHAPES[arm]} transform={`rotate(${facing ?? RESTING})`} />}
          <g {...(lying ? { transform: `rotate(${facing ?? RESTING}) scale(0.74 1.16)` } : {})}>
            {!lying && <path className="token__shadow" d={SHAPES[mark]} transform="translate(0.03 0.06)" />}
            <path className="token__body" d={SHAPES[mark]} />
            <path d={SHAPES[mark]} fill={`url(#pattern-${mark})`} />
            <path className="token__top" d={SHAPES[mark]} transform="scale(0.7)" />
          </g>
          {icon ? (
            <g className="token__icon">
              <Icon path={icon} x={-0.24} y={-0.24} size={0.48} />
            </g>
          ) : (
            <text className="token__label" y={0.02}>
              {label}
            </text>
          )}
          {health && <Pips {...health} />}
        </g>
        {number !== undefined && (
          <text className="token__number" x={0.34} y={-0.34}>
            {number}
          </text>
        )}
        {badges.map((badge, i) => (
          <g key={badge.icon} className={`token__badge token__badge--${badge.tone}`}>
            <circle cx={(0.34 - i * 0.68) * side} cy={-0.34} r={0.19} />
            <Icon path={badge.icon} x={(0.34 - i * 0.68) * side - 0.14} y={-0.48} size={0.28} />
          </g>
        ))}
      </g>
    </g>
  );
}

/** How a figure that looks all round holds its weapon. */
const RESTING = 38;

/** Wounds are shown on whoever has any: on all others they would say nothing. */
function Pips({ now, most }: { readonly now: number; readonly most: number }) {
  if (now >= most) return null;
  const step = 0.17;
  return Array.from({ length: most }, (_, i) => (
    <circle
      // biome-ignore lint/suspicious/noArrayIndexKey: pips have no other name than their place
      key={i}
      className={i < now ? 'token__pip' : 'token__pip token__pip--lost'}
      cx={(i - (most - 1) / 2) * step}
      cy={0.385}
      r={0.068}
    />
  ));
}

export const SHAPES: Readonly<Record<SideMark, string>> = {
  red: 'M0-.4A.4.4 0 1 1 0 .4A.4.4 0 1 1 0-.4Z',
  blue: 'M0-.43 .37-.215 .37.215 0 .43-.37.215-.37-.215Z',
};
