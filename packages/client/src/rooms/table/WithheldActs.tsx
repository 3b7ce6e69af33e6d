import { deedCalled } from '../../games/deeds.ts';
import { Icon } from '../../parts/Icon.tsx';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { refusalText } from '../../words/system.ts';
import type { TableState } from './use-table.ts';
import type { Withheld } from './withheld.ts';

interface WithheldActsProps {
  readonly table: TableState;
  readonly withheld: readonly Withheld[];
}

/** What cannot be done now, with the reason: whoever looks for it need not wonder. */
export function WithheldActs({ table, withheld }: WithheldActsProps) {
  return withheld.map(({ label, act, refusal, because }) => (
    <p key={label} className="withheld">
      {act && <Icon path={deedCalled(act.deed).icon} />}
      <span className="label">{label}</span>
      <small>
        {refusalText(table.game.system, refusal)} {because} <RuleLink id={refusal.rule} />
      </small>
    </p>
  ));
}
