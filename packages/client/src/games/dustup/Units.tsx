import arrow from 'icon:fast-forward-button';
import duckDown from 'icon:kneeling';
import wound from 'icon:medical-pack';
import hidden from 'icon:semi-closed-eye';
import type { DustupView, Unit } from '@sightline/dustup';
import { convexHull } from '@sightline/geometry/field';
import { memo } from 'react';
import { armOf } from '../../board/arms.ts';
import { type Badge, Token } from '../../board/Token.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { called, say } from '../../words/index.ts';
import type { Point } from '../game.ts';
import { shownAt } from './land.ts';
import { useRules } from './rules.ts';
import { isOnTable, isSeen, labelOf, markOf, pointOfUnit, stateOf } from './units.ts';

interface UnitsProps {
  readonly view: DustupView;
  readonly active: number | null;
}

/** Every unit with its footprint, its leader and its markers; face-down counters for those in hiding. */
export const Units = memo(function Units({ view, active }: UnitsProps) {
  const rules = useRules();
  return (
    <>
      {view.units.map(unit =>
        isOnTable(unit) && isSeen(rules, view, unit) ? (
          <UnitToken key={unit.id} view={view} unit={unit} active={unit.id === active} />
        ) : null,
      )}
      {view.counters.map(counter =>
        counter.removed ? null : (
          <g
            key={counter.id}
            className={`face-down token--${markOf(counter)}`}
            transform={place(shownAt(view, counter))}
          >
            <title>{say('dustup.counter')}</title>
            <rect x={-0.7} y={-0.7} width={1.4} height={1.4} rx={0.2} />
            <Icon path={hidden} x={-0.5} y={-0.5} size={1} />
          </g>
        ),
      )}
    </>
  );
});

function place({ x, y }: Point): string {
  return `translate(${x} ${y})`;
}

interface UnitTokenProps {
  readonly view: DustupView;
  readonly unit: Unit;
  readonly active: boolean;
}

function UnitToken({ view, unit, active }: UnitTokenProps) {
  const rules = useRules();
  const figures = rules.membersOf(view, unit);
  const at = pointOfUnit(view, unit);
  return (
    <g className={`unit token--${markOf(unit)}${rules.isHidden(unit) ? ' unit--hidden' : ''}`}>
      <title>{`${called(unit.who.name)}: ${stateOf(rules, view, unit)}`}</title>
      <path
        className={active ? 'unit__print unit__print--active' : 'unit__print'}
        d={footprint(figures.map(f => shownAt(view, f)))}
      />
      {figures.map(figure => (
        <Token
          key={figure.id}
          at={shownAt(view, figure)}
          mark={markOf(unit)}
          label={labelOf(unit, figure)}
          lying={figure.state !== 'able'}
          arm={figure.state === 'able' ? armOf(chiefWeapon(figure)) : undefined}
          badges={figure.state === 'untreated' || figure.state === 'stabilised' ? WOUNDED : NOTHING}
          active={active && figure.id === unit.leader}
          spent={unit.activated && !active}
          small={figure.id !== unit.leader}
          title={`${called(figure.who.name)}: ${say(`dustup.figureStates.${figure.state}`)}`}
        />
      ))}
      <g transform={`translate(${at.x} ${at.y - 1})`}>
        <Suppression count={unit.suppression} />
        {unit.propped && <Icon path={duckDown} x={-1.4} y={-0.5} size={0.8} />}
        {unit.column && <Icon path={arrow} x={-1.4} y={-0.5} size={0.8} />}
        <text className="unit__code" y={-0.55}>
          {unit.code}
        </text>
      </g>
    </g>
  );
}

/** The heaviest thing he carries is what the enemy looks for. */
function chiefWeapon({ weapons, close }: DustupView['figures'][number]): string {
  return weapons.find(weapon => armOf(weapon) !== 'rifle' && armOf(weapon) !== 'pistol') ?? weapons[0] ?? close;
}

const NOTHING: readonly Badge[] = [];
const WOUNDED: readonly Badge[] = [{ icon: wound, tone: 'pinned' }];

/** One bar for each marker. */
function Suppression({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: markers have no other name than their place
    <rect key={i} className="suppression" x={-0.6 + i * 0.45} y={-0.3} width={0.32} height={0.5} />
  ));
}

/** A soft outline round everybody of a unit; its stroke is wide, so that a lone man has one too. */
function footprint(points: readonly Point[]): string {
  const hull = convexHull(points).points;
  return `M${(hull.length > 0 ? hull : points).map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}
