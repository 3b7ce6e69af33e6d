import type { AnswerTo } from '@sightline/kernel';
import type { Speaker } from '@sightline/words';
import type { ReorganiseAct } from '../rules/reorganise/acts.ts';
import type { ShootAct } from '../rules/shooting/acts.ts';
import type { Act, Use } from '../table/acts.ts';
import type { DustupQuestion } from '../table/questions.ts';
import type { ReactionChoice } from '../table/reactions.ts';
import type { Names, Place } from '../table/table.ts';
import { factsWith } from './facts.ts';
import { nameWords } from './names.ts';

/** A question with an answer to it. */
type Answered = {
  [K in DustupQuestion['kind']]: {
    readonly kind: K;
    readonly question: Extract<DustupQuestion, { readonly kind: K }>;
    readonly answer: AnswerTo<Extract<DustupQuestion, { readonly kind: K }>>;
  };
}[DustupQuestion['kind']];

/** What an answer is called. */
export function optionWords(speaker: Speaker, asked: DustupQuestion, given: unknown): string {
  const { say } = speaker;
  const { kind, question, answer } = { kind: asked.kind, question: asked, answer: given } as Answered;
  switch (kind) {
    case 'act':
      return actWords(speaker, answer, question.names);
    case 'activate':
    case 'followUp':
      return say(`option.${kind}.${answer.do}`, answer, factsWith(question.names));
    case 'react':
      return 'pass' in answer ? say('option.pass') : reactionWords(speaker, answer.choice, question.trigger.names);
    case 'whichToDeploy':
    case 'fireFirst':
    case 'leaderAgainst':
      return nameWords(question.names.units[answer]!, speaker);
    case 'newLeader':
      return nameWords(question.names.figures[answer]!, speaker);
    case 'pickForEvent':
      return nameWords((question.card === 'jam' ? question.names.figures : question.names.units)[answer]!, speaker);
    case 'defensiveFire':
      return answer === 'hold'
        ? say('option.defensiveFire.hold')
        : say('option.defensiveFire.fire', { it: answer }, factsWith(question.names));
    case 'deploy':
    case 'arrive':
      return say('option.deployment', answer);
    case 'dummy':
      return answer === 'enough' ? say('option.dummy.enough') : say('option.dummy.at', sizeOf(answer));
    case 'layCommandMine':
      return answer === 'enough' ? say('option.layCommandMine.enough') : say('option.layCommandMine.at', answer);
    case 'shareOutMines':
      return answer.map((kind, i) => say('option.shareOutMines.at', { kind, at: question.at[i] })).join(', ');
    case 'arrange':
      return answer === 'keep' ? say('option.arrange.keep') : say('option.arrange.at', { it: answer });
    case 'placeMission':
      return answer === 'nowhere' ? say('option.placeMission.nowhere') : say('option.placeMission.at', answer);
    case 'smokeLine':
      return say('option.smokeLine', answer);
    case 'underLock':
      return typeof answer === 'string' ? say(`option.underLock.${answer}`) : say('option.underLock.evade', answer);
    case 'placeThrown':
      return answer === 'anywhere' ? say('option.placeThrown.anywhere') : say('option.placeThrown.at', { it: answer });
    case 'fireOnTheMove':
      if (answer === 'hold') return say('option.fireOnTheMove.hold');
      return say('option.fireOnTheMove.shot', answer, factsWith(question.names));
    case 'spendWarfare':
      return say('option.spendWarfare', { it: answer });
    case 'driveOn':
      return say('option.driveOn', { it: answer });
    case 'useAreaSystem':
      if (answer === 'none') return say('option.useAreaSystem.none');
      return 'marker' in answer
        ? say('option.useAreaSystem.marker', answer)
        : say('option.useAreaSystem.vehicle', answer, factsWith(question.names));
    case 'leaveBoxOne':
    case 'underAirDefence':
    case 'useDecoy':
    case 'carryGun':
    case 'carryOrLeave':
    case 'comeIn':
    case 'goFirst':
    case 'inMinefield':
    case 'keepInitiative':
    case 'standOrWithdraw':
    case 'strikeApart':
    case 'crewFights':
    case 'strikeAtHull':
    case 'switchWarfare':
    case 'useCharge':
      return say(`option.${kind}.${answer}`);
    default:
      return kind satisfies never;
  }
}

/** A man is of size 1, and that is not said. */
function sizeOf({ x, y, size = 1 }: Place & { readonly size?: number }): object {
  return { at: { x, y }, size: size === 1 ? null : size };
}

function actWords(speaker: Speaker, act: Act, names: Names): string {
  if (act.do === 'reorganise') return reorganiseWords(speaker, act, names);
  return speaker.say(`option.${act.do}`, actFacts(act), factsWith(names));
}

/** A use is named as if it were the whole action. */
function reorganiseWords({ say }: Speaker, { use, places }: ReorganiseAct, names: Names): string {
  const what = say(`option.${use.do}`, use, factsWith(names));
  return places && use.do !== 'rearrange' ? say('option.reorganise', { what }) : what;
}

/** What the words for an act are told of besides: how many there are of something, where a way ends. */
function actFacts(act: Exclude<Act, ReorganiseAct>): object {
  switch (act.do) {
    case 'move':
      return {
        at: act.route.at(-1),
        way: act.route.slice(0, -1),
        left: act.leave?.length ?? 0,
        firing: act.firing ?? false,
        gunStays: act.leaveGun === true,
        smoking: act.smoking ?? false,
      };
    case 'flyOff':
      return { off: act.to === 'loiter' };
    case 'dropBombs':
      return { count: act.bombs.length, stick: act.stick ?? false };
    case 'takeOff':
      return { ...act, to: act.to ?? null, off: act.off ?? null };
    case 'detach':
      return { count: act.figures.length };
    case 'shoot':
      return { ...act, weapons: act.shots.length, ...thrownIn(act) };
    default:
      return act;
  }
}

/** How many of those who fire throw something instead. */
function thrownIn({ shots }: ShootAct): object {
  const thrown = shots.filter(([, weapon]) => typeof weapon !== 'number');
  return { thrown: thrown.length, antiTank: thrown.some(([, weapon]) => weapon === 'antiTankGrenade') };
}

function reactionWords({ say }: Speaker, choice: ReactionChoice, names: Names): string {
  const facts = factsWith(names);
  switch (choice.do) {
    case 'seize':
      return say('reaction.seize', choice, facts);
    case 'spot':
      return say('reaction.spot', { ...choice, mine: choice.at.is === 'mine', id: choice.at.id }, facts);
    case 'detonate': {
      const { mines, dummies = 0, friends = 0 } = choice;
      return say('reaction.detonate', { ...choice, dummies, friends, fired: mines.length - dummies }, facts);
    }
    default:
      return choice satisfies never;
  }
}

/** The keys of all answers that a rule names, for the compiler to find one without words. */
export type OptionKey =
  | `option.${Exclude<Act['do'], 'reorganise'> | Use['do']}`
  | { [K in Kind]: AnswerKey<K, AnswerTo<Extract<DustupQuestion, { readonly kind: K }>>> }[Kind];
type Kind = Exclude<DustupQuestion['kind'], 'act' | 'react'>;
type AnswerKey<K extends string, A> = A extends string
  ? `option.${K}.${A}`
  : A extends { readonly do: infer D extends string }
    ? `option.${K}.${D}`
    : never;
