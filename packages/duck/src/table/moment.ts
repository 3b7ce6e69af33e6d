import { reactToEntry, reactToIntruder, reactToOpening, reactToTurn, replyToShot } from '../rules/actions/waiting.ts';
import { cheerSourceCleared } from '../rules/binge/deeds.ts';
import { appointLeaders } from '../rules/binge/leader.ts';
import { checkFirstMan, checkFirstSights, checkKilledInView, checkSightsOf } from '../rules/binge/situations.ts';
import { dropObjective, watchFromStep, watchPerson } from '../rules/competitors/objective.ts';
import { offerOwnGrenades } from '../rules/damage/own-grenades.ts';
import { offerDiveFor } from '../rules/ducking/dive-for.ts';
import { offerDiveUnder } from '../rules/ducking/dive-under-door.ts';
import { closeGap, offerDoorTrap } from '../rules/ducking/door-trap.ts';
import { breakThroughDeck, igniteGas } from '../rules/event-cards/lasting.ts';
import { loseTheFallen } from '../rules/grapple/captives.ts';
import { contactByMan, contactByThreat } from '../rules/grapple/contact.ts';
import { springMinesOnEntry } from '../rules/grenades/mines.ts';
import { countMachineKill } from '../rules/machines/machine-kills.ts';
import { sensePerson, senseThreat } from '../rules/machines/motion-sensor.ts';
import { noteCoreModule, scuttle, seeBodies, welcomeSurvivor } from '../rules/missions/objectives.ts';
import { meetTile, workOutOpening } from '../rules/sensor/openings.ts';
import { starForCarrying, starForKill } from '../rules/stars/gold-stars.ts';
import { springOnEntry, springOnOpening, springOnTurn } from '../rules/threats/springing.ts';
import type { DuckIo } from './events.ts';
import type { DuckTable } from './table.ts';

/**
 * The moments at which several chapters have something to say: a step, an opening, a kill. Whoever brings a moment
 * about calls `happen`; the chapters that care are listed here in the order in which the booklets want them.
 */
export type Moment =
  /** A Teamer (or survivor) has entered a square, by walking, crawling, diving or being moved. */
  | { readonly on: 'personEntered'; readonly figure: number; readonly from: number; readonly willingly: boolean }
  /** A Threat has entered a square of its own movement. */
  | { readonly on: 'threatEntered'; readonly figure: number; readonly from: number }
  | { readonly on: 'threatTurned'; readonly figure: number }
  /** A Teamer has turned on the spot and looks elsewhere now. */
  | { readonly on: 'personTurned'; readonly figure: number }
  /** A door, a hole or a breach has opened onto a module; `by` is the figure that did it, null for a card or a mishap. */
  | {
      readonly on: 'opened';
      readonly door: number | null;
      readonly modules: readonly number[];
      readonly by: number | null;
    }
  /** A door is about to come down; whoever is near may still dive below it (DK-DUCK-015). */
  | { readonly on: 'doorClosing'; readonly door: number; readonly by: number | null }
  /** A shot was fired or something exploded on a square; a door that was worked is not loud. */
  | { readonly on: 'noise'; readonly at: number; readonly loud: boolean; readonly targets?: readonly number[] }
  /** New Threats stand on the map: no movement, but a sight (DK-SENS-017). */
  | { readonly on: 'threatsPlaced'; readonly figures: readonly number[] }
  /** A fire bomb went off on a square. */
  | { readonly on: 'bombIgnited'; readonly at: number }
  /** The dead are off the map already; `at` is where it happened. */
  | {
      readonly on: 'killed';
      readonly figure: number;
      readonly at: number;
      readonly by: number | null;
      readonly means: string;
    }
  | { readonly on: 'wounded'; readonly figure: number; readonly by: number | null; readonly means: string }
  /** A direct shot at him is over, whatever came of it, and he is still there: the moment for a reply (DK-TSHOOT-023). */
  | { readonly on: 'shotAt'; readonly figure: number; readonly by: number }
  | { readonly on: 'sourceLocated'; readonly remotely: boolean }
  | { readonly on: 'sourceCleared' };

type Hook<On extends Moment['on']> = (table: DuckTable, io: DuckIo, moment: Extract<Moment, { on: On }>) => void;
type Hooks = { readonly [On in Moment['on']]: readonly Hook<On>[] };

const HOOKS: Hooks = {
  personEntered: [
    springMinesOnEntry,
    meetTile,
    breakThroughDeck,
    noteCoreModule,
    seeBodies,
    welcomeSurvivor,
    checkFirstMan,
    checkSightsOf,
    sensePerson,
    contactByMan,
    watchPerson,
    springOnEntry,
    starForCarrying,
  ],
  // A grapple begins with the entry, so that everybody but the man entered has to hack off (DK-SHOOT-025).
  threatEntered: [
    springMinesOnEntry,
    offerDoorTrap,
    checkSightsOf,
    offerDiveFor,
    reactToIntruder,
    contactByThreat,
    watchFromStep,
    senseThreat,
    reactToEntry,
    offerOwnGrenades,
  ],
  threatTurned: [reactToTurn],
  personTurned: [checkSightsOf, springOnTurn],
  opened: [workOutOpening, seeBodies, reactToOpening, checkFirstSights, springOnOpening],
  doorClosing: [offerDiveUnder],
  noise: [igniteGas],
  threatsPlaced: [checkFirstSights],
  bombIgnited: [scuttle],
  killed: [countMachineKill, dropObjective, starForKill, closeGap, appointLeaders, checkKilledInView],
  wounded: [loseTheFallen, appointLeaders],
  shotAt: [replyToShot],
  sourceLocated: [],
  sourceCleared: [cheerSourceCleared],
};

export function happen<M extends Moment>(table: DuckTable, io: DuckIo, moment: M): void {
  for (const hook of HOOKS[moment.on] as readonly ((t: DuckTable, i: DuckIo, m: Moment) => void)[])
    hook(table, io, moment);
}
