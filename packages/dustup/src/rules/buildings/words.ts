import type { ActWords, EventWords, RefusalWords } from '../../words/kinds.ts';
import { plural, shiftsOf } from '../../words/numbers.ts';
import type { BuildingAct } from './acts.ts';
import type { BuildingEvent } from './events.ts';

export const buildingEventWords: EventWords<BuildingEvent> = {
  buildingShotAt: ({ unit, part, die, target, faces, hits }) =>
    `${unit.name} fires at ${part === null ? 'the building' : `a ${part} of the building`}${shiftsOf(die)}, ${faces.join(', ')} against ${target}: ${plural(hits, 'hit')}.`,
  otherPartRolled: ({ face, struck }) => `The shot rolls ${face}: ${struck ? 'the wall is struck' : 'a clean miss'}.`,
  structureStruck: ({ impact, armour, result }) =>
    `Impact ${impact} against ${armour}: ${result === 'none' ? 'no effect' : result}.`,
  occupantTested: ({ figure, face, needs, hit }) =>
    `${figure.name} rolls ${face} and needs more than ${needs}: ${hit ? 'hit' : 'unharmed'}.`,
  buildingDestroyed: () => 'The building comes down.',
};

export const buildingActWords: ActWords<BuildingAct> = {
  shootBuilding: ({ building, part }) => `shoot at ${part ? `a ${part} of ` : ''}building ${building}`,
};

export const buildingRefusals: RefusalWords = {
  buildingsAreOff: () => 'Buildings are no targets in this battle.',
  noBuilding: () => 'There is no such building to shoot at.',
  insideIt: () => 'Those inside do not shoot at the building.',
  buildingFull: ({ it }) => `There is room for ${it} figures only.`,
};
