import type { RosterEntry } from '../../games/table-talk.ts';
import type { Option } from '../../play/use-considering.ts';
import { say } from '../../words/index.ts';
import type { Greyed } from './greyed.ts';
import type { Group } from './groups.ts';
import { widthOf } from './use-slots.ts';
import type { TableState } from './use-table.ts';

/** One of one's own who cannot be called on now: his place among the others is kept, greyed. */
export interface Spent {
  readonly kind: 'spent';
  readonly entry: RosterEntry;
}

type Button = Group | Greyed | Spent;
type CallOn = Group & { readonly kind: 'one' };
type Asked = Pick<TableState, 'game' | 'view' | 'viewer' | 'turn'>;

/**
 * Where it is asked who is next, everybody has the same place each time, in the order of the list at the edge: whoever presses by
 * memory must not call on somebody else because one of them is spent. Only where there is room for all.
 */
export function withSpent(
  bar: readonly (Group | Greyed)[],
  { game, view, viewer, turn }: Asked,
  room: number,
): readonly Button[] {
  if (!turn) return bar;
  const picks = bar.flatMap(group => (group.kind !== 'greyed' && isPick(group, { game, turn }) ? [group] : []));
  const roster = (game.roster?.(view, viewer) ?? []).filter(({ tone }) => tone !== 'gone');
  const callOn = (entry: RosterEntry): Group | undefined => picks.find(({ option }) => isAbout(option, entry));
  const places = roster.map((entry): Group | Spent => callOn(entry) ?? { kind: 'spent', entry });
  // Somebody who is not on the list, or a choice that is about two of them, has no place that could be kept.
  if (picks.length === 0 || picks.some(pick => places.filter(place => place === pick).length !== 1)) return bar;
  const others = bar.filter(group => !picks.some(pick => pick === group));
  const labels = [
    ...places.map(place =>
      place.kind === 'spent' ? place.entry.name : place.kind === 'one' ? place.option.label : '',
    ),
    ...others.map(group => (group.kind === 'one' ? group.option.label : '')),
    say('ask.moreDeeds'),
  ];
  const taken = labels.reduce((sum, label) => sum + widthOf(label, room), 0);
  return taken > room ? bar : [...places, ...others];
}

/** Which place each of them has, from 1, as it is on the list at the edge; null for whatever is about none of them. */
export function placesIn({ game, view, viewer, turn }: Asked): (group: Group) => number | null {
  const roster = turn ? (game.roster?.(view, viewer) ?? []) : [];
  return group => {
    const at = isPick(group, { game, turn }) ? roster.findIndex(entry => isAbout(group.option, entry)) : -1;
    return at < 0 ? null : at + 1;
  };
}

function isPick(group: Group, { game, turn }: Pick<Asked, 'game' | 'turn'>): group is CallOn {
  if (turn === null || group.kind !== 'one') return false;
  const { act, answer } = group.option;
  return act?.deed === 'seize' || game.onlyPicks?.(turn.question, answer) === true;
}

/** Everybody has one name everywhere, also on a button. */
const isAbout = ({ whom, label }: Option, { figure, name }: RosterEntry): boolean =>
  typeof whom === 'number' ? whom === figure : label.toLowerCase().endsWith(name.toLowerCase());
