import './last-dice.css';
import { useState } from 'react';
import type { Beat } from '../../playback/beats.ts';
import { isHarm, weightiest } from '../../playback/harm.ts';
import type { Result } from '../../playback/result.ts';
import { ThrownDice } from '../../playback/ThrownDice.tsx';
import { say } from '../../words/index.ts';
import { useNarrow } from './use-narrow.ts';

/** So many letters are read on the way to the question. */
const LETTERS = { wide: 190, narrow: 90 };

interface LastDiceProps {
  readonly result: Result;
  putAway(): void;
}

/**
 * What came of the last dice, in a line over the bar where it lies over nobody. A press shows all of it, with the names of
 * the dice; on a small screen, where that would lie over the map, it puts the line away.
 */
export function LastDice({ result, putAway }: LastDiceProps) {
  const [opened, setOpened] = useState<Result | null>(null);
  const isNarrow = useNarrow();
  const line = lineOf(result, isNarrow ? LETTERS.narrow : LETTERS.wide);
  const isOpen = opened === result && !isNarrow;
  return (
    <div className="last-dice" data-keep-clear="">
      {isOpen && <Whole result={result} />}
      <button
        type="button"
        className="last-dice__line"
        aria-expanded={isNarrow ? undefined : isOpen}
        title={say('playback.lastResult')}
        onClick={() => (isNarrow ? putAway() : setOpened(isOpen ? null : result))}
      >
        <Dice told={line} />
        <span>{line.map(({ scene }) => scene.sentence).join(' ')}</span>
      </button>
    </div>
  );
}

function Whole({ result }: { readonly result: Result }) {
  return (
    <div className="last-dice__whole">
      {result.map(({ line, scene: { thrown, sentence } }) => (
        <div key={line} className="told-card__part">
          {thrown && <ThrownDice {...thrown} />}
          <p>{sentence}</p>
        </div>
      ))}
    </div>
  );
}

/** The throw that it tells of: dice of two, or thrown twice, in rows of their own, each with its name. */
function Dice({ told }: { readonly told: readonly Beat[] }) {
  const thrown = told.find(({ scene }) => scene.thrown)?.scene.thrown;
  if (!thrown) return thrown;
  const isOfSeveral = new Set(thrown.dice.map(({ of }) => of)).size > 1;
  return <ThrownDice dice={isOfSeveral ? thrown.dice : thrown.dice.map(({ of: _, ...die }) => die)} />;
}

/** All of it where that is short and one throw, or else whom it harmed, or what the dice said: always with its own dice. */
function lineOf(result: Result, most: number): readonly Beat[] {
  const all = result.map(({ scene }) => scene.sentence).join(' ');
  const throws = result.filter(({ scene }) => scene.thrown).length;
  if (all.length <= most && throws <= 1) return result;
  const last = result.findLast(({ scene }) => scene.thrown) ?? result[0]!;
  const [worst = last] = weightiest(result.filter(isHarm), 1);
  return [worst];
}
