import type { DuckBoard, DuckView, Teamer } from '@sightline/duck';
import type { Question } from '@sightline/kernel';
import { called, say } from '../../words/duck.ts';
import type { DeedId } from '../deeds.ts';
import type { Act } from '../table-talk.ts';
import { iconOf } from './act-icons.ts';
import { actorOf, type Facts, factsOf } from './answers.ts';
import { bladeMeans } from './blade.ts';
import { struckBy } from './caught.ts';
import { reactionCost, riskOfDive, rollsAtOnce } from './costs.ts';
import { deedOf } from './deeds.ts';
import { entryDetail, entryMeans } from './entries.ts';
import { WOUNDING } from './guns.ts';
import { placeBeside } from './labels.ts';
import { meansOf } from './means.ts';
import { nameText, placeText, teamOf } from './names.ts';

/** What a mission is won by is done by one of these, whenever one of them is open. */
const WINNING: ReadonlySet<string> = new Set(['takeObjective', 'task']);
const BOMBS: ReadonlySet<string> = new Set(['setFireBomb', 'igniteFireBomb']);

/** Handing things about and honouring stand nowhere near what ends an activation. */
const RARE: ReadonlySet<string> = new Set(['drop', 'handOver', 'honour']);

/** An answer on the action bar: what is done, what it takes, and what is lost by it where that is for good. */
export function act(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): Act {
  const deed: DeedId = deedOf(question, answer);
  const cost = costText(rules, view, question, answer);
  const detail = detailText(rules, view, question, answer);
  const sure = lossText(rules, view, question, answer);
  const icon = iconOf(question, answer);
  const means =
    bladeMeans(rules, view, question, answer) ?? meansOf(question, answer) ?? entryMeans(rules, view, question, answer);
  return {
    deed,
    ...(icon && { icon }),
    ...(cost && { cost }),
    ...(detail && { detail }),
    ...(sure && { sure }),
    ...(means && { means }),
    ...(rollsAtOnce(view, question, answer) && { rolls: true }),
    ...(isRare(view, question, answer) && { rare: true }),
    ...(winsTheMission(view, question, answer) && { first: true, apart: true }),
  };
}

/** Whether a badge with its odds belongs on the target: on whoever is shot at, and where a grenade or a jet gets most. */
export function isAimed(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): boolean {
  const { do: deed, use } = factsOf(answer);
  if (question.kind === 'throwAt' || use === 'attack') {
    const { foes = [], friends = [] } = struckBy(rules, view, question, answer) ?? {};
    if (friends.length > 0 || foes.length === 0) return false;
    return use === 'attack' || foes.length > 1 || foes[0]!.at === answer;
  }
  return (question.kind === 'act' || question.kind === 'shootElsewhere') && deed === 'shoot';
}

const isRare = (view: DuckView, question: Question, answer: unknown): boolean =>
  question.kind === 'act' && (RARE.has(String(factsOf(answer)['do'])) || isWastedBomb(view, answer));

function winsTheMission({ chits, mission }: DuckView, { kind }: Question, answer: unknown): boolean {
  const { do: deed, square } = factsOf(answer);
  if (kind !== 'act') return false;
  if (WINNING.has(String(deed))) return true;
  if (!mission.completed.includes('sourceCleared')) return false;
  const isOnSource = chits.some(({ at, turned, isEntrance }) => turned && isEntrance && at === square);
  return deed === 'examineChit' || (isOnSource && BOMBS.has(String(deed)));
}

/** A fire bomb that is to burn the Source, and no Source chit where it would be set. */
function isWastedBomb({ mission, chits }: DuckView, answer: unknown): boolean {
  const { do: deed, square } = factsOf(answer);
  if (deed !== 'setFireBomb' || !mission.completed.includes('sourceCleared')) return false;
  return chits.every(({ at }) => at !== square);
}

/** DK-ACT-008: chits are what a man pays with. */
function costText(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): string | undefined {
  if (question.kind === 'react') return reactionCost(rules, view, answer);
  if (question.kind === 'explore') return costText(rules, view, { ...question, kind: 'act' }, factsOf(answer)['act']);
  const { do: deed } = factsOf(answer);
  if (question.kind !== 'act' || typeof deed !== 'string' || deed === 'done' || !rules.chitsFor) return undefined;
  if (deed === 'wait' || deed === 'pass') return say(`duck.costs.${deed}`);
  return say('duck.cost', { chits: rules.chitsFor(answer as { readonly do: string }) });
}

/** What the label leaves open: the gun and its load, how far, where. */
function detailText(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): string | undefined {
  const facts = factsOf(answer);
  const man = actorOf(view, question, answer);
  if (question.kind === 'walk') return walkDetail(rules, view, facts);
  if (question.kind === 'knockBackFork') return forkText(rules, view, question, answer);
  if (question.kind === 'whoActs') return turnDetail(rules, view, facts);
  const place = placeBeside(rules, view, question, answer);
  if (place !== undefined) return place;
  if (question.kind === 'entry') return entryDetail(rules, view, question, answer);
  if (question.kind === 'react') {
    const { at, square = at } = factsOf(facts['choice']);
    return typeof square === 'number' ? placeText(rules, view, square) : undefined;
  }
  const stuck = stuckText(view, facts);
  if (stuck !== undefined) return stuck;
  if (!man) return undefined;
  switch (facts['do']) {
    case 'move':
    case 'dash':
    case 'support':
      return paceText(rules, view, man, facts['do'] === 'dash');
    case 'shoot':
    case 'spray':
    case 'flame':
    case 'flechette':
    case 'reload':
      return gunText(rules, view, man);
    case 'throw':
      return say('duck.thrownSo', {
        count: man.gear[String(facts['grenade'] ?? 'grenade')] ?? 0,
        squares: rangeOf(rules, facts['byProjector'] === true),
        byProjector: facts['byProjector'] === true,
      });
    case 'done':
      return man.ready > 0 ? say('duck.unused', { chits: man.ready }) : undefined;
    default:
      return undefined;
  }
}

/** DK-DOOR-021: a stuck door can be worked, but it is harder; and failing feeds the Kitty. */
function stuckText({ doors }: DuckView, facts: Facts): string | undefined {
  const { do: deed, door } = 'act' in facts ? factsOf(facts['act']) : facts;
  if (deed !== 'openDoor' && deed !== 'closeDoor') return undefined;
  return doors[Number(door)]?.stuck ? say('duck.stuckDoor') : undefined;
}

/** DK-DMG-014, DK-DMG-021, DK-DMG-023: what becomes of whoever is knocked that way. */
function forkText(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): string | undefined {
  const fork = rules.forkOf?.(view, question, answer);
  if (!fork) return undefined;
  const { end, left, wounds, path } = fork;
  const figure = view.figures[Number((question as { readonly figure?: number }).figure)];
  const isWounded = figure !== undefined && (figure.wounds > 0 || (figure.kind === 'threat' && figure.scarred));
  return say(`duck.fork.${end}`, { squares: path.length, left, wounds, kills: isWounded, least: WOUNDING });
}

/** DK-ACT-007: who comes next by a card, and who whenever he likes. */
function turnDetail(rules: DuckBoard, view: DuckView, facts: Facts): string | undefined {
  if (!rules.chitsFor || view.turn === 1) return undefined;
  const { do: deed } = facts;
  return deed === 'nextCard' || deed === 'activate' ? say(`duck.next.${deed}`) : undefined;
}

/** DK-GREN-002: so far it goes by hand, or out of the projector. */
function rangeOf(rules: DuckBoard, byProjector: boolean): number {
  const id = byProjector ? 'grenade-projector' : 'grenade-thrown';
  return rules.shipped.weapons?.find(card => card.id === id)?.range ?? 0;
}

/** To enter a Threat's square is to take it on (DK-MOVE-041); a single step leaves the rest open. */
function walkDetail(rules: DuckBoard, view: DuckView, { to, via }: Facts): string | undefined {
  if (via !== undefined) return say('duck.thenAgain');
  const foe = view.figures.find(figure => figure.kind === 'threat' && figure.at === to && rules.isOnMap(figure));
  return foe && say('duck.intoGrapple', { threat: nameText(rules, foe) });
}

function paceText(rules: DuckBoard, view: DuckView, { id }: Teamer, dash: boolean): string | undefined {
  const pace = rules.paceOf?.(view, id, dash);
  return pace ? say('duck.pace', pace) : undefined;
}

/** "HAR: 12 left": what he has in hand, and how much is in it. */
export function gunText(rules: DuckBoard, view: DuckView, { hand, weapons }: Teamer): string {
  const gun = typeof hand === 'number' ? weapons[hand] : undefined;
  if (!gun) return say(`duck.inHand.${typeof hand === 'string' ? hand : 'empty'}`);
  const name = called(rules.itemName?.(view.own, gun.id) ?? gun.id);
  return say('duck.loadedGun', { name, loaded: gun.loaded, broken: gun.broken });
}

/** What is lost by something rare that cannot be taken back. */
function lossText(rules: DuckBoard, view: DuckView, question: Question, answer: unknown): string | undefined {
  const { friends = [] } = struckBy(rules, view, question, answer) ?? {};
  if (friends.length > 0) return say('duck.sure.strikesOwn', { names: friends.map(man => nameText(rules, man)) });
  if (question.kind === 'withdrawal') return answer === 'withdraw' ? withdrawalLoss(rules, view, question) : undefined;
  const facts = factsOf(answer);
  const man = actorOf(view, question, answer);
  if (facts['reaction'] === 'DK-DMG-008')
    return say('duck.sure.setOffOwnGrenades', { name: chooserOf(rules, view, facts) });
  const risk = riskOfDive(rules, view, answer);
  if (risk !== undefined) return risk;
  const lost = chitsLost(view, question, facts, man);
  if (lost > 0) return say('duck.sure.done', { chits: lost });
  if (!man) return undefined;
  const item = called(rules.itemName?.(view.own, String(facts['item'])) ?? String(facts['item']));
  switch (facts['do']) {
    case 'handOver':
      return say('duck.sure.handOver', { name: nameText(rules, man), item });
    case 'drop':
      return say('duck.sure.drop', { item });
    case 'honour':
      return say('duck.sure.honour');
    case 'setOffOwnGrenades':
      return say('duck.sure.setOffOwnGrenades', { name: nameText(rules, man) });
    case 'setFireBomb':
      return isWastedBomb(view, answer) ? say('duck.sure.setFireBomb') : undefined;
    default:
      return undefined;
  }
}

/** DK-ACT-013: what is still ready when somebody has done, or two of them together; and what is let go to WAIT with the last. */
function chitsLost(view: DuckView, question: Question, facts: Facts, man: Teamer | undefined): number {
  if (question.kind === 'nextInConcert' && facts['figure'] === null) {
    const { figures } = question as Question & { readonly figures: readonly number[] };
    return figures.reduce((sum, id) => sum + ((view.figures[id] as Teamer | undefined)?.ready ?? 0), 0);
  }
  if (question.kind !== 'act' || !man) return 0;
  return facts['do'] === 'done' ? man.ready : facts['do'] === 'pass' ? 1 : 0;
}

function chooserOf(rules: DuckBoard, view: DuckView, facts: Facts): string {
  const man = view.figures[Number(factsOf(facts['choice'])['figure'])];
  return man ? nameText(rules, man) : '';
}

/** DK-GAP-013: whoever is not on the bridge stays behind. */
function withdrawalLoss(rules: DuckBoard, view: DuckView, question: Question): string {
  const { home } = question as Question & { readonly home: readonly number[] };
  const left = teamOf(view).filter(man => rules.isOnMap(man) && !home.includes(man.id));
  return say('duck.sure.withdraw', { names: left.map(man => nameText(rules, man)), some: left.length > 0 });
}
