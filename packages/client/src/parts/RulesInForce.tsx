import type { InForce } from '@sightline/desk';
import { say } from '../words/index.ts';

interface RulesInForceProps {
  readonly inForce: InForce;
  /** In a narrow place what it means is said only to whoever points at it. */
  readonly short?: true;
}

/** Which edition of its rules a game is under, and whether it may outlive their next change. */
export function RulesInForce({ inForce, short }: RulesInForceProps) {
  const { edition, inWork: isInWork } = inForce;
  if (!isInWork) return <small className="rules-in-force">{say('table.edition', { edition })}</small>;
  return (
    <small className="rules-in-force" title={say('table.inWorkHint')}>
      {short ? say('table.inWork') : `${say('table.inWork')}. ${say('table.inWorkHint')}`}
    </small>
  );
}
