import { say } from '../../words/index.ts';
import { Details } from './Details.tsx';
import { DiceChoice } from './DiceChoice.tsx';
import type { StepProps } from './draft.ts';
import { StirDice } from './StirDice.tsx';
import { Switches } from './Switches.tsx';

/** The third step: whose dice, and which readings of the rules. */
export function How({ game, draft, choices, change }: StepProps) {
  return (
    <>
      <fieldset className="card">
        <legend>{say('setup.dice')}</legend>
        <DiceChoice draft={draft} change={change} />
        <StirDice game={game} draft={draft} change={change} />
      </fieldset>
      <fieldset className="card">
        <legend>{say('setup.switches')}</legend>
        <Switches system={game.system} values={draft.switches} choose={switches => change({ switches })} />
      </fieldset>
      <Details game={game} draft={draft} choices={choices} change={change} />
    </>
  );
}
