import { type Refusal, refuse } from '@sightline/kernel';
import { CORE_VALUES, NO_ARMOUR } from '../../content/load.ts';
import type { FigureRow, GroupRow, TroopRow } from '../../content/schema.ts';
import { SHIPPED, type Stock, stockOf, whyNotArm } from '../../content/stock.ts';
import { whyNotDrugs } from '../drugs/at-muster.ts';
import { pointsOfRoster, type Roster, sizeOf, type VehicleBought, vehicleBought } from './points.ts';

/** KZ-VEH-003, KZ-PAT-011: any ranged weapon that is not made for suits. */
function whyNotMounted(stock: Stock, { mounted }: VehicleBought): Refusal[] {
  return mounted.flatMap(id => {
    const { traits, name } = stock.weapons.get(id);
    return traits.includes('powerArmour') ? [refuse('KZ-PAT-011', 'needsPowerArmour', name)] : [];
  });
}

/** KZ-ORG-009: what stands against fielding a roster within a limit of points; an empty list is a yes. */
export function whyNotRoster(roster: Roster, limit: number | null): Refusal[] {
  const stock = stockOf({ brought: roster.brings });
  const unknown = [...whyNotArm(roster), ...unknownIds(stock, roster)];
  if (unknown.length > 0) return unknown;
  const refusals = [
    ...roster.groups.flatMap(group => whyNotGroup(group, stock)),
    ...roster.vehicles.flatMap(bought => whyNotMounted(stock, vehicleBought(bought))),
  ];
  const points = pointsOfRoster(roster);
  if (limit !== null && points > limit)
    refusals.push(refuse('KZ-ORG-009', 'overLimit', { points, limit, over: points - limit }));
  return refusals;
}

/** KZ-ORG-002: what kind of group it is; a lone law enforcer counts as an individual. */
export function kindOf(group: GroupRow, stock: Stock = SHIPPED): TroopRow['kind'] {
  const { kind, traits } = stock.troops.get(group.troop);
  return traits.includes('mayStandAlone') && sizeOf(group) === 1 ? 'individual' : kind;
}

/** KZ-ORG-002 to KZ-ORG-008: a group at muster. */
export function whyNotGroup(group: GroupRow, stock: Stock = SHIPPED): Refusal[] {
  const troop = stock.troops.get(group.troop);
  return [
    ...whyNotSize(stock, group, troop),
    ...whyNotLeaders(stock, group, troop),
    ...group.figures.flatMap(figure => whyNotFigure(stock, group, troop, figure)),
    ...whyNotDrugs(stock, group, troop),
  ];
}

/** KZ-ORG-005, KZ-PAT-001: casualties may take it below this later. */
function whyNotSize(stock: Stock, group: GroupRow, troop: TroopRow): Refusal[] {
  const { squadLeast, squadMost, gangLeast, gangMost } = CORE_VALUES;
  const size = sizeOf(group);
  const kind = kindOf(group, stock);
  const sizes = { individual: [1, 1], squad: [squadLeast, squadMost], gang: [gangLeast, gangMost] } as const;
  const [least, most] = sizes[kind];
  if (size >= least && size <= most) return [];
  const rule = troop.traits.includes('powerArmour') && size < least ? 'KZ-PAT-001' : 'KZ-ORG-005';
  return [refuse(rule, 'groupSize', { group: group.name, size, least, most })];
}

/** KZ-ORG-006, KZ-ORG-007: one leader or one hero, who then leads. */
function whyNotLeaders(stock: Stock, group: GroupRow, troop: TroopRow): Refusal[] {
  const leaders = count(group, figure => figure.leader === true);
  const heroes = count(group, figure => figure.hero === true);
  const refusals: Refusal[] = [];
  if (heroes > 1) refusals.push(refuse('KZ-ORG-007', 'secondHero', group.name));
  if (leaders > 1 || (leaders > 0 && heroes > 0)) refusals.push(refuse('KZ-ORG-006', 'secondLeader', group.name));
  if (leaders > 0 && kindOf(group, stock) === 'individual')
    refusals.push(refuse('KZ-ORG-006', 'leadsNobody', group.name));
  if (heroes > 0 && !troop.traits.includes('hero')) refusals.push(refuse('KZ-ORG-007', 'noHeroes', troop.name));
  return refusals;
}

function count(group: GroupRow, test: (figure: FigureRow) => boolean): number {
  return group.figures.reduce((n, figure) => n + (test(figure) ? figure.count : 0), 0);
}

function whyNotFigure(stock: Stock, group: GroupRow, troop: TroopRow, figure: FigureRow): Refusal[] {
  const refusals: Refusal[] = [];
  if (figure.troop !== undefined && figure.troop !== group.troop) {
    refusals.push(
      refuse('KZ-ORG-005', 'otherTroop', { group: group.name, troop: stock.troops.get(figure.troop).name }),
    );
  }
  if (troop.killScore !== null && (figure.armour ?? NO_ARMOUR) !== NO_ARMOUR) {
    refusals.push(refuse('KZ-ORG-004', 'noArmour', troop.name));
  }
  return [
    ...refusals,
    ...figure.weapons.flatMap(id => whyNotWeapon(stock, troop, figure, id)),
    ...whyNotHand(stock, troop, figure),
  ];
}

/** KZ-WEAP-002, KZ-PAT-004, KZ-PAT-010, KZ-PAT-011, KZ-SMOKE-001. */
function whyNotWeapon(stock: Stock, troop: TroopRow, figure: FigureRow, id: string): Refusal[] {
  const weapon = stock.weapons.get(id);
  const isSuit = troop.traits.includes('powerArmour');
  const isForSuits = weapon.traits.includes('powerArmour');
  if (isForSuits && !isSuit) return [refuse('KZ-PAT-011', 'needsPowerArmour', weapon.name)];
  // KZ-SMOKE-001: a smoke grenade is for anybody, suits included.
  const isSmoke = weapon.traits.includes('smoke');
  if (isSuit && !isForSuits && !isSmoke) return [refuse('KZ-PAT-011', 'notForPowerArmour', weapon.name)];
  if (troop.weapons && !troop.weapons.includes(id))
    return [refuse('KZ-WEAP-002', 'notOnList', { troop: troop.name, weapon: weapon.name })];
  const isRepeated = figure.weapons.filter(other => sameSlot(stock, other, id)).length > 1;
  if (!isRepeated || figure.weapons.find(other => sameSlot(stock, other, id)) !== id) return [];
  if (weapon.traits.includes('inbuilt')) return [refuse('KZ-PAT-010', 'secondInbuilt')];
  if (isSmoke) return [refuse('KZ-SMOKE-001', 'secondSmokeGrenade')];
  return isSuit ? [refuse('KZ-PAT-004', 'secondOfWeapon', weapon.name)] : [];
}

/** The inbuilt launcher of a suit is one, whatever it is loaded with. */
function sameSlot({ weapons }: Stock, a: string, b: string): boolean {
  return a === b || (weapons.get(a).traits.includes('inbuilt') && weapons.get(b).traits.includes('inbuilt'));
}

function whyNotHand({ handWeapons }: Stock, troop: TroopRow, { hand = [] }: FigureRow): Refusal[] {
  const isSuit = troop.traits.includes('powerArmour');
  const refusals: Refusal[] = [];
  for (const id of hand) {
    const { traits, name } = handWeapons.get(id);
    if (traits.includes('powerArmour') !== isSuit) {
      refusals.push(refuse('KZ-PAT-011', isSuit ? 'notForPowerArmour' : 'needsPowerArmour', name));
    }
  }
  const gloves = hand.filter(id => handWeapons.get(id).traits.includes('extraDie'));
  if (gloves.length > 2) refusals.push(refuse('KZ-PAT-004', 'thirdGlove'));
  return refusals;
}

/** Names that no catalogue has; a roster from outside may say anything. */
function unknownIds(stock: Stock, { groups, vehicles }: Roster): Refusal[] {
  const named = groups.flatMap(group => [
    [stock.troops, group.troop] as const,
    ...group.drugs.map(id => [stock.drugs, id] as const),
    ...group.figures.flatMap(figure => [
      [stock.armours, figure.armour ?? NO_ARMOUR] as const,
      ...(figure.troop === undefined ? [] : [[stock.troops, figure.troop] as const]),
      ...figure.weapons.map(id => [stock.weapons, id] as const),
      ...(figure.hand ?? []).map(id => [stock.handWeapons, id] as const),
      ...(figure.drugs ?? []).map(id => [stock.drugs, id] as const),
      ...(figure.equipment ?? []).map(id => [stock.equipment, id] as const),
    ]),
  ]);
  const driven = vehicles
    .map(vehicleBought)
    .flatMap(({ type, mounted }) => [
      [stock.vehicles, type] as const,
      ...mounted.map(id => [stock.weapons, id] as const),
    ]);
  const all = [...named, ...driven];
  return all.flatMap(([catalogue, id]) => (catalogue.has(id) ? [] : [refuse('KZ-ORG-009', 'unknownId', id)]));
}
