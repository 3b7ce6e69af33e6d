import type { InForce } from '@sightline/desk';
import { hrefOf } from '../../app/route.ts';
import { RulesInForce } from '../../parts/RulesInForce.tsx';
import { say } from '../../words/index.ts';
import { RoomTools } from '../RoomTools.tsx';

interface ReplayBarProps {
  readonly title: string;
  readonly progress: string;
  readonly inForce: InForce;
  readonly save: () => void;
}

export function ReplayBar({ title, progress, inForce, save }: ReplayBarProps) {
  return (
    <header className="top-bar">
      <a className="brand" href={hrefOf({ room: 'home' })} aria-label={say('back')}>
        <img src="./favicon.svg" alt="" width="28" height="28" />
      </a>
      <h1>
        {say('replay.title')}: {title}
      </h1>
      <span className="top-bar__progress">{progress}</span>
      <div className="top-bar__wide">
        <RulesInForce inForce={inForce} short />
      </div>
      <div className="top-bar__tools">
        <button type="button" className="button" onClick={save}>
          {say('after.saveReplay')}
        </button>
        <RoomTools />
      </div>
    </header>
  );
}
