import type { Option } from './use-considering.ts';

/** The few words under a label: what it takes; where another choice is called the same, what tells the two apart. */
export function underLabel({ label, act }: Pick<Option, 'label' | 'act'>, among: readonly Pick<Option, 'label'>[]) {
  const isCalledLikeAnother = among.filter(each => each.label === label).length > 1;
  return isCalledLikeAnother ? (act?.detail ?? act?.cost) : (act?.cost ?? act?.detail);
}
