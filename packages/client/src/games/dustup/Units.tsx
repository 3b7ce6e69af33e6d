import suppressed from 'icon:bullet-impacts';
import arrow from 'icon:fast-forward-button';
import duckDown from 'icon:kneeling';
import wound from 'icon:medical-pack';
import hidden from 'icon:semi-closed-eye';
import type { DustupBoard, DustupView, Unit } from '@sightline/dustup';
import { convexHull } from '@sightline/geometry/field';
import { memo } from 'react';
import { armOf } from '../../board/arms.ts';
import { type Badge, Token } from '../../board/Token.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { say } from '../../words/dustup.ts';
import type { Point } from '../game.ts';
import { isAloft } from './aloft.ts';
import { HullBadges, HullToken } from './HullToken.tsx';
import { shownAt } from './land.ts';
import { Pieces } from './Pieces.tsx';
import { useRules } from './rules.ts';
import { isOnTable, isSeen, isVehicle, labelOf, markOf, nameOf, stateOf } from './units.ts';
import { counterText } from './what-lies.ts';

interface UnitsProps {
  readonly view: DustupView;
  readonly active: number | null;
  /** Where the turrets of those point that have just fired, in degrees from north. */
  readonly aims: ReadonlyMap<number, number>;
}

/** Every unit with its footprint, its leader and its markers; face-down counters for those in hiding. */
export const Units = memo(function Units({ view, active, aims }: UnitsProps) {
  const rules = useRules();
  const seen = view.units.filter(unit => isOnTable(unit) && isSeen(rules, view, unit));
  const men = seen.filter(unit => !isVehicle(unit));
  const [aloft, hulls] = [
    seen.filter(isVehicle).filter(isAloft),
    seen.filter(isVehicle).filter(unit => !isAloft(unit)),
  ];
  return (
    <>
      {hulls
        .toSorted((a, b) => Number(b.hull.destroyed) - Number(a.hull.destroyed))
        .map(unit => (
          <HullToken key={unit.id} view={view} unit={unit} active={unit.id === active} aim={aims.get(unit.id)} />
        ))}
      <Pieces view={view} />
      {men.map(unit => (
        <UnitToken key={unit.id} view={view} unit={unit} active={unit.id === active} />
      ))}
      {men.map(unit => (
        <LeaderToken key={unit.id} view={view} unit={unit} active={unit.id === active} />
      ))}
      {view.counters.map(counter =>
        counter.removed ? null : (
          <g
            key={counter.id}
            className={`face-down token--${markOf(counter)}`}
            transform={place(shownAt(view, counter))}
          >
            <title>{counterText(rules, view, counter)}</title>
            <rect x={-0.7} y={-0.7} width={1.4} height={1.4} rx={0.2} />
            <Icon path={hidden} x={-0.5} y={-0.5} size={1} />
          </g>
        ),
      )}
      {hulls.map(unit => (
        <HullBadges key={unit.id} view={view} unit={unit} />
      ))}
      {aloft.map(unit => (
        <HullToken key={unit.id} view={view} unit={unit} active={unit.id === active} aim={aims.get(unit.id)} />
      ))}
      {aloft.map(unit => (
        <HullBadges key={unit.id} view={view} unit={unit} />
      ))}
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

/** Those who are led: as large as they are, so that nobody covers his neighbour, though all of a battle be seen. */
function UnitToken({ view, unit, active }: UnitTokenProps) {
  const rules = useRules();
  const figures = rules.membersOf(view, unit);
  const print = footprint(figures.map(f => shownAt(view, f)));
  return (
    <g className={classOf(rules, unit)}>
      <title>{`${nameOf(rules, unit.who)}: ${stateOf(rules, view, unit)}`}</title>
      {/* Anew wherever they have gone: it comes after its men. */}
      <path
        key={print}
        className={`unit__print${active ? ' unit__print--active' : unit.suppression > 0 ? ' unit__print--down' : ''}`}
        d={print}
      />
      <g className="unit__led">
        {figures.map(figure =>
          figure.id === unit.leader ? null : (
            <FigureToken key={figure.id} view={view} unit={unit} figure={figure} active={active} leads={false} />
          ),
        )}
      </g>
    </g>
  );
}

/** In a crowd it is the leader who has to be found: he lies over everybody else, also of other units, and grows from afar. */
function LeaderToken({ view, unit, active }: UnitTokenProps) {
  const rules = useRules();
  const figures = rules.membersOf(view, unit);
  const leader = figures.find(({ id }) => id === unit.leader);
  return leader ? (
    <g className={classOf(rules, unit)}>
      <FigureToken view={view} unit={unit} figure={leader} active={active} leads={figures.length > 1} />
    </g>
  ) : null;
}

function classOf(rules: DustupBoard, unit: Unit): string {
  return `unit token--${markOf(unit)}${rules.isHidden(unit) ? ' unit--hidden' : ''}`;
}

interface FigureTokenProps extends UnitTokenProps {
  readonly figure: DustupView['figures'][number];
  readonly leads: boolean;
}

function FigureToken({ view, unit, figure, active, leads }: FigureTokenProps) {
  const rules = useRules();
  return (
    <Token
      at={shownAt(view, figure)}
      figure={figure.id}
      mark={markOf(unit)}
      label={labelOf(unit, figure)}
      lying={figure.state !== 'able'}
      arm={figure.state === 'able' ? armOf(chiefWeapon(figure)) : undefined}
      badges={badgesOf(unit, figure)}
      active={active && figure.id === unit.leader}
      leads={leads}
      spent={unit.activated && !active}
      title={`${nameOf(rules, figure.who)}: ${say(`dustup.figureStates.${figure.state}`)}`}
    />
  );
}

/** The heaviest thing he carries is what the enemy looks for. */
function chiefWeapon({ weapons, close }: DustupView['figures'][number]): string {
  return weapons.find(weapon => armOf(weapon) !== 'rifle' && armOf(weapon) !== 'pistol') ?? weapons[0] ?? close;
}

/** What is known of one man, and with the leader what is known of all. */
function badgesOf(
  { leader, propped, column, suppression }: Unit,
  { id, state }: DustupView['figures'][number],
): readonly Badge[] {
  if (state === 'untreated' || state === 'stabilised') return WOUNDED;
  if (id !== leader) return NOTHING;
  const posture = propped ? PROPPED : column ? MARCHING : NOTHING;
  return suppression > 0 ? [SUPPRESSED, ...posture] : posture;
}

const NOTHING: readonly Badge[] = [];
const SUPPRESSED: Badge = { icon: suppressed, tone: 'pinned' };
const WOUNDED: readonly Badge[] = [{ icon: wound, tone: 'pinned' }];
const PROPPED: readonly Badge[] = [{ icon: duckDown, tone: 'watch' }];
const MARCHING: readonly Badge[] = [{ icon: arrow, tone: 'watch' }];

/** A soft outline round everybody of a unit; its stroke is wide, so that a lone man has one too. */
function footprint(points: readonly Point[]): string {
  const hull = convexHull(points).points;
  return `M${(hull.length > 0 ? hull : points).map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}
