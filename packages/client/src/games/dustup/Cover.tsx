import type { DustupView } from '@sightline/dustup';
import { SightLine } from '../../board/SightLine.tsx';
import type { CoverProps } from '../game.ts';
import { AirCover } from './AirCover.tsx';
import { useRules } from './rules.ts';
import { lineBetween } from './sight.ts';
import { isSeenOrRides } from './units.ts';

/** What somebody covers who is looked at, and what hides an enemy from the unit that is acting. */
export function Cover(props: CoverProps<DustupView>) {
  return (
    <>
      <AirCover {...props} />
      {!props.isOneOfMany && <HiddenFrom {...props} />}
    </>
  );
}

/** The line that does not reach him, with what stops it. */
function HiddenFrom({ view, viewer, figure }: CoverProps<DustupView>) {
  const rules = useRules();
  const [looker, enemy] = [view.units[view.acting.at(-1) ?? -1], view.units[figure]];
  if (!looker || !enemy || looker.side === enemy.side || view.sides[looker.side]!.seat !== viewer) return null;
  if (!isSeenOrRides(rules, view, looker) || !isSeenOrRides(rules, view, enemy)) return null;
  const { text: _text, ...line } = lineBetween(rules, view, looker, enemy);
  return line.reaches ? null : <SightLine {...line} />;
}
