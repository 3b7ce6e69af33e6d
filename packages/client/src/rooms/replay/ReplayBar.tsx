import type { Match } from '@sightline/kernel';
import { hrefOf } from '../../app/route.ts';
import { downloadReplay } from '../../store/files.ts';
import { say } from '../../words/index.ts';
import { RoomTools } from '../RoomTools.tsx';

interface ReplayBarProps {
  readonly id: string;
  readonly match: Match;
  readonly title: string;
  readonly progress: string;
}

export function ReplayBar({ id, match, title, progress }: ReplayBarProps) {
  return (
    <header className="top-bar">
      <a className="brand" href={hrefOf({ room: 'home' })} aria-label={say('back')}>
        <img src="./favicon.svg" alt="" width="28" height="28" />
      </a>
      <h1>
        {say('replay.title')}: {title}
      </h1>
      <span className="top-bar__progress">{progress}</span>
      <div className="top-bar__tools">
        <button type="button" className="button" onClick={() => downloadReplay(id, match)}>
          {say('after.saveReplay')}
        </button>
        <RoomTools />
      </div>
    </header>
  );
}
