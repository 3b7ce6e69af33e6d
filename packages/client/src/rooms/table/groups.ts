import type { DeedId } from '../../games/deeds.ts';
import type { Option } from '../../play/use-considering.ts';

/** A button of the action bar: one choice, or a kind of act with all its choices. */
export type Group =
  | { readonly kind: 'one'; readonly option: Option }
  | { readonly kind: 'deed'; readonly deed: DeedId; readonly options: readonly Option[] };

/** So many choices are all buttons, whatever their kind; more than that are laid together by their kinds. */
const FEW = 8;
/** So many without a kind are still buttons among the kinds. */
const FEW_LOOSE = 10;

/** Everything that is open, as the bar lays it out: kinds of acts in the order of the bar, then what has none. */
export function grouped(options: readonly Option[], order: readonly DeedId[]): readonly Group[] {
  if (options.length <= FEW) return inOrder(options, order).map(option => ({ kind: 'one', option }));
  const byDeed = Map.groupBy(options, ({ act }) => (act && !act.apart ? act.deed : null));
  const loose = byDeed.get(null) ?? [];
  const deeds = order.flatMap((deed): Group[] => {
    const own = byDeed.get(deed);
    return own ? [own.length === 1 ? { kind: 'one', option: own[0]! } : { kind: 'deed', deed, options: own }] : [];
  });
  // What most of the choices are is what is asked: they are never laid together under a name that says nothing.
  const rest: readonly Group[] =
    loose.length > FEW_LOOSE && loose.length * 2 < options.length
      ? [{ kind: 'deed', deed: 'other', options: loose }]
      : loose.map(option => ({ kind: 'one', option }));
  const done = deeds.filter(group => deedOf(group) === 'done');
  return [...deeds.filter(group => !done.includes(group)), ...rest, ...done];
}

/**
 * In the order of the bar, so that an act keeps its place when others are gone. Where half of the choices are of one kind, they
 * are what is asked and come as they are.
 */
function inOrder(options: readonly Option[], order: readonly DeedId[]): readonly Option[] {
  const kinds = Map.groupBy(options, ({ act }) => act?.deed ?? null);
  if ([...kinds.values()].some(alike => alike.length * 2 >= options.length)) return options;
  const placeOf = ({ act }: Option): number => (act ? order.indexOf(act.deed) : order.indexOf('done') - 0.5);
  return options.toSorted((a, b) => placeOf(a) - placeOf(b));
}

export const optionsIn = (group: Group): readonly Option[] => (group.kind === 'one' ? [group.option] : group.options);
export const isFirst = (group: Group): boolean => optionsIn(group).some(({ act }) => act?.first === true);

/** What the game is won by stands beside the moves; all else keeps its place. */
export function withFirst(groups: readonly Group[]): readonly Group[] {
  const rest = groups.filter(group => !isFirst(group));
  const after = rest.findLastIndex(group => ['move', 'run'].includes(deedOf(group) ?? '')) + 1;
  return [...rest.slice(0, after), ...groups.filter(isFirst), ...rest.slice(after)];
}

/** As they are listed and numbered: by their rank, and what is seldom wanted comes last. */
export function inListOrder(options: readonly Option[]): readonly Option[] {
  return options.toSorted(
    (a, b) => Number(a.seldom ?? false) - Number(b.seldom ?? false) || (a.rank ?? 0) - (b.rank ?? 0),
  );
}

export function deedOf(group: Group): DeedId | null {
  return group.kind === 'deed' ? group.deed : (group.option.act?.deed ?? null);
}

/**
 * The keys that choose: a letter where nothing else has the same deed, at every question the same, else a number, in the order
 * of the bar. Whoever is called on has the number of his place among all of them, whether the others can still be called on or not.
 */
export function keysOf(
  groups: readonly Group[],
  keyOf: (deed: DeedId) => string,
  placeOf: (group: Group) => number | null = () => null,
): ReadonlyMap<Group, string> {
  const keys = new Map<Group, string>();
  const taken = new Set(groups.map(placeOf));
  const free = Array.from({ length: 9 }, (_, i) => i + 1).filter(number => !taken.has(number));
  for (const group of groups) {
    const deed = deedOf(group);
    const own = placeOf(group);
    // Of two ways to call on the same one only the first has his number.
    const place = [...keys.values()].includes(String(own)) ? null : own;
    const isAlone = deed !== null && groups.filter(other => deedOf(other) === deed).length === 1;
    const number = place ?? (isAlone ? undefined : free.shift());
    if (isAlone && place === null) keys.set(group, keyOf(deed));
    else if (number !== undefined && number <= 9) keys.set(group, String(number));
  }
  return keys;
}
