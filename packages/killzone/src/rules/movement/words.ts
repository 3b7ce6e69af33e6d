import type { ChapterWords } from '../../words/chapter.ts';
import { inchesOf, milsOf, ordersNamed, pointWords } from '../../words/phrases.ts';
import type { MoveAct } from './acts.ts';
import type { MovementEvent } from './events.ts';

export const movementWords: ChapterWords<MovementEvent, never, MoveAct> = {
  events: {
    moved: ({ figure, cost, end }) => `${figure.name} moves ${inchesOf(cost)} to ${pointWords(end)}.`,
    leftTable: ({ figure }) => `${figure.name} leaves the table.`,
  },
  questions: {},
  acts: {
    move: ({ way }) => {
      const legs = way.map(leg => ('through' in leg ? `through opening ${leg.through}` : `to ${pointWords(leg)}`));
      return `move ${legs.join(', ')}`;
    },
  },
  refusals: {
    notActive: ({ it }) => `A ${it} figure does nothing.`,
    aboard: () => 'It sits in a vehicle; get out first.',
    locked: () => 'It is locked in hand-to-hand; only Run or Hit-and-Run breaks away.',
    aimedShotTaken: () => 'On Snipe a figure moves or shoots, never both.',
    longBurstFired: () => 'After a long burst the firer stays where he is.',
    cannonFired: () => 'A light assault cannon is fired only by a figure that stays where it is.',
    hasMoved: () => 'It has moved already.',
    noWay: () => 'That leads nowhere.',
    tooFar: ({ cost, left }) => `That costs ${milsOf(cost)} and ${milsOf(left)} are left.`,
    noContact: ({ it }) => `On ${ordersNamed(it)} nobody moves into contact; stop short of it.`,
    offTable: () => 'That is off the table.',
    halfOffTable: () => 'Stay on the table or leave it altogether.',
    tooEarlyToLeave: ({ it }) => `The defenders may leave from turn ${it}.`,
    wrongEdge: ({ it }) => `The defenders leave by the ${it} edge.`,
    notAPlace: () => 'That is no place on the table.',
    noOpeningHere: () => 'There is no such door, window or stairs here.',
    upperWindow: () => 'An upper window can only be jumped from.',
    wall: () => 'A wall is in the way.',
    building: () => 'A building is in the way.',
    wreck: () => 'A wreck is in the way.',
    figureInTheWay: () => 'Somebody stands in the way.',
    vehicleInTheWay: () => 'A vehicle stands in the way.',
  },
};
