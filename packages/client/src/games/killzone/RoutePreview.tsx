import type { KillzoneBoard, KillzoneView, Route, Vehicle } from '@sightline/killzone';
import { say } from '../../words/killzone.ts';
import { pointOfVehicle } from './figures.ts';
import { afterDrive } from './from-there.ts';
import { Met } from './Met.tsx';
import { useKillzone, useRules } from './rules.ts';
import { barredAt, isCutShort } from './steering.ts';
import { ThenSeen } from './ThenSeen.tsx';
import { Body } from './VehicleToken.tsx';

type Leg = ReturnType<KillzoneBoard['driveOf']>['legs'][number];

interface DriveProps {
  readonly view: KillzoneView;
  readonly vehicle: Vehicle;
  readonly route: Route;
  readonly allowed: boolean;
}

/** A route leg by leg, every corner with the chance to crash in it, and the vehicle where it ends if no die goes wrong. */
export function Drive({ view, vehicle, route, allowed }: DriveProps) {
  const edition = useKillzone();
  const rules = edition.board;
  // Old editions say neither what a corner risks nor where it is.
  const {
    end,
    stop,
    skids = [],
    soft = false,
    struck = [],
    legs = [{ from: vehicle, to: end, crash: 0 }],
  } = rules.driveOf(view, vehicle, route);
  const { length, width } = rules.modelOf(view, vehicle);
  const to = pointOfVehicle(rules, view, end);
  const barred = isCutShort(route, vehicle) ? barredAt(rules, view, vehicle, route) : null;
  const barrier = barred?.stop ?? null;
  return (
    <g className={allowed && !stop && skids.length === 0 ? 'drive' : 'drive drive--risky'}>
      {legs.map((leg, i) => (
        <LegLine
          // biome-ignore lint/suspicious/noArrayIndexKey: the legs of a route have no other name than their order
          key={i}
          view={view}
          leg={leg}
          isFirst={i === 0}
          soFar={crashSoFar(legs, i)}
          isOnGround={soft && skids.length === 0}
        />
      ))}
      <g transform={`translate(${to.x} ${to.y}) rotate(${end.heading})`}>
        <Body length={length} width={width} />
      </g>
      <Met
        view={view}
        vehicle={vehicle}
        stop={stop ?? barrier}
        end={stop ? end : (barred?.end ?? end)}
        struck={struck}
      />
      {allowed && <ThenSeen there={afterDrive(edition, view, vehicle, route)} />}
    </g>
  );
}

/** How likely it has crashed by the end of a leg, where legs before it were risky as well; null where this one says it all. */
function crashSoFar(legs: readonly Leg[], i: number): number | null {
  const isSecond = legs[i]!.crash > 0 && legs.slice(0, i).some(({ crash }) => crash > 0);
  return isSecond ? 1 - legs.slice(0, i + 1).reduce((holds, { crash }) => holds * (1 - crash), 1) : null;
}

function LegLine({
  view,
  leg,
  isFirst,
  soFar,
  isOnGround,
}: {
  readonly view: KillzoneView;
  readonly leg: Leg;
  readonly isFirst: boolean;
  readonly soFar: number | null;
  /** It is the ground on the way, and no corner, that it may crash on. */
  readonly isOnGround: boolean;
}) {
  const rules = useRules();
  const [from, to] = [pointOfVehicle(rules, view, leg.from), pointOfVehicle(rules, view, leg.to)];
  const risk = isOnGround ? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } : from;
  return (
    <>
      <line className="way__line" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      {!isFirst && <circle className="drive__corner" cx={from.x} cy={from.y} r={0.35} />}
      {leg.crash > 0 && (
        <g className="drive__skid" transform={`translate(${risk.x} ${risk.y})`}>
          <circle r={1} />
          <text y={0.32}>{say('killzone.route.chance', { percent: Math.round(100 * leg.crash) })}</text>
          {soFar !== null && (
            <text className="drive__so-far" y={1.9}>
              {say('killzone.route.soFar', { percent: Math.round(100 * soFar) })}
            </text>
          )}
        </g>
      )}
    </>
  );
}
