import { hrefOf } from '../../app/route.ts';
import { say } from '../../words/index.ts';
import { Choices } from './Choices.tsx';
import { type StepProps, setupOf } from './draft.ts';

/** What the game lets its players choose in a step, each as the game usually has it. */
export function Details({ game, draft, choices, change }: StepProps) {
  if (choices.length === 0) return null;
  return (
    <fieldset className="card">
      <legend>{say('setup.choices')}</legend>
      <Choices game={game} setup={setupOf(draft)} choices={choices} change={details => change({ details })} />
      <p className="muted">
        {say('setup.ownHint')} <a href={hrefOf({ room: 'content' })}>{say('content.title')}</a>
      </p>
    </fieldset>
  );
}
