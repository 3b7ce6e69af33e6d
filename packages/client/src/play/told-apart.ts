import { say } from '../words/index.ts';
import { underLabel } from './under-label.ts';
import type { Option } from './use-considering.ts';

type Named = Pick<Option, 'label' | 'act'>;

/**
 * No two choices look alike: those that are called the same are named by the way they lie as well, and what then still reads
 * the same gets numbers.
 */
export function toldApart<O extends Named>(named: readonly O[]): readonly O[] {
  const options = named.map(option => withWay(option, named));
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

function withWay<O extends Named>(option: O, among: readonly O[]): O {
  const { label, act } = option;
  const isAlone = among.every(other => other === option || other.label !== label);
  return isAlone || !act?.way ? option : { ...option, label: say('ask.thatWay', { label, way: act.way }) };
}
