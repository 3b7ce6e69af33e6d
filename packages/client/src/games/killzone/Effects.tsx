import blast from 'icon:mine-explosion';
import type { Line } from '@sightline/kernel';
import type { KillzoneBoard, KillzoneEvent, KillzoneView } from '@sightline/killzone';
import { Told, type ToldAt } from '../../board/Told.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { say } from '../../words/killzone.ts';
import { pointOfFigure } from './figures.ts';
import { shownAt } from './floors.ts';
import { useRules } from './rules.ts';

interface EffectsProps {
  readonly view: KillzoneView;
  readonly recent: readonly Line<KillzoneEvent>[];
}

/** What the last input brought about: shots and what they hit, bursts, the fallen. */
export function Effects({ view, recent }: EffectsProps) {
  const rules = useRules();
  const events = recent.flatMap(line => (line.kind === 'event' ? [line.event] : []));
  return (
    <g className="effects">
      {shotsIn(events).map(({ from, to, hit }, i) => {
        const [a, b] = [pointOfFigure(rules, view, view.figures[from]!), pointOfFigure(rules, view, view.figures[to]!)];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has happened never changes its order
          <line key={i} className={hit ? 'shot shot--landed' : 'shot'} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
        );
      })}
      {events.flatMap((event, i) => {
        if (event.type !== 'burstLanded') return [];
        const { x, y } = shownAt(rules, view, event.at);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has happened never changes its order
          <g key={i} className="blast">
            <Icon path={blast} x={x - 1.5} y={y - 1.5} size={3} />
          </g>
        );
      })}
      <Told told={events.flatMap(event => toldAt(rules, view, event) ?? [])} above={0.85} />
    </g>
  );
}

/** Who shot at whom: a shot is told before what it does to its target. */
function shotsIn(events: readonly KillzoneEvent[]): { from: number; to: number; hit: boolean }[] {
  const shots: { from: number; to: number; hit: boolean }[] = [];
  let shooter: number | null = null;
  for (const event of events) {
    if (event.type === 'shotFired') shooter = event.figure.id;
    if (shooter === null) continue;
    if (event.type === 'damageRolled') shots.push({ from: shooter, to: event.figure.id, hit: true });
  }
  return shots;
}

function toldAt(rules: KillzoneBoard, view: KillzoneView, event: KillzoneEvent): ToldAt | null {
  switch (event.type) {
    case 'killed':
      return { at: pointOfFigure(rules, view, view.figures[event.figure.id]!), text: say('killzone.told.killed') };
    case 'suppressed':
      return { at: pointOfFigure(rules, view, view.figures[event.figure.id]!), text: say('killzone.told.suppressed') };
    case 'captured':
      return { at: pointOfFigure(rules, view, view.figures[event.figure.id]!), text: say('killzone.told.captured') };
    case 'missed':
      return { at: pointOfFigure(rules, view, view.figures[event.figure.id]!), text: say('killzone.told.missed') };
    case 'burstLanded':
      return { at: shownAt(rules, view, event.at), text: event.weapon };
    default:
      return null;
  }
}
