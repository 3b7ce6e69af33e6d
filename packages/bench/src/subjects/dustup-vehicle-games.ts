import { dustup } from '@sightline/dustup';
import { againstTheDrill } from '../whole-games.ts';

const WITH_VEHICLES: readonly string[] = ['ridgeRoad', 'karstLine', 'sectorNine', 'dryFord'];
const scenarios = dustup.scenarios.filter(({ id }) => WITH_VEHICLES.includes(id));

/** Whole battles of Dustup with vehicles and guns between plain bots, against whole games of the drill. */
export const subject = againstTheDrill({ ...dustup, scenarios }, { bot: dustup.bots['plain']!, warmUp: 12 });
