import {
  reactToEntry,
  reactToIntruder,
  reactToOpening,
  reactToPlacing,
  reactToTurn,
  replyToShot,
} from './rules/actions/waiting.ts';
import { cheerSourceCleared } from './rules/binge/deeds.ts';
import { appointLeaders } from './rules/binge/leader.ts';
import { checkFirstMan, checkFirstSights, checkKilledInView, checkSightsOf } from './rules/binge/situations.ts';
import { dropObjective, watchFromStep, watchPerson } from './rules/competitors/objective.ts';
import { afterKilling, afterWounding } from './rules/damage/consequences.ts';
import { offerOwnGrenades } from './rules/damage/own-grenades.ts';
import { offerDiveFor } from './rules/ducking/dive-for.ts';
import { offerDiveUnder } from './rules/ducking/dive-under-door.ts';
import { closeGap, offerDoorTrap } from './rules/ducking/door-trap.ts';
import { breakThroughDeck, igniteGas } from './rules/event-cards/lasting.ts';
import { loseTheFallen } from './rules/grapple/captives.ts';
import { contactByMan, contactByThreat } from './rules/grapple/contact.ts';
import { burnTheDriven } from './rules/grenades/flames.ts';
import { springMinesOnEntry, springMinesUnderTheDriven } from './rules/grenades/mines.ts';
import { catastropheIfFull } from './rules/kitty/catastrophe.ts';
import { countMachineKill } from './rules/machines/machine-kills.ts';
import { sensePerson, senseThreat } from './rules/machines/motion-sensor.ts';
import { noteCoreModule, scuttle, seeBodies, welcomeSurvivor } from './rules/missions/objectives.ts';
import { meetTile, workOutOpening } from './rules/sensor/openings.ts';
import { starForCarrying, starForKill } from './rules/stars/gold-stars.ts';
import { springOnEntry, springOnOpening, springOnTurn } from './rules/threats/springing.ts';
import type { DuckListeners } from './table/moment.ts';

/** Who has something to say at which moment, in the order in which the booklets want them. */
export const LISTENERS: DuckListeners = {
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
  threatsPlaced: [checkFirstSights, reactToPlacing],
  bombIgnited: [scuttle],
  killed: [countMachineKill, dropObjective, starForKill, closeGap, appointLeaders, checkKilledInView, afterKilling],
  wounded: [loseTheFallen, appointLeaders, afterWounding],
  shotAt: [replyToShot],
  sourceLocated: [],
  sourceCleared: [cheerSourceCleared],
  driven: [burnTheDriven, springMinesUnderTheDriven],
  actionOver: [catastropheIfFull],
};
