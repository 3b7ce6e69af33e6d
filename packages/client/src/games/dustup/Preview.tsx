import type { Act, DustupQuestion, DustupView, Place, Unit } from '@sightline/dustup';
import { Reach } from '../../board/Reach.tsx';
import { SightLine } from '../../board/SightLine.tsx';
import { Arrow, Disc, HalfDisc } from '../../board/Templates.tsx';
import { decimal, say } from '../../words/dustup.ts';
import type { Point, PreviewProps } from '../game.ts';
import { AirArms } from './AirArms.tsx';
import { flightOf, isAloft } from './aloft.ts';
import { missileOf, mountedWeapon } from './arming.ts';
import { Evasion } from './Evading.tsx';
import { Aimed, ComingDown, SmokeShells } from './FirePreview.tsx';
import { Bombs, FlightPreview } from './FlightPreview.tsx';
import { FromThere } from './FromThere.tsx';
import type { Aim } from './fire-missions.ts';
import { reachOfMove } from './from-there.ts';
import { OnTheWay } from './Incoming.tsx';
import { extent, shownAt } from './land.ts';
import { faceToArrive, likelyEnd } from './movement.ts';
import { spotOf } from './places.ts';
import { Rings } from './Rings.tsx';
import { useRules } from './rules.ts';
import { lineBetween } from './sight.ts';
import { carrierOf, isVehicle, placeOfUnit, pointOfUnit } from './units.ts';
import { Drive, Ghost, StruckFace, Sweep } from './VehiclePreview.tsx';

/** What an answer would look like on the table. */
export function Preview({ view, question, answer, allowed }: PreviewProps<DustupView>) {
  const asked = question as DustupQuestion;
  switch (asked.kind) {
    case 'deploy':
    case 'arrive': {
      const { at, places, facing } = answer as {
        readonly at: Place;
        readonly places?: readonly Place[];
        readonly facing?: number;
      };
      const unit = view.units[asked.unit.id]!;
      return <FormedUp view={view} unit={unit} at={at} places={places} facing={facing} allowed={allowed} />;
    }
    case 'placeThrown':
      return answer === 'anywhere' ? null : (
        <Ghosts view={view} places={answer as readonly Place[]} allowed={allowed} />
      );
    case 'fireOnTheMove': {
      const shot = answer as { readonly target: number } | 'hold';
      return shot === 'hold' ? null : <Lines view={view} unit={view.units[asked.unit.id]!} targets={[shot.target]} />;
    }
    case 'arrange':
      return answer === 'keep' ? null : <Ghosts view={view} places={answer as readonly Place[]} allowed={allowed} />;
    case 'layCommandMine': {
      const mine = answer as { readonly at: Place; readonly facing: number } | 'enough';
      return mine === 'enough' ? null : <Mine view={view} {...mine} />;
    }
    case 'defensiveFire':
    case 'leaderAgainst': {
      const unit = view.units[asked.unit.id]!;
      return typeof answer === 'number' ? <Lines view={view} unit={unit} targets={[answer]} /> : null;
    }
    case 'placeMission':
      return answer === 'nowhere' ? null : <Aimed view={view} question={asked} aim={answer as Aim} allowed={allowed} />;
    case 'underLock': {
      const evasion = answer as { readonly to: Place; readonly facing?: number } | string;
      if (typeof evasion === 'string') return null;
      const { to, facing } = evasion;
      return <Evasion view={view} question={asked} to={to} facing={facing} allowed={allowed} />;
    }
    case 'smokeLine':
      return <SmokeShells view={view} mission={asked.mission} along={(answer as { readonly along: number }).along} />;
    case 'activate': {
      const choice = answer as { readonly do: string; readonly mission?: number };
      return choice.do === 'land' ? <ComingDown view={view} mission={choice.mission!} /> : null;
    }
    case 'act':
      return <ActPreview view={view} unit={view.units[asked.unit.id]!} act={answer as Act} allowed={allowed} />;
    default:
      return null;
  }
}

interface FormedUpProps {
  readonly view: DustupView;
  readonly unit: Unit;
  readonly at: Place;
  readonly places: readonly Place[] | undefined;
  readonly facing: number | undefined;
  readonly allowed: boolean;
}

/** The whole unit as it would stand there. */
function FormedUp({ view, unit, at, places, facing, allowed }: FormedUpProps) {
  const rules = useRules();
  if (isVehicle(unit)) {
    const isFlown = (flightOf(unit)?.mode ?? 'grounded') !== 'grounded';
    const ahead = isFlown ? rules.flight?.bearingIn(view, at) : rules.vehicles?.marchBearing(view, unit);
    return <Ghost view={view} unit={unit} at={at} facing={facing ?? ahead ?? 0} />;
  }
  const standing = places ?? rules.formationAt?.(view, unit, at) ?? [at];
  return (
    <>
      {allowed && <FromThere view={view} unit={unit} at={at} />}
      <Ghosts view={view} places={standing} allowed={allowed} />
    </>
  );
}

interface GhostsProps {
  readonly view: DustupView;
  readonly places: readonly Place[];
  readonly allowed: boolean;
}

function Ghosts({ view, places, allowed }: GhostsProps) {
  return (
    <g className={allowed ? 'ghosts' : 'ghosts ghosts--refused'}>
      {places.map(place => {
        const { x, y } = shownAt(view, place);
        return <circle key={`${x},${y}`} cx={x} cy={y} r={0.6} />;
      })}
    </g>
  );
}

interface ActPreviewProps {
  readonly view: DustupView;
  readonly unit: Unit;
  readonly act: Act;
  readonly allowed: boolean;
}

function ActPreview({ view, unit, act, allowed }: ActPreviewProps) {
  const rules = useRules();
  switch (act.do) {
    case 'move':
      if (isVehicle(unit))
        return (
          <>
            <Drive view={view} unit={unit} route={act.route} facing={act.facing ?? null} allowed={allowed} />
            {allowed && (
              <FromThere
                view={view}
                unit={unit}
                at={likelyEnd(rules, view, unit, act.route).at}
                facing={act.facing ?? null}
              />
            )}
          </>
        );
      return <Way view={view} unit={unit} route={act.route} allowed={allowed} />;
    case 'fly':
    case 'takeOff':
    case 'land':
    case 'taxi':
    case 'turnInHover':
      return isVehicle(unit) ? <FlightPreview view={view} unit={unit} act={act} allowed={allowed} /> : null;
    case 'fireMission':
      return <ComingDown view={view} mission={act.mission} />;
    case 'fireAtAircraft':
      return (
        <>
          <Lines view={view} unit={unit} targets={[act.target]} />
          <OnTheWay view={view} weapon={mountedWeapon(view, unit, act.weapon)} target={view.units[act.target]!} />
        </>
      );
    case 'dropBombs':
      return isVehicle(unit) ? <Bombs view={view} unit={unit} act={act} /> : null;
    case 'tankShock':
      return (
        <>
          {isVehicle(unit) && <Sweep view={view} unit={unit} target={view.units[act.target]!} />}
          <Lines view={view} unit={unit} targets={[act.target]} />
        </>
      );
    case 'shoot': {
      const target = view.units[act.target];
      return (
        <>
          <Lines view={view} unit={unit} targets={[act.target]} />
          {target && isVehicle(target) && <StruckFace view={view} unit={unit} target={target} />}
          {target && <OnTheWay view={view} weapon={missileOf(view, unit, act.shots)} target={target} />}
          {isVehicle(unit) && isAloft(unit) && <AirArms view={view} unit={unit} mount={mountOf(act.shots)} />}
        </>
      );
    }
    case 'assault':
      return <Lines view={view} unit={unit} targets={act.targets} />;
    case 'orderAssault':
      return act.units.map(id => <Lines key={id} view={view} unit={view.units[id]!} targets={[act.target]} />);
    case 'torch':
      return (
        <>
          <Disc at={shownAt(view, act.at)} radius={rules.fireRadius} tone="fire" />
          <Reaching view={view} unit={unit} act={act} />
        </>
      );
    case 'reorganise':
      if (act.use.do === 'smoke') return <Smoke view={view} unit={unit} at={act.use.at} />;
      if (act.use.do === 'layMine') return <Mine view={view} at={act.use.at} facing={act.use.facing} />;
      if (act.use.do === 'alight')
        return <Alighting view={view} unit={unit} places={act.use.places} allowed={allowed} />;
      if (act.use.do === 'turnHull' && isVehicle(unit))
        return <Ghost view={view} unit={unit} at={unit.hull} facing={act.use.facing} />;
      if (act.use.do === 'board') return <Reaching view={view} unit={unit} act={act} />;
      return act.places ? <Ghosts view={view} places={act.places} allowed={allowed} /> : null;
    default:
      return <Reaching view={view} unit={unit} act={act} />;
  }
}

/** The mount that fires first; all of them where none is meant yet. */
function mountOf([first]: ShootAct['shots']): number | undefined {
  return typeof first?.[1] === 'number' ? first[1] : undefined;
}

type ShootAct = Extract<Act, { readonly do: 'shoot' }>;

interface AlightingProps {
  readonly view: DustupView;
  readonly unit: Unit;
  readonly places: readonly Place[] | undefined;
  readonly allowed: boolean;
}

/** Everybody as they would stand beside the vehicle. */
function Alighting({ view, unit, places, allowed }: AlightingProps) {
  const rules = useRules();
  const carrier = carrierOf(view, unit);
  const standing = places ?? (carrier && rules.vehicles?.alightingAt(view, unit, carrier)) ?? [];
  return <Ghosts view={view} places={standing} allowed={allowed} />;
}

/** Whatever is done to somebody or something else: an arrow there. */
function Reaching({ view, unit, act }: Omit<ActPreviewProps, 'allowed'>) {
  const rules = useRules();
  const spot = spotOf(rules, view, { kind: 'act', rule: 'DU-TURN-017' }, act);
  const from = act.do === 'flyDrone' && unit.drone ? shownAt(view, unit.drone) : pointOfUnit(view, unit);
  return spot && <Arrow from={from} to={middleOf(spot)} />;
}

function middleOf({ x, y, width, height }: Point & { readonly width: number; readonly height: number }): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function Smoke({ view, unit, at }: { readonly view: DustupView; readonly unit: Unit; readonly at: Place }) {
  const rules = useRules();
  return rules
    .screenOf(view, unit, at)
    .map(place => (
      <Disc key={`${place.x},${place.y}`} at={shownAt(view, place)} radius={rules.cloudRadius} tone="smoke" />
    ));
}

function Mine({ view, at, facing }: { readonly view: DustupView; readonly at: Place; readonly facing: number }) {
  const rules = useRules();
  return <HalfDisc at={shownAt(view, at)} radius={rules.mineRange} facing={facing} tone="blast" />;
}

interface LinesProps {
  readonly view: DustupView;
  readonly unit: Unit;
  readonly targets: readonly number[];
}

function Lines({ view, unit, targets }: LinesProps) {
  const rules = useRules();
  return targets.map(id => {
    const target = view.units[id];
    if (!target || (!isVehicle(target) && rules.membersOf(view, target).length === 0)) return null;
    const { text: _text, ...line } = lineBetween(rules, view, unit, target);
    return <SightLine key={id} {...line} />;
  });
}

interface WayProps extends Omit<ActPreviewProps, 'act'> {
  readonly route: readonly Place[];
}

/** The leader's way with how far it leads, how far the best die gets it over this ground, and who is in sight at its end. */
function Way({ view, unit, route, allowed }: WayProps) {
  const rules = useRules();
  const { x, y } = placeOfUnit(view, unit);
  const points = [{ x, y }, ...route].map(place => shownAt(view, place));
  const end = points.at(-1)!;
  const from = points[0]!;
  const reach = reachOfMove(rules, view, unit);
  const top = reach.toSorted((a, b) => a.y - b.y)[0];
  const { die, march } = faceToArrive(rules, view, unit, route);
  return (
    <g className={allowed ? 'way' : 'way way--refused'}>
      <Reach spots={reach} within={extent(view)} own round />
      {top && march === null && (
        <text className="way__reach" x={top.x + top.width / 2} y={Math.max(top.y, 0) + 1.4}>
          {say('dustup.reachLabel', { die })}
        </text>
      )}
      <Rings view={view} />
      {allowed && <FromThere view={view} unit={unit} at={likelyEnd(rules, view, unit, route).at} />}
      <polyline className="way__line" points={points.map(point => `${point.x},${point.y}`).join(' ')} />
      <circle className="way__end" cx={end.x} cy={end.y} r={0.6} />
      <text className="way__cost" x={end.x} y={end.y - 1.2}>
        {decimal(Math.hypot(end.x - from.x, end.y - from.y), 1)}
      </text>
    </g>
  );
}
