import type { DustupView } from '@sightline/dustup';
import { HalfDisc } from '../../board/Templates.tsx';
import { shownAt } from './land.ts';
import { useRules } from './rules.ts';

/** DU-MINE-019: what every counter on command shows of itself, mine or dummy. */
export function FieldsOfFire({ view }: { readonly view: DustupView }) {
  const rules = useRules();
  return view.mines.map(mine =>
    mine.removed || !rules.isOnCommand(mine) ? null : (
      <HalfDisc key={mine.id} at={shownAt(view, mine)} radius={rules.mineRange} facing={mine.facing} tone="clipped" />
    ),
  );
}
