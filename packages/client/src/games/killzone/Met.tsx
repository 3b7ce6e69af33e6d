import {
  compareGap,
  line,
  type Point as Place2D,
  type Polygon,
  rectangle,
  type Shape,
} from '@sightline/geometry/field';
import type { Refusal } from '@sightline/kernel';
import type { Ground, KillzoneBoard, KillzoneView, Vehicle } from '@sightline/killzone';
import type { Point } from '../game.ts';
import { pointOfFigure } from './figures.ts';
import { NONE, shownAt } from './floors.ts';
import type { Stop } from './routes.ts';
import { useRules } from './rules.ts';

interface MetProps {
  readonly view: KillzoneView;
  readonly vehicle: Vehicle;
  readonly stop: Stop | null;
  /** Where the vehicle is when it meets that. */
  readonly end: Pick<Vehicle, 'x' | 'y' | 'heading'>;
  /** Who is run over before. */
  readonly struck?: readonly number[];
}

/** What ends a way before its time, and whoever is run over on it, outlined where it stands. */
export function Met({ view, vehicle, stop, end, struck = [] }: MetProps) {
  const rules = useRules();
  const figures = [...new Set([...struck, ...(stop?.with === 'figure' ? [stop.id] : [])])];
  return <Outlined view={view} shapes={stop ? shapesMet(rules, view, vehicle, stop, end) : []} figures={figures} />;
}

/** What somebody on foot cannot get past. */
export function InTheWay({ view, fault }: { readonly view: KillzoneView; readonly fault: Refusal }) {
  const rules = useRules();
  const { code, about: id } = fault;
  if (typeof id !== 'number') return null;
  if (code === 'figureInTheWay') return <Outlined view={view} shapes={[]} figures={[id]} />;
  if (code === 'vehicleInTheWay') return <Outlined view={view} shapes={[rules.outlineOf(view.vehicles[id]!)]} />;
  const { blocks } = rules.groundOf(view.map);
  return <Outlined view={view} shapes={blocks.filter(block => block.what === code && block.id === id).map(area)} />;
}

interface OutlinedProps {
  readonly view: KillzoneView;
  readonly shapes: readonly Outline[];
  readonly figures?: readonly number[];
}

function Outlined({ view, shapes, figures = [] }: OutlinedProps) {
  const rules = useRules();
  const shown = ({ x, y }: Place2D): Point => shownAt(rules, view, { x, y, room: NONE });
  return (
    <g className="met">
      {shapes.map(({ points }, i) => (
        <polygon
          // biome-ignore lint/suspicious/noArrayIndexKey: what is met has no other name than its number
          key={i}
          points={points
            .map(shown)
            .map(({ x, y }) => `${x},${y}`)
            .join(' ')}
        />
      ))}
      {figures.map(id => {
        const { x, y } = pointOfFigure(rules, view, view.figures[id]!);
        return <circle key={id} cx={x} cy={y} r={0.62} />;
      })}
    </g>
  );
}

type Outline = Exclude<Shape, { kind: 'circle' }>;

function shapesMet(
  rules: KillzoneBoard,
  view: KillzoneView,
  vehicle: Vehicle,
  stop: Stop,
  end: MetProps['end'],
): readonly Outline[] {
  if (stop.with === 'vehicle') return [rules.outlineOf(view.vehicles[stop.id]!)];
  if (stop.with !== 'obstacle') return [];
  const hull = rules.outlineOf({ ...vehicle, ...end });
  return standing(rules, view, stop.kind).filter(shape => compareGap(hull, shape, TOUCH) <= 0);
}

/** What is met is so near, in mils. */
const TOUCH = 60;

/** All of a kind that a vehicle can run into. */
function standing(rules: KillzoneBoard, view: KillzoneView, kind: ObstacleKind): readonly Outline[] {
  const { blocks, barriers, steps, patches } = rules.groundOf(view.map);
  switch (kind) {
    case 'building':
    case 'wreck': {
      const wrecks = kind === 'wreck' ? view.vehicles.filter(({ wrecked, away }) => wrecked && !away) : [];
      return [...blocks.filter(({ what }) => what === kind).map(area), ...wrecks.map(rules.outlineOf)];
    }
    case 'wall':
      return barriers.filter(({ cover }) => cover === 'hard').map(({ a, b }) => line(a, b));
    case 'slope':
      return steps.filter(step => step.kind === 'steep').map(area);
    case 'hinderingGround':
      return patches.filter(patch => patch.kind === 'hindering').map(area);
    default:
      return kind satisfies never;
  }
}

type ObstacleKind = Extract<Stop, { with: 'obstacle' }>['kind'];
type Rect = Pick<Ground['blocks'][number], 'minX' | 'minY' | 'maxX' | 'maxY'>;

const area = ({ minX, minY, maxX, maxY }: Rect): Polygon => rectangle({ x: minX, y: minY }, { x: maxX, y: maxY });
