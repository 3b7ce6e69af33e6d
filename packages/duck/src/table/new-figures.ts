import type { Direction } from '@sightline/geometry/grid';
import type { SpeciesCard, TeamCard } from '../content/cards.ts';
import type { Machine, Survivor, Teamer, Threat } from './figure.ts';
import { type WithOwn, weaponIn } from './own-cards.ts';

/** DK-GAP-001, DK-GAP-028: a man as he comes to the start of a mission, not yet on the map. */
export function newTeamer(stock: WithOwn, id: number, card: TeamCard, team = 0): Teamer {
  const { magazine } = weaponIn(stock, card.weapon);
  return {
    id,
    kind: 'teamer',
    card,
    team,
    at: -1,
    overhead: false,
    facing: 1,
    position: 'centre',
    broad: true,
    ducked: false,
    wounds: card.wounds,
    condition: 'fit',
    protection: card.armoured ? 'ARMOURED' : 'PROTECTED',
    leads: card.you,
    ready: card.wounds > 0 ? 1 : 2,
    waiting: 0,
    acted: 0,
    activated: false,
    moved: 0,
    // DK-BINGE-008.
    binge: 6,
    chicken: false,
    dashed: 0,
    dashedAgain: false,
    treated: card.treated,
    stings: 0,
    hand: 0,
    weapons: [
      { id: card.weapon, loaded: card.loaded ?? magazine, spares: card.spares, plus: card.plus, broken: false },
    ],
    gear: { ...card.gear },
    carries: null,
    supports: null,
    seat: null,
    stars: 0,
    kills: 0,
    triedOwnGrenades: '',
    once: [],
    grapple: null,
    fought: null,
  };
}

/** A Threat put on the map; which arms it carries goes by its number among those placed together (DK-GAP-026). */
export function newThreat(id: number, card: SpeciesCard, at: number, facing: Direction, among = 0): Threat {
  const armed = card.arms.findIndex(({ every }) => (among + 1) % every === 0) + 1;
  return {
    id,
    kind: 'threat',
    card,
    at,
    overhead: false,
    facing,
    position: 'centre',
    ducked: false,
    wounds: 0,
    condition: 'fit',
    protection: card.protection,
    activated: false,
    waitingSince: 0,
    captive: null,
    trapped: false,
    netted: false,
    battered: false,
    atDoor: -1,
    sawGetIn: -1,
    atUnit: -1,
    quiet: 0,
    roused: false,
    alarmed: 0,
    grenades: card.arms[armed - 1]?.grenades ?? 0,
    armed,
    scarred: false,
    spent: 0,
    carriesObjective: false,
    flameFrom: -1,
    movement: -1,
  };
}

/** A machine as it is put on the map, switched off and unloaded: dice and bearers give it the rest (DK-CYBER). */
export function newMachine(
  id: number,
  at: number,
  facing: Direction,
  kind: Pick<Machine, 'model' | 'walker' | 'charge'>,
): Machine {
  return {
    id,
    kind: 'machine',
    ...kind,
    at,
    overhead: false,
    facing,
    position: 'centre',
    ducked: false,
    wounds: 0,
    condition: 'fit',
    protection: 'PROTECTED',
    on: false,
    allRound: false,
    ammo: 0,
    power: 0,
    damage: 0,
    handler: null,
    controlAt: -1,
    pace: 0,
    moved: 0,
    chits: 0,
    acts: 0,
    firedAt: [],
  };
}

/** DK-GAP-035: unarmed and unprotected, a Team figure to everybody but without chits or nerve. */
export function newSurvivor(id: number, at: number, fromPod: boolean): Survivor {
  return {
    id,
    kind: 'survivor',
    fromPod,
    at,
    overhead: false,
    facing: 1,
    position: 'centre',
    ducked: false,
    wounds: 0,
    condition: 'fit',
    protection: 'UNPROTECTED',
    moved: 0,
    stings: 0,
    grapple: null,
    fought: null,
  };
}
