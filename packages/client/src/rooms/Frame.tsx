import type { ReactNode } from 'react';
import { hrefOf } from '../app/route.ts';
import { say } from '../words/index.ts';
import { RoomTools } from './RoomTools.tsx';

interface FrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of every room but the table: the name, the ways out, the settings. */
export function Frame({ title, children }: FrameProps) {
  return (
    <div className="frame">
      <header className="top-bar">
        <a className="brand" href={hrefOf({ room: 'home' })} aria-label={say('name')}>
          <img src="./favicon.svg" alt="" width="28" height="28" />
          <span className="brand__name">{say('name')}</span>
        </a>
        <nav className="top-bar__tools">
          <a className="button button--quiet" href={hrefOf({ room: 'lobby' })}>
            {say('rooms.lobby')}
          </a>
          <a className="button button--quiet" href={hrefOf({ room: 'content' })}>
            {say('rooms.content')}
          </a>
          <a className="button button--quiet" href={hrefOf({ room: 'rules', rule: null })}>
            {say('rooms.rules')}
          </a>
          <a className="button button--quiet" href={hrefOf({ room: 'credits' })}>
            {say('rooms.credits')}
          </a>
          <RoomTools />
        </nav>
      </header>
      <main className="frame__main">
        {title !== say('name') && <h1>{title}</h1>}
        {children}
      </main>
    </div>
  );
}
