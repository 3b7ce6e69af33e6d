import landing from 'icon:airplane-arrival';
import departing from 'icon:airplane-departure';
import no from 'icon:cancel';
import boarding from 'icon:car-door';
import alighting from 'icon:exit-door';
import type { Act, DustupBoard, DustupQuestion, DustupView, Place, Unit } from '@sightline/dustup';
import type { AnswerTo, Question } from '@sightline/kernel';
import { called, decimal, list, say } from '../../words/dustup.ts';
import type { DeedId } from '../deeds.ts';
import type { Act as Deed } from '../table-talk.ts';
import { supportOf } from './activation.ts';
import {
  aimAct,
  bringOnAct,
  defenceAct,
  flightDetail,
  landingAct,
  lockAct,
  requestDetail,
  zoneDetail,
} from './acts-above.ts';
import { activateAct, leaderAct } from './acts-of-units.ts';
import { faceStruck } from './arming.ts';
import type { Aim } from './fire-missions.ts';
import { firersOf, laterText } from './firers.ts';
import { isRare } from './folding.ts';
import { facingName } from './labels.ts';
import { minesOf } from './mines.ts';
import { nearWhat, partOfTable, toWhat, wayText, windTo } from './naming-places.ts';
import { isVehicle, madeUpOf, nameOf, placeOfUnit, stateOf } from './units.ts';
import { wayDetail } from './way-detail.ts';

/** What an answer is on the action bar. */
export function act(rules: DustupBoard, view: DustupView, question: Question, answer: unknown): Deed | null {
  const asked = question as DustupQuestion;
  switch (asked.kind) {
    case 'act':
      return actOf(rules, view, view.units[asked.unit.id]!, answer as Act);
    case 'activate': {
      const choice = answer as AnswerTo<typeof asked>;
      if (choice.do === 'pass') return { deed: 'wait', detail: say('dustup.passDetail') };
      if (choice.do === 'land') return landingAct(rules, view, choice.mission);
      if (choice.do === 'bringOn') return bringOnAct(rules, view, choice.unit);
      return activateAct(rules, view, view.units[choice.unit]!);
    }
    case 'newLeader':
      return leaderAct(rules, view, asked.unit.id, Number(answer));
    case 'goFirst':
      return { deed: answer === 'first' ? 'seize' : 'wait' };
    case 'deploy':
    case 'arrive': {
      const { at } = answer as { readonly at: Place };
      return { deed: 'move', detail: toWhat(view, at), way: partOfTable(view, at) };
    }
    case 'dummy':
      return answer === 'enough' ? { deed: 'done' } : { deed: 'use', detail: nearWhat(view, answer as Place) };
    case 'layCommandMine':
      return answer === 'enough' ? { deed: 'done' } : mineAct(rules, view, answer as Laid);
    case 'keepInitiative':
      return answer === 'spend' ? { deed: 'use', cost: tokenCost(asked.tokens) } : { deed: 'done', icon: no };
    case 'standOrWithdraw':
      return answer === 'stand' ? { deed: 'fight' } : { deed: 'move' };
    case 'defensiveFire':
      return answer === 'hold' ? { deed: 'wait' } : { deed: 'shoot' };
    case 'followUp':
      return answer === undefined || (answer as { readonly do: string }).do === 'stay'
        ? { deed: 'done' }
        : { deed: 'move' };
    case 'comeIn':
      return { deed: answer === 'comeIn' ? 'fight' : 'wait' };
    case 'inMinefield':
      return { deed: answer === 'goOn' ? 'move' : 'wait' };
    case 'react':
      return reactionAct(view, answer as AnswerTo<typeof asked>);
    case 'fireOnTheMove':
      return answer === 'hold' ? { deed: 'wait' } : onTheMove(answer as OnTheMove);
    case 'placeMission':
      return answer === 'nowhere' ? { deed: 'done' } : aimAct(rules, view, asked, answer as Aim);
    case 'smokeLine':
      return { deed: 'throw' };
    case 'placeThrown':
      return { deed: answer === 'anywhere' ? 'done' : 'move' };
    case 'shareOutMines':
      return {
        deed: 'use',
        detail: say('dustup.inThisOrder', { places: list(asked.at.map(at => nearWhat(view, at))) }),
      };
    case 'arrange':
      return { deed: answer === 'keep' ? 'done' : 'move' };
    case 'carryOrLeave':
      return answer === 'carry'
        ? { deed: 'aid', detail: say('dustup.carryDetail') }
        : { deed: 'move', sure: say('dustup.sure.leave', { unit: nameOf(rules, asked.unit) }) };
    case 'underLock':
      return lockAct(rules, view, asked, answer as AnswerTo<typeof asked>);
    case 'underAirDefence':
      return defenceAct(rules, view, asked, answer as AnswerTo<typeof asked>);
    case 'carryGun':
    case 'leaveBoxOne':
    case 'useAreaSystem':
    case 'useDecoy':
    case 'fireFirst':
    case 'leaderAgainst':
    case 'pickForEvent':
    case 'spendWarfare':
    case 'driveOn':
    case 'strikeApart':
    case 'crewFights':
    case 'strikeAtHull':
    case 'switchWarfare':
    case 'useCharge':
      return null;
    case 'whichToDeploy': {
      const unit = view.units[Number(answer)]!;
      const detail = [madeUpOf(rules, view, unit), supportOf(rules, view, unit)].filter(Boolean).join(' · ');
      return { deed: isVehicle(unit) ? 'drive' : 'move', apart: true, detail };
    }
    default:
      return asked satisfies never;
  }
}

type OnTheMove = Exclude<AnswerTo<Extract<DustupQuestion, { readonly kind: 'fireOnTheMove' }>>, 'hold'>;

/** A shot on the way is told by how much of the way is behind it. */
const onTheMove = ({ travelled }: OnTheMove): Deed => ({
  deed: 'shoot',
  detail: say('dustup.onTheMove', { inches: decimal(travelled / 1000, 1) }),
});

interface Laid {
  readonly unit: number;
  readonly at: Place;
  readonly facing: number;
}

function mineAct(rules: DustupBoard, view: DustupView, { unit, at, facing }: Laid): Deed {
  const by = nameOf(rules, view.units[unit]!.who);
  return {
    deed: 'use',
    detail: say('dustup.mineDetail', { by, facing: facingName(facing), way: nearWhat(view, at) }),
  };
}

const tokenCost = (tokens: number): string => say('dustup.tokenCost', { tokens });

type Answered = AnswerTo<Extract<DustupQuestion, { readonly kind: 'react' }>>;

/** Breaking in costs what does not come back: a token, or a mine. */
function reactionAct(view: DustupView, answer: Answered): Deed {
  if ('pass' in answer) return { deed: 'done', icon: no };
  const { choice } = answer;
  switch (choice.do) {
    case 'seize':
      return { deed: 'seize', cost: tokenCost(view.sides[view.units[choice.unit]!.side]!.tokens) };
    case 'spot':
      return { deed: 'look', detail: say('dustup.spotDetail', { counters: choice.counters }) };
    case 'detonate':
      return {
        deed: 'use',
        detail: minesOf(view, choice.target, choice.mines),
        sure: say('dustup.sure.detonate', { mines: choice.mines.length }),
      };
    default:
      return choice satisfies never;
  }
}

/** Pictures of their own for what its deed would tell too little of. */
const ICONS: Partial<Record<Use['do'], string>> = { board: boarding, alight: alighting };
const FLIGHTS: Partial<Record<Act['do'], string>> = { land: landing, takeOff: departing };

/** What is looked for by its own name, however many acts of its kind are open. */
const APART: ReadonlySet<Act['do']> = new Set(['prop', 'unprop', 'land']);

function actOf(rules: DustupBoard, view: DustupView, unit: Unit, what: Act): Deed {
  const actions = rules.actionsFor?.(what);
  const cost = actions === undefined || actions === 0 ? undefined : say('dustup.actionCost', { actions });
  const detail = detailOf(rules, view, unit, what);
  const sure = sureOf(view, what);
  const icon = what.do === 'reorganise' ? ICONS[what.use.do] : FLIGHTS[what.do];
  return {
    deed: deedOf(unit, what),
    ...(APART.has(what.do) ? { apart: true } : {}),
    ...(isRare(view, unit, what) ? { rare: true } : {}),
    ...(icon === undefined ? {} : { icon }),
    ...(cost === undefined ? {} : { cost }),
    ...(detail === null ? {} : { detail }),
    ...(what.do === 'move' ? { way: windTo(placeOfUnit(view, unit), what.route.at(-1)!) } : {}),
    ...(sure === null ? {} : { sure }),
  };
}

const DEEDS: Readonly<Record<Exclude<Act['do'], 'reorganise'>, DeedId>> = {
  move: 'move',
  followLane: 'move',
  openLane: 'move',
  fly: 'fly',
  flyOff: 'fly',
  takeOff: 'fly',
  land: 'fly',
  taxi: 'fly',
  turnInHover: 'turn',
  fastRope: 'mount',
  jump: 'mount',
  shoot: 'shoot',
  shootBuilding: 'shoot',
  shootDrone: 'shoot',
  shootPiece: 'shoot',
  dropBombs: 'throw',
  dropCargo: 'throw',
  fireAtAircraft: 'shoot',
  requestFire: 'call',
  fireMission: 'call',
  assault: 'fight',
  pressOn: 'fight',
  tankShock: 'fight',
  driveIn: 'fight',
  recover: 'aid',
  treat: 'aid',
  callEvacuation: 'aid',
  prop: 'prone',
  unprop: 'prone',
  order: 'order',
  orderAssault: 'order',
  rally: 'order',
  communicate: 'other',
  activateDetachment: 'order',
  detect: 'look',
  launchDrone: 'look',
  flyDrone: 'look',
  spotByDrone: 'look',
  fightFire: 'use',
  torch: 'use',
  discharge: 'use',
  lineCharge: 'use',
  hatches: 'use',
  letGo: 'use',
  detach: 'other',
  rejoin: 'other',
  regroup: 'other',
  concede: 'other',
  stop: 'done',
};

type Use = Extract<Act, { readonly do: 'reorganise' }>['use'];

const USES: Readonly<Record<Use['do'], DeedId>> = {
  hitch: 'use',
  handOver: 'aid',
  manVehicle: 'mount',
  smoke: 'throw',
  exhaust: 'use',
  generator: 'use',
  layMine: 'use',
  blowBridge: 'use',
  blowNest: 'use',
  pickUp: 'take',
  takeOver: 'take',
  takePrisoners: 'take',
  takeUpWounded: 'aid',
  extract: 'aid',
  conceal: 'other',
  showUp: 'other',
  hide: 'other',
  assumeCommand: 'order',
  rearrange: 'other',
  formColumn: 'other',
  leaveColumn: 'other',
  mount: 'other',
  dismount: 'other',
  board: 'mount',
  alight: 'mount',
  turnHull: 'turn',
  setUp: 'use',
  pack: 'use',
  limber: 'use',
  unlimber: 'use',
  mendGun: 'use',
  manGun: 'take',
  wreckGun: 'use',
  readyRemote: 'use',
  reloadLauncher: 'use',
  setDownSystem: 'use',
  loadCargo: 'take',
  unloadCargo: 'take',
};

function deedOf(unit: Unit, what: Act): DeedId {
  if (what.do === 'move' && isVehicle(unit)) return 'drive';
  return what.do === 'reorganise' ? USES[what.use.do] : DEEDS[what.do];
}

/** What the label leaves open: how far and which way, who fires, who goes. */
function detailOf(rules: DustupBoard, view: DustupView, unit: Unit, what: Act): string | null {
  const from = placeOfUnit(view, unit);
  switch (what.do) {
    case 'move':
      return wayDetail(rules, view, unit, what);
    case 'shoot': {
      const target = view.units[what.target];
      const struck = target ? faceStruck(rules, view, unit, target) : null;
      const later = laterText(rules, view, unit, what);
      return [firersOf(rules, view, unit, what.shots), struck, later].filter(Boolean).join(' · ');
    }
    case 'fly':
    case 'takeOff':
    case 'taxi':
      return what.to ? flightDetail(rules, view, unit, what.to) : null;
    case 'land':
      return isVehicle(unit) ? zoneDetail(rules, view, unit, from) : null;
    case 'requestFire':
      return requestDetail(rules, view, unit, what);
    case 'shootBuilding':
    case 'shootDrone':
    case 'shootPiece':
      return firersOf(rules, view, unit, what.shots);
    case 'detect':
    case 'spotByDrone':
      return wayText(from, view.counters[what.counter]!);
    case 'flyDrone':
      return wayText(unit.drone ?? from, what.to);
    case 'torch':
      return wayText(from, what.at);
    case 'openLane':
      return nameOf(rules, view.figures[what.figure]!.who);
    case 'followLane': {
      const lane = view.mines[what.mine]?.lanes[what.lane];
      return lane ? wayText(from, lane[1 - what.from]!) : null;
    }
    case 'fightFire':
      return wayText(from, view.blazes[what.fire]!);
    case 'detach':
      return say('dustup.these', { what: list(what.figures.map(id => nameInUnit(rules, view, id))) });
    case 'assault': {
      const [first, ...more] = what.targets.map(id => view.units[id]!);
      return more.length > 0
        ? say('dustup.these', { what: list([first!, ...more].map(({ who }) => nameOf(rules, who))) })
        : wayText(from, placeOfUnit(view, first!));
    }
    case 'communicate':
      return say('dustup.bareMessage');
    case 'order':
    case 'rally':
    case 'treat':
    case 'activateDetachment':
      return stateOf(rules, view, view.units[what.unit]!);
    case 'reorganise':
      return detailOfUse(rules, view, unit, what.use);
    default:
      return null;
  }
}

function detailOfUse(rules: DustupBoard, view: DustupView, unit: Unit, use: Use): string | null {
  const from = placeOfUnit(view, unit);
  switch (use.do) {
    case 'smoke':
      return wayText(from, use.at);
    case 'layMine':
      return say('dustup.layDetail', { facing: facingName(use.facing), way: wayText(from, use.at) });
    case 'takeOver': {
      const weapon = view.figures[use.from]?.weapons[use.weapon];
      return weapon === undefined ? null : called(rules.weaponName(view, weapon));
    }
    case 'board': {
      const vehicle = view.units[use.vehicle];
      if (!vehicle || !isVehicle(vehicle) || !rules.vehicles) return null;
      return say('dustup.roomFor', { left: rules.vehicles.placesLeft(view, vehicle) });
    }
    case 'generator': {
      const generator = view.generators[use.generator];
      return generator ? wayText(from, generator) : null;
    }
    default:
      return null;
  }
}

/** "3 (machine gunner)": his place in the unit, and what he is. */
function nameInUnit(rules: DustupBoard, view: DustupView, id: number): string {
  const { who } = view.figures[id]!;
  return say('dustup.member', { number: who.number ?? 0, role: called(who.role ?? nameOf(rules, who)) });
}

/** Rare, and not to be taken back: what is lost by it. */
function sureOf(view: DustupView, what: Act): string | null {
  if (what.do === 'concede') return say('dustup.sure.concede');
  if (what.do === 'torch') return say('dustup.sure.torch');
  if (what.do !== 'reorganise' || what.use.do !== 'blowBridge') return null;
  const isLast = view.bridge !== null && view.charges.length + 1 >= view.bridge.actions;
  return isLast ? say('dustup.sure.bridge') : null;
}
