import type { Edition } from '@sightline/kernel';
import { type ComponentType, createContext, use } from 'react';

const EditionContext = createContext<unknown>(null);

/** A part of a game's table that is drawn by the rules of one edition, whatever the newest ones say. */
export function drawnBy<P extends object>(edition: Edition<unknown>, Part: ComponentType<P>): ComponentType<P> {
  return function DrawnByEdition(props: P) {
    return (
      <EditionContext value={edition}>
        <Part {...props} />
      </EditionContext>
    );
  };
}

/** The edition that the game on the table is played by. Each game says in its rules.ts what its own looks like. */
export function useEdition<E>(): E {
  const edition = use(EditionContext);
  if (edition === null) throw new Error('expected to be drawn within a game');
  return edition as E;
}
