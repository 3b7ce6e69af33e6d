import { sameJson } from '@sightline/kernel';
import type { Option } from '../../play/use-considering.ts';
import { say } from '../../words/index.ts';
import { orderedOptions } from './order.ts';
import type { TableState } from './use-table.ts';

/** Every choice as a button; those with a place on the board can be pointed at there as well. */
export function Options({ table }: { readonly table: TableState }) {
  const { large, small } = orderedOptions(table.considering.options);
  return (
    <div className="options">
      <div className="options__large">
        {large.map((option, i) => (
          <OptionButton key={JSON.stringify(option.answer)} table={table} option={option} large={i + 1} />
        ))}
      </div>
      {large.length === 0 && small.length > 0 && <p className="muted">{say('ask.consider')}</p>}
      {small.length > 0 && (
        <details className="options__places">
          <summary>
            {large.length > 0 ? say('ask.more', { count: small.length }) : say('ask.listed', { count: small.length })}
          </summary>
          <div className="options__small">
            {small.map(option => (
              <OptionButton key={JSON.stringify(option.answer)} table={table} option={option} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

interface OptionButtonProps {
  readonly table: TableState;
  readonly option: Option;
  /** Its number among the large buttons; the first nine have a key. */
  readonly large?: number;
}

function OptionButton({ table, option, large }: OptionButtonProps) {
  const { considering } = table;
  const consider = (): void => considering.hover(option.answer);
  const letGo = (): void => considering.hover(undefined);
  const isMarked = considering.considered !== null && sameJson(considering.considered.answer, option.answer);
  return (
    <button
      type="button"
      className={`${large === undefined ? 'place' : 'button button--option'}${isMarked ? ' is-marked' : ''}`}
      onMouseMove={consider}
      onMouseLeave={letGo}
      onFocus={consider}
      onBlur={letGo}
      onClick={() => table.give(option.answer)}
    >
      {large !== undefined && large <= 9 && <kbd>{large}</kbd>}
      <span className="label">{option.label}</span>
    </button>
  );
}
