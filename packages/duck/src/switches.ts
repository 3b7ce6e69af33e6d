import type { Setup, Switch } from '@sightline/kernel';

/** DK-GAP-019: the switches of a match with their defaults; the first value of each is the default. */
export const SWITCHES = [
  { id: 'eventDice', rule: 'DK-SETUP-028', kind: 'optional', values: [false, true] },
  { id: 'entryByBreaching', rule: 'DK-SETUP-037', kind: 'optional', values: [false, true] },
  { id: 'ceiling', rule: 'DK-CEIL-001', kind: 'optional', values: [false, true] },
  { id: 'threeDiceDoors', rule: 'DK-DOOR-017', kind: 'optional', values: [false, true] },
  { id: 'activation', rule: 'DK-TURN-006', kind: 'optional', values: ['stack', 'fixed', 'nearest', 'shuffled'] },
  { id: 'catastrophes', rule: 'DK-KITTY-015', kind: 'optional', values: ['default', 'luckless'] },
  { id: 'toxicGas', rule: 'DK-GREN-018', kind: 'optional', values: [false, true] },
  { id: 'consequences', rule: 'DK-DMG-028', kind: 'optional', values: [false, true] },
  { id: 'acidHarpies', rule: 'DK-DMG-028', kind: 'optional', values: [false, true] },
  { id: 'hitOrBlock', rule: 'DK-GRAP-038', kind: 'ruling', values: [true, false] },
  { id: 'playerB', rule: 'DK-TSHOOT-019', kind: 'optional', values: [false, true] },
  { id: 'disturbance', rule: 'DK-SENS-011', kind: 'difficult', values: [false, true] },
  { id: 'dashSkid', rule: 'DK-MOVE-037', kind: 'difficult', values: [false, true] },
  { id: 'diagonalsCost2', rule: 'DK-MOVE-040', kind: 'difficult', values: [false, true] },
  { id: 'everyDuct', rule: 'DK-DOOR-010', kind: 'difficult', values: [false, true] },
  { id: 'ductsOn4', rule: 'DK-DOOR-011', kind: 'difficult', values: [false, true] },
  { id: 'arcRule', rule: 'DK-SHOOT-014', kind: 'difficult', values: ['normal', 'A', 'B'] },
  { id: 'partingStumbles', rule: 'DK-MOVE-046', kind: 'ruling', values: [false, true] },
  { id: 'incendiaries', rule: 'DK-GREN-016', kind: 'ruling', values: ['blastAndFlame', 'flameAlone'] },
  { id: 'grenadesAcross', rule: 'DK-GREN-007', kind: 'ruling', values: ['threeAKind', 'twoEach'] },
  { id: 'ammunition', rule: 'DK-WEAP-018', kind: 'ruling', values: ['byTheLetter', 'byTheShot'] },
  { id: 'objectiveModifiers', rule: 'DK-TSHOOT-005', kind: 'ruling', values: ['bothColumns', 'teamOnTile'] },
  { id: 'hardTimes', rule: 'DK-STAR-005', kind: 'ruling', values: ['byTheDie', 'always'] },
] as const satisfies readonly Switch[];

type Defined = (typeof SWITCHES)[number];
export type Switches = { readonly [D in Defined as D['id']]: D['values'][number] };

export function switchesOf(setup: Setup): Switches {
  return setup.switches as unknown as Switches;
}
