import { type Direction, eighthsBetween } from '@sightline/geometry/grid';
import { D6, part, type Tally, tally } from '@sightline/kernel';
import type { RuleId } from '@sightline/ledger';
import { effectOf } from '../../content/deck.ts';
import type { DuckIo } from '../../table/events.ts';
import type { Figure, Grapple, Protection, Survivor, Teamer, Threat } from '../../table/figure.ts';
import { seatOf } from '../../table/figures.ts';
import type { WithOwn } from '../../table/own-cards.ts';
import { strengthOf } from '../binge/plus-factors.ts';
import { isEncumbered } from '../damage/burden.ts';

/** DK-GRAP-009, DK-GRAP-048: the dice of a character card. */
const DICE_BY_STRENGTH = { WEAK: 2, AVE: 3, STRONG: 4 } as const;
/** DK-GAP-035. */
const SURVIVOR_DICE = 2;
/** DK-GRAP-041, DK-GRAP-011. */
const DUCKED_DICE = -2;
const REAR_DICE = -2;

/** DK-GRAP-011: in by one of the three squares behind him. */
export const isRear = (facing: Direction, from: Direction): boolean => eighthsBetween(facing, from) > 2;

const BLADE = effectOf('axe-or-cutlass', 'blade');

export const hasBladeInHand = (person: Teamer | Survivor): boolean =>
  person.kind === 'teamer' && (person.hand === 'cutlass' || person.hand === 'axe');

/** DK-GRAP-045: all changes add up and never below 0. Without a grapple: what he would have if attacked from the front. */
export function grappleDice(
  stock: WithOwn,
  person: Teamer | Survivor,
  grapple: Grapple | null = person.grapple,
): Tally {
  const isBladed = grapple ? grapple.bladed : hasBladeInHand(person);
  const lost = grapple?.manLost ?? 0;
  return notBelow0(
    tally(
      baseDice(person),
      isBladed && part('DK-WEAP-044', BLADE.grappleDice, 'blade'),
      person.kind === 'teamer' && isEncumbered(stock, person) && part('DK-GRAP-045', -1, 'encumbered'),
      person.ducked && part('DK-GRAP-041', DUCKED_DICE, 'ducked'),
      grapple?.rear && part('DK-GRAP-011', REAR_DICE, 'rear'),
      person.kind === 'teamer' && person.treated && part('DK-DMG-009', -1, 'treated'),
      lost > 0 && part('DK-GRAP-017', -lost, 'lost'),
    ),
  );
}

function baseDice(person: Teamer | Survivor): number {
  return person.kind === 'survivor' ? SURVIVOR_DICE : DICE_BY_STRENGTH[strengthOf(person)];
}

/** DK-GRAP-010, DK-GRAP-051: by its species; some have fewer dice once they stand. */
export function threatDice(threat: Threat, grapple: Pick<Grapple, 'advancing' | 'threatLost'>): Tally {
  const { grapple: dice, grappleStatic = dice } = threat.card;
  return notBelow0(
    tally(
      dice,
      !grapple.advancing && grappleStatic < dice && part('DK-GRAP-051', grappleStatic - dice, 'static'),
      threat.ducked && part('DK-GRAP-041', DUCKED_DICE, 'ducked'),
      grapple.threatLost > 0 && part('DK-GRAP-020', -grapple.threatLost, 'lost'),
    ),
  );
}

function notBelow0(sum: Tally): Tally {
  return sum.total >= 0 ? sum : { ...sum, total: 0 };
}

/** DK-GRAP-047: what each hit more than the enemy's counts. */
export function damageOf(person: Teamer | Survivor): number {
  return hasBladeInHand(person) ? BLADE.damage : 1;
}

export const sixesAmong = (dice: readonly number[]): number => dice.reduce((n, face) => n + (face === 6 ? 1 : 0), 0);

/** DK-GRAP-012, DK-GRAP-046: a set of dice, thrown twice against the ARMOURED and the UNPROTECTED. */
export function throwGrappleDice(
  io: DuckIo,
  figure: Figure,
  number: number,
  against: Protection,
  rule: RuleId = 'DK-GRAP-012',
): readonly number[] {
  const throwSet = (): number[] =>
    Array.from({ length: number }, () =>
      io.roll(D6, { rule, purpose: 'grapple', seat: seatOf(figure), figure: figure.id }),
    );
  const first = throwSet();
  if (against === 'PROTECTED') return first;
  const second = throwSet();
  const hasMore = sixesAmong(second) > sixesAmong(first);
  return hasMore === (against === 'UNPROTECTED') ? second : first;
}

/** DK-STAR-001: whether so many 6s of so many dice had a chance of 1 in 36 or less, thrown against this protection. */
export function isUnlikely(dice: number, sixes: number, against: Protection): boolean {
  const all = 6 ** dice;
  const good = throwsWith(dice, sixes);
  if (against === 'PROTECTED') return good * 36 <= all;
  const counting = against === 'ARMOURED' ? good * good : all * all - (all - good) * (all - good);
  return counting * 36 <= all * all;
}

/** Of all throws of so many dice, those with at least so many 6s. */
function throwsWith(dice: number, sixes: number): number {
  if (sixes <= 0) return 6 ** dice;
  return dice < sixes ? 0 : throwsWith(dice - 1, sixes - 1) + 5 * throwsWith(dice - 1, sixes);
}
