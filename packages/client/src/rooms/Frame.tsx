import type { ReactNode } from 'react';
import { hrefOf } from '../app/route.ts';
import { words } from '../words/index.ts';
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
        <a className="brand" href={hrefOf({ room: 'home' })} aria-label={words.name}>
          <img src="./favicon.svg" alt="" width="28" height="28" />
          <span className="brand__name">{words.name}</span>
        </a>
        <nav className="top-bar__tools">
          <a className="button button--quiet" href={hrefOf({ room: 'content' })}>
            {words.rooms.content}
          </a>
          <a className="button button--quiet" href={hrefOf({ room: 'rules', rule: null })}>
            {words.rooms.rules}
          </a>
          <a className="button button--quiet" href={hrefOf({ room: 'credits' })}>
            {words.rooms.credits}
          </a>
          <RoomTools />
        </nav>
      </header>
      <main className="frame__main">
        {title !== words.name && <h1>{title}</h1>}
        {children}
      </main>
    </div>
  );
}
