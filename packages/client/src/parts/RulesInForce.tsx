import type { InForce } from '@sightline/desk';
import { words } from '../words/index.ts';

interface RulesInForceProps {
  readonly inForce: InForce;
  /** In a narrow place what it means is said only to whoever points at it. */
  readonly short?: true;
}

/** Which edition of its rules a game is under, and whether it may outlive their next change. */
export function RulesInForce({ inForce, short }: RulesInForceProps) {
  const { edition, inWork: isInWork } = inForce;
  const { table: say } = words;
  if (!isInWork) return <small className="rules-in-force">{say.edition(edition)}</small>;
  return (
    <small className="rules-in-force" title={say.inWorkHint}>
      {short ? say.inWork : `${say.inWork}. ${say.inWorkHint}`}
    </small>
  );
}
