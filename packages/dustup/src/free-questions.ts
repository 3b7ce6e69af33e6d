import { isRecord, type Procedure, type Refusal, refuse } from '@sightline/kernel';
import type { Act } from './acts.ts';
import type { DustupEvent } from './events.ts';
import type { Arrange, Deploy, Deployment, DoAct, Dummy, PlaceDummy } from './questions/field.ts';
import type { LayCommandMine } from './questions/hazards.ts';
import type { DustupQuestion } from './questions.ts';
import { arePlaces, hasKeys, isInt, isPlace } from './rules/action.ts';
import { actsOf, foresee, isAct, whyNotAct } from './rules/actions.ts';
import { arrivalsOf, deploymentsOf, dummiesOf } from './rules/field/deploy-candidates.ts';
import { whyNotDeploy, whyNotDummy } from './rules/field/deployment.ts';
import { whyNotArrive } from './rules/field/inbound.ts';
import { whyNotArrange } from './rules/field/movement.ts';
import { isCommandMine } from './rules/hazards/actions.ts';
import { grantedMines, whyNotGranted } from './rules/hazards/command-mines.ts';
import type { Dustup, Place } from './table.ts';

/** How a question that lists no options is judged, and what it is answered with for lack of a better idea. */
export interface FreeKind<Q> {
  whyNot(table: Dustup, question: Q, answer: unknown): Refusal[];
  candidates(table: Dustup, question: Q): readonly unknown[];
  /** What carries an answer out, where dice hang on it. */
  foresee?(question: Q, answer: unknown): Procedure<Dustup, DustupEvent> | null;
}

type FreeQuestion = Exclude<DustupQuestion, { readonly options: readonly unknown[] }>;
type FreeKinds = { readonly [K in FreeQuestion['kind']]: FreeKind<Extract<FreeQuestion, { kind: K }>> };

export const MALFORMED = [refuse('DU-TURN-004', 'malformed')];

let known: FreeKinds | null = null;

/** Every question of that sort; the chapters bring theirs. */
const kinds = (): FreeKinds => ({
  act: {
    whyNot: (table, { unit }: DoAct, answer) =>
      isAct(answer) ? whyNotAct(table, table.units[unit.id]!, answer) : MALFORMED,
    candidates: (table, { unit }) => actsOf(table, table.units[unit.id]!),
    foresee: ({ unit }, answer) => foreseeAct(unit.id, answer as Act),
  },
  deploy: {
    whyNot: (table, { unit }: Deploy, answer) =>
      isDeployment(answer) ? whyNotDeploy(table, table.units[unit.id]!, answer) : MALFORMED,
    candidates: (table, { unit }) => deploymentsOf(table, table.units[unit.id]!),
  },
  arrive: {
    whyNot: (table, { unit }, answer) =>
      isDeployment(answer) ? whyNotArrive(table, table.units[unit.id]!, answer) : MALFORMED,
    candidates: (table, { unit }) => arrivalsOf(table, table.units[unit.id]!),
  },
  dummy: {
    whyNot: (table, { side }: PlaceDummy, answer) =>
      answer === 'enough' ? [] : isDummy(answer) ? whyNotDummy(table, side, answer) : MALFORMED,
    candidates: (table, { side }) => dummiesOf(table, side),
  },
  arrange: {
    whyNot(table, question: Arrange, answer) {
      if (answer === 'keep') return [];
      if (!arePlaces(answer)) return MALFORMED;
      return whyNotArrange(table, table.units[question.unit.id]!, question, answer as readonly Place[]);
    },
    candidates: () => ['keep'],
  },
  layCommandMine: {
    whyNot: (table, question: LayCommandMine, answer) =>
      answer === 'enough' ? [] : isCommandMine(answer) ? whyNotGranted(table, question, answer) : MALFORMED,
    candidates: grantedMines,
  },
});

export function freeKindOf(question: DustupQuestion): FreeKind<DustupQuestion> | null {
  known ??= kinds();
  const kind = question.kind as FreeQuestion['kind'];
  return Object.hasOwn(known, kind) ? (known[kind] as unknown as FreeKind<DustupQuestion>) : null;
}

function isDeployment(value: unknown): value is Deployment {
  if (!isRecord(value) || !hasKeys(value, ['at'], ['hidden', 'places'])) return false;
  if ('hidden' in value && value['hidden'] !== true) return false;
  return isPlace(value['at']) && (!('places' in value) || arePlaces(value['places']));
}

function isDummy(value: unknown): value is Dummy {
  if (!isRecord(value) || !hasKeys(value, ['x', 'y'], ['size']) || !isInt(value['x']) || !isInt(value['y']))
    return false;
  return !('size' in value) || isInt(value['size']);
}

const CHANCELESS: ReadonlySet<Act['do']> = new Set([
  'prop',
  'unprop',
  'stop',
  'concede',
  'reorganise',
  'detach',
  'rejoin',
  'regroup',
]);

function foreseeAct(unit: number, act: Act): Procedure<Dustup, DustupEvent> | null {
  return CHANCELESS.has(act.do) ? null : (table, io) => foresee(table, io, table.units[unit]!, act);
}
