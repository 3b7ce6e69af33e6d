import type { Setup } from '@sightline/kernel';
import type { Details, SetupChoice } from '../../games/choices.ts';
import type { Game } from '../../games/game.ts';
import { Choice, Tick } from '../../parts/fields.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { CardChoice } from './CardChoice.tsx';
import { NumberChoice } from './NumberChoice.tsx';

interface ChoicesProps {
  readonly game: Game;
  readonly setup: Setup;
  readonly choices: readonly SetupChoice[];
  readonly change: (details: Details) => void;
}

/** What the game lets its players choose besides scenario, seats and rules. */
export function Choices({ choices, ...table }: ChoicesProps) {
  return (
    <ul className="choices">
      {choices.map(choice => (
        <li key={choice.id}>
          <ChoiceField choice={choice} {...table} />
          {!isFolded(choice) && <RuleLink id={choice.rule} />}
        </li>
      ))}
    </ul>
  );
}

export interface ChoiceProps extends Omit<ChoicesProps, 'choices'> {
  readonly choice: SetupChoice;
}

/** Too much to stand open: something to look at before it is chosen, or many things at once. */
function isFolded(choice: SetupChoice): boolean {
  return choice.kind === 'some' || choice.kind === 'numbers' || hasCards(choice);
}

function hasCards(choice: SetupChoice): boolean {
  return choice.kind === 'one' && choice.options.some(({ text, items, picture }) => text ?? items ?? picture);
}

function ChoiceField({ game, setup, choice, change }: ChoiceProps) {
  const { title: label, hint } = choice;
  switch (choice.kind) {
    case 'some':
      return <CardChoice game={game} setup={setup} choice={choice} change={change} />;
    case 'one':
      return hasCards(choice) ? (
        <CardChoice game={game} setup={setup} choice={choice} change={change} />
      ) : (
        <Choice
          label={label}
          hint={hint}
          value={choice.chosen}
          options={choice.options.map(({ id }) => id)}
          name={id => choice.options.find(option => option.id === id)?.name ?? id}
          choose={id => change(choice.choose(id))}
        />
      );
    case 'numbers':
      return <NumberChoice choice={choice} change={change} />;
    case 'amount':
      return (
        <Choice
          label={label}
          hint={hint}
          value={String(choice.chosen)}
          options={amounts(choice.least, Math.max(choice.most, choice.chosen))}
          name={amount => amount}
          choose={amount => change(choice.choose(Number(amount)))}
        />
      );
    case 'yesNo':
      return <Tick label={label} hint={hint} value={choice.chosen} choose={on => change(choice.choose(on))} />;
    default:
      return choice satisfies never;
  }
}

const amounts = (least: number, most: number): string[] =>
  Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
