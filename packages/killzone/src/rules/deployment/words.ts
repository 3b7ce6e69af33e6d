import { distance } from '@sightline/geometry/field';
import type { Place } from '../../table/units.ts';
import type { ChapterWords } from '../../words/chapter.ts';
import { placeWords } from '../../words/phrases.ts';
import type { DeploymentEvent } from './events.ts';
import type { DeploymentQuestion } from './questions.ts';

export const deploymentWords: ChapterWords<DeploymentEvent, DeploymentQuestion, never> = {
  events: {
    edgeRolled: ({ side, die }) => `${side} roll a ${die} for the edge.`,
    edgeChosen: ({ side, edge }) => `${side} choose the ${edge} edge and deploy second.`,
    deployed: ({ group, places }) =>
      `${group.name} deploys, ${places.length === 1 ? 'one figure' : `${places.length} figures`}.`,
    arrived: ({ group }) => `${group.name} comes onto the table.`,
  },
  questions: {
    edge: {
      question: () => 'Which edge do you take?',
      option: (_asked, edge) => edge,
    },
    deploy: {
      question: ({ group }) => `Where does ${group.name} deploy?`,
      option: (_asked, places) => placesWords(places),
    },
  },
  acts: {},
  refusals: {
    placeEverybody: ({ it }) => `Place all ${it} of them.`,
    outsideZone: () => 'That is outside the deployment zone.',
    basesOverlap: () => 'Two bases overlap.',
    tooFewOnFloor: ({ floor, there, least }) => `Floor ${floor} has ${there} and needs at least ${least}.`,
    oneEdge: () => 'They all deploy along one edge.',
  },
};

/** Where the first stands, and how far the others reach from him. */
function placesWords([first, ...others]: readonly Place[]): string {
  if (!first) return 'nobody';
  const reach = Math.max(0, ...others.map(other => distance(first, other)));
  return `around ${placeWords(first)}${reach === 0 ? '' : `, within ${Math.ceil(reach / 1000)} inches`}`;
}
