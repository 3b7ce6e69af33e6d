import type { ChapterWords } from '../../words/chapter.ts';
import { inchesOf, milsOf, ordersNamed, placeWords } from '../../words/phrases.ts';
import type { DrugsEvent } from './events.ts';
import type { DrugsQuestion } from './questions.ts';

export const drugsWords: ChapterWords<DrugsEvent, DrugsQuestion, never> = {
  events: {
    overdosesRolled: ({ group, dice, overdoses }) =>
      `${group.name} takes its drugs (${dice.join(', ')}): ${overdoses === 0 ? 'no overdose' : overdoses === 1 ? 'one overdose' : `${overdoses} overdoses`}.`,
    overdosed: ({ figure }) => `${figure.name} has a bad trip.`,
    sleptItOff: ({ figure }) => `${figure.name} shakes it off and fights without any drug.`,
    shifted: ({ figure, to }) => `${figure.name} strays to ${placeWords(to)}.`,
  },
  questions: {
    overdose: {
      question: ({ group }) => `Who of ${group.name} takes the overdose?`,
      option: (_asked, figure) => `figure ${figure}`,
    },
    sleepItOff: {
      question: ({ figure }) => `Does ${figure.name} spend the heroic save on the overdose?`,
      option: (_asked, answer) => (answer === 'save' ? 'spend the heroic save' : 'endure it'),
    },
    shift: {
      question: ({ figure, reach }) => `Where do you lead ${figure.name}, up to ${inchesOf(reach)}?`,
      option: (_asked, place) => placeWords(place),
    },
  },
  acts: {},
  refusals: {
    notTheSameDrugs: ({ it }) => `All of ${it} take the same drugs, or none do.`,
    gangsOnly: ({ it }) => `Only gangs take drugs; ${it} is too well trained.`,
    cyberware: ({ it }) => `Cyberware and drugs do not mix in ${it}.`,
    barredByDrug: ({ drug, order }) => `Nobody on ${drug} can be given ${ordersNamed(order)}.`,
    mustCover: ({ it }) => `On Speed he must move at least ${milsOf(it)} this turn.`,
    mustClose: () => 'On Haywire he must go further at the nearest enemy first.',
    mustReach: () => 'On Haywire he must go into contact with the nearest enemy.',
    shiftedTooFar: ({ it }) => `He can be shifted by ${milsOf(it)} at most.`,
    shiftedThroughWall: () => 'He cannot be shifted through a wall.',
    shiftChangesContact: () => 'He cannot be shifted into or out of hand-to-hand.',
  },
};
