import type { DuckBoard, DuckView, Figure } from '@sightline/duck';
import { called, say } from '../../words/duck.ts';
import type { Note } from '../game.ts';

/** DK-DMG-023: so many points left over against something solid are a wound. */
export const WOUNDING = 5;

type Card = NonNullable<DuckBoard['shipped']['weapons']>[number];

/** The card of a weapon, the players' own included; editions of before keep theirs to themselves. */
function weaponCalled(rules: DuckBoard, view: DuckView, id: string): Card | undefined {
  const own: readonly Card[] = view.own?.weapons ?? [];
  return [...own, ...(rules.shipped.weapons ?? [])].find(card => card.id === id);
}

/** What a throw for a shot has to come to so as to kill; null where it cannot, or where more than a number decides. */
export function killsAt(rules: DuckBoard, view: DuckView, weapon: string, range: number): number | null {
  const effect = weaponCalled(rules, view, weapon)?.effect;
  if (effect?.kind === 'burst') return effect.kill;
  if (effect?.kind !== 'bullet' || effect.half) return null;
  return range <= effect.killRange ? effect.killAt : null;
}

/** How many dice a shot at somebody rolls and what is needed, reason by reason; empty for guns that go by other rules. */
export function shotNotes(rules: DuckBoard, view: DuckView, shooter: Figure, target: Figure): readonly Note[] {
  const card = cardInHand(rules, view, shooter);
  const first = card && rollNote(card, rules.rangeBetween(view, shooter.at, target.at));
  if (!first) return [];
  const { protection } = target;
  const isWounded = target.wounds > 0 || (target.kind === 'threat' && target.scarred);
  return [
    first,
    ...(protection === 'PROTECTED' ? [] : [{ text: say(`duck.shot.${protection}`), rule: RULES[protection] }]),
    { text: say('duck.shot.solid', { left: WOUNDING }), rule: 'DK-DMG-023' },
    {
      text: say('duck.shot.ammunition', {
        byTheShot: view.switches.ammunition === 'byTheShot',
        loaded: gunInHand(shooter)?.loaded ?? 0,
      }),
      rule: 'DK-WEAP-018',
      // Of several dice several may show a 1.
      ...(card.effect.kind !== 'burst' && { aside: true }),
    },
    ...(isWounded ? [{ text: say('duck.shot.wounded'), rule: 'DK-DMG-027' } satisfies Note] : []),
  ];
}

/** The card of the gun that a man has in hand. */
function cardInHand(rules: DuckBoard, view: DuckView, man: Figure): Card | undefined {
  const gun = gunInHand(man);
  return gun && weaponCalled(rules, view, gun.id);
}

const gunInHand = (man: Figure) =>
  man.kind === 'teamer' && typeof man.hand === 'number' ? man.weapons[man.hand] : undefined;

/** What a burst over so many squares has to come to so as to kill. */
export function killsSpraying(
  rules: DuckBoard,
  view: DuckView,
  man: Figure | undefined,
  squares: number,
): number | null {
  const effect = man && cardInHand(rules, view, man)?.effect;
  return effect?.kind === 'burst' ? (effect.spray[squares - 2] ?? null) : null;
}

/** What strikes several squares, before they are chosen; editions of before keep the cards to themselves. */
export function volleyNotes(rules: DuckBoard, view: DuckView, shooter: Figure, deed: unknown): readonly Note[] {
  const effect = cardInHand(rules, view, shooter)?.effect;
  if (deed === 'spray' && effect?.kind === 'burst') {
    const [two, three] = effect.spray;
    return [{ text: say('duck.sprayed', { dice: effect.dice, two, three }), rule: 'DK-WEAP-015' }];
  }
  if (deed !== 'flame' || effect?.kind !== 'flame') return [];
  const [one, two, three] = effect.kill;
  return [{ text: say('duck.squirtedAt', { one, two, sure: three === 0 }), rule: 'DK-WEAP-022' }];
}

const RULES = { UNPROTECTED: 'DK-DMG-002', ARMOURED: 'DK-DMG-003' } as const;

function rollNote({ name, effect }: Card, range: number): Note | null {
  const weapon = called(name);
  if (effect.kind === 'burst')
    return { text: say('duck.shot.burst', { weapon, dice: effect.dice, kill: effect.kill }), rule: 'DK-WEAP-013' };
  if (effect.kind !== 'bullet') return null;
  if (effect.half) return { text: say('duck.shot.half', { weapon }), rule: 'DK-WEAP-006' };
  const { bestOf: dice, killAt: kill, killRange: reach } = effect;
  return range <= reach
    ? { text: say('duck.shot.bullet', { weapon, dice, kill }), rule: 'DK-WEAP-008' }
    : { text: say('duck.shot.far', { weapon, dice, reach }), rule: 'DK-WEAP-010' };
}
