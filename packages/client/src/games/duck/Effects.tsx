import type { DuckBoard, DuckEvent, DuckView } from '@sightline/duck';
import type { Line } from '@sightline/kernel';
import { Told, type ToldAt } from '../../board/Told.tsx';
import { sayIf } from '../../words/duck.ts';
import type { Point } from '../game.ts';
import { useRules } from './rules.ts';
import { centreOf, pointOf } from './squares.ts';

interface EffectsProps {
  readonly view: DuckView;
  readonly recent: readonly Line<DuckEvent>[];
}

/** What the last input brought about: lines of fire, and words over whom it happened to. */
export function Effects({ view, recent }: EffectsProps) {
  const rules = useRules();
  const events = recent.flatMap(line => (line.kind === 'event' ? [line.event] : []));
  return (
    <g className="effects">
      {events.map((event, i) => {
        const shot = shotIn(rules, view, event);
        if (!shot) return null;
        const { from, to } = shot;
        // biome-ignore lint/suspicious/noArrayIndexKey: what has happened never changes its order
        return <line key={i} className="shot shot--landed" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
      })}
      <Told told={events.flatMap(event => toldIn(rules, view, event))} above={0.6} />
    </g>
  );
}

function toldIn(rules: DuckBoard, view: DuckView, event: DuckEvent): ToldAt[] {
  const text = sayIf(`duck.told.${event.type}`);
  const at = text === undefined ? null : placeOf(rules, view, event);
  return text !== undefined && at ? [{ at, text }] : [];
}

function shotIn(
  rules: DuckBoard,
  view: DuckView,
  event: DuckEvent,
): { readonly from: Point; readonly to: Point } | null {
  if (!('figure' in event && 'target' in event)) return null;
  const [from, to] = [view.figures[Number(event.figure)], view.figures[Number(event.target)]];
  return from && to && from.at >= 0 && to.at >= 0
    ? { from: pointOf(rules, view, from), to: pointOf(rules, view, to) }
    : null;
}

/** Where an event happened: its square, or whom it happened to. */
export function placeOf(rules: DuckBoard, view: DuckView, event: DuckEvent): Point | null {
  const facts = event as unknown as Readonly<Record<string, unknown>>;
  for (const key of ['at', 'square', 'to']) {
    const square = facts[key];
    if (typeof square === 'number' && square >= 0) return centreOf(rules, view, square);
  }
  const figure = typeof facts['figure'] === 'number' ? view.figures[facts['figure']] : undefined;
  return figure && figure.at >= 0 ? pointOf(rules, view, figure) : null;
}
