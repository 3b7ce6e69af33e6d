import type { ReorganiseUse } from '../acts/reorganise.ts';
import type { Act } from '../acts.ts';
import type { Choice, Deployment, Dummy, FieldQuestion } from '../questions/field.ts';
import type { Names, Place } from '../table.ts';
import { assaultActs } from './assault.ts';
import { commandActs, commandUses } from './command.ts';
import { fieldActs, fieldUses } from './field.ts';
import { hazardActs, hazardUses } from './hazards.ts';
import type { ActWords, QuestionWords, UseWords } from './kinds.ts';
import { medicalActs, medicalUses } from './medical.ts';
import { listOf, placeOf, plural } from './numbers.ts';
import { shootingActs, shootingUses } from './shooting.ts';

const ACTS: ActWords<Act> = {
  ...fieldActs,
  ...hazardActs,
  ...shootingActs,
  ...assaultActs,
  ...medicalActs,
  ...commandActs,
};
const USES: UseWords<ReorganiseUse> = { ...fieldUses, ...hazardUses, ...shootingUses, ...medicalUses, ...commandUses };

export function actWords(act: Act, names: Names): string {
  if (act.do !== 'reorganise') return (ACTS[act.do] as (a: Act, n: Names) => string)(act, names);
  const use = (USES[act.use.for] as (u: ReorganiseUse, n: Names) => string)(act.use, names);
  return act.places && act.use.for !== 'rearrange' ? `${use}, rearranging the figures` : use;
}

function choiceWords(choice: Choice, names: Names): string {
  if ('unit' in choice) return names.units[choice.unit]!;
  return 'inbound' in choice ? `bring ${names.units[choice.inbound]} nearer` : 'pass';
}

function deploymentWords(answer: unknown): string {
  const { at, hidden } = answer as Deployment;
  return `${placeOf(at)}${hidden ? ', hidden' : ''}`;
}

export const fieldQuestions: QuestionWords<FieldQuestion> = {
  whichToDeploy: {
    ask: () => 'Which unit do you deploy next?',
    option: ({ names }, answer) => names.units[Number(answer)]!,
  },
  deploy: { ask: ({ unit }) => `Where does ${unit.name} deploy?`, option: (_, answer) => deploymentWords(answer) },
  arrive: { ask: ({ unit }) => `Where does ${unit.name} arrive?`, option: (_, answer) => deploymentWords(answer) },
  dummy: {
    ask: () => 'Where do you lay a dummy?',
    option: (_, answer) => (answer === 'enough' ? 'no more dummies' : dummyWords(answer as Dummy)),
  },
  goFirst: { ask: () => 'Do you act first or second?', option: (_, answer) => `act ${answer}` },
  keepInitiative: {
    ask: ({ unit, tokens }) =>
      `${unit.name} would act. Do you spend a token to have your way? ${plural(tokens, 'token')} left.`,
    option: (_, answer) => (answer === 'spend' ? 'spend a token' : 'let it be'),
  },
  activate: {
    ask: () => 'Which unit do you activate?',
    option: ({ names }, answer) => choiceWords(answer as Choice, names),
  },
  act: {
    ask: ({ unit, actions }) =>
      `What does ${unit.name} do? ${actions === 1 ? 'One action' : `${actions} actions`} left.`,
    option: ({ names }, answer) => actWords(answer as Act, names),
  },
  arrange: {
    ask: ({ unit }) => `Where do the others of ${unit.name} go?`,
    option: (_, answer) => (answer === 'keep' ? 'as they were' : listOf((answer as readonly Place[]).map(placeOf))),
  },
  pickForEvent: {
    ask: ({ card }) => (card === 'jam' ? 'Whose support weapon jams?' : 'Which unit takes heart?'),
    option: ({ card, names }, answer) => (card === 'jam' ? names.figures : names.units)[Number(answer)]!,
  },
};

function dummyWords({ x, y, size = 1 }: Dummy): string {
  return size === 1 ? placeOf({ x, y }) : `${placeOf({ x, y })}, of size ${size}`;
}
