import { PASS } from '@sightline/kernel';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Game } from '../../games/game.ts';
import type { Turn } from '../../play/viewer.ts';
import { usePreferences } from '../../store/preferences.ts';
import type { Teaching } from './use-lesson.ts';

/** What was asked, and what is settled by the answer that was given, in words. */
export interface Folded {
  readonly question: string;
  readonly settled: string;
}

interface Folding {
  /** What was answered for the player since his last answer. */
  readonly said: Folded | null;
  /** Whether the table is about to answer: nobody is asked in that moment. */
  readonly isUnderWay: boolean;
  /** He has taken it back: this time he is asked. */
  askAfterAll(): void;
  /** Whether he wants to be asked what the game calls `askFor`, and the other way round. */
  readonly asksFor: boolean;
  toggleAskFor(): void;
}

/**
 * Questions that nearly everybody answers alike where it hardly matters are answered by the table, which says so. Taking
 * it back asks after all. So are those that he lets pass for the rest of the turn (`isQuiet`), of which a line of its own tells.
 */
export function useFolding(
  game: Game,
  view: unknown,
  inputs: number,
  turn: Turn | null,
  teaching: Teaching | null,
  isQuiet: boolean,
  give: (answer: unknown) => void,
): Folding {
  const { askEverything } = usePreferences();
  const [folded, setFolded] = useState<{ readonly said: Folded; readonly inputs: number } | null>(null);
  const asksAt = useRef(-1);
  const [asksFor, setAsksFor] = useState(false);
  const [pending, setPending] = useState<Turn | null>(null);
  // A lesson goes to its next step just after the question is there, which that step may be about.
  const taught = useRef(teaching);
  useLayoutEffect(() => {
    taught.current = teaching;
  });
  // Before it is painted: nobody sees a question that is about to be answered as one that waits for him.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question, whatever else is drawn anew
  useLayoutEffect(() => {
    // A lesson asks what it teaches and nothing besides.
    const isWanted = teaching?.step ? teaching.isAbout : askEverything && !isQuiet;
    if (!turn || isWanted || inputs <= asksAt.current) return undefined;
    if (asksFor && game.askFor?.isAsked(turn.question)) return setAsksFor(false);
    const answer = isQuiet ? PASS : game.foldedAnswer?.(view, turn.question);
    if (answer === undefined) return undefined;
    const { words } = game.system;
    setPending(turn);
    // The answer before it, which may have been folded as well, is through by then.
    const timer = setTimeout(() => {
      setPending(null);
      if (taught.current?.step && taught.current.isAbout) return;
      if (!isQuiet)
        setFolded({
          said: {
            question: words.question(turn.question),
            settled:
              game.settled?.(view, turn.question, answer) ??
              game.label?.(view, turn.question, answer) ??
              words.option(turn.question, answer),
          },
          inputs: inputs + 1,
        });
      give(answer);
    });
    return () => clearTimeout(timer);
  }, [turn]);
  return {
    said: folded?.inputs === inputs ? folded.said : null,
    isUnderWay: turn !== null && pending === turn,
    askAfterAll() {
      asksAt.current = inputs - 1;
      // What he answers himself leads to as many answers as there were.
      setFolded(null);
    },
    asksFor,
    toggleAskFor: () => setAsksFor(!asksFor),
  };
}
