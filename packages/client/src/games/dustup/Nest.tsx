import nestIcon from 'icon:egg-clutch';
import type { DustupView } from '@sightline/dustup';
import { Icon } from '../../parts/Icon.tsx';
import { say } from '../../words/dustup.ts';
import { shownAt } from './land.ts';

/** DU-GAP2-047: the hole in the ground that the beasts come from, and whether it is burnt out. Most battles have none. */
export function Nest({ view }: { readonly view: DustupView }) {
  const { nest } = view;
  if (!nest) return null;
  const { x, y } = shownAt(view, nest);
  const radius = nest.radius / 1000;
  return (
    <g className={nest.destroyed ? 'nest nest--destroyed' : 'nest'}>
      <title>{say('dustup.nest', nest)}</title>
      <circle cx={x} cy={y} r={radius} />
      <Icon path={nestIcon} x={x - 0.8} y={y - 0.8} size={1.6} />
      <text className="nest__name" x={x} y={y + radius + 0.9}>
        {say(nest.destroyed ? 'dustup.nestDestroyed' : 'dustup.nestName')}
      </text>
    </g>
  );
}
