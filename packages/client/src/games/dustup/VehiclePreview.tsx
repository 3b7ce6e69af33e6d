import type { DustupView, Place, Unit, Vehicle } from '@sightline/dustup';
import { Strip } from '../../board/Templates.tsx';
import { say } from '../../words/dustup.ts';
import type { Point } from '../game.ts';
import { HullPicture } from './HullPicture.tsx';
import { nosePath } from './HullToken.tsx';
import { extentOfHull } from './hulls.ts';
import { shownAt } from './land.ts';
import { FAR, faceToArrive } from './movement.ts';
import { useRules } from './rules.ts';
import { markOf, placeOfUnit } from './units.ts';

interface DriveProps {
  readonly view: DustupView;
  readonly unit: Vehicle;
  readonly route: readonly Place[];
  readonly facing: number | null;
  readonly allowed: boolean;
}

/** The way by the ground under it, how far half of all dice and the best take it, and the vehicle where it would stand. */
export function Drive({ view, unit, route, facing, allowed }: DriveProps) {
  const rules = useRules();
  if (!rules.vehicles) return null;
  const drive = (points: number) => rules.vehicles!.driveOf(view, unit, route, facing, points);
  const { stretches, end, halt } = drive(FAR);
  const { die, half } = faceToArrive(rules, view, unit, route);
  const likely = drive(half).end;
  const best = drive(2 * die).end;
  const isBeyond = !isSame(best, end);
  return (
    <g className={allowed ? 'drive-way' : 'drive-way drive-way--refused'}>
      {stretches.map(({ from, to, class: ground }) => {
        const [a, b] = [shownAt(view, from), shownAt(view, to)];
        return (
          <line
            key={`${from.x},${from.y}`}
            className={`drive-way__line drive-way__line--${ground}`}
            x1={a.x}
            y1={a.y}
            x2={b.x}
            y2={b.y}
          />
        );
      })}
      <Ghost view={view} unit={unit} at={isBeyond ? best : end} facing={(isBeyond ? best : end).facing} />
      {!isSame(likely, end) && <Likely at={shownAt(view, likely)} />}
      {halt !== 'arrived' && <CutShort at={shownAt(view, end)} />}
    </g>
  );
}

const isSame = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y;

/** Where half of all dice take it at least, if that is not all the way. */
function Likely({ at }: { readonly at: Point }) {
  return (
    <g className="drive-way__likely" transform={`translate(${at.x} ${at.y})`}>
      <circle r={0.4} />
      <text y={-0.95}>{say('dustup.likely')}</text>
    </g>
  );
}

/** It gets no farther, whatever the die: said in words, because a cross would read as forbidden. */
function CutShort({ at }: { readonly at: Point }) {
  return (
    <text className="drive-way__short" x={at.x} y={at.y}>
      {say('dustup.cutShort')}
    </text>
  );
}

interface GhostProps {
  readonly view: DustupView;
  readonly unit: Vehicle;
  readonly at: Place;
  readonly facing: number;
}

/** A vehicle as it would stand there. */
export function Ghost({ view, unit, at, facing }: GhostProps) {
  const rules = useRules();
  const { x, y } = shownAt(view, at);
  const extent = extentOfHull(rules, unit.hull);
  return (
    <g className={`rig-ghost token--${markOf(unit)}`} transform={`translate(${x} ${y}) rotate(${facing})`}>
      <HullPicture model={unit.hull.model} extent={extent} mark={markOf(unit)} />
      <path className="rig__nose" d={nosePath(extent)} />
    </g>
  );
}

interface SweepProps {
  readonly view: DustupView;
  readonly unit: Vehicle;
  readonly target: Unit;
}

/** What a tank shock drives over on its way through them, as far as the best die takes it, and how it would stand there. */
export function Sweep({ view, unit, target }: SweepProps) {
  const rules = useRules();
  const sweep = rules.vehicles?.sweepOf?.(view, unit, target);
  if (!sweep) return null;
  const [from, end] = [shownAt(view, sweep.from), shownAt(view, sweep.end)];
  const { length, width } = extentOfHull(rules, unit.hull);
  const facing = (Math.atan2(end.x - from.x, from.y - end.y) * 180) / Math.PI;
  return (
    <g className="sweep">
      <Strip
        from={from}
        toward={end}
        length={Math.hypot(end.x - from.x, end.y - from.y) + length / 2}
        width={width}
        tone="clipped"
      />
      <Ghost view={view} unit={unit} at={sweep.end} facing={facing} />
    </g>
  );
}

/** The face of a hull that a shot would strike, lit up, with the armour that it meets. */
export function StruckFace({
  view,
  unit,
  target,
}: {
  readonly view: DustupView;
  readonly unit: Unit;
  readonly target: Vehicle;
}) {
  const rules = useRules();
  if (!rules.vehicles) return null;
  const { face, class: of } = rules.vehicles.struckBy(view, unit, target);
  const { hull } = target;
  const { x, y } = shownAt(view, hull);
  const { length, width } = extentOfHull(rules, hull);
  const [half, ahead] = [width / 2 + 0.12, length / 2 + 0.12];
  const isLevel = face === 'front' || face === 'rear' || face === 'side';
  // A side is lit by its edge; the top, which has none, by all round it.
  const edge = isLevel ? edgeOf(face, isOnItsRight(view, unit, target)) : edgeOf('rear', true);
  const [ax, ay, bx, by] = [edge[0] * half, edge[1] * ahead, edge[2] * half, edge[3] * ahead];
  const [plateX, plateY] = [(ax + bx) / 2, (ay + by) / 2];
  const [outX, outY] = [Math.sign(Math.round(plateX * 100)) * 0.75, Math.sign(Math.round(plateY * 100)) * 0.75];
  return (
    <g className="struck-face" transform={`translate(${x} ${y}) rotate(${hull.facing})`}>
      {isLevel ? (
        <line x1={ax} y1={ay} x2={bx} y2={by} />
      ) : (
        <rect x={-half} y={-ahead} width={2 * half} height={2 * ahead} />
      )}
      <g
        className={`plate plate--${of}`}
        transform={`translate(${plateX + outX} ${plateY + outY}) rotate(${-hull.facing})`}
      >
        <circle r={0.62} strokeWidth={0.1} />
        <text fontSize={0.8}>{of}</text>
      </g>
    </g>
  );
}

type Edge = readonly [number, number, number, number];

/** The two corners of a face, as signs of its half width and half length. */
function edgeOf(face: string, isRight: boolean): Edge {
  if (face === 'front') return [-1, -1, 1, -1];
  if (face === 'rear') return [-1, 1, 1, 1];
  return isRight ? [1, -1, 1, 1] : [-1, -1, -1, 1];
}

function isOnItsRight(view: DustupView, unit: Unit, { hull }: Vehicle): boolean {
  const [from, at] = [placeOfUnit(view, unit), hull];
  const turn = (hull.facing * Math.PI) / 180;
  return (from.x - at.x) * Math.cos(turn) - (from.y - at.y) * Math.sin(turn) > 0;
}
