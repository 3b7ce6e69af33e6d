import target from 'icon:convergence-target';
import type { DustupView, Place } from '@sightline/dustup';
import { memo } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { missionsIn, type ShownMission } from './fire-missions.ts';
import { shownAt } from './land.ts';
import { useRules } from './rules.ts';
import { MARKS } from './units.ts';
import { markerOf, missionText } from './what-lies.ts';

/** Target markers with the clock of each; their owner alone sees which is meant, and how far it bursts. */
export const Missions = memo(function Missions({ view }: { readonly view: DustupView }) {
  const rules = useRules();
  return missionsIn(rules, view).map(mission => (
    <g
      key={mission.id}
      className={`fire-mission token--${MARKS[view.sides.findIndex(({ seat }) => seat === mission.seat)]}`}
    >
      {mission.markers.map(at => (
        <Marker key={`${at.x},${at.y}`} view={view} mission={mission} at={at} />
      ))}
    </g>
  ));
});

interface MarkerProps {
  readonly view: DustupView;
  readonly mission: ShownMission;
  readonly at: Place;
}

function Marker({ view, mission, at }: MarkerProps) {
  const { radius, box } = mission;
  const { x, y } = shownAt(view, at);
  const kind = markerOf(mission, at);
  return (
    <g className={`target target--${kind}`} transform={`translate(${x} ${y})`}>
      <title>{missionText(mission, at)}</title>
      {kind !== 'dummy' && <circle className="target__burst" r={radius} />}
      <circle className="target__disc" r={0.95} />
      <Icon path={target} x={-0.75} y={-0.75} size={1.5} />
      <g className="target__clock" transform="translate(.85 -.85)">
        <circle r={0.55} />
        <text>{box === null ? '!' : box}</text>
      </g>
    </g>
  );
}
