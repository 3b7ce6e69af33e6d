import { offer, type Reaction } from '@sightline/kernel';
import { settleFlight } from './rules/aircraft/hovering.ts';
import { landRemaining, slideMissions } from './rules/artillery/missions.ts';
import { dropNearMissions, readyMissions } from './rules/artillery/tubes.ts';
import { freeDetachments } from './rules/detachment/detach.ts';
import { crash, crashAfter, dropOrphans } from './rules/drones/drones.ts';
import { spotRemotely } from './rules/electronic-warfare/reactions.ts';
import { switchWarfare } from './rules/electronic-warfare/warfare.ts';
import { burnInPlace, burnOnTheWay } from './rules/fire/fire.ts';
import { igniteWhereFlamesPlayed } from './rules/fire/flames.ts';
import { endTurnOfFires } from './rules/fire/turn-end.ts';
import { readyDecoys } from './rules/guided-weapons/decoys.ts';
import { adoptMines, layBeforeTheGame } from './rules/mines/command-mines.ts';
import { meetMines, searchAnew } from './rules/mines/mines.ts';
import { fireAtMover, fireAtStanding, offerDetonation } from './rules/mines/reactions.ts';
import { abandonWounded } from './rules/morale/abandoning.ts';
import { takeStrains, testSightings } from './rules/morale/forced-tests.ts';
import { routInPanic } from './rules/morale/panic.ts';
import { stopConcealment } from './rules/shooting/concealment.ts';
import { liftOwnSmoke } from './rules/smoke/smoke.ts';
import { liftExhaust } from './rules/smoke/vehicle-smoke.ts';
import { offerBetweenActions, seize } from './rules/turn/reactions.ts';
import { breakThrough } from './rules/vehicles/breaching.ts';
import { dropCarried } from './rules/victory/objects.ts';
import type { DustupEvent } from './table/events.ts';
import { listen, type MomentOf } from './table/moment.ts';
import type { ReactionChoice, Trigger } from './table/reactions.ts';
import { type Dustup, type DustupIo, enemyOf, seatOf } from './table/table.ts';

/** What players may break in with, in the order in which it is offered to them. */
const REACTIONS = [seize, fireAtMover, fireAtStanding, spotRemotely] as readonly Reaction<
  Dustup,
  DustupEvent,
  Trigger,
  ReactionChoice
>[];

/** Nobody breaks in any more once the battle is over. */
function offerReactions(table: Dustup, io: DustupIo, { trigger, first }: MomentOf<'interruption'>): void {
  if (table.ending !== null) return;
  const seats = [first, enemyOf(first)].map(side => seatOf(table, side));
  offer(REACTIONS, seats, table, io, trigger);
}

/** Who has something to say at which moment, in the order in which the rulebook wants them. */
listen({
  deployed: [adoptMines, layBeforeTheGame, testSightings],
  activationBegan: [liftOwnSmoke, liftExhaust, searchAnew, switchWarfare, readyMissions],
  activationEnded: [settleFlight, dropNearMissions, burnInPlace, dropOrphans, takeStrains, testSightings],
  actionDone: [
    crashAfter,
    igniteWhereFlamesPlayed,
    dropOrphans,
    takeStrains,
    testSightings,
    freeDetachments,
    offerBetweenActions,
    takeStrains,
  ],
  strained: [takeStrains],
  moved: [stopConcealment, meetMines, breakThrough, burnOnTheWay, offerDetonation, abandonWounded],
  fell: [dropCarried],
  withdrew: [dropCarried, crash],
  confidenceChanged: [dropCarried, routInPanic],
  interruption: [offerReactions],
  missionLanded: [dropOrphans, takeStrains, testSightings],
  turnEnded: [landRemaining, endTurnOfFires, slideMissions, readyDecoys, dropOrphans, takeStrains, testSightings],
});
