import { Tick } from '../../parts/fields.tsx';
import { words } from '../../words/index.ts';
import { type Draft, isSolo } from './draft.ts';

interface DiceChoiceProps {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
}

const say = words.setup;
const KINDS = [
  { kind: 'seeded', name: say.seeded, hint: say.seededHint },
  { kind: 'entered', name: say.entered, hint: say.enteredHint },
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
          {say.seed}
          <small className="muted">{say.seedHint}</small>
        </span>
        <input type="text" value={draft.seed} onChange={event => change({ seed: event.target.value })} />
      </label>
      {isSolo(draft) && (
        <Tick
          label={say.freeUndo}
          hint={say.freeUndoHint}
          value={draft.freeUndo}
          choose={freeUndo => change({ freeUndo })}
        />
      )}
    </div>
  );
}
