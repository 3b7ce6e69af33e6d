import type { EventWords, QuestionWords, RefusalWords } from '../../words/kinds.ts';
import { placeOf } from '../../words/numbers.ts';
import type { DeploymentEvent } from './events.ts';
import type { Deployment, DeploymentQuestion, Dummy } from './questions.ts';

export const deploymentEventWords: EventWords<DeploymentEvent> = {
  deploymentRolled: ({ sides, faces }) =>
    `For deployment ${sides.map((side, i) => `${side} rolls ${faces[i]}`).join(' and ')}.`,
  deployed: ({ unit, at, only }) => `${unit.name} deploys ${only ? 'hidden ' : ''}at ${placeOf(at)}.`,
  inboundMoved: ({ unit, box }) => `${unit.name} comes nearer: box ${box}.`,
  arrived: ({ unit, at }) => `${unit.name} arrives at ${placeOf(at)}.`,
};

export const deploymentQuestionWords: QuestionWords<DeploymentQuestion> = {
  whichToDeploy: {
    ask: () => 'Which unit do you deploy next?',
    option: ({ names }, answer) => names.units[answer]!,
  },
  deploy: { ask: ({ unit }) => `Where does ${unit.name} deploy?`, option: (_, answer) => deploymentWords(answer) },
  arrive: { ask: ({ unit }) => `Where does ${unit.name} arrive?`, option: (_, answer) => deploymentWords(answer) },
  dummy: {
    ask: () => 'Where do you lay a dummy?',
    option: (_, answer) => (answer === 'enough' ? 'no more dummies' : dummyWords(answer)),
  },
};

export const deploymentRefusals: RefusalWords = {
  mayNotHide: () => 'No more units of this side may start hidden.',
  onCounter: () => 'Another counter of yours lies there.',
  noSuchSize: ({ it }) => `Something hidden is of size 1 to ${it}.`,
  outsideZone: () => 'That is outside the deployment zone.',
  enemyNear: ({ it }) => `An enemy is within ${it}".`,
  inTheOpen: () => 'Arriving units are placed in the open.',
  notOnEdge: () => 'The base has to touch the edge.',
};

function deploymentWords({ at, hidden }: Deployment): string {
  return `${placeOf(at)}${hidden ? ', hidden' : ''}`;
}

function dummyWords({ x, y, size = 1 }: Dummy): string {
  return size === 1 ? placeOf({ x, y }) : `${placeOf({ x, y })}, of size ${size}`;
}
