import type { Setup, Switch, SwitchValue } from '@sightline/kernel';

/** DU-GAP-008, DU-FIRE-001: what players agree on before the game, by name; the first value is the default. */
export const SWITCHES = [
  { id: 'additionalHits', rule: 'DU-SHOOT-033', kind: 'optional', values: [true, false] },
  { id: 'grenades', rule: 'DU-FORCE-047', kind: 'optional', values: [true, false] },
  { id: 'seizeInitiative', rule: 'DU-TURN-008', kind: 'optional', values: [true, false] },
  { id: 'tokens', rule: 'DU-TURN-010', kind: 'optional', values: ['two', 'three', 'four', 'perVeteran'] },
  { id: 'objectiveToken', rule: 'DU-TURN-011', kind: 'optional', values: [false, true] },
  {
    id: 'activation',
    rule: 'DU-TURN-012',
    kind: 'optional',
    values: ['alternating', 'chits', 'chitsByQuality', 'cards'],
  },
  { id: 'eventCards', rule: 'DU-TURN-016', kind: 'optional', values: [false, true] },
  { id: 'randomQuality', rule: 'DU-FORCE-026', kind: 'optional', values: [false, true] },
  { id: 'randomLeadership', rule: 'DU-FORCE-028', kind: 'optional', values: [false, true] },
  { id: 'randomConfidence', rule: 'DU-FORCE-038', kind: 'optional', values: [false, true] },
  { id: 'rallyBonusRisk', rule: 'DU-RALLY-004', kind: 'optional', values: [false, true] },
  { id: 'jamming', rule: 'DU-COMM-007', kind: 'optional', values: ['off', 'one', 'two', 'opposed'] },
  { id: 'suitExtraction', rule: 'DU-MED-010', kind: 'optional', values: [true, false] },
  { id: 'suitWounds', rule: 'DU-MED-008', kind: 'ruling', values: ['addUp', 'worseStands'] },
  { id: 'aidedAtNight', rule: 'DU-DETECT-013', kind: 'ruling', values: [false, true] },
  { id: 'radioSilence', rule: 'DU-COMM-009', kind: 'ruling', values: [false, true] },
  { id: 'detachmentLimit', rule: 'DU-DETACH-004', kind: 'ruling', values: [false, true] },
  { id: 'orderLimit', rule: 'DU-ORDER-008', kind: 'ruling', values: [false, true] },
  { id: 'orderedAssaultMarks', rule: 'DU-ASSAULT-005', kind: 'ruling', values: [true, false] },
  { id: 'assaultNeedsSight', rule: 'DU-ASSAULT-004', kind: 'ruling', values: [false, true] },
  { id: 'assaultEndsActivation', rule: 'DU-ASSAULT-071', kind: 'ruling', values: [false, true] },
  { id: 'lossesOnTheWay', rule: 'DU-ASSAULT-017', kind: 'ruling', values: [false, true] },
  { id: 'strikeDicePerWeapon', rule: 'DU-ASSAULT-053', kind: 'ruling', values: [false, true] },
  { id: 'suppressedCommand', rule: 'DU-SUPP-003', kind: 'ruling', values: [false, true] },
  { id: 'rallyOwnOnly', rule: 'DU-RALLY-001', kind: 'ruling', values: [false, true] },
  { id: 'oneTestPerAttack', rule: 'DU-MORALE-011', kind: 'ruling', values: [false, true] },
  { id: 'panicNeedsOneMore', rule: 'DU-MORALE-026', kind: 'ruling', values: [false, true] },
  { id: 'smallArmsBarred', rule: 'DU-VEH-062', kind: 'optional', values: [true, false] },
  { id: 'slowLimber', rule: 'DU-HEAVY-010', kind: 'ruling', values: [false, true] },
  { id: 'wireGuidance', rule: 'DU-GUIDED-010', kind: 'optional', values: [false, true] },
  { id: 'launchBarredAboveD12', rule: 'DU-GUIDED-009', kind: 'ruling', values: [false, true] },
  { id: 'crewsGetOut', rule: 'DU-VEH-004', kind: 'optional', values: [false, true] },
  { id: 'chargesInCombat', rule: 'DU-VEH-101', kind: 'ruling', values: [false, true] },
  { id: 'shockedStandFast', rule: 'DU-VEH-113', kind: 'ruling', values: [false, true] },
  { id: 'decoyMustBeat', rule: 'DU-GUIDED-019', kind: 'ruling', values: [false, true] },
  { id: 'advancedDecoys', rule: 'DU-GUIDED-022', kind: 'optional', values: [false, true] },
  { id: 'mountedAreaSystems', rule: 'DU-GUIDED-025', kind: 'optional', values: [false, true] },
  { id: 'centimetres', rule: 'DU-FORCE-003', kind: 'optional', values: [false, true] },
  { id: 'fire', rule: 'DU-FIRE-001', kind: 'optional', values: [true, false] },
  { id: 'smoke', rule: 'DU-FIRE-001', kind: 'optional', values: [true, false] },
  { id: 'evacuation', rule: 'DU-FIRE-001', kind: 'optional', values: [true, false] },
  { id: 'mines', rule: 'DU-FIRE-001', kind: 'optional', values: [true, false] },
  { id: 'buildings', rule: 'DU-FIRE-001', kind: 'optional', values: [true, false] },
  { id: 'electronicWarfare', rule: 'DU-FIRE-001', kind: 'optional', values: [true, false] },
  { id: 'drones', rule: 'DU-FIRE-001', kind: 'optional', values: [true, false] },
  { id: 'vehicles', rule: 'DU-FIRE-001', kind: 'optional', values: [true, false] },
  { id: 'artillery', rule: 'DU-GAP2-001', kind: 'optional', values: [true, false] },
  { id: 'fireSupportChits', rule: 'DU-ARTY-017', kind: 'optional', values: [true, false] },
  { id: 'dummyTargets', rule: 'DU-ARTY-022', kind: 'optional', values: [true, false] },
  { id: 'noOnTableIndirect', rule: 'DU-ARTY-007', kind: 'optional', values: [false, true] },
  { id: 'guidedWeapons', rule: 'DU-FIRE-001', kind: 'optional', values: [true, false] },
  { id: 'aircraft', rule: 'DU-AIR-001', kind: 'optional', values: [true, false] },
  { id: 'dogfights', rule: 'DU-AIR-061', kind: 'optional', values: [false, true] },
] as const satisfies readonly Switch[];

type Row = (typeof SWITCHES)[number];
type Widened<V> = V extends boolean ? boolean : V;
export type Options = { readonly [R in Row as R['id']]: Widened<R['values'][number]> };

export function optionsOf({ switches }: Setup): Options {
  const chosen = SWITCHES.map(({ id, values }): [string, SwitchValue] => [id, switches[id] ?? values[0]]);
  return Object.freeze(Object.fromEntries(chosen)) as unknown as Options;
}
