import { LONGEST_NICK } from '@sightline/protocol';
import { sayOnline } from '../words/online.ts';

interface NameFieldProps {
  readonly name: string;
  readonly change: (name: string) => void;
}

/** What one wants to be called at this server. */
export function NameField({ name, change }: NameFieldProps) {
  return (
    <label className="field-row">
      <span>
        {sayOnline('online.yourName')}
        <small className="muted">{sayOnline('online.yourNameHint')}</small>
      </span>
      <input
        type="text"
        required
        maxLength={LONGEST_NICK}
        autoComplete="nickname"
        value={name}
        onChange={event => change(event.target.value)}
      />
    </label>
  );
}
