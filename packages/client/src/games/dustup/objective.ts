import type { DustupBoard, DustupView } from '@sightline/dustup';
import type { Viewer } from '@sightline/kernel';
import { called, say } from '../../words/dustup.ts';
import type { Spot } from '../game.ts';
import type { Objective } from '../table-talk.ts';
import { shownAt } from './land.ts';
import { tokensOf } from './turn.ts';
import { nameOf, pointOfUnit } from './units.ts';

type Part = Objective['parts'][number];

interface Asked {
  readonly rules: DustupBoard;
  readonly view: DustupView;
  readonly side: number;
  readonly isAttacker: boolean;
}

/** What a seat wants of this battle, how far it has come, and where that is. */
export function objective(rules: DustupBoard, view: DustupView, viewer: Viewer): Objective {
  const side = Math.max(
    0,
    view.sides.findIndex(({ seat }) => seat === viewer),
  );
  const asked: Asked = { rules, view, side, isAttacker: attackerOf(view) === view.sides[side]!.seat };
  return {
    title: titleOf(asked),
    parts: [...scorePart(asked), ...groundParts(asked), ...otherParts(asked), ...tokenPart(asked)],
    at: placesOf(view),
  };
}

function attackerOf({ victory }: DustupView): string | null {
  if (victory.kind === 'breakout') return victory.runner;
  return 'attacker' in victory ? victory.attacker : null;
}

function titleOf({ view, side, isAttacker }: Asked): string {
  const { victory, turns } = view;
  const edge = view.sides[isAttacker || victory.kind === 'recover' ? side : 1 - side]!.exitEdge;
  const facts = { turns, edge: edge === null ? '' : say(`winds.${edge}`) };
  switch (victory.kind) {
    case 'points':
      return say('dustup.goals.points', { margin: victory.margin });
    case 'assault':
      return isAttacker
        ? say('dustup.goals.take', { needs: victory.needs })
        : say('dustup.goals.deny', { most: victory.most });
    case 'seize':
      return say(isAttacker ? 'dustup.goals.seize' : 'dustup.goals.keep', { from: victory.fromTurn });
    case 'breakout':
      return say(isAttacker ? 'dustup.goals.breakOut' : 'dustup.goals.stopThem', facts);
    case 'recover':
      return say('dustup.goals.recover', facts);
    case 'spoils':
      return say(victory.tie === view.sides[side]!.seat ? 'dustup.goals.spoilsTie' : 'dustup.goals.spoils');
    default:
      return victory satisfies never;
  }
}

/** What is fought for, and whose it is; one is held by a leader within three inches at the end of a turn (DU-GAP-027). */
function groundParts({ rules, view, side }: Asked): Part[] {
  const takes = rules.standingOf?.(view).takes ?? [];
  return view.objectives.flatMap(({ name, points, holder, decides, carry }, i) => {
    if (carry) return [];
    const next = takes[i] ?? -1;
    const text = say(decides ? 'dustup.goals.key' : 'dustup.goals.ground', {
      name: called(name),
      points,
      holder: say(`dustup.holders.${holder < 0 ? 'nobody' : holder === side ? 'you' : 'enemy'}`),
      next: next < 0 ? undefined : next === side ? 'you' : 'enemy',
    });
    return { text: unbroken(text), done: holder === side };
  });
}

/** A short text stays in one line. */
const unbroken = (text: string): string => (text.length <= SHORT ? text.replaceAll(' ', '\u00a0') : text);
const SHORT = 34;

function otherParts({ rules, view, side, isAttacker }: Asked): Part[] {
  const { victory, bridge } = view;
  const parts: Part[] = view.objectives
    .filter(({ carry }) => carry)
    .map(({ name, carrier }) => ({
      text: say(carrier < 0 ? 'dustup.goals.lies' : 'dustup.goals.carried', {
        name: called(name),
        by: carrier < 0 ? '' : nameOf(rules, view.units[carrier]!.who),
      }),
      done: carrier >= 0 && view.units[carrier]!.side === side,
    }));
  if (victory.kind === 'breakout') {
    const runner = isAttacker ? side : 1 - side;
    const runners = view.units.filter(unit => unit.side === runner && unit.parent < 0);
    const away = runners.filter(({ where }) => where === 'exited').length;
    parts.push({ text: say('dustup.goals.away', { away, of: runners.length }), done: isAttacker && away > 0 });
  }
  if (bridge !== null) {
    const isBlown = view.altered.some(({ area }) => area === bridge.area);
    const facts = { done: view.charges.length, of: bridge.actions };
    const text = isBlown ? say('dustup.goals.blown') : say('dustup.goals.charges', facts);
    parts.push({ text, done: bridge.side === side ? isBlown : !isBlown });
  }
  parts.push(...nestPart(view, side));
  return parts;
}

/** DU-GAP2-047: it stands for one side and is destroyed for the other. */
function nestPart({ victory, nest, sides }: DustupView, side: number): Part[] {
  if (!nest || victory.kind !== 'spoils' || !victory.nest) return [];
  const isOwn = victory.nest.seat === sides[side]!.seat;
  const text = say(nest.destroyed ? 'dustup.goals.nestDestroyed' : 'dustup.goals.nestHolds');
  return [{ text, done: isOwn !== nest.destroyed }];
}

/** The points as they stand; editions before it do not count them on the way. */
function scorePart({ rules, view, side }: Asked): Part[] {
  const standing = rules.standingOf?.(view);
  if (!standing) return [];
  const facts = { own: standing.scores[side]!, theirs: standing.scores[1 - side]! };
  return [{ text: say('dustup.goals.score', facts), done: standing.winners.includes(side) }];
}

/** What both sides have left to act out of turn with: it belongs to how the battle stands. */
function tokenPart({ view, side }: Asked): Part[] {
  return [{ text: unbroken(say('dustup.goals.tokens', tokensOf(view, side))), done: false }];
}

function placesOf(view: DustupView): readonly Spot[] {
  const lying = view.objectives.map(each =>
    each.carrier < 0 ? shownAt(view, each) : pointOfUnit(view, view.units[each.carrier]!),
  );
  const bridge = view.bridge === null ? [] : [shownAt(view, view.bridge)];
  const nest = view.nest ? [shownAt(view, view.nest)] : [];
  return [...lying, ...bridge, ...nest].map(({ x, y }) => ({ x: x - 1.2, y: y - 1.2, width: 2.4, height: 2.4 }));
}
