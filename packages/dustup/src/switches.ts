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
  { id: 'orderLimit', rule: 'DU-ORDER-008', kind: 'ruling', values: [true, false] },
  { id: 'centimetres', rule: 'DU-FORCE-003', kind: 'optional', values: [false, true] },
  { id: 'fire', rule: 'DU-FIRE-001', kind: 'optional', values: [true, false] },
  { id: 'smoke', rule: 'DU-FIRE-001', kind: 'optional', values: [true, false] },
  { id: 'evacuation', rule: 'DU-FIRE-001', kind: 'optional', values: [true, false] },
  { id: 'mines', rule: 'DU-FIRE-001', kind: 'optional', values: [true, false] },
  { id: 'buildings', rule: 'DU-FIRE-001', kind: 'optional', values: [true, false] },
  { id: 'electronicWarfare', rule: 'DU-FIRE-001', kind: 'optional', values: [true, false] },
  { id: 'drones', rule: 'DU-FIRE-001', kind: 'optional', values: [true, false] },
] as const satisfies readonly Switch[];

type Row = (typeof SWITCHES)[number];
type Widened<V> = V extends boolean ? boolean : V;
export type Options = { readonly [R in Row as R['id']]: Widened<R['values'][number]> };

export function optionsOf({ switches }: Setup): Options {
  const chosen = SWITCHES.map(({ id, values }): [string, SwitchValue] => [id, switches[id] ?? values[0]]);
  return Object.freeze(Object.fromEntries(chosen)) as unknown as Options;
}
