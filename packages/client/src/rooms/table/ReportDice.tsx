import type { RollLine } from '@sightline/kernel';
import { Die } from '../../parts/Die.tsx';

/** The dice of a line as they lay on the table. */
export function ReportDice({ dice }: { readonly dice: readonly RollLine[] }) {
  return (
    <span className="report__dice">
      {dice.map(({ die, face }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice that have fallen keep their places.
        <Die key={i} die={die} face={face} />
      ))}
    </span>
  );
}
