import { STEPS, type Step } from '../../games/choices.ts';
import type { Game } from '../../games/game.ts';
import { called, say } from '../../words/index.ts';
import { changedIn, type Draft } from './draft.ts';

interface StepsProps {
  readonly step: Step;
  readonly game: Game;
  readonly draft: Draft;
  readonly choose: (step: Step) => void;
}

/** The three steps, each with what is chosen in it so far; any of them can be gone to at any time. */
export function Steps({ step, game, draft, choose }: StepsProps) {
  return (
    <nav aria-label={say('setup.steps')}>
      <ol className="steps">
        {STEPS.map(each => (
          <li key={each}>
            <button
              type="button"
              className="steps__step"
              aria-current={each === step ? 'step' : undefined}
              onClick={() => choose(each)}
            >
              <b>{say(`setup.step.${each}`)}</b>
              <span className="muted">{chosenIn(each, game, draft)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function chosenIn(step: Step, { system, seats }: Game, draft: Draft): string {
  switch (step) {
    case 'what':
      return called(system.scenarios.find(({ id }) => id === draft.scenario)?.title ?? '');
    case 'who': {
      const persons = Object.keys(draft.players).filter(seat => draft.players[seat]!.kind === 'person');
      return persons.length === 0
        ? say('setup.onlyMachines')
        : say('setup.persons', { names: persons.map(seat => seats[seat]?.name ?? seat) });
    }
    case 'how': {
      const changed = changedIn(system, draft.switches);
      const rules = changed === 0 ? say('setup.rulesAsUsual') : say('choices.changed', { count: changed });
      return draft.dice === 'entered' ? say('setup.withRealDice', { rules }) : rules;
    }
    default:
      return step satisfies never;
  }
}
