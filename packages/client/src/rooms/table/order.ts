import type { Option } from '../../play/use-considering.ts';

/** Up to as many options are all shown as large buttons. */
const FEW = 12;
/** What can be done at more places than these is better pointed at than read. */
const MANY_PLACES = 5;

/** Large buttons first: everything when there is little, else all but what is seldom wanted or can be done at many places. */
export function orderedOptions(options: readonly Option[]): {
  readonly large: readonly Option[];
  readonly small: readonly Option[];
  readonly all: readonly Option[];
} {
  if (options.length <= FEW) return { large: options, small: [], all: options };
  const places = Map.groupBy(options, option => (option.spot ? deedOf(option.answer) : null));
  const isSmall = ({ spot, answer, seldom }: Option): boolean =>
    seldom || (spot !== null && (places.get(deedOf(answer))?.length ?? 0) > MANY_PLACES);
  const large = options.filter(option => !isSmall(option));
  const small = options.filter(isSmall);
  return { large, small, all: [...large, ...small] };
}

/** What an answer does, wherever it does it. */
function deedOf(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'do' in answer ? String(answer.do) : '';
}
