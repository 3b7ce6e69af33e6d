import type { DustupEvent, DustupView } from '@sightline/dustup';
import type { Line } from '@sightline/kernel';
import { Told, type ToldAt } from '../../board/Told.tsx';
import { sayIf } from '../../words/dustup.ts';
import { pointOfUnit } from './units.ts';

interface EffectsProps {
  readonly view: DustupView;
  readonly recent: readonly Line<DustupEvent>[];
}

/** Who fired at whom, and what came of it. */
export function Effects({ view, recent }: EffectsProps) {
  const events = recent.flatMap(line => (line.kind === 'event' ? [line.event] : []));
  return (
    <g className="effects">
      {events.map((event, i) => {
        if (event.type !== 'shotAt' && event.type !== 'vehicleShotAt') return null;
        const [a, b] = [event.unit.id, event.target.id].map(id => pointOfUnit(view, view.units[id]!));
        // biome-ignore lint/suspicious/noArrayIndexKey: what has happened never changes its order
        return <line key={i} className="shot shot--landed" x1={a!.x} y1={a!.y} x2={b!.x} y2={b!.y} />;
      })}
      <Told told={events.flatMap(event => toldIn(view, event))} above={1.6} />
    </g>
  );
}

function toldIn(view: DustupView, event: DustupEvent): ToldAt[] {
  const text = sayIf(`dustup.told.${event.type}`);
  if (text === undefined || !('unit' in event) || !event.unit) return [];
  return [{ at: pointOfUnit(view, view.units[event.unit.id]!), text }];
}
