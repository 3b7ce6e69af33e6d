import type { Viewer } from '@sightline/kernel';
import type { Figure, KillzoneBoard, KillzoneView } from '@sightline/killzone';
import { called, list, say } from '../../words/killzone.ts';
import type { Face, FigureCard, RosterEntry } from '../table-talk.ts';
import { labelOf, markOf, nameOf, pointOfFigure, stateOf } from './figures.ts';
import { isCarrier } from './prizes.ts';
import { scatteredText } from './scattered.ts';

/** One's own in the order of their groups; whoever only looks on sees everybody. */
export function roster(rules: KillzoneBoard, view: KillzoneView, viewer: Viewer): readonly RosterEntry[] {
  const side = view.seats.indexOf(viewer);
  return view.figures
    .filter(figure => side < 0 || figure.side === side)
    .map(figure => ({
      figure: figure.id,
      name: nameOf(rules, figure.who),
      letters: labelOf(view, figure),
      state: lineOf(rules, view, figure),
      pips: { left: hasActed(view, figure) ? 0 : 1, of: 1 },
      tone: toneOf(view, figure),
      mark: markOf(figure),
      face: faceOf(figure),
      at: rules.isInPlay(figure) ? pointOfFigure(rules, view, figure) : null,
    }));
}

/** Order and weapon of whoever can use them; of the others how they fare. */
function lineOf(rules: KillzoneBoard, view: KillzoneView, figure: Figure): string {
  const state = stateOf(rules, view, figure);
  if (figure.state === 'killed' || figure.state === 'captured' || figure.away) return state;
  const [weapon] = figure.weapons;
  const marks = [
    figure.state === 'suppressed' || figure.vehicle >= 0 || isCarrier(view, figure) ? state : null,
    orderName(rules, view, figure),
    weapon ? called(rules.weaponRow(view, weapon.weapon).name) : null,
  ];
  return marks.filter(mark => mark !== null).join(' · ');
}

function orderName(rules: KillzoneBoard, view: KillzoneView, { group }: Figure): string | null {
  const { order } = view.groups[group]!;
  if (view.phase === 'deployment' || view.phase === 'overdose' || view.phase === 'orders') return null;
  return order === 'hidden' ? say('killzone.faceDown') : called(rules.orderRow(order).name);
}

/** Whether it has had its action of this turn. */
function hasActed(view: KillzoneView, { group, finished, state, vehicle, place }: Figure): boolean {
  if (state !== 'active') return true;
  if (view.acting === group) return finished || (place === 0 && view.vehicles[vehicle]!.moved);
  const at = view.sequence.indexOf(group);
  return view.phase === 'changingOrders' || (view.phase === 'action' && at >= 0 && at < view.begun);
}

function toneOf(view: KillzoneView, figure: Figure): RosterEntry['tone'] {
  if (figure.state === 'killed' || figure.state === 'captured' || figure.away) return 'gone';
  if (figure.state === 'suppressed' || figure.overdosed) return 'trouble';
  return hasActed(view, figure) ? 'spent' : 'ready';
}

const GANGERS: ReadonlySet<string> = new Set(['savage', 'scavenger', 'street-ganger']);

export function faceOf({ leader, hero, troop, who, state }: Figure): Face {
  const kind = GANGERS.has(troop) ? 'ganger' : leader || hero ? 'leader' : 'trooper';
  const states = { active: 'well', suppressed: 'suppressed', captured: 'wounded', killed: 'dead' } as const;
  return { key: `${who.side ?? ''} ${who.name} ${who.role ?? ''}`, kind, state: states[state] };
}

/** All that may be known of somebody: type, kill score and guns are open, an order only when its counter is up. */
export function card(rules: KillzoneBoard, view: KillzoneView, figureId: number): FigureCard | null {
  const figure = view.figures[figureId];
  if (!figure) return null;
  const profile = rules.profileOf?.(view, figure);
  const { who } = view.groups[figure.group]!;
  const order = orderName(rules, view, figure);
  const apart = scatteredText(rules, view, figure);
  return {
    figure: figureId,
    name: nameOf(rules, figure.who),
    mark: markOf(figure),
    face: faceOf(figure),
    kind: say('killzone.card.kind', { troop: called(profile?.troop ?? figure.troop), group: nameOf(rules, who) }),
    state: isWell(view, figure) ? '' : stateOf(rules, view, figure),
    facts: profile
      ? [
          { name: say('killzone.card.move'), value: say('killzone.card.inches', { inches: profile.move }) },
          { name: say('killzone.card.kill'), value: say('killzone.card.orMore', { score: profile.killScore }) },
          { name: say('killzone.card.combat'), value: say('killzone.card.dice', { dice: profile.combatDice }) },
          ...(order === null ? [] : [{ name: say('killzone.card.order'), value: order }]),
        ]
      : [],
    can: [...(apart === null ? [] : [apart]), ...(profile ? sentencesOf(profile) : [])],
    threatens: (rules.threatenedBy?.(view, figure) ?? []).map(id => nameOf(rules, view.figures[id]!.who)),
  };
}

/** On his feet, on the table and his own master: that goes without saying. */
const isWell = (view: KillzoneView, figure: Figure): boolean => {
  const { state, away, vehicle, overdosed, captive } = figure;
  return state === 'active' && !away && vehicle < 0 && !overdosed && captive < 0 && !isCarrier(view, figure);
};

type Profile = ReturnType<NonNullable<KillzoneBoard['profileOf']>>;

function sentencesOf({ weapons, hand, drugs }: Profile): string[] {
  const guns = weapons.map(({ name, reach, shots, dice, left }) =>
    say('killzone.card.gun', {
      name: called(name),
      reach,
      shots,
      dice,
      left: left ?? undefined,
      counted: left !== null,
    }),
  );
  const own =
    hand.length > 0 ? [say('killzone.card.hand', { weapons: list(hand.map(each => called(each).toLowerCase())) })] : [];
  const taken = drugs.length > 0 ? [say('killzone.card.drugs', { drugs: list(drugs.map(each => called(each))) })] : [];
  return [...guns, ...own, ...taken];
}
