import type { Option } from '../../play/use-considering.ts';

/** Up to as many options are all shown as large buttons. */
const FEW = 12;

/** Large buttons first: everything when there is little, else what has no place on the board. */
export function orderedOptions(options: readonly Option[]): {
  readonly large: readonly Option[];
  readonly small: readonly Option[];
  readonly all: readonly Option[];
} {
  if (options.length <= FEW) return { large: options, small: [], all: options };
  const large = options.filter(({ spot }) => spot === null);
  const small = options.filter(({ spot }) => spot !== null);
  return { large, small, all: [...large, ...small] };
}
