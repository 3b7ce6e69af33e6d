import { LONGEST_SECRET } from '@sightline/kernel';
import { Tick } from '../../parts/fields.tsx';
import { say } from '../../words/index.ts';
import { type Draft, isSolo } from './draft.ts';

interface DiceChoiceProps {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}

const KINDS = [
  { kind: 'seeded', name: say('setup.seeded'), hint: say('setup.seededHint') },
  { kind: 'entered', name: say('setup.entered'), hint: say('setup.enteredHint') },
] as const;

export function DiceChoice({ draft, change }: DiceChoiceProps) {
  return (
    <div className="fields">
      {KINDS.map(({ kind, name, hint }) => (
        <label key={kind} className="field-row field-row--tick">
          <input type="radio" name="dice" checked={draft.dice === kind} onChange={() => change({ dice: kind })} />
          <span>
            {name}
            <small className="muted">{hint}</small>
          </span>
        </label>
      ))}
      <label className="field-row">
        <span>
          {say('setup.seed')}
          <small className="muted">{say('setup.seedHint')}</small>
        </span>
        <input
          type="text"
          maxLength={LONGEST_SECRET}
          value={draft.seed}
          onChange={event => change({ seed: event.target.value })}
        />
      </label>
      {isSolo(draft) && (
        <Tick
          label={say('setup.freeUndo')}
          hint={say('setup.freeUndoHint')}
          value={draft.freeUndo}
          choose={freeUndo => change({ freeUndo })}
        />
      )}
    </div>
  );
}
