import type { CSSProperties } from 'react';
import type { Thrown, ThrownDie } from '../games/scene.ts';
import { Die } from '../parts/Die.tsx';

/** More dice than these are drawn smaller. */
const FEW_DICE = 4;

/** Dice as they fell, under the names of what they were thrown for, with what they needed. */
export function ThrownDice({ dice, needed }: Thrown) {
  const size = dice.length > FEW_DICE ? 'told-card__dice told-card__dice--many' : 'told-card__dice';
  const sets = setsOf(dice);
  if (sets.length > 1)
    return (
      <span className="told-card__sets">
        {sets.map((set, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: throws of one moment have nothing but their order
          <span key={i} className="told-card__dice told-card__dice--many">
            <small className="told-card__of">{set[0]!.of}</small>
            <DiceOfSet dice={set} />
          </span>
        ))}
        {needed && <small className="muted">{needed}</small>}
      </span>
    );
  return (
    <span className={size}>
      <DiceOfSet dice={dice} />
      {needed && <small>{needed}</small>}
    </span>
  );
}

function DiceOfSet({ dice }: Pick<Thrown, 'dice'>) {
  return dice.map(({ die, face, isGood }, i) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: dice of a throw have nothing but their place
      key={i}
      className={`told-card__die${isGood === undefined ? '' : isGood ? ' is-good' : ' is-bad'}`}
      style={{ '--late': i } as CSSProperties}
    >
      <Die die={die} face={face} />
    </span>
  ));
}

/** Dice that follow one another under one heading. */
function setsOf(dice: readonly ThrownDie[]): readonly (readonly ThrownDie[])[] {
  const sets: ThrownDie[][] = [];
  for (const each of dice) {
    const last = sets.at(-1);
    if (last && last[0]!.of === each.of) last.push(each);
    else sets.push([each]);
  }
  return sets;
}
