import { type Refusal, refuse, sameJson } from '@sightline/kernel';
import { EQUIPMENT } from '../../content/load.ts';
import type { FigureRow, GroupRow, TroopRow } from '../../content/schema.ts';

/** KZ-DRUG-001 to KZ-DRUG-004: only gangs take drugs, and the whole gang takes the same or none does. */
export function whyNotDrugs(group: GroupRow, troop: TroopRow): Refusal[] {
  const own = group.figures.filter(figure => figure.drugs !== undefined && !sameJson(figure.drugs, group.drugs));
  const refusals = own.length > 0 ? [refuse('KZ-DRUG-002', 'notTheSameDrugs', group.name)] : [];
  if (group.drugs.length === 0) return refusals;
  if (troop.kind !== 'gang') refusals.push(refuse('KZ-DRUG-003', 'gangsOnly', group.name));
  if (troop.traits.includes('cyberware') || group.figures.some(hasCyberware)) {
    refusals.push(refuse('KZ-DRUG-004', 'cyberware', group.name));
  }
  return refusals;
}

function hasCyberware({ equipment = [] }: FigureRow): boolean {
  return equipment.some(id => EQUIPMENT.get(id).gives.includes('cyberware'));
}
