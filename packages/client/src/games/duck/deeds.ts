import type { Question } from '@sightline/kernel';
import type { DeedId } from '../deeds.ts';

/** What a Teamer, a Threat or a drone does with an action, by the name of the act. */
const OF_ACTS: Readonly<Record<string, DeedId>> = {
  ...named('move', 'move', 'crawl', 'climbUp', 'climbDown', 'getOut', 'climbAfter', 'cross'),
  ...named('run', 'dash'),
  ...named('shoot', 'shoot', 'spray', 'flame', 'flechette', 'fireThroughHatch'),
  ...named('fight', 'fightOn', 'hackOff', 'hackOffMachine', 'repelBoarders', 'batter', 'batterUnit'),
  ...named('skip', 'pass'),
  ...named('wait', 'wait', 'hide', 'stay', 'spendWait'),
  ...named('throw', 'throw', 'throwThroughHatch'),
  ...named('throw', 'setOffOwnGrenades'),
  ...named('door', 'openDoor', 'closeDoor', 'chop', 'clearDoorway', 'callDoor', 'override'),
  ...named('turn', 'turn'),
  ...named('drive', 'boardVehicle', 'leaveVehicle', 'drive', 'pickUpPod', 'smashDoor', 'bulldoze'),
  ...named('prone', 'standUp', 'standUpAndWait'),
  ...named('order', 'pepTalk', 'honour', 'commandDrone', 'radioMother', 'activate', 'stand'),
  ...named('aid', 'treat', 'takeUp', 'layDown', 'support', 'rest', 'pullTogether', 'putIn'),
  ...named('look', 'scan', 'examineChit', 'examineLoad', 'querySource', 'findSwitch', 'seek'),
  ...named('other', 'swap', 'handOver', 'drop'),
  ...named('take', 'pickUp', 'rummage', 'takeObjective', 'takeUpGun', 'takeUpAxe', 'drawBlade'),
  ...named('take', 'takeControl', 'holdControl', 'seizeObjective'),
  ...named('use', 'setFireBomb', 'igniteFireBomb', 'layMine', 'setOffMine'),
  ...named('use', 'reload', 'loadForComrade', 'beLoaded', 'repair', 'restorePower', 'getIn', 'task', 'freely'),
  ...named('use', 'setUpGun', 'takeDownGun', 'switchGun', 'reloadGun', 'switchDrone', 'dragDrone', 'unpackDrone'),
  // What goes on with the turn has the place and the key of whatever ends something, whoever else may act.
  ...named('done', 'nextCard'),
  // By a key of its own, so that whoever is left to be placed keeps his number.
  ...named('use', 'inPairs'),
  ...named('done', 'done', 'endPhase', 'goOn', 'nextSquare'),
};

function named(deed: DeedId, ...acts: readonly string[]): Readonly<Record<string, DeedId>> {
  return Object.fromEntries(acts.map(act => [act, deed]));
}

/** What any answer to a question does, where its answers are no acts. */
const OF_QUESTIONS: Readonly<Record<string, DeedId>> = {
  ...named('move', 'walk', 'threatMove', 'leadSurvivor', 'shrinkBack', 'knockBackFork', 'entry'),
  ...named('turn', 'stance', 'crawlFacing', 'threatFacing'),
  ...named('throw', 'throwAt'),
  ...named('shoot', 'spraySquare', 'jet'),
  ...named('fight', 'backOrShove', 'hitOrBlock', 'springOut', 'threatAbove'),
  ...named('drive', 'howFar', 'steer'),
  ...named('door', 'doorCheck'),
  ...named('order', 'concert', 'nextInConcert', 'order', 'boarding', 'actingLeader', 'whoActs'),
  ...named('look', 'motherPing', 'motherSource', 'dutyLog'),
  ...named('take', 'handOut', 'droneHandler'),
  ...named('use', 'crate', 'mineTimer'),
};

/** Interruptions, by the row that allows them. */
const OF_REACTIONS: Readonly<Record<string, DeedId>> = {
  'DK-ACT-016': 'fight',
  'DK-MOVE-022': 'move',
  'DK-DUCK-002': 'prone',
  'DK-DUCK-005': 'prone',
  'DK-DUCK-015': 'prone',
  'DK-DUCK-019': 'door',
  'DK-DUCK-022': 'take',
  'DK-DMG-008': 'throw',
};

/** Answers of one word. */
const OF_WORDS: Readonly<Record<string, DeedId>> = {
  ...named('done', 'enough', 'stayAboard', 'letClose', 'asTheyLie'),
  ...named('wait', 'stayHidden', 'stay'),
  ...named('other', 'withdraw', 'elsewhere'),
};

/** The orders of a drone. */
const OF_ORDERS: Readonly<Record<string, DeedId>> = {
  move: 'move',
  shoot: 'shoot',
  flame: 'shoot',
  turn: 'turn',
  done: 'done',
};

/** What an answer does, for the action bar. */
export function deedOf(question: Question, answer: unknown): DeedId {
  const ofQuestion = OF_QUESTIONS[question.kind] ?? 'other';
  if (typeof answer === 'string') return OF_WORDS[answer] ?? ofQuestion;
  if (typeof answer !== 'object' || answer === null) return ofQuestion;
  if ('pass' in answer) return 'done';
  if ('reaction' in answer) return OF_REACTIONS[String(answer.reaction)] ?? 'fight';
  if ('fires' in answer) return answer.fires ? 'shoot' : 'fight';
  if ('order' in answer && answer.order !== 'task') return OF_ORDERS[String(answer.order)] ?? 'use';
  if ('together' in answer) return 'move';
  if ('with' in answer && answer.with === null) return 'done';
  if ('figure' in answer && answer.figure === null && !('act' in answer)) return 'done';
  const act = 'act' in answer ? answer.act : answer;
  if (typeof act === 'object' && act !== null && 'do' in act) return OF_ACTS[String(act.do)] ?? ofQuestion;
  return ofQuestion;
}
