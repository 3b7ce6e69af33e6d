import type { Refusal, System } from '@sightline/kernel';
import { STEPS, type Step } from '../../games/choices.ts';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { say } from '../../words/index.ts';
import { refusalText } from '../../words/system.ts';

interface StartBarProps {
  readonly system: System;
  readonly step: Step;
  /** Why the match cannot begin like this. */
  readonly refusals: readonly Refusal[];
  readonly go: (step: Step) => void;
  /** Takes it to somebody at another device instead. */
  readonly withSomebody: () => void;
}

/** At the foot of the window in every step: the way on, and Start. */
export function StartBar({ system, step, refusals, go, withSomebody }: StartBarProps) {
  const next = STEPS[STEPS.indexOf(step) + 1];
  return (
    <div className="start-bar">
      {refusals.map(refusal => (
        <p key={JSON.stringify(refusal)} className="notice" role="alert">
          {refusalText(system, refusal)} <RuleLink id={refusal.rule} />
        </p>
      ))}
      {next && (
        <button type="button" className="button" onClick={() => go(next)}>
          {say('setup.next', { step: say(`setup.step.${next}`) })}
        </button>
      )}
      <button type="button" className="button" disabled={refusals.length > 0} onClick={withSomebody}>
        {say('setup.withSomebody')}
      </button>
      <button type="submit" className="button button--main" disabled={refusals.length > 0}>
        {say('setup.start')}
      </button>
    </div>
  );
}
