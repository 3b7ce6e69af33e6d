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

/**
 * Everything that is open, as the bar lays it out: kinds of acts in the order of the bar, then what has none. Where any place
 * will do for a deed, what is listed of it are proposals, and however few they are the deed is one button.
 */
export function grouped(
  options: readonly Option[],
  order: readonly DeedId[],
  isAnywhere: (deed: DeedId) => boolean = () => false,
): readonly Group[] {
  if (options.length <= FEW) return fewOf(options, order, isAnywhere);
  const byDeed = Map.groupBy(options, ({ act }) => (act && !act.apart ? act.deed : null));
  const loose = byDeed.get(null) ?? [];
  const deeds = order.flatMap((deed): Group[] => {
    const own = byDeed.get(deed);
    if (!own) return [];
    return own.length === 1 && !isAnywhere(deed)
      ? [{ kind: 'one', option: own[0]! }]
      : [{ kind: 'deed', deed, options: own }];
  });
  // What most of the choices are is what is asked: they are never laid together under a name that says nothing.
  const rest: readonly Group[] =
    loose.length > FEW_LOOSE && loose.length * 2 < options.length
      ? [{ kind: 'deed', deed: 'other', options: loose }]
      : loose.map(option => ({ kind: 'one', option }));
  const done = deeds.filter(group => deedOf(group) === 'done');
  return [...deeds.filter(group => !done.includes(group)), ...rest, ...done];
}

/** So few that each is a button, and in the place of its first proposal a deed that any place will do for. */
function fewOf(
  options: readonly Option[],
  order: readonly DeedId[],
  isAnywhere: (deed: DeedId) => boolean,
): readonly Group[] {
  const isOfMany = ({ act }: Option, deed?: DeedId): boolean =>
    act !== null && act.apart !== true && (deed ? act.deed === deed : isAnywhere(act.deed));
  const laid = inOrder(options, order);
  return laid.flatMap((option, i): readonly Group[] => {
    if (!isOfMany(option)) return [{ kind: 'one', option }];
    const { deed } = option.act!;
    const own = options.filter(other => isOfMany(other, deed));
    return laid.findIndex(other => isOfMany(other, deed)) === i ? [{ kind: 'deed', deed, options: own }] : [];
  });
}

/**
 * In the order of the bar, so that an act keeps its place when others are gone. Where half of the choices are of one kind, they
 * are what is asked and come as they are. Of a kind the best come first.
 */
function inOrder(options: readonly Option[], order: readonly DeedId[]): readonly Option[] {
  const byRank = options.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const kinds = Map.groupBy(options, ({ act }) => act?.deed ?? null);
  if ([...kinds.values()].some(alike => alike.length * 2 >= options.length)) return byRank;
  const placeOf = ({ act }: Option): number => (act ? order.indexOf(act.deed) : order.indexOf('done') - 0.5);
  return byRank.toSorted((a, b) => placeOf(a) - placeOf(b));
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
