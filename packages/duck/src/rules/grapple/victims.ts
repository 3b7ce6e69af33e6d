import type { Direction } from '@sightline/geometry/grid';
import { numbered } from '@sightline/kernel';
import type { SpeciesCard } from '../../content/cards.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Threat } from '../../table/figure.ts';
import type { DuckTable } from '../../table/table.ts';
import { hasHeavyWeapon } from '../damage/burden.ts';
import { isRear } from './dice.ts';

/** Somebody a Threat could attack, and the side of his square it would come in by. */
interface Victim {
  readonly figure: Figure;
  readonly from: Direction;
}

type Choice = SpeciesCard['attackChoices'][number];

/** DK-TSHOOT-015: whether his removal helps the Threat's objective; the chapter on competitors knows. */
type Hinders = (figure: Figure) => boolean;

/** DK-GRAP-004: of victims equally near, the first on its species' list; ties by die. */
export function mostWanted<V extends Victim>(
  table: DuckTable,
  io: DuckIo,
  threat: Threat,
  victims: readonly V[],
  hinders: Hinders,
): V | null {
  const equal = highestOnList(table, threat, victims, hinders);
  if (equal.length < 2) return equal[0] ?? null;
  const face = io.roll(numbered(equal.length), { rule: 'DK-GRAP-004', purpose: 'victim', figure: threat.id });
  return equal[face - 1]!;
}

/** Those of them that stand highest on its species' list; whom it does not name comes last. */
export function highestOnList<V extends Victim>(
  table: DuckTable,
  threat: Threat,
  victims: readonly V[],
  hinders: Hinders,
): V[] {
  const { attackChoices } = threat.card;
  const placeOf = (victim: V): number => {
    const place = attackChoices.findIndex(choice => isOf(table, choice, victim, hinders));
    return place < 0 ? attackChoices.length : place;
  };
  const best = Math.min(...victims.map(placeOf));
  return victims.filter(victim => placeOf(victim) === best);
}

function isOf(table: DuckTable, choice: Choice, { figure, from }: Victim, hinders: Hinders): boolean {
  switch (choice) {
    case 'BACKS':
      return isRear(figure.facing, from);
    case 'HEAVY WEAPONS':
      return isHeavilyArmed(table, figure);
    case 'AIDS OBJECTIVE':
      return hinders(figure);
    case 'YOU':
      return figure.kind === 'teamer' && figure.leads;
    case 'OTHER':
      return true;
    default:
      return choice satisfies never;
  }
}

/** DK-WEAP-003, DK-CYBER-024: machines count as heavy weapons. */
function isHeavilyArmed(table: DuckTable, figure: Figure): boolean {
  return figure.kind === 'machine' || (figure.kind === 'teamer' && hasHeavyWeapon(table, figure));
}
