import { say } from '../words/index.ts';
import { underLabel } from './under-label.ts';
import type { Option } from './use-considering.ts';

type Named = Pick<Option, 'label' | 'act'>;

/** Places so close together that words are the same for them get numbers: no two choices look alike. */
export function toldApart<O extends Named>(options: readonly O[]): readonly O[] {
  const read = options.map(option => `${option.label}\n${underLabel(option, options) ?? ''}`);
  return options.map((option, i) => {
    const alike = read.flatMap((text, j) => (text === read[i] ? [j] : []));
    if (alike.length === 1 || !option.act) return option;
    const { detail = '' } = option.act;
    return {
      ...option,
      act: { ...option.act, detail: say('ask.nth', { detail, number: alike.indexOf(i) + 1 }) },
    };
  });
}
