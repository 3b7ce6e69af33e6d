import { distance } from '@sightline/geometry/field';
import type { Question } from '@sightline/kernel';
import type {
  Act,
  Figure,
  KillzoneBoard,
  KillzoneQuestion,
  KillzoneView,
  Place,
  Sight,
  Target,
} from '@sightline/killzone';
import { called, decimal, say } from '../../words/killzone.ts';
import type { Measured, Point, Spot } from '../game.ts';
import { nameOf, pointOfFigure } from './figures.ts';
import { placeAt, shownAt, spotOfRect } from './floors.ts';

/** The rules' own line to a target. */
export function lineToTarget(rules: KillzoneBoard, view: KillzoneView, figure: Figure, target: Target): Measured {
  const to = rules.placeOf(view, target);
  const seen = rules.sightTo(view, figure, target);
  return {
    from: pointOfFigure(rules, view, figure),
    to: 'figure' in target ? pointOfFigure(rules, view, view.figures[target.figure]!) : shownAt(rules, view, to),
    text: sightText(rules, view, seen),
    blockedBy: blockerSpot(rules, view, seen),
    ...blockerName(rules, view, seen),
    reaches: seen.blocked === null,
  };
}

/** What the ruler says: straight inches, and whether one sees the other. */
export function measure(rules: KillzoneBoard, view: KillzoneView, from: Point, to: Point): Measured {
  const [a, b] = [placeAt(rules, view, from), placeAt(rules, view, to)];
  const seen = rules.sight(view, a, b);
  return {
    from,
    to,
    text: `${say('killzone.inches', { inches: inchesBetween(a, b) })} ${sightText(rules, view, seen)}`,
    blockedBy: blockerSpot(rules, view, seen),
    ...blockerName(rules, view, seen),
    reaches: true,
  };
}

export function inchesBetween(a: Place, b: Place): string {
  return decimal(distance(a, b) / 1000, 1);
}

function sightText(rules: KillzoneBoard, view: KillzoneView, { blocked, cover, cloud }: Sight): string {
  if (blocked) return say('killzone.blocked', { by: nameOfBlocker(rules, view, blocked) });
  const marks = [
    say('killzone.clear'),
    cover !== 'none' && say(`killzone.cover.${cover}`),
    cloud >= 0 && say('killzone.inSmoke'),
  ];
  return marks.filter(mark => mark !== false).join(' ');
}

function blockerName(rules: KillzoneBoard, view: KillzoneView, { blocked }: Sight): Pick<Measured, 'blocker'> {
  return blocked ? { blocker: nameOfBlocker(rules, view, blocked) } : {};
}

/** A house and a car have names of their own, which stand on the board. */
function nameOfBlocker(rules: KillzoneBoard, view: KillzoneView, { by, id }: NonNullable<Sight['blocked']>): string {
  const house = by === 'building' ? rules.groundOf(view.map).buildings[id] : undefined;
  if (house) return called(house.who.name);
  const vehicle = by === 'vehicle' ? view.vehicles[id] : undefined;
  return vehicle ? nameOf(rules, vehicle.who) : say(`killzone.blockers.${by}`);
}

/** What blocks, as far as it is a thing with an outline. */
function blockerSpot(rules: KillzoneBoard, view: KillzoneView, { blocked }: Sight): Spot | null {
  if (!blocked) return null;
  const ground = rules.groundOf(view.map);
  if (blocked.by === 'vehicle') return spotOfRect(ground, boxOf(rules.outlineOf(view.vehicles[blocked.id]!).points));
  if (blocked.by === 'smoke') {
    const { x, y } = shownAt(rules, view, view.clouds[blocked.id]!);
    const radius = rules.cloudRadius;
    return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  }
  const block = ground.blocks.find(({ what, id }) => what === blocked.by && id === blocked.id);
  return block ? spotOfRect(ground, block) : null;
}

/** Who stands in the way of a walk: the refusal says only that somebody does. */
export function whyRefused(
  rules: KillzoneBoard,
  view: KillzoneView,
  question: Question,
  answer: unknown,
): string | null {
  const asked = question as KillzoneQuestion;
  const act = answer as Act;
  if (asked.kind !== 'act' || act.do !== 'move') return null;
  const { fault } = rules.walkWay(view, view.figures[asked.figure.id]!, act.way);
  const whose = fault?.code === 'figureInTheWay' ? view.figures[Number(fault.about)] : undefined;
  return whose ? say('killzone.standsThere', { name: nameOf(rules, whose.who) }) : null;
}

function boxOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
}
