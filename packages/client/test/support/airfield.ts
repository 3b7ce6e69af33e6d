import { type Act, type Dustup, dustup } from '@sightline/dustup';
import { answer, type Match, nowOf, openQuestions, save } from '@sightline/kernel';
import { type Asked, broughtOn, playedTo } from './from-above.ts';

// Small battles with fire from afar and aircraft, each as a file at the moment that is wanted.

const [RED_SQUAD, RED_FIRST, BLUE_FIRST] = [0, 1, 3];
const PLACES = { 0: [6, 30], 2: [38, 30], 3: [38, 14, 270] } as const;
const wish = broughtOn(PLACES, [0, 20, 90]);

const offeredAct = ({ offered }: Asked, what: Act['do']): Act | undefined =>
  (offered as readonly Act[]).find(act => act.do === what);

const isAct = ({ question }: Asked, unit: number): boolean => question.kind === 'act' && question.unit.id === unit;

/** Red has been granted fire and is asked where it is to land. */
export function missionGranted(): string {
  return save(
    playedTo({
      red: ['battleTank'],
      blue: ['lightTank'],
      support: ['battalionMortars'],
      wish: asked => (isAct(asked, RED_SQUAD) ? offeredAct(asked, 'requestFire') : wish(asked)),
      isThere: ({ question }) => question.kind === 'placeMission',
    }),
  );
}

/** A mission of red's is due, and red may bring it down. */
export function missionDue(): string {
  const land = ({ offered }: Asked) =>
    (offered as readonly { readonly do?: string; readonly mission?: number }[]).find(
      ({ do: what, mission }) => what === 'land' && mission !== undefined,
    );
  return save(
    playedTo({
      red: ['battleTank'],
      blue: ['lightTank'],
      support: ['battalionMortars'],
      wish: asked => (isAct(asked, RED_SQUAD) ? offeredAct(asked, 'requestFire') : wish(asked)),
      isThere: asked => asked.question.kind === 'activate' && asked.seat === 'red' && land(asked) !== undefined,
    }),
  );
}

/** A lifter of red's with a squad in it could land. */
export function aboutToLand(): string {
  return save(lifter(asked => isAct(asked, RED_FIRST) && offeredAct(asked, 'land') !== undefined));
}

/** It has landed, and the squad is asked what it does. */
export function aboutToGetOut(): string {
  const isOut = (asked: Asked): boolean =>
    isAct(asked, RED_SQUAD) && asked.table.units[RED_FIRST]!.hull?.flight?.mode === 'grounded';
  return save(lifter(isOut));
}

function lifter(isThere: (asked: Asked) => boolean): Match<Dustup> {
  return playedTo({
    red: ['utilityLifter'],
    blue: ['lightTank'],
    aboard: true,
    wish: asked => (isAct(asked, RED_FIRST) ? (offeredAct(asked, 'land') ?? offeredAct(asked, 'fly')) : wish(asked)),
    isThere,
  });
}

/** An aircraft of red's is over the table, and blue's gun against aircraft brings it down if its pilot carries on. */
export function aboutToBeShotDown(): string {
  const shot = ({ offered }: Asked): Act | undefined =>
    (offered as readonly Act[]).find(act => act.do === 'fireAtAircraft' && act.weapon === 0);
  return save(
    playedTo({
      red: ['gunship'],
      blue: ['antiAirVehicle'],
      wish,
      isThere: asked => isAct(asked, BLUE_FIRST) && shot(asked) !== undefined,
      isWanted: match => isShotDown(structuredClone(match)),
    }),
  );
}

function isShotDown(match: Match<Dustup>): boolean {
  answer(dustup, match, 'blue', { do: 'fireAtAircraft', target: RED_FIRST, weapon: 0 });
  if (openQuestions(match)[0]?.question.kind !== 'underLock') return false;
  answer(dustup, match, 'red', 'carryOn');
  return nowOf(match).units[RED_FIRST]!.hull?.destroyed === true;
}
