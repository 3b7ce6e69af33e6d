import type { DuckBoard, DuckView } from '@sightline/duck';
import type { RollLine } from '@sightline/kernel';
import { called, say, sayIf } from '../../words/duck.ts';
import type { Point } from '../game.ts';
import type { Scene } from '../scene.ts';
import { placeText } from './names.ts';
import { mostOf, pingText } from './pings.ts';
import { centreOf, pointOf, spotOfDoor } from './squares.ts';
import { burstAt, type StagedKinds, throwing } from './staging.ts';

const ASIDE = { weight: 'aside' } as const;
const PLAIN = { weight: 'plain' } as const;

/** What the ship, the Kitty, Mother and the mission bring about. */
export const SHIP: StagedKinds = {
  doorOpened: (rules, { event, after }) => ({ ...PLAIN, at: atDoor(rules, after, event.door), cue: 'door' }),
  doorClosed: (rules, { event, after }) => ({ ...PLAIN, at: atDoor(rules, after, event.door), cue: 'door' }),
  doorStuck: (rules, { event, after }) => ({ ...PLAIN, at: atDoor(rules, after, event.door), cue: 'refuse' }),
  doorFreed: (rules, { event, after }) => ({ ...PLAIN, at: atDoor(rules, after, event.door), cue: 'door' }),
  doorKeptOpen: () => ASIDE,
  doorBattered: (rules, { event, after, dice }) => {
    const at = atDoor(rules, after, event.door);
    return { ...PLAIN, ...throwing(dice), at, bursts: burstAt(at, 'hit'), cue: 'crash' };
  },
  holeMade: (rules, { event, after }) => {
    const at = atDoor(rules, after, event.door);
    return { ...PLAIN, at, bursts: burstAt(at, 'smoke', 1.2), cue: 'crash' };
  },
  shortCutSought: (_rules, { dice }) => ({ ...PLAIN, ...throwing(dice.slice(-1)) }),
  weakSpotSought: (_rules, { dice }) => ({ ...PLAIN, ...throwing(dice) }),

  // A colour alone tells a newcomer nothing.
  pingShown: (rules, { event, after, text }) => {
    const at = atTile(rules, after, event.tile);
    const sentence = `${text} ${say('duck.what.ping', { ping: pingText(event.ping) })}`;
    // An empty room is no alarm.
    const bursts = burstAt(at, event.ping === 'NONE' ? 'miss' : 'alarm', 2);
    return { ...PLAIN, sentence, at, bursts, cue: 'ping' };
  },
  markerLaid: (rules, { event, after }) => {
    const at = atTile(rules, after, event.tile);
    return { ...PLAIN, at, bursts: burstAt(at, 'alarm', 2), cue: 'ping' };
  },
  // The way in, and home: it lies outside of the ship, where nobody has looked yet.
  bridgeAttached: (rules, { after, text }) => ({
    ...PLAIN,
    sentence: say('duck.scene.bridge', { text }),
    at: after.bridge.squares.map(square => centreOf(rules, after, square)),
    cue: 'door',
  }),
  threatsCounted: (rules, { event, after, dice }) => {
    // DK-SENS-012: a blue ping is the die and one more.
    const added = event.number - dice.reduce((sum, { face }) => sum + face, 0);
    const most = mostOf(event.ping);
    return {
      ...PLAIN,
      ...(event.number > most && { sentence: say('duck.scene.moreThanPinged', { number: event.number, most }) }),
      ...throwing(dice, added === 0 ? undefined : say('duck.scene.added', { added })),
      at: atTile(rules, after, event.tile),
      cue: 'ping',
    };
  },
  // What it is has its moment either way; an entrance is told as the Source that has been located.
  sourceChitTurned: (rules, { event, after }) => {
    const at = [centreOf(rules, after, event.at)];
    if (event.isEntrance) return { ...PLAIN, at, cue: 'ping' };
    const sentence = say('duck.scene.blankChit', { place: placeText(rules, after, event.at) });
    return { weight: 'moment', title: say('duck.scene.blank'), sentence, at, cue: 'refuse' };
  },
  sourceLocated: () => ({ weight: 'moment', title: say('duck.scene.source'), cue: 'alarm' }),
  sourceCleared: () => ({ weight: 'moment', title: say('duck.scene.cleared'), cue: 'applause' }),

  reloadThrown: (_rules, { event, dice }) => ({
    ...PLAIN,
    ...throwing(dice, say('duck.scene.orMore', { number: event.needed }), () => event.passed),
    cue: event.passed ? 'die-good' : 'die-bad',
  }),
  reloadFailed: (rules, { event, after, text }) => {
    const man = after.figures[event.figure];
    const at = man && rules.isOnMap(man) ? [pointOf(rules, after, man)] : [];
    return { weight: 'moment', title: say('duck.scene.reloadFails'), sentence: text, at, cue: 'refuse' };
  },

  cardTurned: (rules, { event, after }) => {
    const { tiles, name } = rules.planOf(after.arena).modules[event.module]!;
    return {
      weight: 'moment',
      title: called(event.title),
      sentence: say('duck.scene.cardIn', {
        module: called(name),
        text: event.text ?? sayIf(`duck.events.${event.card}`),
      }),
      at: tiles.slice(0, 1).flatMap(tile => atTile(rules, after, tile)),
      cue: 'alarm',
    };
  },
  cardCameToNothing: () => PLAIN,
  // Its sentence begins with the word.
  catastropheStruck: () => ({ weight: 'moment', cue: 'alarm' }),
  powerWentDown: () => ({ weight: 'moment', title: say('duck.scene.dark'), cue: 'alarm' }),
  powerRestored: () => ({ ...PLAIN, cue: 'rally' }),
  powerCountedDown: () => ASIDE,
  threatsRoused: () => ({ weight: 'moment', title: say('duck.scene.roused'), cue: 'threat' }),
  sirenBegan: () => ({ ...PLAIN, cue: 'alarm' }),
  competitorsBoarded: () => ({ weight: 'moment', title: say('duck.scene.company'), cue: 'alarm' }),

  taskDone: () => ({ weight: 'moment', title: say('duck.scene.done'), cue: 'applause' }),
  objectiveTaken: () => ({ weight: 'moment', title: say('duck.scene.done'), cue: 'applause' }),
  survivorSaved: () => ({ ...PLAIN, cue: 'applause' }),
  shipScuttled: () => ({ weight: 'moment', title: say('duck.scene.blast'), cue: 'blast' }),
  missionEnded: (_rules, { event }) => ({
    weight: 'moment',
    title: say('duck.scene.over'),
    cue: event.result === 'failed' ? 'lose' : 'win',
  }),

  driveThrown: (_rules, { dice }) => ({ ...PLAIN, ...throwing(dice), cue: 'engine' }),
  drove: () => ({ ...PLAIN, cue: 'engine' }),
  collided: () => ({ ...PLAIN, cue: 'crash' }),
};

/** DK-TURN-007: the dice for a random event, of which mostly nothing comes; all others are told by what comes of them. */
export function throwScene(dice: readonly RollLine[]): Partial<Scene> {
  const isForEvent = dice.length === 2 && dice.every(({ why }) => why.purpose === 'randomEvent');
  if (!isForEvent || dice.every(({ face }) => face === 6)) return {};
  return { ...ASIDE, ...throwing(dice, say('duck.scene.doubleSix')), sentence: say('duck.scene.noEvent') };
}

function atDoor(rules: DuckBoard, view: DuckView, door: number): readonly Point[] {
  const { x, y, width, height } = spotOfDoor(rules, view, door);
  return [{ x: x + width / 2, y: y + height / 2 }];
}

/** The middle of a tile of the ship. */
function atTile(rules: DuckBoard, view: DuckView, id: number): readonly Point[] {
  const { tiles, tiling } = rules.planOf(view.arena);
  const tile = tiles[id];
  if (!tile) return [];
  return [{ x: (tile.place % tiling.columns) * 5 + 2.5, y: Math.floor(tile.place / tiling.columns) * 5 + 2.5 }];
}
