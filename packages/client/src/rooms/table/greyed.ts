import { type DeedId, deedCalled, deeds, MOST_WANTED } from '../../games/deeds.ts';
import { say } from '../../words/index.ts';
import { deedOf, type Group } from './groups.ts';
import { widthOf } from './use-slots.ts';
import type { Withheld } from './withheld.ts';

/** A usual act that is not open now: it keeps its place on the bar, greyed. */
export interface Greyed extends Withheld {
  readonly kind: 'greyed';
  readonly deed: DeedId;
}

const ORDER = deeds.map(({ id }) => id);

/**
 * The buttons of the bar with those usual acts between them that are withheld, as far as there is room beside *More*: what one
 * looks for first always stands in the same place, and says why not.
 */
export function withGreyed(
  shown: readonly Group[],
  labels: readonly string[],
  withheld: readonly Withheld[],
  room: number,
): readonly (Group | Greyed)[] {
  const open = new Set(shown.map(deedOf));
  let left = room - widthOf(say('ask.moreDeeds'), room) - labels.reduce((sum, label) => sum + widthOf(label, room), 0);
  const bar: (Group | Greyed)[] = [...shown];
  for (const each of withheld) {
    const deed = each.act?.deed;
    if (!deed || open.has(deed) || (ORDER.indexOf(deed) >= MOST_WANTED && !each.act?.apart)) continue;
    left -= widthOf(deedCalled(deed).name, room);
    if (left < 0) break;
    open.add(deed);
    const after = bar.findIndex(other => placeOf(other) > ORDER.indexOf(deed));
    bar.splice(after < 0 ? bar.length : after, 0, { ...each, kind: 'greyed', deed });
  }
  return bar;
}

/** What has no kind comes last. */
function placeOf(group: Group | Greyed): number {
  const deed = group.kind === 'greyed' ? group.deed : deedOf(group);
  return deed === null ? ORDER.length : ORDER.indexOf(deed);
}
