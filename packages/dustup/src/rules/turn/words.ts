import type { ActionName } from '../../table/acts.ts';
import type { Names } from '../../table/table.ts';
import type { ActWords, EventWords, QuestionWords, RefusalWords } from '../../words/kinds.ts';
import { plural } from '../../words/numbers.ts';
import type { TurnAct } from './acts.ts';
import type { How, TurnEvent } from './events.ts';
import type { Choice, DoAct, TurnQuestion } from './questions.ts';

const HOW: Readonly<Record<How, string>> = {
  turn: 'is activated',
  seized: 'seizes the initiative and acts',
  order: 'acts on its orders',
  parent: 'is set in motion',
  chit: 'is activated',
  card: 'is activated by its card',
};

const CARDS: Readonly<Record<string, string>> = {
  static: 'Static: messages are harder to get through this turn.',
  clearChannel: 'Clear channel: the next message of each side gets through.',
  lull: 'A lull: every unit loses one suppression marker.',
  jam: 'A support weapon jams.',
  secondWind: 'Second wind: a unit of each side takes heart.',
  strayFire: 'Stray fire catches a unit in the open.',
  dust: 'Dust: beyond 24" every range is long this turn.',
  quiet: 'All quiet.',
};

const ACTIONS: Readonly<Record<ActionName, string>> = {
  assault: 'assault',
  communicate: 'send messages',
  detach: 'detach anybody',
  detect: 'search',
  medical: 'treat the wounded',
  move: 'move',
  order: 'give orders',
  prop: 'prop',
  unprop: 'unprop',
  rally: 'rally anybody',
  regroup: 'regroup',
  recover: 'recover',
  reorganise: 'reorganise',
  shoot: 'shoot',
  activateDetachment: 'set a detachment in motion',
  rejoin: 'join up',
  drone: 'use a drone',
  fightFire: 'fight a fire',
  stop: 'stop',
};

const actionOf = (action: unknown): string => ACTIONS[action as ActionName];

export const turnEventWords: EventWords<TurnEvent> = {
  turnBegan: ({ turn }) => `Turn ${turn}.`,
  initiativeRolled: ({ sides, faces }) => `Initiative: ${sides.map((side, i) => `${side} ${faces[i]}`).join(', ')}.`,
  wentFirst: ({ side }) => `${side} acts first.`,
  chitDrawn: ({ side }) => `A chit of ${side} is drawn.`,
  chitDiscarded: ({ side }) => `A chit of ${side} is drawn, but nobody is left to act.`,
  cardDrawn: ({ unit }) => `The card of ${unit.name} is drawn.`,
  cardSkipped: ({ unit }) => `The card of ${unit.name} is drawn and skipped.`,
  eventCardDrawn: ({ card }) => CARDS[card] ?? card,
  turnEndDrawn: ({ postponed }) =>
    postponed ? 'The turn-end card comes too early and goes back into the deck.' : 'The turn-end card is drawn.',
  passed: ({ side, own, others }) => `${side} passes, with ${own} to ${others} units left to act.`,
  tokenSpent: ({ side, unit, left }) =>
    `${side} spends a token${unit ? ` to act with ${unit.name}` : ' to have it their way'}; ${left} left.`,
  tokenWon: ({ side, objective }) => `${side} wins a token for taking ${objective}.`,
  activated: ({ unit, how }) => `${unit.name} ${HOW[how]}.`,
  gaveUpActions: ({ unit }) => `${unit.name} does no more.`,
  turnEnded: ({ turn }) => `Turn ${turn} is over.`,
};

export const turnActWords: ActWords<TurnAct> = {
  stop: () => 'do no more',
};

export const turnQuestionWords: QuestionWords<Exclude<TurnQuestion, DoAct>> = {
  goFirst: { ask: () => 'Do you act first or second?', option: (_, answer) => `act ${answer}` },
  keepInitiative: {
    ask: ({ unit, tokens }) =>
      `${unit.name} would act. Do you spend a token to have your way? ${plural(tokens, 'token')} left.`,
    option: (_, answer) => (answer === 'spend' ? 'spend a token' : 'let it be'),
  },
  activate: {
    ask: () => 'Which unit do you activate?',
    option: ({ names }, answer) => choiceWords(answer, names),
  },
  pickForEvent: {
    ask: ({ card }) => (card === 'jam' ? 'Whose support weapon jams?' : 'Which unit takes heart?'),
    option: ({ card, names }, answer) => (card === 'jam' ? names.figures : names.units)[answer]!,
  },
};

export const turnRefusals: RefusalWords = {
  suppressed: ({ unit, action }) => `${unit} is suppressed and cannot ${actionOf(action)}.`,
  disorganised: ({ unit, action }) =>
    `${unit} is disorganised and cannot ${actionOf(action)} until its strays are back.`,
  inColumn: ({ unit, action }) => `${unit} is in column and cannot ${actionOf(action)}.`,
  propped: ({ unit, action }) => (unit ? `${unit} is propped and cannot ${actionOf(action)}.` : 'Not while propped.'),
  routed: ({ unit, action }) => `${unit} is routed and cannot ${actionOf(action)}.`,
  paralysed: ({ unit, action }) => `${unit} is in panic and cannot ${actionOf(action)}.`,
  broken: ({ unit, action }) => `${unit} is broken and cannot ${actionOf(action)}.`,
  shaken: ({ unit, action }) => `${unit} is shaken and cannot ${actionOf(action)}.`,
  completelyConcealed: ({ unit, action }) => `${unit} is completely concealed and cannot ${actionOf(action)}.`,
  mounted: ({ unit, action }) => `${unit} is mounted and cannot ${actionOf(action)}.`,
};

function choiceWords(choice: Choice, names: Names): string {
  switch (choice.do) {
    case 'activate':
      return names.units[choice.unit]!;
    case 'bringOn':
      return `bring ${names.units[choice.unit]} nearer`;
    case 'pass':
      return 'pass';
    default:
      return choice satisfies never;
  }
}
