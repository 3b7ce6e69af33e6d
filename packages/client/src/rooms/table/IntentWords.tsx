import type { Intent } from '@sightline/kernel';
import type { Badge } from '../../board/Badges.tsx';
import { IntentLabels } from '../../board/IntentLabels.tsx';
import type { Projection } from '../../board/Stage.tsx';
import type { Spot } from '../../games/game.ts';
import type { TableState } from './use-table.ts';

interface IntentWordsProps {
  readonly table: TableState;
  readonly intents: readonly Intent[];
  readonly badges: readonly Badge[];
  readonly everybody: readonly Spot[];
  readonly projection: Projection;
}

/** What the others are about to do, in few words beside each, and clear of one's own. */
export function IntentWords({ table, intents, badges, everybody, projection }: IntentWordsProps) {
  const { game, view, viewer } = table;
  const intended = intents.flatMap(intent => {
    const at = game.pointOf?.(view, intent.figure);
    return at ? [{ figure: intent.figure, at, text: game.intentGlance?.(view, intent) ?? null }] : [];
  });
  const own = (game.roster?.(view, viewer) ?? []).flatMap(({ at }) => at ?? []);
  const size = game.figureSize ?? 1;
  const laid = { badges, everybody, projection };
  return <IntentLabels intended={intended} others={own} size={size} {...laid} />;
}
