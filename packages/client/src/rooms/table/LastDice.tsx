import './last-dice.css';
import { useState } from 'react';
import { isHarm, weightiest } from '../../playback/harm.ts';
import type { Result } from '../../playback/result.ts';
import { ThrownDice } from '../../playback/ThrownDice.tsx';
import { say } from '../../words/index.ts';
import { useNarrow } from './use-narrow.ts';

/** So many letters are read on the way to the question. */
const LETTERS = { wide: 190, narrow: 90 };

/** What came of the last dice, in a line over the bar where it lies over nobody; a press shows all of it, with the names of the dice. */
export function LastDice({ result }: { readonly result: Result }) {
  const [opened, setOpened] = useState<Result | null>(null);
  const most = useNarrow() ? LETTERS.narrow : LETTERS.wide;
  const isOpen = opened === result;
  return (
    <div className="last-dice" data-keep-clear="">
      {isOpen && <Whole result={result} />}
      <button
        type="button"
        className="last-dice__line"
        aria-expanded={isOpen}
        title={say('playback.lastResult')}
        onClick={() => setOpened(isOpen ? null : result)}
      >
        <Dice result={result} />
        <span>{gistOf(result, most)}</span>
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

/** The throw that it began with: dice of two, or thrown twice, in rows of their own, each with its name. */
function Dice({ result }: { readonly result: Result }) {
  const thrown = result.find(({ scene }) => scene.thrown)?.scene.thrown;
  if (!thrown) return thrown;
  const isOfSeveral = new Set(thrown.dice.map(({ of }) => of)).size > 1;
  return <ThrownDice dice={isOfSeveral ? thrown.dice : thrown.dice.map(({ of: _, ...die }) => die)} />;
}

/** All of it where that is short, or else whom it harmed, or what the dice said. */
function gistOf(result: Result, most: number): string {
  const all = result.map(({ scene }) => scene.sentence).join(' ');
  if (all.length <= most) return all;
  const [worst = result[0]!] = weightiest(result.filter(isHarm), 1);
  return worst.scene.sentence;
}
