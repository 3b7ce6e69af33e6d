import { type DustupView, isOnCommand, MINE_RANGE } from '@sightline/dustup';
import { HalfDisc } from '../../board/Templates.tsx';
import { shownAt } from './land.ts';

/** DU-MINE-019: what every counter on command shows of itself, mine or dummy. */
export function FieldsOfFire({ view }: { readonly view: DustupView }) {
  return view.mines.map(mine =>
    mine.removed || !isOnCommand(mine) ? null : (
      <HalfDisc key={mine.id} at={shownAt(view, mine)} radius={MINE_RANGE} facing={mine.facing} tone="clipped" />
    ),
  );
}
