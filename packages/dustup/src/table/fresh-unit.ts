import { QUALITY_ROWS } from '../content/load.ts';
import { NONE } from './table.ts';
import type { Common } from './units.ts';

/** What a unit brings along; everything else is as it is before the battle. */
type Brought = Pick<
  Common,
  | 'id'
  | 'who'
  | 'side'
  | 'code'
  | 'type'
  | 'mover'
  | 'traits'
  | 'moves'
  | 'sensors'
  | 'comms'
  | 'commitment'
  | 'warfare'
  | 'drones'
  | 'rangefinder'
  | 'ecm'
  | 'areaSystems'
  | 'areaDie'
  | 'quality'
  | 'lv'
  | 'commands'
  | 'figures'
  | 'confidence'
  | 'mounted'
  | 'satchels'
  | 'breachingCharges'
> & {
  readonly drop?: Common['drop'] | undefined;
};

export function freshUnit(brought: Brought): Common {
  const { quality, lv, figures, confidence } = brought;
  return {
    ...brought,
    strength: figures.length,
    die: QUALITY_ROWS.get(quality).die,
    commandLv: lv,
    superior: NONE,
    vacated: false,
    parent: NONE,
    leader: figures[0] ?? NONE,
    leaderless: false,
    fallen: NONE,
    where: 'muster',
    carrier: NONE,
    piece: NONE,
    box: 0,
    boxMoved: false,
    drop: brought.drop ?? null,
    startConfidence: confidence,
    hidAs: null,
    suppression: 0,
    activated: false,
    propped: false,
    column: false,
    concealed: false,
    mounts: null,
    counter: NONE,
    panicked: false,
    passedPanic: false,
    calmedOn: 0,
    frights: [],
    unrallyable: false,
    underFire: false,
    everSuppressed: false,
    carries: NONE,
    firedOn: 0,
    warfareCounters: 0,
    drone: null,
    actions: 0,
    acted: 0,
    moved: false,
    byOrder: false,
    closeBy: [],
    fared: 'none',
    assaulted: [],
    onto: [],
    fellOnTheWay: [],
    setInMotion: [],
    ordered: [],
    heard: [],
  };
}
