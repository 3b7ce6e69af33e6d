import { say } from '../../words/index.ts';
import { Briefing } from './Briefing.tsx';
import { Details } from './Details.tsx';
import { type StepProps, withScenario } from './draft.ts';
import { Scenarios } from './Scenarios.tsx';

/** The first step: which mission or battle, and whatever the game lets one choose about it. */
export function What({ game, draft, choices, change }: StepProps) {
  return (
    <>
      <div className="what">
        <Briefing game={game} draft={draft} />
        <fieldset className="what__list">
          <legend className="unseen">{say('setup.scenario')}</legend>
          <Scenarios game={game} draft={draft} choose={scenario => change(withScenario(game, draft, scenario))} />
        </fieldset>
      </div>
      <Details game={game} draft={draft} choices={choices} change={change} />
    </>
  );
}
