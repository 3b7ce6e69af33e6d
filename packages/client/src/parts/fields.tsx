import type { ReactNode } from 'react';

interface ChoiceProps<O extends string> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly value: O;
  readonly options: readonly O[];
  readonly name: (option: O) => string;
  readonly choose: (option: O) => void;
}

export function Choice<O extends string>({ label, hint, value, options, name, choose }: ChoiceProps<O>) {
  return (
    <label className="field-row">
      <span>
        {label}
        {hint && <small className="muted">{hint}</small>}
      </span>
      <select value={value} onChange={event => choose(event.target.value as O)}>
        {options.map(option => (
          <option key={option} value={option}>
            {name(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TickProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly value: boolean;
  readonly choose: (on: boolean) => void;
}

export function Tick({ label, hint, value, choose }: TickProps) {
  return (
    <label className="field-row field-row--tick">
      <input type="checkbox" checked={value} onChange={event => choose(event.target.checked)} />
      <span>
        {label}
        {hint && <small className="muted">{hint}</small>}
      </span>
    </label>
  );
}

interface SlideProps {
  readonly label: ReactNode;
  readonly value: number;
  readonly most: number;
  readonly disabled?: boolean;
  readonly choose: (value: number) => void;
}

export function Slide({ label, value, most, disabled = false, choose }: SlideProps) {
  return (
    <label className="field-row">
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={most}
        value={value}
        disabled={disabled}
        onChange={event => choose(event.target.valueAsNumber)}
      />
    </label>
  );
}
