import { type Setup, sameJson, whyNotCreate } from '@sightline/kernel';
import { useId } from 'react';
import type { Details, Option, SetupChoice } from '../../games/choices.ts';
import type { Game } from '../../games/game.ts';
import { SetupPicture } from '../../parts/SetupPicture.tsx';
import { called, say } from '../../words/index.ts';
import { refusalText } from '../../words/system.ts';
import { Folded } from './Folded.tsx';

type Cards = Extract<SetupChoice, { kind: 'one' | 'some' }>;

interface CardChoiceProps {
  readonly game: Game;
  readonly setup: Setup;
  readonly choice: Cards;
  readonly change: (details: Details) => void;
}

/** A choice among cards. */
export function CardChoice({ game, setup, choice, change }: CardChoiceProps) {
  return (
    <Folded choice={choice} chosen={chosenNames(choice)}>
      <div className="scenarios">
        {choice.options.map(option => (
          <OptionCard key={option.id} game={game} setup={setup} choice={choice} option={option} change={change} />
        ))}
      </div>
    </Folded>
  );
}

function isChosen(choice: Cards, { id }: Option): boolean {
  return choice.kind === 'one' ? choice.chosen === id : choice.chosen.includes(id);
}

/** So many names can still be read at a glance. */
const FEW = 8;

function chosenNames(choice: Cards): string {
  const chosen = choice.options.filter(option => isChosen(choice, option));
  if (choice.kind === 'one' || (chosen.length <= FEW && choice.options.length <= 2 * FEW))
    return say('choices.these', { names: chosen.map(({ name }) => called(name)) });
  const { length } = choice.options;
  return chosen.length === length
    ? say('choices.allOf', { count: length })
    : say('choices.someOf', { count: chosen.length, all: length });
}

interface OptionCardProps extends CardChoiceProps {
  readonly option: Option;
}

function OptionCard({ game, setup, choice, option, change }: OptionCardProps) {
  const name = useId();
  const { id, text, items, picture } = option;
  const chosen = isChosen(choice, option);
  const refused = choice.kind === 'one' && !chosen ? whyNot(game, setup, choice.choose(id)) : null;
  const choose = (): void => {
    if (choice.kind === 'one') change(choice.choose(id));
    else change(choice.choose(chosen ? choice.chosen.filter(other => other !== id) : [...choice.chosen, id]));
  };
  return (
    <label className="scenario" data-refused={refused !== null}>
      <input
        type={choice.kind === 'one' ? 'radio' : 'checkbox'}
        name={choice.id}
        aria-describedby={name}
        checked={chosen}
        disabled={refused !== null}
        onChange={choose}
      />
      {picture && <SetupPicture game={game} setup={picture} />}
      <b>{called(option.name)}</b>
      <small id={name} className="muted">
        {text}
        {items && items.length > 0 && (
          <span className="scenario__items">
            {items.map((item, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a force may have two units of one name
              <span key={i}>{called(item)}</span>
            ))}
          </span>
        )}
        {refused !== null && (
          <span className="scenario__refused">
            {say('choices.refused')} {refused}
          </span>
        )}
      </small>
    </label>
  );
}

/** What the rules would refuse if these were the details, and do not refuse already. */
function whyNot({ system }: Game, setup: Setup, details: Details): string | null {
  const now = whyNotCreate(system, { ...setup, secret: '' });
  const then = whyNotCreate(system, { ...setup, details, secret: '' });
  const [refusal] = then.filter(refusal => !now.some(known => sameJson(known, refusal)));
  return refusal ? refusalText(system, refusal) : null;
}
