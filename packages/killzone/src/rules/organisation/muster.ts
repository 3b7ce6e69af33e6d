import { type Refusal, refuse } from '@sightline/kernel';
import { ARMOURS, CORE_VALUES, EQUIPMENT, HAND_WEAPONS, TROOPS, VEHICLES, WEAPONS } from '../../content/load.ts';
import type { FigureRow, GroupRow, RosterRow, TroopRow } from '../../content/schema.ts';
import { whyNotDrugs } from '../drugs/at-muster.ts';
import { pointsOfRoster, sizeOf, type VehicleBought, vehicleBought } from './points.ts';

/** KZ-VEH-003, KZ-PAT-011: any ranged weapon that is not made for suits. */
function whyNotMounted({ mounted }: VehicleBought): Refusal[] {
  return mounted.flatMap(id => {
    const { traits, name } = WEAPONS.get(id);
    return traits.includes('powerArmour') ? [refuse('KZ-PAT-011', 'needsPowerArmour', name)] : [];
  });
}

/** KZ-ORG-009: what stands against fielding a roster within a limit of points; an empty list is a yes. */
export function whyNotRoster(roster: Pick<RosterRow, 'groups' | 'vehicles'>, limit: number | null): Refusal[] {
  const unknown = unknownIds(roster);
  if (unknown.length > 0) return unknown;
  const refusals = [
    ...roster.groups.flatMap(group => whyNotGroup(group)),
    ...roster.vehicles.flatMap(bought => whyNotMounted(vehicleBought(bought))),
  ];
  const points = pointsOfRoster(roster);
  if (limit !== null && points > limit) refusals.push(refuse('KZ-ORG-009', 'overLimit', { points, limit }));
  return refusals;
}

/** KZ-ORG-002: what kind of group it is; a lone law enforcer counts as an individual. */
export function kindOf(group: GroupRow): TroopRow['kind'] {
  const { kind, traits } = TROOPS.get(group.troop);
  return traits.includes('mayStandAlone') && sizeOf(group) === 1 ? 'individual' : kind;
}

/** KZ-ORG-002 to KZ-ORG-008: a group at muster. */
export function whyNotGroup(group: GroupRow): Refusal[] {
  const troop = TROOPS.get(group.troop);
  return [
    ...whyNotSize(group, troop),
    ...whyNotLeaders(group, troop),
    ...group.figures.flatMap(figure => whyNotFigure(group, troop, figure)),
    ...whyNotDrugs(group, troop),
  ];
}

/** KZ-ORG-005, KZ-PAT-001: casualties may take it below this later. */
function whyNotSize(group: GroupRow, troop: TroopRow): Refusal[] {
  const { squadLeast, squadMost, gangLeast, gangMost } = CORE_VALUES;
  const size = sizeOf(group);
  const kind = kindOf(group);
  const sizes = { individual: [1, 1], squad: [squadLeast, squadMost], gang: [gangLeast, gangMost] } as const;
  const [least, most] = sizes[kind];
  if (size >= least && size <= most) return [];
  const rule = troop.traits.includes('powerArmour') && size < least ? 'KZ-PAT-001' : 'KZ-ORG-005';
  return [refuse(rule, 'groupSize', { group: group.name, size, least, most })];
}

/** KZ-ORG-006, KZ-ORG-007: one leader or one hero, who then leads. */
function whyNotLeaders(group: GroupRow, troop: TroopRow): Refusal[] {
  const leaders = count(group, figure => figure.leader === true);
  const heroes = count(group, figure => figure.hero === true);
  const refusals: Refusal[] = [];
  if (heroes > 1) refusals.push(refuse('KZ-ORG-007', 'secondHero', group.name));
  if (leaders > 1 || (leaders > 0 && heroes > 0)) refusals.push(refuse('KZ-ORG-006', 'secondLeader', group.name));
  if (leaders > 0 && kindOf(group) === 'individual') refusals.push(refuse('KZ-ORG-006', 'leadsNobody', group.name));
  if (heroes > 0 && !troop.traits.includes('hero')) refusals.push(refuse('KZ-ORG-007', 'noHeroes', troop.name));
  return refusals;
}

function count(group: GroupRow, test: (figure: FigureRow) => boolean): number {
  return group.figures.reduce((n, figure) => n + (test(figure) ? figure.count : 0), 0);
}

function whyNotFigure(group: GroupRow, troop: TroopRow, figure: FigureRow): Refusal[] {
  const refusals: Refusal[] = [];
  if (figure.troop !== undefined && figure.troop !== group.troop) {
    refusals.push(refuse('KZ-ORG-005', 'otherTroop', { group: group.name, troop: TROOPS.get(figure.troop).name }));
  }
  if (troop.killScore !== null && (figure.armour ?? 'none') !== 'none') {
    refusals.push(refuse('KZ-ORG-004', 'noArmour', troop.name));
  }
  return [...refusals, ...figure.weapons.flatMap(id => whyNotWeapon(troop, figure, id)), ...whyNotHand(troop, figure)];
}

/** KZ-WEAP-002, KZ-PAT-004, KZ-PAT-010, KZ-PAT-011, KZ-SMOKE-001. */
function whyNotWeapon(troop: TroopRow, figure: FigureRow, id: string): Refusal[] {
  const weapon = WEAPONS.get(id);
  const isSuit = troop.traits.includes('powerArmour');
  const isForSuits = weapon.traits.includes('powerArmour');
  if (isForSuits && !isSuit) return [refuse('KZ-PAT-011', 'needsPowerArmour', weapon.name)];
  if (isSuit && !isForSuits) return [refuse('KZ-PAT-011', 'notForPowerArmour', weapon.name)];
  if (troop.weapons && !troop.weapons.includes(id))
    return [refuse('KZ-WEAP-002', 'notOnList', { troop: troop.name, weapon: weapon.name })];
  const isRepeated = figure.weapons.filter(other => sameSlot(other, id)).length > 1;
  if (!isRepeated || figure.weapons.find(other => sameSlot(other, id)) !== id) return [];
  if (weapon.traits.includes('smoke') && !isSuit) return [refuse('KZ-SMOKE-001', 'secondSmokeGrenade')];
  if (weapon.traits.includes('inbuilt')) return [refuse('KZ-PAT-010', 'secondInbuilt')];
  return isSuit ? [refuse('KZ-PAT-004', 'secondOfWeapon', weapon.name)] : [];
}

/** The inbuilt launcher of a suit is one, whatever it is loaded with. */
function sameSlot(a: string, b: string): boolean {
  return a === b || (WEAPONS.get(a).traits.includes('inbuilt') && WEAPONS.get(b).traits.includes('inbuilt'));
}

function whyNotHand(troop: TroopRow, figure: FigureRow): Refusal[] {
  const isSuit = troop.traits.includes('powerArmour');
  const refusals: Refusal[] = [];
  for (const id of figure.hand ?? []) {
    const isForSuits = HAND_WEAPONS.get(id).traits.includes('powerArmour');
    if (isForSuits !== isSuit) {
      refusals.push(refuse('KZ-PAT-011', isSuit ? 'notForPowerArmour' : 'needsPowerArmour', HAND_WEAPONS.get(id).name));
    }
  }
  if ((figure.hand ?? []).filter(id => id === 'power-glove').length > 2)
    refusals.push(refuse('KZ-PAT-004', 'thirdGlove'));
  return refusals;
}

/** Names that no catalogue has; a roster from outside may say anything. */
function unknownIds({ groups, vehicles }: Pick<RosterRow, 'groups' | 'vehicles'>): Refusal[] {
  const named = groups.flatMap(group => [
    [TROOPS, group.troop] as const,
    ...group.figures.flatMap(figure => [
      [ARMOURS, figure.armour ?? 'none'] as const,
      ...(figure.troop === undefined ? [] : [[TROOPS, figure.troop] as const]),
      ...figure.weapons.map(id => [WEAPONS, id] as const),
      ...(figure.hand ?? []).map(id => [HAND_WEAPONS, id] as const),
      ...(figure.equipment ?? []).map(id => [EQUIPMENT, id] as const),
    ]),
  ]);
  const driven = vehicles
    .map(vehicleBought)
    .flatMap(({ type, mounted }) => [[VEHICLES, type] as const, ...mounted.map(id => [WEAPONS, id] as const)]);
  const all = [...named, ...driven];
  return all.flatMap(([catalogue, id]) => (catalogue.has(id) ? [] : [refuse('KZ-ORG-009', 'unknownId', id)]));
}
