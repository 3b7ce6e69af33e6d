import flame from 'icon:flame';
import type { KillzoneView } from '@sightline/killzone';
import { memo } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { say, sayIf } from '../../words/killzone.ts';
import { NONE, shownAt, spotOfRoom } from './floors.ts';
import { useRules } from './rules.ts';

/** Smoke and burning rooms. */
export const Hazards = memo(function Hazards({ view }: { readonly view: KillzoneView }) {
  const rules = useRules();
  return (
    <g className="hazards">
      {view.fires.map(({ state }, room) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: fires are numbered by their rooms
        state === 'none' ? null : <Fire key={room} view={view} room={room} state={state} />,
      )}
      {view.clouds.map(cloud => {
        const { x, y } = shownAt(rules, view, cloud);
        return (
          <g key={`${cloud.x},${cloud.y},${cloud.room}`} className="smoke" clipPath={clipOf(cloud.room)}>
            <title>{say('killzone.smoke')}</title>
            <circle cx={x} cy={y} r={rules.cloudRadius} />
            <circle cx={x - 0.9} cy={y - 0.7} r={1.7} />
            <circle cx={x + 1} cy={y + 0.5} r={1.5} />
          </g>
        );
      })}
      <RoomClips view={view} />
    </g>
  );
});

function Fire({ view, room, state }: { readonly view: KillzoneView; readonly room: number; readonly state: string }) {
  const rules = useRules();
  const spot = spotOfRoom(rules.groundOf(view.map), room);
  const flames =
    state === 'minor'
      ? [[0.25, 0.3]]
      : [
          [0.2, 0.2],
          [0.62, 0.28],
          [0.3, 0.62],
          [0.68, 0.7],
        ];
  return (
    <g className={`fire fire--${state}`}>
      <title>{sayIf(`killzone.fires.${state}`)}</title>
      <rect {...spot} />
      {state !== 'burntOut' &&
        flames.map(([dx, dy]) => (
          <Icon
            key={`${dx}`}
            path={flame}
            x={spot.x + dx! * spot.width - 0.7}
            y={spot.y + dy! * spot.height - 0.7}
            size={1.4}
          />
        ))}
    </g>
  );
}

/** Smoke in a room stays in it. */
function RoomClips({ view }: { readonly view: KillzoneView }) {
  const rules = useRules();
  const ground = rules.groundOf(view.map);
  return (
    <defs>
      {view.clouds.map(({ room }) =>
        room === NONE ? null : (
          <clipPath key={room} id={`room-${room}`}>
            <rect {...spotOfRoom(ground, room)} />
          </clipPath>
        ),
      )}
    </defs>
  );
}

function clipOf(room: number): string | undefined {
  return room === NONE ? undefined : `url(#room-${room})`;
}
